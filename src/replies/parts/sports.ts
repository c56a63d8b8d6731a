import type { Text } from "./text.ts";

/** A sport in the reader's language; one that we have no word for keeps its own, written as a title, or says that it's a number. */
export function sportName(text: Text, sport: string): string {
  if (isCode(sport)) return text.say("sport-numbered", { code: `#${sport}` });
  const key = sportKey(sport);
  return text.has(key) ? text.say(key) : titleOf(sport);
}

/** What a service has no word for, only a number of its own. */
function isCode(sport: string): boolean {
  return /^\d+$/.test(sport);
}

/** `table-tennis` is "Table tennis". What has capitals is a title already. */
function titleOf(sport: string): string {
  if (/[^a-z\d_-]/.test(sport)) return sport;
  const words = sport.replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What people may call a sport: the service's own word, and its name in each language. */
export function sportNames(text: Text, sport: string): Readonly<Record<string, string>> {
  if (isCode(sport)) return { source: sport, number: `#${sport}`, shown: sportName(text, sport) };
  const key = sportKey(sport);
  return { source: sport, ...(text.has(key) ? text.inAll(key) : {}) };
}

/** What services call a sport that has another name here. */
const synonyms: Readonly<Record<string, string>> = {
  soccer: "football",
  americanfootball: "american-football",
  icehockey: "ice-hockey",
  "mixed-martial-arts": "mma",
};

function sportKey(sport: string): string {
  const word = sport.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return `sport-${synonyms[word] ?? word}`;
}
