import { prettyFactory } from "pino-pretty";

/**
 * Turns lines of the log into lines for whoever looks at a terminal: the time of day, the level, the message and its fields.
 * In this process, since a worker would need a file of its own beside the bundle.
 */
export function readableLines(write: (text: string) => void, { colorize = true } = {}): (line: string) => void {
  const pretty = prettyFactory({ colorize, translateTime: "SYS:HH:MM:ss", singleLine: true });
  return (line) => write(pretty(line));
}
