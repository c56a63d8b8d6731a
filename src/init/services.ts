import { type About, checkedDefinition } from "../sources/definition.ts";
import { readDefinitionFile } from "../sources/file.ts";
import { builtIn } from "../sources/index.ts";
import type { Values } from "./env-file.ts";

/** What can stand in ODDS_SOURCE, in the order in which it is offered. What keys cost is of October 2026. */
export const offered: readonly { value: string; line: string }[] = [
  { value: "polymarket", line: "real prices of one exchange, without a key" },
  { value: "kalshi", line: "real prices of one exchange (US sports), without a key" },
  {
    value: "the-odds-api",
    line: "bookmakers by region; needs a key: 500 credits a month are free, 20,000 cost $30",
  },
  {
    value: "odds-api-io",
    line: "the bookmakers of your account, value bets; needs a key: its free plan had 100 questions an hour",
  },
  { value: "documented", line: "the service that this bot was written for; needs its address" },
  { value: "sandbox", line: "invented odds, to try the bot out" },
];

/** A definition by the word that names it; null for what has none, or none that can be read. */
export function definitionOf({ ODDS_SOURCE: source }: Values): About | null {
  if (!source || source === "sandbox") return null;
  const ours = Object.hasOwn(builtIn, source) ? builtIn[source] : undefined;
  if (ours) return checkedDefinition(ours.definition);
  const read = /[/\\]|\.json$/.test(source) ? readDefinitionFile(source) : null;
  return read && "definition" in read ? checkedDefinition(read.definition) : null;
}

/** Where a key goes, in words. */
export function wayOfKey(about: About, { ODDS_API_BASE_URL: base }: Values): string {
  return `Your key will be sent to ${new URL(base || about.base).origin} and nowhere else.`;
}
