import { z } from "zod";
import type { Kind } from "../rows.ts";
import { answersFile, each, meanings, split, wordSet, words } from "./answers.ts";

/** How the values of a column are read. */
const reads = [
  ...([
    "amount",
    "chance",
    "clock",
    "confidence",
    "count",
    "currency",
    "day",
    "fightRecord",
    "letters",
    "name",
    "number",
  ] as const),
  ...(["pick", "price", "rating", "slug", "status", "text", "time", "title", "url", "wordsOnly"] as const),
] as const;
export type Reads = (typeof reads)[number];

/** A part of a row. */
export interface RoleWords {
  reads: Reads;
  /** The words of its columns, the surest first; `vague` ones can mean something else too, and hold only where no surer word stands. */
  words: readonly { word: string; vague: boolean }[];
  /** Each word is taken with each of these. */
  ends: readonly string[];
  /** Two columns that differ are two readings. */
  isStrict: boolean;
}

/** The kinds of answers that are lists of items. */
export type ItemKind = Exclude<Kind, "odds" | "history">;

const kinds = ["matches", "predictions", "value_bets", "fighters", "teams", "leagues", "bookmakers", "bonuses"] as const;
const names = z.string().transform(split);

/** `READS word word | vague word + end end`; `-` is nothing. */
const role = z.string().transform((text, context): Omit<RoleWords, "isStrict"> => {
  const [first = "", ...rest] = split(text);
  const read = reads.find((each) => each === first);
  if (read === undefined) {
    context.addIssue(`values cannot be read as “${first}”`);
    return z.NEVER;
  }
  const [all = "", ends = "-"] = rest.join(" ").split("+");
  const [sure = "", vague = ""] = all.split("|").map((part) => part.trim());
  const plain = (word: string) => {
    if (word !== "-" && !words.safeParse(word).success) context.addIssue(`“${word}” is no word`);
    return word.replace("-", "");
  };
  const tier = (part: string, isVague: boolean) => split(part).map((word) => ({ word: plain(word), vague: isVague }));
  return {
    reads: read,
    words: [...tier(sure, false), ...tier(vague, true)],
    ends: split(ends).map(plain),
  };
});

/** A part whose name ends in `!` is strict. */
const roles = z
  .record(z.string().regex(/^[a-z_]+!?$/), role)
  .transform(
    (all): ReadonlyMap<string, RoleWords> =>
      new Map(Object.entries(all).map(([name, said]) => [name.replace("!", ""), { ...said, isStrict: name.endsWith("!") }])),
  );

const shared = ["match", "aboutMatch", "named"] as const;
const kind = z.strictObject({
  with: z.array(z.enum(shared)),
  roles,
  /** What a row is called: the words are left out of a path (`match.home_team`). */
  self: wordSet,
  /** What lists of such rows are called. */
  lists: wordSet,
  /** Containers inside of a row that say nothing of what is in them. */
  containers: wordSet,
  /** What the key says where the rows stand in a dictionary. */
  key: names,
  /** Roles that the objects around the rows can hold. */
  around: names,
  /** What an object around the rows is where its own key does not say it. */
  owner: z.string().nullable(),
  /** A row is one only with these; of several in one text, one is enough. */
  needs: z.array(names),
  /** Words that are understood, and that no reply needs. */
  unused: wordSet,
});

const lists = [
  /** Words of a path that say nothing: wrappers, and what holds names by language. */
  "fillers",
  /** Lists and objects that hold other things than rows, whatever they look like: paging, and what belongs to a row. */
  "otherThings",
  /** The language codes that keys end with. Codes that are words of their own as well (`id`, `no`, `is`) are left out on purpose. */
  "languages",
  /** Keys around rows that are no names of rows. */
  "wrappers",
  /** Keys that say which side or outcome an entry is, and those that name anything. */
  "sideSays",
  "outcomeSays",
  "nameSays",
] as const;

/** `$name` stands for a text of `macros`. */
function written(value: unknown, macros: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === "string") return value.replace(/\$(\w+)/g, (whole, name: string) => String(macros[name] ?? whole));
  if (Array.isArray(value)) return value.map((entry) => written(entry, macros));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, written(inner, macros)]));
}

export const itemsSchema = z.preprocess(
  (json) => written(json, (json as { macros?: Record<string, unknown> } | null)?.macros ?? {}),
  z.strictObject({
    macros: z.object({ pairs: wordSet }),
    shared: each(shared, roles),
    kinds: each(kinds, kind),
    owners: meanings(["league", "sport", "country", "bookmaker", "match"]),
    lists: each(lists, wordSet),
  }),
);
const said = answersFile("items", itemsSchema);

/** The words of one kind of answer. */
export type ItemWords = Omit<z.output<typeof kind>, "with">;

function wordsOf(of: (typeof kinds)[number]): ItemWords {
  const { with: others, ...own } = said.kinds[of];
  return { ...own, roles: new Map([...others.flatMap((name) => [...said.shared[name]]), ...own.roles]) };
}

const [matches, fighters] = [wordsOf("matches"), wordsOf("fighters")];

export const itemWords: Readonly<Record<ItemKind, ItemWords>> = {
  ...{ matches, match: matches, fighters, fighter: fighters },
  predictions: wordsOf("predictions"),
  value_bets: wordsOf("value_bets"),
  teams: wordsOf("teams"),
  leagues: wordsOf("leagues"),
  bookmakers: wordsOf("bookmakers"),
  bonuses: wordsOf("bonuses"),
};

export const itemLists = said.lists;
/** What the objects around the rows are, by the key of their list. */
export const ownerOfList: ReadonlyMap<string, string> = said.owners;
export const sideKeys = said.macros.pairs;
