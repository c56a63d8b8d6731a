import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/config.ts";

const token = "123456789:AAFdR3tq0Yk4mWzJp2xVbN7cLs8hQeTuGi1";
const discord = "MTEyMjMzNDQ1NTY2Nzc4ODk5.GaBcDe.0123456789abcdefghijABCDEFGHIJ012345";
const odds = { ODDS_API_BASE_URL: "https://odds.example", ODDS_SOURCE_NAME: "Odds", ODDS_SOURCE_URL: "https://odds.example" };
const hosted = { ...odds, TELEGRAM_BOT_TOKEN: token };

/** What a host reads; `inFile` stands in `.env`, all else in the environment. */
function read(values: Record<string, string>, inFile: Record<string, string> = {}): readonly string[] {
  try {
    readConfig({ ...values, ...inFile }, Object.keys(inFile));
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe("a name that is not a setting", () => {
  it.each([
    [{ TELEGRAM_TOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ TELEGRAM_BOT_TOKN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ TELEGRAMBOTTOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ telegram_bot_token: token }, "TELEGRAM_BOT_TOKEN"],
    [{ DISCORD_TOKEN: discord }, "DISCORD_BOT_TOKEN"],
    [{ ACESS: "approval" }, "ACCESS"],
    [{ ACCES: "approval" }, "ACCESS"],
    [{ OPERATOR: "telegram:42" }, "OPERATORS"],
    [{ DATABASE_URI: "postgres://h/d" }, "DATABASE_URL"],
    [{ ODDS_API_URL: "https://odds.example" }, "ODDS_API_BASE_URL"],
    [{ ODDS_BASE_URL: "https://odds.example" }, "ODDS_API_BASE_URL"],
    [{ BAKUP_DIR: "/b" }, "BACKUP_DIR"],
    [{ METRIC_PORT: "9464" }, "METRICS_PORT"],
    [{ TELEGRAM_BOT_TOKEN_FIEL: "/run/token" }, "TELEGRAM_BOT_TOKEN_FILE"],
  ])("is named with what was meant, in the environment as in .env: %j", (wrong, meant) => {
    const [name] = Object.keys(wrong);
    expect(read(wrong)).toEqual([`${name} in the environment is not a setting: did you mean ${meant}?`]);
    expect(read({}, wrong)).toEqual([`${name} in .env is not a setting: did you mean ${meant}?`]);
  });

  // What other bots call it.
  it.each([
    [{ TG_BOT_TOKEN: "abc" }, "TELEGRAM_BOT_TOKEN"],
    [{ TG_TOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ TELEGRAM_API_TOKEN: "abc" }, "TELEGRAM_BOT_TOKEN"],
    [{ TELEGRAM_BOT_API_KEY: token }, "TELEGRAM_BOT_TOKEN"],
    [{ BOT_TOKEN_TELEGRAM: token }, "TELEGRAM_BOT_TOKEN"],
    [{ BOT_TOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ BOT_TOKEN: discord }, "DISCORD_BOT_TOKEN"],
    [{ BOT_TOKEN: "abc" }, "TELEGRAM_BOT_TOKEN or DISCORD_BOT_TOKEN"],
    [{ BOT_TOKEN_FILE: "/run/token" }, "TELEGRAM_BOT_TOKEN_FILE or DISCORD_BOT_TOKEN_FILE"],
    [{ TOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ token: discord }, "DISCORD_BOT_TOKEN"],
    [{ TELOXIDE_TOKEN: token }, "TELEGRAM_BOT_TOKEN"],
    [{ DISCORD_API_TOKEN: "abc" }, "DISCORD_BOT_TOKEN"],
    [{ DISCORD_CLIENT_TOKEN: discord }, "DISCORD_BOT_TOKEN"],
    [{ TG_TOKEN: discord }, "DISCORD_BOT_TOKEN"],
  ])("is another bot's name for a token, and ours is named: %j", (wrong, meant) => {
    const [name] = Object.keys(wrong);
    const [said] = read(wrong);
    expect(said).toMatch(new RegExp(`^${name} in the environment is not a setting: did you mean ${meant}\\?`));
    expect(said).not.toMatch(/AAFd|GaBcDe/);
    expect(read({}, wrong)).toEqual([`${name} in .env is not a setting: did you mean ${meant}?`]);
    expect(read({ ...wrong, PLAYGROUND: "1" })).toEqual([]);
  });

  it.each([
    { BOT_TOKEN: token, TG_BOT_TOKEN: token, TOKEN: token, ...hosted },
    { BOT_TOKEN: discord, DISCORD_API_TOKEN: discord, ...odds, DISCORD_BOT_TOKEN: discord },
    { BOT_TOKEN: "", TG_BOT_TOKEN: " " },
    { SLACK_BOT_TOKEN: "xoxb-1", GITHUB_TOKEN: "ghp_1", TOKEN: "abc", BOT_KEY: "abc", BOT_NAME: "b", TELEGRAM_CHAT_ID: "42" },
    { TOKEN: `eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U` },
    { TELEGRAM_API_ID: "1", TELEGRAM_API_HASH: "abc", DISCORD_WEBHOOK_URL: "https://d", DISCORD_CLIENT_SECRET: "x" },
  ])("is left alone where it's another bot's beside ours, empty, or no bot's: %j", (environment) => {
    expect(read(environment)).toEqual([]);
  });

  it.each([
    [{ ACCESS_MODE: "approval" }, "did you mean ACCESS or ACCESS_LIST?"],
    [{ WEATHER: "fine" }, ".env.example names all there are"],
  ])("stops the start in .env, where nothing else belongs: %j", (wrong, advice) => {
    const [name] = Object.keys(wrong);
    expect(read({}, wrong)).toEqual([`${name} in .env is not a setting: ${advice}`]);
    expect(read(wrong)).toEqual([]);
  });

  it("is left alone where it is another program's", () => {
    const environment = {
      ...{ PATH: "/bin", HOSTNAME: "h", HTTP_PROXY: "http://p", https_proxy: "http://p", no_proxy: "x", SPORT: "1", POST: "1" },
      ...{
        TEST_DATABASE_URL: "postgres://x",
        XDG_DATA_DIRS: "/usr",
        REDIS_PORT: "1",
        ACCESS_TOKEN: "x",
        API_URL: "x",
        LOGNAME: "x",
      },
    };
    expect(read(environment)).toEqual([]);
    expect(read({}, { COMPOSE_PROJECT_NAME: "odds", NODE_ENV: "test", TZ: "UTC", POSTGRES_PASSWORD: "x" })).toEqual([]);
  });
});

describe("a value that can't be meant", () => {
  it.each([
    [{ ...odds, TELEGRAM_BOT_TOKEN: discord }, "TELEGRAM_BOT_TOKEN is a token of Discord: that one is for DISCORD_BOT_TOKEN"],
    [{ ...odds, DISCORD_BOT_TOKEN: token }, "DISCORD_BOT_TOKEN is a token of Telegram: that one is for TELEGRAM_BOT_TOKEN"],
    [{ ...odds, TELEGRAM_BOT_TOKEN: `bot${token}` }, "TELEGRAM_BOT_TOKEN does not look like a token of @BotFather"],
    [
      { ...odds, TELEGRAM_BOT_TOKEN: "AAFdR3tq0Yk4mWzJp2xVbN7cLs8hQeTuGi1" },
      "TELEGRAM_BOT_TOKEN does not look like a token of @BotFather",
    ],
    [{ ...odds, TELEGRAM_BOT_TOKEN: "<your token>" }, "TELEGRAM_BOT_TOKEN does not look like a token"],
    [{ ...odds, DISCORD_BOT_TOKEN: "1122334455667788990" }, "DISCORD_BOT_TOKEN is a number like the application's id"],
    [{ ...odds, DISCORD_BOT_TOKEN: "7f".repeat(32) }, "DISCORD_BOT_TOKEN is the public key"],
    [
      { ...odds, DISCORD_BOT_TOKEN: "aBcDeFgHiJkLmNoPqRsTuVwXyZ012345" },
      "DISCORD_BOT_TOKEN does not look like a token, which has two dots",
    ],
    [{ ...odds, DISCORD_BOT_TOKEN: `Bot ${discord}` }, "DISCORD_BOT_TOKEN does not look like a token (there is a space"],
    [
      { TELEGRAM_BOT_TOKEN: token },
      "ODDS_SOURCE and ODDS_API_BASE_URL are not set, and invented odds mustn't reach real chats by accident",
    ],
    [
      { ...hosted, ODDS_API_BASE_URL: "http://odds:8090" },
      "plain http is only for this machine, or for a neighbour with ODDS_API_ALLOW_HTTP=1",
    ],
    [{ ...hosted, ODDS_API_BASE_URL: "odds.example" }, "ODDS_API_BASE_URL must be an https address"],
    [{ ...hosted, ODDS_SOURCE_NAME: "" }, "ODDS_SOURCE_NAME is not set: the data's licence asks"],
    [{ ...hosted, ACCESS: "aproval" }, "ACCESS must be one of open, approval, list"],
    [{ ...hosted, ACCESS: "approval" }, "OPERATORS is not set: with ACCESS=approval no one could let anyone in"],
    [{ ...hosted, ACCESS: "list" }, "ACCESS_LIST is not set: ACCESS=list lets in only"],
    [{ ...hosted, OPERATORS: "@ann" }, 'OPERATORS must be people such as telegram:123456789, separated by commas (not "@ann")'],
    [{ ...hosted, METRICS_PORT: "99999" }, "METRICS_PORT must be a whole number from 0 to 65535"],
    [{ ...hosted, DATABASE_URL: "mysql://h/d" }, "DATABASE_URL must be a postgres://… address"],
    [{ ...hosted, HTTPS_PROXY: "proxy:3128" }, "HTTPS_PROXY must be the address of a proxy"],
    [{ ...hosted, LOG_LEVEL: "verbose" }, "LOG_LEVEL must be one of debug, info, warn, error, silent"],
    [{ NODE_ENV: "production" }, "with NODE_ENV=production the playground runs only with PLAYGROUND=1"],
    [{ PLAYGROUND: "0" }, "PLAYGROUND is 0: no one could talk to the bot"],
    [{ HOST: "0.0.0.0" }, "HOST must be 127.0.0.1 while the playground runs"],
  ])("is said so, with the way out: %j", (values, said) => {
    expect(read(values)).toEqual([expect.stringContaining(said)]);
  });

  it.each([
    [{ NODE_ENV: "production", PLAYGROUND: "1" }],
    [{ NODE_ENV: "production", ...hosted }],
    [{ ...hosted, ODDS_API_BASE_URL: "http://odds:8090", ODDS_API_ALLOW_HTTP: "1" }],
    [{ ...hosted, ODDS_API_BASE_URL: "http://127.0.0.1:8090" }],
    [{ ...odds, DISCORD_BOT_TOKEN: discord }],
  ])("is none of these: %j", (values) => {
    expect(read(values)).toEqual([]);
  });

  it("is said of a token once, and not that there is none", () => {
    expect(read({ NODE_ENV: "production", ODDS_API_BASE_URL: "sandbox", TELEGRAM_BOT_TOKEN: "x y" })).toHaveLength(1);
  });
});
