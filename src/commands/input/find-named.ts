import type { Draft } from "../../chat/reply.ts";
import type { Directory, Listed, Named } from "../../matches/directory.ts";
import { nameFor } from "../../matches/names.ts";
import { longestName } from "../../matches/words.ts";
import { allButton, type NamedList, namedChoicesReply, namedLists } from "../../replies/parts/named.ts";
import { chartWord, fileWord } from "../../replies/parts/paging.ts";
import type { Text } from "../../replies/parts/text.ts";
import { type Ask, type Option, Refusal } from "../command.ts";
import { asksFor } from "../shown.ts";

/** A page in a press and at the end of what was typed; with its word, so that "Hannover 96" stays a name and "p2" a side. */
const pageForm = /^page[1-9]\d{0,3}$/;

/** Asks for the whole list as a file. */
export const fileOption: Option = {
  name: "file",
  required: false,
  suggests: false,
  form: new RegExp(`^${fileWord}$`, "i"),
  hidden: true,
};

/** Asks for a picture; "chart" stands before a name as well as behind it. */
export const chartOption: Option = {
  name: "chart",
  required: false,
  suggests: false,
  form: new RegExp(`^${chartWord}$`, "i"),
  anywhere: true,
  hidden: true,
};

/** The option that carries the page of a list. */
export const pageOption = { name: "page", required: false, suggests: false, form: pageForm, hidden: true } as const;

/** The number of the page that was asked for. */
export function pageOfAsk({ args }: Ask): string | undefined {
  return args["page"]?.slice(4);
}

/** The words that were given; throws a refusal when they are too long, and null when there are none. */
export function wordsOfAsk({ args }: Ask, option: string): string | null {
  const words = args[option];
  if (words !== undefined && words.length > longestName) throw new Refusal("refuse-too-long");
  return words ?? null;
}

interface FindNamed<T> {
  directory: Directory<T>;
  list: NamedList;
  words: string | null;
}

/** The fighter, team or league that words mean, or the reply that leads on to it; without words, a refusal with an example. */
export function findNamed<T extends Named>(
  { text }: Ask,
  { directory, list, words }: FindNamed<T>,
): { one: Listed<T> } | { instead: Draft } {
  if (words === null) {
    const example = `/${namedLists[list]} ${exampleName(text, directory)}`;
    throw new Refusal("refuse-missing-name", { example }, [[allButton(text, list)]], asksFor(namedLists[list]));
  }
  const found = directory.find(words);
  if (found.kind === "one") return { one: found.one };
  const rows = (found.kind === "many" ? found.candidates : found.near).map((one) => choiceOf(text, one));
  return {
    instead: namedChoicesReply(text, {
      list,
      words,
      rows,
      fitting: found.kind === "many",
      more: found.kind === "many" && found.more,
    }),
  };
}

function choiceOf(text: Text, { key, item }: Listed<Named>): { key: string; name: string } {
  return { key, name: nameFor(item.names, text.language) };
}

/** A name that is listed, so that the example works as it stands. */
function exampleName(text: Text, directory: Directory<Named>): string {
  const [first] = directory.list();
  return first ? nameFor(first.item.names, text.language) : "#1";
}
