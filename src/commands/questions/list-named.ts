import { failedBy } from "../../api/errors.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Directory, Listed, Named } from "../../matches/directory.ts";
import { nameFor } from "../../matches/names.ts";
import { type NamedList, type NamedRow, namedListReply } from "../../replies/parts/named.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import type { Ask } from "../command.ts";
import { pageOfAsk, wordsOfAsk } from "../input/find-named.ts";

const pageSize = 8;
const foundAtMost = 200;

interface ListNamed<T> {
  directory: Directory<T>;
  list: NamedList;
  /** One of the list as a line; only called for those that are shown. */
  row(one: Listed<T>): NamedRow;
}

/** A page of a list in the order of names, or what fits the words, best first. */
export async function listNamed<T extends Named>(ask: Ask, { directory, list, row }: ListNamed<T>): Promise<Draft> {
  const { text, now } = ask;
  const words = wordsOfAsk(ask, "words");
  const { fetchedAt, ...answer } = await directory.refresh();
  const { found, near } = words === null ? { found: byName(directory, text.language), near: false } : searched(directory, words);
  const page = pageOf(found, pageOfAsk(ask), pageSize);
  return namedListReply(text, {
    list,
    words,
    rest: words ?? "",
    near,
    rows: { ...page, shown: page.shown.map(row) },
    fetchedAt,
    failed: failedBy(answer, { now }),
    now,
    buttons: [],
  });
}

/** A key or a slug finds one; words find all that fit, else what is near. */
function searched<T extends Named>(directory: Directory<T>, words: string): { found: readonly Listed<T>[]; near: boolean } {
  const one = words.startsWith("#") ? directory.byKey(words.slice(1)) : null;
  if (one) return { found: [one], near: false };
  const found = directory.search(words, { limit: foundAtMost });
  if (found.length > 0) return { found, near: false };
  const near = directory.search(words, { limit: pageSize, some: true });
  return { found: near, near: near.length > 0 };
}

function byName<T extends Named>(directory: Directory<T>, language: string): Listed<T>[] {
  const { compare } = new Intl.Collator(language);
  const named = directory.list().map((one) => ({ one, name: nameFor(one.item.names, language) }));
  return named.sort((a, b) => compare(a.name, b.name)).map(({ one }) => one);
}
