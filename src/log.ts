import { pino } from "pino";

/** What the program tells its operator. Fields are plain data; never pass an error object of a library, it may hold a token. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type LogLevel = "debug" | "info" | "warn" | "error" | "silent";

interface LogOptions {
  level: LogLevel;
  /** Every value that must never be written, whatever the way it came into a line. */
  secrets: readonly string[];
  write?: (line: string) => void;
}

/** One JSON line per event on standard output, with every secret replaced as the last step before it is written. */
export function createLog({ level, secrets, write }: LogOptions): Log {
  const redact = createRedactor(secrets);
  const out = write ?? ((line: string) => process.stdout.write(line));
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write: (line: string) => out(redact(line)) });
}

/** Replaces every secret in a text: as it is, URL-encoded, base64 and as JSON writes it. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
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
  const unique = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => unique.reduce((cleaned, form) => cleaned.replaceAll(form, "[redacted]"), text);
}

/** An error as fields for the log: name, message and stack of our own errors and Node's; nothing a library attached. */
export function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, stack } = error;
  return { error: name, reason: reasonOf(error), stack };
}

/** An error in words. Where several addresses were tried, Node leaves the message empty and hides the reasons inside. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown error";
  if (error.message === "" && error instanceof AggregateError) return [...new Set(error.errors.map(reasonOf))].join("; ");
  return error.message || error.name;
}

/** For tests and tools that have nobody to tell. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
