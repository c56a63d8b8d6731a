import { createHash, createHmac } from "node:crypto";
import { pino } from "pino";

/** What the program tells its operator. Fields are plain data; never pass an error object of a library, it may hold a token. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

interface LogOptions {
  level: LogLevel;
  /** Every value that must never be written, whatever the way it came into a line. */
  secrets: readonly string[];
  /** What makes the names of chats and persons; left out, they are written as they are. */
  names?: Names | null;
  write?: (line: string) => void;
}

/**
 * One JSON line per event on standard output. As the last step before it is written every secret is replaced, and every chat and
 * person gets the name that the log knows them by.
 */
export function createLog({ level, secrets, names = null, write }: LogOptions): Log {
  const redact = createRedactor(secrets);
  const out = write ?? ((line: string) => process.stdout.write(line));
  const cleaned = (line: string): string => (names ? names.hide(redact(line)) : redact(line));
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: (line: string) => out(cleaned(line)) });
}

/** Names of chats and persons that tell them apart and not who they are. */
export interface Names {
  /** The name of an address, without its topic: `telegram~3f9a1c20b7`. */
  of(address: string): string;
  /** A text with every address in it replaced by its name. */
  hide(text: string): string;
}

/** An address wherever it stands, but no part of a longer word such as the lease `calls:discord:0/4`. */
const addressForm = /(?<![\w:/@-])(telegram|discord|playground):(@?-?\w[\w-]*)/g;
const nameLength = 10;

/** Names by a keyed hash: equal in every process with this key, and of no use to whoever has only the log. */
export function createNames(key: string): Names {
  const derived = createHash("sha256").update(`names in the log ${key}`).digest();
  const name = (_: string, platform: string, id: string): string =>
    `${platform}~${createHmac("sha256", derived).update(`${platform}:${id}`).digest("hex").slice(0, nameLength)}`;
  const hide = (text: string): string => text.replace(addressForm, name);
  return { hide, of: (address) => hide(address).split(":")[0] ?? "" };
}

/** Replaces every secret in a text, those as well that join the list later: as it is, URL-encoded, base64 and as JSON writes it. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  let known = 0;
  let forms: readonly string[] = [];
  return (text) => {
    // A key that came later is one more of them.
    if (known !== secrets.length) forms = formsOf(secrets);
    known = secrets.length;
    return forms.reduce((cleaned, form) => cleaned.replaceAll(form, "[redacted]"), text);
  };
}

/** The longest first: what holds another is replaced as a whole. */
function formsOf(secrets: readonly string[]): string[] {
  const forms = secrets
    .filter((secret) => secret.length >= 6)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      encodeURIComponent(secret).replace(/%../g, (code) => code.toLowerCase()),
      Buffer.from(secret).toString("base64"),
      Buffer.from(secret).toString("base64url"),
      JSON.stringify(secret).slice(1, -1),
    ]);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** An error as fields for the log: name, message and stack of our own errors and Node's; nothing a library attached. */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, stack } = error;
  return { error: name, reason: reasonOf(error), stack };
}

/** The same of a failure that is to be expected: where it came from says nothing. */
export function causeFields(error: unknown): object {
  return error instanceof Error ? { error: error.name, reason: reasonOf(error) } : errorFields(error);
}

/** An error in words. Where several addresses were tried, Node leaves the message empty and hides the reasons inside. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  if (error.message === "" && error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join("; ");
  return error.message || error.name;
}

/** For tests and tools that have nobody to tell. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
