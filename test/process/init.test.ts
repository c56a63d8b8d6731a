// @module-tag long
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../../src/clock.ts";
import { readConfig } from "../../src/config.ts";
import { valuesIn } from "../../src/init/env-file.ts";
import { freshFolder } from "../bot.ts";
import { createFakeClock } from "../clock.ts";
import { lookFor } from "../patience.ts";
import { runSandbox } from "../sandbox/running.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { startTheOddsApi } from "../standins/odds/the-odds-api.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { sideBySide } from "./processes.ts";

vi.setConfig(sideBySide);

const program = fileURLToPath(new URL("../../dist/init.js", import.meta.url));
const telegramToken = "4242:CANARY-telegram";
const discordToken = "CANARY-discord";
const children = new Set<ChildProcess>();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

interface Started {
  folder: string;
  /** All that it has written. */
  shown(): string;
  /** Waits until it has written this since the last answer, then types a line. */
  answer(question: string, line: string): Promise<void>;
  /** Types keys as they are. */
  type(keys: string): void;
  until(text: string): Promise<void>;
  /** No more input comes. */
  hangUp(): void;
  end(): Promise<number | null>;
}

/** Starts it in a folder, on a pipe or on a terminal of its own. */
function start(args: readonly string[], { folder = freshFolder(), isTerminal = false } = {}): Started {
  const command = [process.execPath, program, ...args];
  const [file = "", ...rest] = isTerminal
    ? ["script", "-qec", command.map((word) => `'${word}'`).join(" "), "/dev/null"]
    : command;
  const child = spawn(file, rest, { cwd: folder, env: { PATH: process.env["PATH"], TERM: "xterm" }, stdio: "pipe" });
  children.add(child);
  let shown = "";
  let seen = 0;
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (shown += text));
  const closed = new Promise<number | null>((resolve) =>
    child.once("close", (code) => {
      children.delete(child);
      resolve(code);
    }),
  );
  child.stdin.on("error", () => undefined);

  async function until(text: string): Promise<void> {
    if (!(await lookFor(() => shown.slice(seen).includes(text)))) throw new Error(`"${text}" never came:\n${shown}`);
    seen = shown.indexOf(text, seen) + text.length;
  }

  return {
    folder,
    shown: () => shown,
    until,
    async answer(question, line) {
      await until(question);
      child.stdin.write(isTerminal ? `${line}\r` : `${line}\n`);
    },
    type: (keys) => void child.stdin.write(keys),
    hangUp: () => void child.stdin.end(),
    end: () => closed,
  };
}

/** Both platforms, and what leads there. */
async function openPlatforms() {
  const telegram = createTelegramStandIn({ token: telegramToken });
  const { apiRoot } = await telegram.start();
  const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()), token: discordToken });
  ends.push(telegram.stop, discord.stop);
  return { telegram, discord, roots: ["--telegram-api-root", apiRoot, "--discord-api-url", discord.apiUrl] };
}

const env = (folder: string): string => readFileSync(join(folder, ".env"), "utf8");

describe.each(spawnSync("script", ["--version"]).error ? [false] : [false, true])("on a terminal: %s, init", (isTerminal) => {
  it("asks for what is needed, tries it out, shows no token, and writes the file", async () => {
    const { roots } = await openPlatforms();
    const { url, stop } = await runSandbox();
    ends.push(stop);
    const init = start(roots, { isTerminal });
    await init.answer("@BotFather gives", "4242:CANARY-of-nobody");
    await init.until("it refuses the token");
    await init.answer("Keep it anyway? [y/N]", "");
    await init.answer("@BotFather gives", telegramToken);
    await init.until("the token belongs to @linewatch_bot");
    await init.answer("from its page Bot", discordToken);
    await init.until("the token belongs to the application linewatch");
    await init.answer("Which service", "documented");
    await init.answer("The service's address", url);
    await init.answer("Who made the data", "");
    await init.until("This one is needed.");
    await init.answer("Who made the data", "It's a test");
    await init.answer("their web address", "https://odds.example");
    await init.until("bookmakers");
    await init.answer("Who may use /admin", "somebody");
    await init.until("OPERATORS must be people");
    await init.answer("Who may use /admin", "telegram:7");
    await init.answer("A Postgres", "");
    await init.answer("Folder for a backup", "data/backups");
    await init.answer("Port for /healthz", "");
    await init.answer("Write it? [Y/n]", "");
    expect(await init.end()).toBe(0);
    const shown = init.shown();
    expect(shown).toContain("+ TELEGRAM_BOT_TOKEN  (not shown)");
    expect(shown).toContain("Telegram, into a group: https://t.me/linewatch_bot?startgroup");
    expect(shown).toMatch(/into a server: https:\/\/discord\.com\/oauth2\/authorize\?client_id=\d+&integration_type=0&scope=bot/);
    expect(shown).not.toContain("CANARY");
    expect(statSync(join(init.folder, ".env")).mode & 0o777).toBe(0o600);
    const written = valuesIn(env(init.folder));
    expect(written).toMatchObject({
      TELEGRAM_BOT_TOKEN: telegramToken,
      DISCORD_BOT_TOKEN: discordToken,
      OPERATORS: "telegram:7",
    });
    expect(readConfig(written).api?.source).toEqual({ name: "It's a test", url: "https://odds.example" });
    expect(env(init.folder)).toContain("# From @BotFather.");
  });

  it("leaves a file that is there as it is unless it may change it, and then the earlier one beside it", async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, ".env"), "# mine\nFOO=1\nTELEGRAM_BOT_TOKEN_FILE=\nDATA_DIR=old\n");
    for (const [answer, code] of [
      ["", 1],
      ["y", 0],
    ] as const) {
      const init = start(["--port", "0", "--data-dir", "new"], { folder, isTerminal });
      for (const question of ["@BotFather", "page Bot", "Which service", "A Postgres", "Folder for", "Port for /healthz"])
        await init.answer(question, "");
      await init.until("~ DATA_DIR  old -> new");
      await init.answer("Write it? [y/N]", answer);
      expect(await init.end()).toBe(code);
    }
    expect(env(folder)).toBe("# mine\nFOO=1\nTELEGRAM_BOT_TOKEN_FILE=\nDATA_DIR=new\nPORT=0\n");
    const [kept = "", ...others] = readdirSync(folder).filter((name) => name.startsWith(".env."));
    expect(others).toEqual([]);
    expect(readFileSync(join(folder, kept), "utf8")).toContain("DATA_DIR=old");
  });

  it("says where a key goes, tries it for nothing, asks for it alone when it is refused, and drops it with its service", async () => {
    const odds = await startTheOddsApi({ clock: systemClock, key: "CANARY-right" });
    ends.push(() => odds.stop());
    const folder = freshFolder();
    const first = start(["--odds-api-base-url", odds.baseUrl, "--port", "0"], { folder, isTerminal });
    for (const question of ["@BotFather", "page Bot"]) await first.answer(question, "");
    await first.until("1  polymarket");
    await first.answer("Which service", "3");
    await first.until(`Your key will be sent to ${new URL(odds.baseUrl).origin} and nowhere else.`);
    await first.answer("Its key", "CANARY-wrong");
    await first.until("soccer_epl");
    await first.answer("Sports (Enter: upcoming)", "soccer_epl");
    for (const question of ["Markets", "Regions", "Books"]) await first.answer(question, "");
    await first.until("The Odds API refuses the key");
    await first.answer("Keep it anyway?", "");
    await first.answer("Its key", "CANARY-right");
    await first.until("500 left this month");
    await first.until("watches together get about 13 checks a day");
    for (const question of ["A Postgres", "Folder for", "Port for /healthz", "Write it?"]) await first.answer(question, "");
    expect(await first.end()).toBe(0);
    expect(first.shown()).not.toContain("CANARY");
    expect(odds.tally()).toMatchObject({ requests: 2, cost: 0 });
    expect(valuesIn(env(folder))).toMatchObject({ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY: "CANARY-right" });

    const next = start(["--unchecked"], { folder, isTerminal });
    for (const question of ["@BotFather", "page Bot"]) await next.answer(question, "");
    await next.answer("Which service", "kalshi");
    await next.answer("Series (Enter: KXNBAGAME", "");
    for (const question of ["A Postgres", "Folder for", "Port of", "Port for /healthz"]) await next.answer(question, "");
    await next.answer("Write it?", "y");
    expect(await next.end()).toBe(0);
    expect(valuesIn(env(folder))).toEqual({ ODDS_SOURCE: "kalshi", PORT: "0" });
  });

  it("writes nothing when it is cancelled, or nobody answers any more", async () => {
    const { roots } = await openPlatforms();
    const init = start(roots, { isTerminal });
    await init.answer("@BotFather gives", telegramToken);
    await init.until("page Bot");
    if (isTerminal) init.type("\u0003");
    else init.hangUp();
    expect(await init.end()).toBe(isTerminal ? 130 : 1);
    expect(init.shown()).toContain("Nothing was written");
    expect(init.shown()).not.toContain("CANARY");
    expect(readdirSync(init.folder)).toEqual([]);
  });
});

describe("init with flags", () => {
  it("takes away settings that are gone, and says what finds out how a service is read", async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, ".env"), "ODDS_API_MAP=map.json\nLOG_LEVEL=debug\n");
    const credit = ["--odds-source-name", "Odds", "--odds-source-url", "https://odds.example"];
    const init = start(["--odds-api-base-url", "https://odds.example", ...credit, "--unchecked", "--yes"], { folder });
    expect(await init.end()).toBe(0);
    expect(init.shown()).toMatch(/^ {2}- ODDS_API_MAP {2}map\.json$/m);
    expect(init.shown()).toContain("npm run doctor finds out how the odds service is read");
    expect(valuesIn(env(folder))).toEqual({
      ...{ LOG_LEVEL: "debug", ODDS_API_BASE_URL: "https://odds.example" },
      ...{ ODDS_SOURCE_NAME: "Odds", ODDS_SOURCE_URL: "https://odds.example" },
    });
  });

  it.for([
    ["writes a key that the service takes, for nothing", "CANARY-right", 0, "500 left this month"],
    ["writes nothing with a key that it refuses", "CANARY-wrong", 1, "The Odds API refuses the key"],
  ] as const)("%s", async ([, key, code, says]) => {
    const odds = await startTheOddsApi({ clock: systemClock, key: "CANARY-right" });
    ends.push(() => odds.stop());
    const init = start(["--odds-source", "the-odds-api", "--odds-api-key", key, "--odds-api-base-url", odds.baseUrl, "--yes"]);
    expect(await init.end()).toBe(code);
    expect(init.shown()).toContain(says);
    expect(init.shown()).not.toContain("CANARY");
    expect(odds.tally()).toMatchObject({ requests: 1, cost: 0 });
    if (code === 0) expect(valuesIn(env(init.folder))).toMatchObject({ ODDS_SOURCE: "the-odds-api", ODDS_API_KEY: key });
  });

  it("asks nothing, and takes tokens from files", async () => {
    const { roots } = await openPlatforms();
    const folder = freshFolder();
    mkdirSync(join(folder, "secrets"));
    writeFileSync(join(folder, "secrets", "discord"), `${discordToken}\n`);
    const flags = ["--telegram-bot-token", telegramToken, "--discord-bot-token-file", "secrets/discord", "--log-level", "debug"];
    const init = start([...roots, ...flags, "--odds-api-base-url", "sandbox", "--yes"], { folder });
    expect(await init.end()).toBe(0);
    expect(valuesIn(env(folder))).toMatchObject({ DISCORD_BOT_TOKEN_FILE: "secrets/discord", LOG_LEVEL: "debug" });
    expect(init.shown()).toContain("the token belongs to the application linewatch");
    expect(init.shown()).not.toContain("CANARY");
    const again = start(["--yes"], { folder });
    expect(await again.end()).toBe(0);
    expect(again.shown()).toContain(".env already says all of this.");
  });

  it.for<[string, string[], string]>([
    ["an invented service for real chats", ["--telegram-bot-token", telegramToken], "ODDS_API_BASE_URL are not set"],
    ["a token that nobody knows", ["--telegram-bot-token", "4242:CANARY-of-nobody"], "it refuses the token"],
    ["settings that do not fit together", ["--metrics-port", "8080"], "METRICS_PORT and PORT must differ"],
    ["a database that is not there", ["--database-url", "postgres://bot:CANARY@127.0.0.1:1/odds"], "ECONNREFUSED"],
    [
      "no odds service",
      ["--odds-api-base-url", "http://127.0.0.1:1", "--odds-source-name", "x", "--odds-source-url", "http://x.y"],
      "nothing listens at 127.0.0.1:1 (ECONNREFUSED): look at ODDS_API_BASE_URL",
    ],
  ])("writes nothing with %s", async ([, flags, problem]) => {
    const { roots } = await openPlatforms();
    const init = start([...roots, ...flags, "--yes"]);
    expect(await init.end()).toBe(1);
    expect(init.shown()).toContain(problem);
    expect(init.shown()).toContain("Nothing was written.");
    expect(init.shown()).not.toContain("CANARY");
    expect(readdirSync(init.folder)).toEqual([]);
  });

  it("finds a port that is in use, and a platform that cannot be reached, unless nothing is to be tried", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    ends.push(async () => other.close());
    const { port } = other.address() as { port: number };
    const used = start(["--port", String(port), "--yes"]);
    expect(await used.end()).toBe(1);
    expect(used.shown()).toContain(`${port} of 127.0.0.1 is in use`);
    const flags = [
      "--telegram-bot-token",
      telegramToken,
      "--telegram-api-root",
      "http://127.0.0.1:1",
      "--odds-api-base-url",
      "sandbox",
    ];
    const silent = start([...flags, "--yes"]);
    expect(await silent.end()).toBe(1);
    expect(silent.shown()).toContain("it doesn't answer (nothing listens at 127.0.0.1:1 (ECONNREFUSED))");
    const unchecked = start([...flags, "--yes", "--unchecked"]);
    expect(await unchecked.end()).toBe(0);
    expect(valuesIn(env(unchecked.folder))).toMatchObject({ TELEGRAM_BOT_TOKEN: telegramToken });
  });

  it.for([["--no-such-flag"], [telegramToken], ["--port"]])("explains itself for %s", async (args) => {
    const init = start(args);
    expect(await init.end()).toBe(2);
    expect(init.shown()).toContain("usage: npm run init");
    expect(init.shown()).not.toContain("CANARY");
  });
});
