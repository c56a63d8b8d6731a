import type { Text } from "./text.ts";

/** A sport in the reader's language; one that we have no word for keeps its own. */
export function sportName(text: Text, sport: string): string {
  const key = sportKey(sport);
  return text.has(key) ? text.say(key) : sport;
}

/** What people may call a sport: the service's own word, and its name in each language. */
export function sportNames(text: Text, sport: string): Readonly<Record<string, string>> {
  const key = sportKey(sport);
  return { source: sport, ...(text.has(key) ? text.inAll(key) : {}) };
}

function sportKey(sport: string): string {
  return `sport-${sport.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
}
