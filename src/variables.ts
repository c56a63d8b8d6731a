import { pathToFileURL } from "node:url";
import { z } from "zod";
import { problemsOfHosts } from "./replies/parts/entries.ts";
import { readDefinitionFile } from "./sources/file.ts";
import { builtIn } from "./sources/index.ts";
import type { BuiltIn } from "./sources/open.ts";

/**
 * Where odds come from: the documented service, whose definition the doctor finds out, the sandbox, a service that we know by its name,
 * or one that a host has described in a file.
 */
export type SourceMeant = "documented" | "sandbox" | ({ name: string } & BuiltIn) | { file: string; definition: unknown };

// What is no address is not looked at any further, as that would throw.
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http(s) address such as https://example.org", abort: true });
const serverUrl = httpUrl.refine((text) => isBare(new URL(text)), {
  error: "must be an address without user, password, ? and #",
});
/** Telegram takes these ports and no others. */
const webhookPorts = ["", "80", "88", "8443"];
const webhookUrl = serverUrl
  .refine((text) => new URL(text).protocol === "https:", { error: "must be https, since Telegram calls no other address" })
  .refine((text) => webhookPorts.includes(new URL(text).port), {
    error: "must have the port 443, 80, 88 or 8443, as Telegram demands",
  });
const oddsUrl = serverUrl.refine((text) => !/\/api\/v1\/+[^/]/.test(text), { error: "must end before /api/v1" });
const proxyUrl = z
  .url({
    protocol: /^https?$/,
    error: "must be the address of a proxy such as http://user:password@proxy.example.org:3128",
    abort: true,
  })
  .refine(isReadable, { error: "cannot be read: signs such as % @ / in its password are written %25 %40 %2F" });
const token = z
  .string()
  .regex(/^[\w:.-]+$/, { error: "does not look like a token (there is a space or a sign in it that no token has)" });
/** What people put in a token's place, and how it is known. What is left may be a token; only the platform can tell. */
const telegramToken = token
  .refine((text) => !isDiscordToken(text), { error: "is a token of Discord: that one is for DISCORD_BOT_TOKEN", abort: true })
  .refine((text) => /^\d+:[\w-]+$/.test(text), {
    error: "does not look like a token of @BotFather, which is a number, a colon and letters, such as 123456789:AAF…",
  });
const discordToken = token
  .refine((text) => !/^\d+:/.test(text), { error: "is a token of Telegram: that one is for TELEGRAM_BOT_TOKEN", abort: true })
  .refine((text) => !/^\d+$/.test(text), { error: "is a number like the application's id: the token is on the page Bot" })
  .refine((text) => !/^[\da-f]{64}$/i.test(text), { error: "is the public key: the token is on the page Bot" })
  .refine((text) => text.length < 30 || isDiscordToken(text), {
    error: "does not look like a token, which has two dots in it, and the client secret isn't one: the token is on the page Bot",
  });
const chatPattern = /^(?:telegram:-?\d{1,20}|discord:\d{17,20}|playground:[\w-]{1,64})$/;
const name = z.string().max(100, { error: "may have at most 100 characters" });
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, { error: `must be a whole number from ${min} to ${max}` });
const speed = z
  .string()
  .regex(/^\d{1,4}(\.\d+)?$/, { error: "must be a number from 0.1 to 3600" })
  .transform(Number)
  .refine((value) => value >= 0.1 && value <= 3600, { error: "must be a number from 0.1 to 3600" });
const oneOf = <const W extends readonly [string, ...string[]]>(...words: W) =>
  z.enum(words, { error: `must be one of ${words.join(", ")}` });

/** Every variable there is; `.env.example` names the same ones, and a test compares the two. */
export const variables = {
  TELEGRAM_BOT_TOKEN: telegramToken,
  TELEGRAM_API_ROOT: serverUrl,
  TELEGRAM_WEBHOOK_URL: webhookUrl,
  TELEGRAM_PAID_BROADCASTS: oneOf("0", "1"),
  DISCORD_BOT_TOKEN: discordToken,
  DISCORD_API_URL: serverUrl,
  DISCORD_SHARDS: wholeNumber(1, 256),
  DISCORD_PUBLIC_KEY: z
    .string()
    .regex(/^[\da-f]{64}$/i, { error: "must be the application's public key: 64 hexadecimal digits" }),
  ODDS_API_BASE_URL: z.union([z.literal("sandbox"), oddsUrl], {
    error: "must be an https address, with the version where the service has one in it (https://host/v4), or the word sandbox",
  }),
  ODDS_API_ALLOW_HTTP: oneOf("0", "1"),
  ODDS_SOURCE: z.string().transform(sourceFrom),
  ODDS_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: "does not look like a key (there is a space or a strange sign in it)" }),
  ODDS_SPORTS: z.string(),
  ODDS_MARKETS: z.string(),
  ODDS_REGIONS: z.string(),
  ODDS_BOOKS: z.string(),
  ODDS_TAGS: z.string(),
  ODDS_SERIES: z.string(),
  ODDS_SOURCE_NAME: name,
  ODDS_SOURCE_URL: httpUrl,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, { error: "must be a postgres://… address; without it, SQLite in DATA_DIR is used" })
    .refine(isReadable, { error: "cannot be read: signs such as % @ / in its password are written %25 %40 %2F" }),
  DATA_DIR: z.string(),
  BACKUP_DIR: z.string(),
  TEXTS_DIR: z.string().transform(textsFrom),
  HOST: z.string(),
  PORT: wholeNumber(0, 65_535),
  METRICS_PORT: wholeNumber(0, 65_535),
  HTTPS_PROXY: proxyUrl,
  NO_PROXY: z.string(),
  LOG_LEVEL: oneOf("debug", "info", "warn", "error", "silent"),
  LOG_IDS: oneOf("hashed", "plain"),
  UPDATE_FEED: httpUrl,
  OPERATORS: z.string().transform(personsFrom),
  OPERATOR_CHAT: z
    .string()
    .regex(chatPattern, { error: "must be one chat such as telegram:-1001234567 or discord:1122334455667788990" }),
  ACCESS: oneOf("open", "approval", "list"),
  ACCESS_LIST: z.string().transform(addressesFrom),
  PLAYGROUND: oneOf("0", "1"),
  BONUSES: oneOf("0", "1"),
  COUNT_UNCLEAR: oneOf("0", "1"),
  SANDBOX_SPEED: speed,
  SANDBOX_SEED: wholeNumber(0, 2_147_483_647),
  FAILPOINT: oneOf("detected", "claimed", "sent"),
} as const;

export type Variable = keyof typeof variables;
export type Settings = { [V in Variable]?: z.output<(typeof variables)[V]> };

/** Variables that can also come from the file named by `<variable>_FILE`. */
export const secretVariables = [
  "TELEGRAM_BOT_TOKEN",
  "DISCORD_BOT_TOKEN",
  "ODDS_API_KEY",
  "DATABASE_URL",
  "HTTPS_PROXY",
] as const satisfies readonly Variable[];

/** A definition in a file is checked at once; every problem in it makes one message. */
function sourceFrom(word: string, context: z.RefinementCtx): SourceMeant {
  if (word === "documented" || word === "sandbox") return word;
  const ours = Object.hasOwn(builtIn, word) ? builtIn[word] : undefined;
  if (ours) return { name: word, ...ours };
  const isFile = /[/\\]|\.json$/.test(word);
  const read = isFile ? readDefinitionFile(word) : null;
  if (read && "definition" in read) return { file: word, definition: read.definition };
  const message = read
    ? `names ${word}: ${read.problems.join("; ")}`
    : `must be one of documented, ${Object.keys(builtIn).join(", ")}, or a definition file such as ./my-service.json`;
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** A host's own texts are read at once; all that is wrong with them makes one message of several lines. */
function textsFrom(folder: string, context: z.RefinementCtx): URL {
  const url = pathToFileURL(`${folder}/`);
  const problems = problemsOfHosts(url);
  if (problems.length > 0)
    context.addIssue({ code: "custom", message: [`names ${folder}, where something is wrong:`, ...problems].join("\n      ") });
  return url;
}

const personPattern = /^(?:telegram:\d{1,20}|discord:\d{1,20}|playground:[\w-]{1,64})$/;

const addressPattern = /^(?:telegram:-?\d{1,20}|discord:@?\d{1,20}|playground:[\w-]{1,64})$/;

function addressesFrom(text: string, context: z.RefinementCtx): string[] {
  return listFrom(text, context, {
    pattern: addressPattern,
    what: "chats or people such as telegram:-1001234567 or discord:@42",
  });
}

function personsFrom(text: string, context: z.RefinementCtx): string[] {
  return listFrom(text, context, { pattern: personPattern, what: "people such as telegram:123456789" });
}

function listFrom(text: string, context: z.RefinementCtx, { pattern, what }: { pattern: RegExp; what: string }): string[] {
  const words = text.split(",").map((word) => word.trim());
  const wrong = words.filter((word) => !pattern.test(word)).map((word) => JSON.stringify(word.slice(0, 40)));
  if (wrong.length > 0)
    context.addIssue({ code: "custom", message: `must be ${what}, separated by commas (not ${wrong.join(", ")})` });
  return words;
}

function isDiscordToken(text: string): boolean {
  return /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/.test(text);
}

/** Nothing but the server and a path: what else an address can hold would be lost, or is a secret. */
function isBare({ username, password, search, hash }: URL): boolean {
  return [username, password, search, hash].every((part) => part === "");
}

export function passwordOf(address: string): string | undefined {
  return decodeURIComponent(new URL(address).password) || undefined;
}

/** Whether an address can be taken apart: a `%` in its password must be written `%25`. */
function isReadable(address: string): boolean {
  try {
    passwordOf(address);
    return true;
  } catch {
    return false;
  }
}
