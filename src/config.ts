import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { quickened, type Rhythm } from "./odds/rhythm.ts";
import type { HttpsProxy } from "./proxy.ts";
import { goneSettings, isGone } from "./settings/gone.ts";
import { isLoopback } from "./settings/loopback.ts";
import { misspeltInEnvironment, misspeltInFile } from "./settings/misspelt.ts";
import { checkService, choiceNames, type ServiceMeant, serviceMeant } from "./settings/service.ts";
import { documentedRhythm } from "./sources/documented/service.ts";
import { passwordOf, type Settings, type SourceMeant, secretVariables, type Variable, variables } from "./variables.ts";

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
  /** The odds API; null asks the sandbox, which this process then starts. `rhythm` is the documented one but for a sandbox that runs elsewhere on this machine. */
  api: { baseUrl: string; source: { name: string; url: string }; rhythm: Rhythm } | null;
  /** `speed` null leaves the choice to the program. */
  sandbox: { speed: number | null; seed: number };
  /** How answers are read: as the doctor has found out, as the sandbox writes them, by a definition of ours or of the host's own. */
  definition: SourceMeant;
  /** What is asked as its definition says; null for the documented service and the sandbox. */
  service: ServiceMeant | null;
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
  /** The folder with the host's own texts, which come before ours; null where there is none. */
  texts: URL | null;
  /** Where newer versions of Linewatch are announced; null asks nobody. */
  updateFeed: string | null;
  /** Whether there are bookmakers' bonuses at all; each chat turns them on for itself. */
  bonuses: boolean;
  /** Whether what was not understood is counted, masked, for `/admin unclear`. */
  unclear: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  /** What the names of chats and persons in the log follow from; null writes them as they are. */
  logKey: string | null;
  /** Where the process kills itself, for tests of what a crash loses. */
  failpoint: string | null;
  /** Values that must never be written anywhere. */
  secrets: readonly string[];
}

/** How a program ends whose settings are wrong (EX_CONFIG of sysexits): no new start helps until somebody has changed them. */
export const wrongSettingsCode = 78;

/** All that is wrong with the settings, one line each. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["Linewatch can't start, the settings have problems:", ...problems.map((problem) => `  - ${problem}`)].join("\n"));
    this.problems = problems;
  }
}

/** Where the playground may listen. */
const ownHosts = ["127.0.0.1", "::1", "localhost"];

/** The names of all variables, for the test that compares them with `.env.example`. */
export const variableNames: readonly string[] = [...Object.keys(variables), ...secretVariables.map((secret) => `${secret}_FILE`)];

type Environment = Readonly<Record<string, string | undefined>>;

/** What a process is told: its environment, with what `.env` adds to it, and the names that stand in `.env`. */
interface Told {
  values: Environment;
  inFile: readonly string[];
}

/**
 * The environment as a Config. Values that are empty count as not set. `inFile`: the names that come from `.env`.
 * @throws ConfigError with all problems at once
 */
export function readConfig(values: Environment, inFile: readonly string[] = []): Config {
  const problems = misspelt({ values, inFile });
  const settings = readSettings(values, problems);
  checkTogether(settings, problems);
  const service = serviceMeant(settings, values);
  checkService({ service, settings, values }, problems);
  checkWhoListens(settings, { values, problems });
  if (problems.length > 0) throw new ConfigError(problems);
  return configFrom(settings, service);
}

function misspelt({ values, inFile }: Told): string[] {
  const elsewhere = Object.keys(values).filter((name) => !inFile.includes(name));
  const known = [...variableNames, ...Object.keys(values).filter(isGone), ...choiceNames(values["ODDS_SOURCE"])];
  const told = { values, known };
  return [...goneSettings(values), ...misspeltInFile(inFile, told), ...misspeltInEnvironment(elsewhere, told)];
}

/** What the sandbox needs when it runs alone. */
export interface SandboxConfig {
  host: string;
  port: number;
  speed: number;
  seed: number;
}

/** Nothing of ours reads the environment again; what Node writes of a crash, a report or a dump, holds all of it. */
export function leaveEnvironment(secrets: readonly string[]): void {
  for (const [name, value] of Object.entries(process.env))
    if (secrets.some((secret) => value?.includes(secret))) delete process.env[name];
}

/**
 * The settings of `npm run sandbox`, with the same names and checks as the bot's.
 * @throws ConfigError with all problems at once
 */
export function readSandboxConfig(told: Told): SandboxConfig {
  const problems = misspelt(told);
  const settings = readSettings(told.values, problems);
  const own = problems.filter((problem) => /^(?:HOST|PORT|SANDBOX_\w+) |mean (?:HOST|PORT|SANDBOX_\w+)\?/.test(problem));
  if (own.length > 0) throw new ConfigError(own);
  return {
    host: settings.HOST ?? "127.0.0.1",
    port: settings.PORT ?? 8090,
    speed: settings.SANDBOX_SPEED ?? 1,
    seed: settings.SANDBOX_SEED ?? 1,
  };
}

/**
 * The process's environment, with what a `.env` file in the working directory adds to it.
 * @throws ConfigError when there is such a file and it cannot be read
 */
export function environment(): Told {
  const text = envFile();
  refuseOtherLines(text);
  const added = parseEnv(text);
  // Libraries look there too.
  for (const [name, value] of Object.entries(added)) process.env[name] ??= value;
  return { values: process.env, inFile: Object.keys(added) };
}

/** The text of `.env`; empty where there is none. One that can't be read was meant to say something. */
function envFile(): string {
  let text: string;
  try {
    text = readFileSync(".env", "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return "";
    throw new ConfigError([`.env cannot be read (${code ?? "unknown error"}): let this user read it, or take it away`]);
  }
  if (text.includes("\0")) throw new ConfigError([".env cannot be read: it is no UTF-8 text, save it as such"]);
  return text;
}

/** Node takes a line without `=` for the beginning of the next name, so that both would be silently without effect. */
function refuseOtherLines(text: string): void {
  const names = Object.keys(parseEnv(`${text}\nEND=1`));
  const begun = names.flatMap((name) => name.split("\n").slice(0, -1)).map((line) => line.trim());
  const others = begun.filter((line) => line !== "" && !line.startsWith("#"));
  const lines = text.split("\n").map((line) => line.trim());
  // What stands there may be a secret, so only its place is told.
  const problems = others.map((line) => `line ${lines.indexOf(line) + 1} of .env is not NAME=value`);
  if (problems.length > 0) throw new ConfigError(problems);
}

/**
 * The configuration of the process's environment and `.env`.
 * @throws ConfigError with all problems at once
 */
export function readOwnConfig(): Config {
  const { values, inFile } = environment();
  return readConfig(values, inFile);
}

/** The configuration of the process's environment; all that is wrong with it, as a text, where there is something. */
export function configOrProblems(): Config | string {
  try {
    return readOwnConfig();
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
  checkOddsSource(settings, problems);
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
    problems.push("ACCESS_LIST is not set: ACCESS=list lets in only the chats and people that it names");
  if (settings.ACCESS === "approval" && settings.OPERATORS === undefined && !problems.some((one) => one.startsWith("OPERATORS")))
    problems.push("OPERATORS is not set: with ACCESS=approval no one could let anyone in");
  if (settings.LOG_IDS === "plain" && settings.LOG_LEVEL !== "debug")
    problems.push("LOG_IDS=plain needs LOG_LEVEL=debug: otherwise the log doesn't say who anyone is");
  const { METRICS_PORT: metrics, PORT: port = 8080 } = settings;
  if (metrics === port && metrics !== 0 && (playgroundRuns(settings) || isBrought))
    problems.push("METRICS_PORT and PORT must differ: one is for monitoring, the other for the people who use the bot");
  if (playgroundRuns(settings) && settings.HOST !== undefined && !ownHosts.includes(settings.HOST))
    problems.push("HOST must be 127.0.0.1 while the playground runs: it has no log-in, so it is for this machine only");
}

function checkOddsSource(settings: Settings, problems: string[]): void {
  const base = settings.ODDS_API_BASE_URL;
  const chats = settings.TELEGRAM_BOT_TOKEN !== undefined || settings.DISCORD_BOT_TOKEN !== undefined;
  if (base !== undefined && base !== "sandbox" && isForeignHttp(base) && settings.ODDS_API_ALLOW_HTTP !== "1")
    problems.push(
      "ODDS_API_BASE_URL must be https: plain http is only for this machine, or for a neighbour with ODDS_API_ALLOW_HTTP=1",
    );
  const source = settings.ODDS_SOURCE;
  const isSaid = problems.some((problem) => /^ODDS_(?:API_BASE_URL|SOURCE) /.test(problem));
  if (chats && base === undefined && source === undefined && !isSaid)
    problems.push(
      "ODDS_SOURCE and ODDS_API_BASE_URL are not set, and invented odds mustn't reach real chats by accident: name a service in ODDS_SOURCE, or set it to sandbox to allow that",
    );
  if (base === "sandbox" && source !== undefined && source !== "sandbox")
    problems.push("ODDS_SOURCE and ODDS_API_BASE_URL contradict each other: the word sandbox asks our invented service");
  if (source === "documented" && base === undefined)
    problems.push("ODDS_SOURCE=documented needs an address: set ODDS_API_BASE_URL");
  if (base !== undefined && base !== "sandbox" && (source === undefined || typeof source === "string"))
    for (const variable of ["ODDS_SOURCE_NAME", "ODDS_SOURCE_URL"] as const)
      if (settings[variable] === undefined && !problems.some((problem) => problem.startsWith(variable)))
        problems.push(`${variable} is not set: the data's licence asks that every message names its source`);
}

/** Without a token nobody but the playground answers; that is for trying out, and never meant where people host. */
function checkWhoListens(settings: Settings, { values, problems }: { values: Environment; problems: string[] }): void {
  const tokens = ["TELEGRAM_BOT_TOKEN", "DISCORD_BOT_TOKEN"] as const;
  if (tokens.some((token) => values[token]?.trim() || values[`${token}_FILE`]?.trim())) return;
  if (settings.PLAYGROUND === "0")
    problems.push("TELEGRAM_BOT_TOKEN and DISCORD_BOT_TOKEN are not set and PLAYGROUND is 0: no one could talk to the bot");
  if (settings.PLAYGROUND === undefined && values["NODE_ENV"] === "production")
    problems.push(
      "TELEGRAM_BOT_TOKEN and DISCORD_BOT_TOKEN are not set: with NODE_ENV=production the playground runs only with PLAYGROUND=1",
    );
}

function configFrom(settings: Settings, meant: ServiceMeant | null): Config {
  const base = settings.ODDS_API_BASE_URL ?? meant?.base;
  const { TELEGRAM_BOT_TOKEN: telegram, DISCORD_BOT_TOKEN: discord, DATABASE_URL: databaseUrl } = settings;
  const passwords = [databaseUrl, settings.HTTPS_PROXY].map((address) => address && passwordOf(address));
  const secrets = [telegram, discord, settings.ODDS_API_KEY, ...passwords].filter((secret) => secret !== undefined);
  const service = withKeyAmong(secrets, meant);
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
    api: base === undefined || base === "sandbox" ? null : apiFrom(settings, { base, service }),
    sandbox: {
      speed: settings.SANDBOX_SPEED ?? null,
      seed: settings.SANDBOX_SEED ?? 1,
    },
    service,
    definition: settings.ODDS_SOURCE ?? (base === undefined || base === "sandbox" ? "sandbox" : "documented"),
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
    texts: settings.TEXTS_DIR ?? null,
    updateFeed: settings.UPDATE_FEED ?? null,
    bonuses: settings.BONUSES === "1",
    unclear: settings.COUNT_UNCLEAR === "1",
    logLevel: settings.LOG_LEVEL ?? "info",
    logKey: settings.LOG_IDS === "plain" ? null : [telegram, discord].join(" "),
    failpoint: settings.FAILPOINT ?? null,
    secrets,
  };
}

/** A key that is put into its file later joins the secrets before it goes anywhere. */
function withKeyAmong(secrets: string[], service: ServiceMeant | null): ServiceMeant | null {
  const key = () => {
    const now = service?.key() ?? null;
    const text = now?.reveal();
    if (text !== undefined && !secrets.includes(text)) secrets.push(text);
    return now;
  };
  return service && { ...service, key };
}

function apiFrom(settings: Settings, { base, service }: { base: string; service: ServiceMeant | null }): Config["api"] {
  return {
    baseUrl: service ? withoutSlash(base) : withoutPrefix(base),
    source: service?.credit ?? { name: settings.ODDS_SOURCE_NAME ?? "", url: settings.ODDS_SOURCE_URL ?? "" },
    rhythm: quickened(documentedRhythm, isLoopback(new URL(base).hostname) ? (settings.SANDBOX_SPEED ?? 1) : 1),
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

/** Each source has a file of its own, and each invented world, so that nothing of one is left when another comes. */
function databaseFile({ ODDS_SOURCE: source, ODDS_API_BASE_URL: base, SANDBOX_SEED: seed = 1 }: Settings): string {
  if (typeof source === "object") return "name" in source ? `${source.name}.db` : "linewatch.db";
  return base === undefined || base === "sandbox" ? `sandbox-${seed}.db` : "linewatch.db";
}

function isForeignHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "http:" && !isLoopback(hostname);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

/** People copy the address with the prefix that we add ourselves. */
function withoutPrefix(url: string): string {
  return withoutSlash(url).replace(/\/api\/v1$/, "");
}
