import type { Kind } from "../rows.ts";
import { answersFile, meaningOf, setOf } from "./answers.ts";

/** The words of one kind of answer. */
export interface ItemWords {
  /**
   * Each part of a row: how its values are read (see `readers`), and the words of its columns, folded (see `foldKey`), the surest
   * first. After `|` stand words that can mean something else too: they hold only where no surer word stands. Each word is taken
   * with each of the ends after `+`; `-` is nothing. Of a part with `!`, two columns that differ are two readings.
   */
  roles: Readonly<Record<string, string>>;
  /** What a row is called: the words are left out of a path (`match.home_team`). */
  self: string;
  /** What lists of such rows are called. */
  lists: string;
  /** Containers inside of a row that say nothing of what is in them. */
  containers: string;
  /** What the key says where the rows stand in a dictionary. */
  key: string;
  /** Roles that the objects around the rows can hold. */
  around: string;
  /** What an object around the rows is where its own key does not say it. */
  owner: string | null;
  /** A row is one only with these; of several in one text, one is enough. */
  needs: readonly string[];
  /** Words that are understood, and that no reply needs. */
  unused: string;
}

/** The kinds of answers that are lists of items. */
export type ItemKind = Exclude<Kind, "odds" | "history">;

const said = answersFile<{
  /** Lists that stand in several places as `$name`. */
  macros: Readonly<Record<string, string>>;
  shared: Readonly<Record<string, ItemWords["roles"]>>;
  kinds: Readonly<Record<Exclude<ItemKind, "match" | "fighter">, ItemWords & { with: readonly string[] }>>;
  owners: Readonly<Record<string, string>>;
  fillers: string;
  otherThings: string;
  languages: string;
}>("items");

const written = (text: string): string => text.replace(/\$(\w+)/g, (_macro, name: string) => said.macros[name] ?? "");

function wordsOf(kind: Exclude<ItemKind, "match" | "fighter">): ItemWords {
  const { with: shared, roles, ...words } = said.kinds[kind];
  const all = Object.assign({}, ...shared.map((name) => said.shared[name]), roles) as ItemWords["roles"];
  const { self, lists, containers, around, unused } = words;
  return {
    ...words,
    roles: Object.fromEntries(Object.entries(all).map(([role, text]) => [role, written(text)])),
    ...{ self: written(self), lists: written(lists), containers: written(containers) },
    ...{ around: written(around), unused: written(unused) },
  };
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

/** Words of a path that say nothing: wrappers, and what holds names by language. */
export const fillers = setOf(said.fillers);
/** What the objects around the rows are, by the key of their list. */
export const ownerOfList = meaningOf(
  Object.fromEntries(Object.entries(said.owners).map(([owner, lists]) => [owner, written(lists)])),
  (owner) => owner,
);
/** Lists and objects that hold other things than rows, whatever they look like: paging, and what belongs to a row. */
export const otherThings = setOf(said.otherThings);
/** The language codes that keys end with. Codes that are words of their own as well (`id`, `no`, `is`) are left out on purpose. */
export const languages = setOf(said.languages);
export const sideKeys = setOf(written("$pairs"));
