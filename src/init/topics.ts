import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Config } from "../config.ts";
import { discordFindings, telegramFindings } from "../host/accounts.ts";
import { lookAtDatabase } from "../host/database.ts";
import { backupFindings, diskFindings } from "../host/disk.ts";
import type { Finding } from "../host/finding.ts";
import { oddsFindings } from "../host/odds.ts";
import { portFindings } from "../host/ports.ts";
import { silentLog } from "../log.ts";
import { discordAccount, discordLinks } from "../platforms/discord/account.ts";
import { telegramAccount, telegramLinks } from "../platforms/telegram/account.ts";
import { createAgent } from "../proxy.ts";
import { isPostgres } from "../storage/database.ts";
import type { Variable } from "../variables.ts";
import type { Values } from "./env-file.ts";
import { definitionOf, offered, wayOfKey } from "./services.ts";

/** Something that the host is asked for. */
export interface Question {
  variable: Variable;
  asks: string;
  /** What no answer means; null where one is needed. */
  without(values: Values): string | null;
  /** Whether it is of interest, by what is known so far. */
  isAsked?(values: Values): boolean;
  /** What may be answered, each with what it is; a number names one as well, and so does anything else that fits. */
  choices?: readonly { value: string; line: string }[];
  /** What is to be known before it is answered. */
  says?(values: Values): string;
  /** The settings that belong to the answer, and go with it when it becomes another one. */
  owns?: readonly Variable[];
}

/** What was found when the answers to a topic's questions were tried out, and where people find the bot. */
export interface Tried {
  findings: Finding[];
  links?: readonly (readonly [who: string, address: string])[];
}

/** The settings as they would be, and as they were: a bot may be running with those. */
interface Answers {
  values: Values;
  before: Values;
}

/** Questions that are asked and tried out together. */
export interface Topic {
  title: string;
  questions: readonly Question[];
  /** The settings that it depends on; null for all. */
  reads: RegExp | null;
  attempt(config: Config, answers: Answers): Promise<Tried>;
}

const none = { findings: [] };
/** Of a new installation nobody expects that commands are known. */
const catalogs = { catalog: [], operatorCatalog: [] };

const telegram: Topic = {
  title: "Telegram",
  questions: [
    {
      variable: "TELEGRAM_BOT_TOKEN",
      asks: "The bot's token: @BotFather gives it for /newbot",
      without: () => "no Telegram",
      isAsked: (values) => !values["TELEGRAM_BOT_TOKEN_FILE"],
    },
  ],
  reads: /^(?:TELEGRAM_|HTTPS_PROXY|NO_PROXY)/,
  async attempt({ telegram: account, proxy }) {
    if (!account) return none;
    const agent = createAgent(proxy);
    const answer = await telegramAccount({ ...account, agent }, catalogs.catalog).finally(() => agent.destroy());
    const findings = telegramFindings(answer, { isNew: true });
    if (answer.kind !== "known") return { findings };
    const { person, group, channel } = telegramLinks(answer.account.username);
    const links = [
      ["Telegram, in private", person],
      ["Telegram, into a group", group],
      ["Telegram, into a channel", channel],
    ] as const;
    return { findings, links };
  },
};

const discord: Topic = {
  title: "Discord",
  questions: [
    {
      variable: "DISCORD_BOT_TOKEN",
      asks: "The bot's token, from its page Bot at https://discord.com/developers/applications",
      without: () => "no Discord",
      isAsked: (values) => !values["DISCORD_BOT_TOKEN_FILE"],
    },
  ],
  reads: /^(?:DISCORD_|HTTPS_PROXY|NO_PROXY)/,
  async attempt({ discord: account, proxy }) {
    if (!account) return none;
    const agent = createAgent(proxy);
    const answer = await discordAccount({ ...account, agent }, catalogs).finally(() => agent.destroy());
    const publicKey = account.interactions?.publicKey ?? null;
    const findings = discordFindings(answer, { publicKey, isNew: true });
    if (answer.kind !== "known") return { findings };
    const { server, person } = discordLinks(answer.account.id);
    const links = [
      ["Discord, into a server", server],
      ["Discord, for yourself anywhere", person],
    ] as const;
    return { findings, links };
  },
};

const hasToken = (values: Values): boolean =>
  Object.keys(values).some((name) => /_BOT_TOKEN(?:_FILE)?$/.test(name) && values[name]);
/** The service that this bot was written for: named, or meant by an address alone. */
const isDocumented = ({ ODDS_SOURCE: source, ODDS_API_BASE_URL: base }: Values): boolean =>
  source === "documented" || (!source && Boolean(base) && base !== "sandbox");

/** What a definition lets the host choose, as far as every definition of ours has it. */
const choices = ["SPORTS", "MARKETS", "REGIONS", "BOOKS", "TAGS", "SERIES"] as const;
const choiceQuestions = choices.map((name): Question => {
  const settingOf = (values: Values) => definitionOf(values)?.settings[name.toLowerCase()];
  return {
    variable: `ODDS_${name}`,
    asks: name[0] + name.slice(1).toLowerCase(),
    says: (values) => settingOf(values)?.about ?? "",
    without: (values) => settingOf(values)?.default.join(",") || "none",
    isAsked: (values) => settingOf(values) !== undefined,
  };
});

const odds: Topic = {
  title: "Odds",
  questions: [
    {
      variable: "ODDS_SOURCE",
      asks: "Which service, by its number or name, or a definition of your own such as ./my-service.json",
      choices: offered,
      owns: [
        "ODDS_API_BASE_URL",
        "ODDS_API_KEY",
        "ODDS_SOURCE_NAME",
        "ODDS_SOURCE_URL",
        ...choices.map((name) => `ODDS_${name}` as const),
      ],
      // Invented odds must not reach real chats by accident.
      without: (values) =>
        isDocumented(values) ? "documented" : hasToken(values) && !values["ODDS_API_BASE_URL"] ? null : "sandbox",
    },
    {
      variable: "ODDS_API_BASE_URL",
      asks: "The service's address, up to /api/v1",
      without: () => null,
      isAsked: isDocumented,
    },
    {
      variable: "ODDS_API_KEY",
      asks: "Its key",
      says: (values) => {
        const about = definitionOf(values);
        return about ? `${about.website ? `Keys are given at ${about.website}. ` : ""}${wayOfKey(about, values)}` : "";
      },
      without: () => null,
      isAsked: (values) => Boolean(definitionOf(values)?.auth) && !values["ODDS_API_KEY_FILE"],
    },
    ...choiceQuestions,
    {
      variable: "ODDS_SOURCE_NAME",
      asks: "Who made the data, as every message will say",
      without: () => null,
      isAsked: isDocumented,
    },
    {
      variable: "ODDS_SOURCE_URL",
      asks: "And their web address",
      without: () => null,
      isAsked: isDocumented,
    },
  ],
  reads: /^(?:ODDS_|HTTPS_PROXY|NO_PROXY)/,
  attempt: async (config) => ({ findings: await oddsFindings(config) }),
};

const operators: Topic = {
  title: "Operators",
  questions: [
    {
      variable: "OPERATORS",
      asks: "Who may use /admin, such as telegram:123456789,discord:80351110224678912",
      without: () => "nobody",
      isAsked: hasToken,
    },
  ],
  reads: /^OPERATORS$/,
  attempt: async () => none,
};

const database: Topic = {
  title: "Database",
  questions: [
    {
      variable: "DATABASE_URL",
      asks: "A Postgres, as postgres://user:password@host/database",
      without: ({ DATA_DIR: folder = "data" }) => `SQLite in ${folder}`,
      isAsked: (values) => !values["DATABASE_URL_FILE"],
    },
  ],
  // The name of SQLite's file says where the odds come from.
  reads: /^(?:DATABASE_URL|DATA_DIR|ODDS_)/,
  async attempt({ database: { url } }) {
    if (isPostgres(url)) return { findings: (await lookAtDatabase(url, silentLog)).findings };
    // A file that is not there is left for the bot to make.
    const seen = existsSync(url) ? (await lookAtDatabase(url, silentLog)).findings : [];
    return { findings: [...seen, ...(await diskFindings([dirname(url)]))] };
  },
};

const backups: Topic = {
  title: "Backups",
  questions: [
    {
      variable: "BACKUP_DIR",
      asks: "Folder for a backup every night, such as data/backups",
      without: () => "only before each change of the schema",
    },
  ],
  reads: /^(?:BACKUP_DIR|DATA_DIR)$/,
  async attempt({ backups: place }) {
    const findings = await backupFindings(place, Date.now());
    return { findings: findings.filter(({ light }) => light === "red") };
  },
};

/** Which settings say where it listens. */
const places = ["HOST", "PORT", "METRICS_PORT"] as const;

const ports: Topic = {
  title: "Ports",
  questions: [
    {
      variable: "PORT",
      asks: "Port of the playground, in a browser on this machine",
      without: () => "8080",
      isAsked: (values) => !hasToken(values),
    },
    {
      variable: "METRICS_PORT",
      asks: "Port for /healthz, /readyz and /metrics, such as 9464",
      without: () => "nowhere",
    },
  ],
  // Only all of them together say what listens.
  reads: null,
  async attempt(config, { values, before }) {
    const isChanged = places.some((name) => (values[name] ?? "") !== (before[name] ?? ""));
    return isChanged || Object.keys(before).length === 0 ? { findings: await portFindings(config) } : none;
  },
};

/** In the order in which they are asked; the last one reads all settings, so that what does not fit together is told. */
export const topics: readonly Topic[] = [telegram, discord, odds, operators, database, backups, ports];
