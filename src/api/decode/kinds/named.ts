import { countOf, type Fields, fieldsOf, isRecord, pickAs, textOf, wordOf } from "../fields.ts";
import { createItemReader, type ItemReader, reportFields } from "../item-reader.ts";
import { type Item, type ItemRules, itemsIn } from "../items.ts";
import { displayName, identityOf, namesIn, slugIn, slugOf, slugOfKey } from "../names.ts";
import type { FighterRow, LeagueRow, NamedRow, TeamRow } from "../rows.ts";
import type { ReadOptions } from "./matches.ts";
import { recordIn, recordKeys } from "./records.ts";

/** Reads teams or leagues. */
export function readGroups(payload: unknown, options: ReadOptions): (TeamRow | LeagueRow)[] {
  return readNamed(payload, options, options.level === "leagues" ? leagueRules : teamRules, (reader) => ({
    sport: reader.get("sport", ["sport", "sportslug", "sportname", "sportkey"], wordFor)?.toLowerCase() ?? null,
    country: reader.get("country", countryKeys, nameFor),
  }));
}

/** Reads fighters. A record that the source does not show is null. */
export function readFighters(payload: unknown, options: ReadOptions): FighterRow[] {
  return readNamed(payload, options, fighterRules, (reader) => ({
    record: recordIn(reader, options.report),
    weight_class: reader.get("weight_class", weightKeys, nameFor) ?? reader.get("weight_class", ["weight"], wordsFor),
    country: reader.get("country", countryKeys, nameFor),
  }));
}

const countryKeys = ["country", "countryname", "nationality", "nation", "citizenship", "countrycode"];
const weightKeys = ["weightclass", "weightclassname", "division", "weightdivision", "category", "weightcategory"];
const named = [
  "name",
  "slug",
  "title",
  "fullname",
  "nameru",
  "nameen",
  "names",
  "firstname",
  "lastname",
  "displayname",
  "translations",
  "i18n",
  "titleru",
  "titleen",
];

interface NamedRules extends ItemRules {
  /** Its own id may be named after its kind; that of another kind is not its own. */
  ids: readonly string[];
}

const teamRules: NamedRules = { ids: ["id", "teamid"], signs: [...named, "teamname"], wrappers: ["teams", "team", "clubs"] };
const leagueRules: NamedRules = {
  ids: ["id", "leagueid"],
  signs: [...named, "leaguename"],
  wrappers: ["leagues", "league", "tournaments", "competitions"],
};
const fighterRules: NamedRules = {
  ids: ["id", "fighterid"],
  signs: [...named, "fightername"],
  wrappers: ["fighters", "fighter", "athletes", "profile"],
};

const known: ReadonlySet<string> = new Set([
  ...["id", "slug", "names", "translations", "i18n", "firstname", "lastname", "sport", "sportslug", "sportname", "sportkey"],
  ...countryKeys,
  ...weightKeys,
  "weight",
  ...recordKeys,
]);
const stems = ["name", "title", "fullname", "displayname", "teamname", "leaguename", "fightername", "shortname", "label"];

function readNamed<T extends object>(
  payload: unknown,
  options: ReadOptions,
  rules: NamedRules,
  more: (reader: ItemReader) => T,
): (NamedRow & T)[] {
  const { mapping, report } = options;
  const fields = { ...options, known: new Set([...known, ...rules.ids]), stems };
  return itemsIn(payload, rules, report).flatMap((item) => {
    reportFields(item, fields);
    const reader = createItemReader(item, mapping);
    const row = namedIn(item, reader, rules.ids);
    if (row !== null) return [{ ...row, ...more(reader) }];
    report.skip(item.path, "no name");
    return [];
  });
}

function namedIn(item: Item, reader: ItemReader, idKeys: readonly string[]): NamedRow | null {
  if (typeof item.value === "string") {
    const identity = identityOf(item.value, slugOfKey(item.key));
    return identity === null
      ? null
      : { id: identity.id, name: displayName(identity.names), names: identity.names, slug: identity.slug };
  }
  const mapped = reader.mapped("name");
  const names = mapped === undefined ? namesIn(item.fields, stems) : (identityOf(mapped)?.names ?? {});
  if (Object.keys(names).length === 0) return null;
  const slug = reader.mapped("slug") === undefined ? slugIn(item.fields) : slugOf(reader.mapped("slug"));
  const keySlug = slugOfKey(item.key);
  return { id: reader.own("id", idKeys, countOf) ?? idOfKey(item.key), name: displayName(names), names, slug: slug ?? keySlug };
}

function idOfKey(key: string | null): number | null {
  return key === null ? null : countOf(key);
}

function nameFor(value: unknown): string | null {
  return isRecord(value) ? textOf(displayName(namesIn(fieldsOf(value)))) : textOf(value);
}

/** A weight in kilograms is no class. */
function wordsFor(value: unknown): string | null {
  const text = textOf(value);
  return text === null || /\d/.test(text) ? null : text;
}

function wordFor(value: unknown): string | null {
  const inner: Fields = fieldsOf(value);
  return isRecord(value)
    ? pickAs(inner, ["slug", "key", "code", "name"], textOf)
    : typeof value === "string"
      ? wordOf(value)
      : null;
}
