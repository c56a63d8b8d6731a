import type { Fighter } from "../../api/model.ts";
import { nameFor } from "../../matches/names.ts";
import { countryName } from "../parts/countries.ts";
import type { NamedFacts, NamedRow } from "../parts/named.ts";
import type { Text } from "../parts/text.ts";

/** A fighter as a line of a list: name, record, weight class. */
export function fighterRow(text: Text, key: string, fighter: Fighter): NamedRow {
  const record = recordOf(fighter);
  const details = [record, weightClass(text, fighter)].filter((part) => part !== null);
  return { key, name: nameFor(fighter.names, text.language), details };
}

/** What is known of a fighter, without what is not. */
export function fighterDetails(text: Text, fighter: Fighter): NamedFacts["details"] {
  const details = [
    { label: text.say("fighter-record"), value: recordOf(fighter) },
    { label: text.say("fighter-weight"), value: weightClass(text, fighter) },
    { label: text.say("fighter-country"), value: fighter.country === null ? null : countryName(text.language, fighter.country) },
  ];
  return details.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** Wins, losses and, where the source counts them, draws: 21-3-1. */
function recordOf({ record }: Fighter): string | null {
  if (record === null) return null;
  const { wins, losses, draws } = record;
  return [wins, losses, ...(draws === null ? [] : [draws])].join("-");
}

/** A class in the reader's language; one that we have no word for keeps its own. */
function weightClass(text: Text, { weightClass: own }: Fighter): string | null {
  const key = `weight-${(own ?? "").toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return own !== null && text.has(key) ? text.say(key) : own;
}
