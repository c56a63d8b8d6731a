import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mapping } from "./api/decode/mapping.ts";
import type { HttpsProxy } from "./proxy.ts";
import {
  isLoopback,
  passwordOf,
  type SandboxDialect,
  type Settings,
  secretVariables,
  type Variable,
  variables,
} from "./variables.ts";

/** Everything the host can set, checked. */
export interface Config {
  /** `webhook`: where Telegram brings updates and where we listen for them; null asks for them. */
  telegram: {
    token: string;
    apiRoot: string;
    webhook: { url: string; host: string; port: number } | null;
    /** The operator pays Telegram for alerts beyond thirty a second. */
    paid: boolean;
  } | null;
  /**
   * `shards`: how many the processes share; null leaves the number to Discord and all of it to one process. `interactions`: how
   * Discord signs what it brings and where we listen for it; null takes it from the gateway.
   */
  discord: {
    token: string;
    apiUrl: string;
    shards: number | null;
    interactions: { publicKey: string; host: string; port: number } | null;
  } | null;
  /** Where the playground listens; null when it does not run. */
  playground: { host: string; port: number } | null;
  /** Where health and metrics can be asked for; null where they cannot. */
  metrics: { host: string; port: number } | null;
  /** The odds API; null asks the sandbox, which this process then starts. `speed` is 1 but for a sandbox that runs elsewhere on this machine. */
  api: { baseUrl: string; source: { name: string; url: string }; speed: number } | null;
  /** `speed` null leaves the choice to the program. */
  sandbox: { speed: number | null; seed: number; dialect: SandboxDialect };
  /** What the operator says about answers of the API that are read wrongly or not at all. */
  mapping: Mapping;
  /** Who may use the operators' commands; persons as addresses. `local`: whoever uses the playground may, as nobody else can reach it. */
  operators: { persons: readonly string[]; local: boolean };
  /** The way to https addresses; null where there is a direct one. */
  proxy: HttpsProxy | null;
  /** The address of the chat that is told of errors; null where none is. */
  operatorChat: string | null;
  /** Who may use the bot: everybody, whom operators let in, or who is listed (chats and persons, as addresses). */
  access: { mode: "open" | "approval" | "list"; listed: readonly string[] };
  database: { url: string };
  /** Where backups go; `nightly` when the host has named that place, else only one before each change of the schema. */
  backups: { folder: string; nightly: boolean };
  /** Where newer versions of Linewatch are announced; null asks nobody. */
  updateFeed: string | null;
  /** Whether there are bookmakers' bonuses at all; each chat turns them on for itself. */
  bonuses: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** What the names of chats and persons in the log follow from; null writes them as they are. */
  logKey: string | null;
  /** Where the process kills itself, for tests of what a crash loses. */
  failpoint: string | null;
  /** Values that must never be written anywhere. */
  secrets: readonly string[];
}

/** All that is wrong with the settings, one line each. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["Linewatch cannot start, the settings have problems:", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

/** Where the playground may listen. */
const ownHosts = ["127.0.0.1", "::1", "localhost"];

/** The names of all variables, for the test that compares them with `.env.example`. */
export const variableNames: readonly string[] = [...Object.keys(variables), ...secretVariables.map((secret) => `${secret}_FILE`)];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The environment as a Config. Values that are empty count as not set.
 * @throws ConfigError with all problems at once
 */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const settings = readSettings(environment, problems);
  checkTogether(settings, problems);
  if (problems.length > 0) throw new ConfigError(problems);
  return configFrom(settings);
}

/** What the sandbox needs when it runs alone. */
export interface SandboxConfig {
  host: string;
  port: number;
  speed: number;
  seed: number;
  dialect: SandboxDialect;
}

/**
 * The settings of `npm run sandbox`, with the same names and checks as the bot's.
 * @throws ConfigError with all problems at once
 */
export function readSandboxConfig(environment: Environment): SandboxConfig {
  const problems: string[] = [];
  const settings = readSettings(environment, problems);
  const own = problems.filter((problem) => /^(HOST|PORT|SANDBOX_\w+) /.test(problem));
  if (own.length > 0) throw new ConfigError(own);
  return {
    host: settings.HOST ?? "127.0.0.1",
    port: settings.PORT ?? 8090,
    speed: settings.SANDBOX_SPEED ?? 1,
    seed: settings.SANDBOX_SEED ?? 1,
    dialect: settings.SANDBOX_DIALECT ?? "plain",
  };
}

/**
 * The process's environment, with what a `.env` file in the working directory adds to it.
 * @throws ConfigError when there is such a file and it cannot be read
 */
export function environment(): Environment {
  try {
    process.loadEnvFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Without such a file everything comes from the environment; one that cannot be read was meant to say something.
    if (code !== "ENOENT") throw new ConfigError([`.env cannot be read (${code ?? "unknown error"})`]);
  }
  return process.env;
}

/** The configuration of the process's environment; all that is wrong with it, as a text, where there is something. */
export function configOrProblems(): Config | string {
  try {
    return readConfig(environment());
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

function readSettings(environment: Environment, problems: string[]): Settings {
  const settings: Record<string, unknown> = {};
  for (const [variable, schema] of Object.entries(variables)) {
    const text = textOf(variable as Variable, environment, problems);
    if (text === null) continue;
    const read = schema.safeParse(text);
    if (read.success) settings[variable] = read.data;
    else problems.push(`${variable} ${read.error.issues[0]?.message ?? "is not valid"}`);
  }
  return settings as Settings;
}

function textOf(variable: Variable, environment: Environment, problems: string[]): string | null {
  const direct = environment[variable]?.trim() || null;
  const file = secretVariables.some((secret) => secret === variable) ? environment[`${variable}_FILE`]?.trim() || null : null;
  if (file === null) return direct;
  if (direct !== null) {
    problems.push(`${variable} and ${variable}_FILE are both set; set one of them`);
    return null;
  }
  try {
    const text = readFileSync(file, "utf8").trim();
    if (text === "") problems.push(`${variable}_FILE names an empty file`);
    return text || null;
  } catch (error) {
    problems.push(`${variable}_FILE cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`);
    return null;
  }
}

function checkTogether(settings: Settings, problems: string[]): void {
  const base = settings.ODDS_API_BASE_URL;
  const chats = settings.TELEGRAM_BOT_TOKEN !== undefined || settings.DISCORD_BOT_TOKEN !== undefined;
  if (chats && base === undefined && !problems.some((problem) => problem.startsWith("ODDS_API_BASE_URL")))
    problems.push(
      "ODDS_API_BASE_URL is not set, and simulated odds must not reach real chats by accident: set it to the odds API, or to sandbox to allow that",
    );
  if (base !== undefined && base !== "sandbox")
    for (const variable of ["ODDS_SOURCE_NAME", "ODDS_SOURCE_URL"] as const)
      if (settings[variable] === undefined && !problems.some((problem) => problem.startsWith(variable)))
        problems.push(`${variable} is not set: the licence of the data demands that every message names its source`);
  const isBrought = settings.TELEGRAM_WEBHOOK_URL !== undefined || settings.DISCORD_PUBLIC_KEY !== undefined;
  for (const [variable, platform] of [
    ["TELEGRAM_WEBHOOK_URL", "TELEGRAM"],
    ["DISCORD_PUBLIC_KEY", "DISCORD"],
  ] as const)
    if (settings[variable] !== undefined && playgroundRuns(settings))
      problems.push(
        `${variable} and the playground cannot share HOST and PORT: set PLAYGROUND to 0, with a ${platform}_BOT_TOKEN`,
      );
  if (settings.DISCORD_PUBLIC_KEY !== undefined && settings.DISCORD_SHARDS !== undefined)
    problems.push("DISCORD_SHARDS divides the gateway, which is not used with DISCORD_PUBLIC_KEY: set one of them");
  if (
    settings.DISCORD_PUBLIC_KEY !== undefined &&
    /\/discord$/.test(new URL(settings.TELEGRAM_WEBHOOK_URL ?? "https://x").pathname)
  )
    problems.push("TELEGRAM_WEBHOOK_URL must not end in /discord, where Discord brings interactions");
  if (settings.ACCESS === "list" && settings.ACCESS_LIST === undefined && !problems.some((one) => one.startsWith("ACCESS_LIST")))
    problems.push("ACCESS_LIST is not set: ACCESS=list lets in nobody but the chats and persons that it names");
  if (settings.ACCESS === "approval" && settings.OPERATORS === undefined && !problems.some((one) => one.startsWith("OPERATORS")))
    problems.push("OPERATORS is not set: with ACCESS=approval nobody could let anybody in");
  if (settings.LOG_IDS === "plain" && settings.LOG_LEVEL !== "debug")
    problems.push("LOG_IDS=plain is for LOG_LEVEL=debug: otherwise the log says nothing of who anybody is");
  const { METRICS_PORT: metrics, PORT: port = 8080 } = settings;
  if (metrics === port && metrics !== 0 && (playgroundRuns(settings) || isBrought))
    problems.push("METRICS_PORT and PORT must differ: the one is for whoever watches the bot, the other for those who use it");
  if (playgroundRuns(settings) && settings.HOST !== undefined && !ownHosts.includes(settings.HOST))
    problems.push("HOST must be 127.0.0.1 while the playground runs: it has no log-in, so it is for this machine only");
}

function configFrom(settings: Settings): Config {
  const base = settings.ODDS_API_BASE_URL;
  const { TELEGRAM_BOT_TOKEN: telegram, DISCORD_BOT_TOKEN: discord, DATABASE_URL: databaseUrl } = settings;
  return {
    telegram:
      telegram === undefined
        ? null
        : {
            token: telegram,
            apiRoot: withoutSlash(settings.TELEGRAM_API_ROOT ?? "https://api.telegram.org"),
            webhook:
              settings.TELEGRAM_WEBHOOK_URL === undefined ? null : { url: settings.TELEGRAM_WEBHOOK_URL, ...placeOf(settings) },
            paid: settings.TELEGRAM_PAID_BROADCASTS === "1",
          },
    discord:
      discord === undefined
        ? null
        : {
            token: discord,
            apiUrl: withoutSlash(settings.DISCORD_API_URL ?? "https://discord.com/api"),
            shards: settings.DISCORD_SHARDS ?? null,
            interactions:
              settings.DISCORD_PUBLIC_KEY === undefined ? null : { publicKey: settings.DISCORD_PUBLIC_KEY, ...placeOf(settings) },
          },
    playground: playgroundRuns(settings) ? placeOf(settings) : null,
    metrics: settings.METRICS_PORT === undefined ? null : placeOf({ ...settings, PORT: settings.METRICS_PORT }),
    api:
      base === undefined || base === "sandbox"
        ? null
        : {
            baseUrl: withoutPrefix(base),
            source: { name: settings.ODDS_SOURCE_NAME ?? "", url: settings.ODDS_SOURCE_URL ?? "" },
            speed: isLoopback(new URL(base).hostname) ? (settings.SANDBOX_SPEED ?? 1) : 1,
          },
    sandbox: {
      speed: settings.SANDBOX_SPEED ?? null,
      seed: settings.SANDBOX_SEED ?? 1,
      dialect: settings.SANDBOX_DIALECT ?? "plain",
    },
    mapping: settings.ODDS_API_MAP ?? {},
    operators: {
      persons: settings.OPERATORS ?? [],
      local: telegram === undefined && discord === undefined && playgroundRuns(settings),
    },
    proxy: settings.HTTPS_PROXY === undefined ? null : { url: settings.HTTPS_PROXY, except: settings.NO_PROXY ?? "" },
    operatorChat: settings.OPERATOR_CHAT ?? null,
    access: { mode: settings.ACCESS ?? "open", listed: settings.ACCESS_LIST ?? [] },
    database: { url: databaseUrl ?? join(settings.DATA_DIR ?? "data", databaseFile(settings)) },
    backups: {
      folder: settings.BACKUP_DIR ?? join(settings.DATA_DIR ?? "data", "backups"),
      nightly: settings.BACKUP_DIR !== undefined,
    },
    updateFeed: settings.UPDATE_FEED ?? null,
    bonuses: settings.BONUSES === "1",
    logLevel: settings.LOG_LEVEL ?? "info",
    logKey: settings.LOG_IDS === "plain" ? null : [telegram, discord].join(" "),
    failpoint: settings.FAILPOINT ?? null,
    secrets: [telegram, discord, ...[databaseUrl, settings.HTTPS_PROXY].map((address) => address && passwordOf(address))].filter(
      (secret) => secret !== undefined,
    ),
  };
}

/** Where we listen. */
function placeOf({ HOST: host = "127.0.0.1", PORT: port = 8080 }: Settings): { host: string; port: number } {
  return { host, port };
}

function playgroundRuns(settings: Settings): boolean {
  const chats = settings.TELEGRAM_BOT_TOKEN !== undefined || settings.DISCORD_BOT_TOKEN !== undefined;
  return settings.PLAYGROUND === undefined ? !chats : settings.PLAYGROUND === "1";
}

/** Invented odds have a file of their own for each world, so that none of them is left when the real ones come. */
function databaseFile({ ODDS_API_BASE_URL: base, SANDBOX_SEED: seed = 1 }: Settings): string {
  return base === undefined || base === "sandbox" ? `sandbox-${seed}.db` : "linewatch.db";
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** People copy the address with the prefix that we add ourselves. */
function withoutPrefix(url: string): string {
  return withoutSlash(url).replace(/\/api\/v1$/, "");
}
