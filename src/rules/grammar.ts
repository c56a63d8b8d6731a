import type { z } from "zod";

/** One word of a canonical text: what it says of the whole, and how that is written. */
interface Word<Whole> {
  form: RegExp;
  /** What such a word says, by the groups of its form; null where it is not what it looks like. */
  read(...groups: string[]): Partial<Whole> | null;
  /** Null for what goes without saying. */
  write(whole: Whole): string | null;
}

/** How something that people ask for is kept as one text: equal wishes have equal texts. */
export interface Grammar<Whole> {
  /** What is meant where nothing is said. */
  usual: Whole;
  /** In the order written; the first one is always there and tells this text from those of other grammars. */
  words: readonly Word<Whole>[];
  /** What anybody could have typed, for texts that come from elsewhere. */
  schema: z.ZodObject<{ [Field in keyof Whole]: z.ZodType<Whole[Field]> }>;
}

export function written<Whole>({ words }: Grammar<Whole>, whole: Whole): string {
  return words.flatMap((word) => word.write(whole) ?? []).join(" ");
}

/** Reads what `written` wrote, and nothing else. */
export function readBy<Whole>(grammar: Grammar<Whole>, text: string): Whole | null {
  let whole = grammar.usual;
  for (const typed of text.split(" ")) {
    const said = saidBy(grammar, typed);
    if (!said) return null;
    whole = { ...whole, ...said };
  }
  return written(grammar, whole) === text ? whole : null;
}

function saidBy<Whole>({ words }: Grammar<Whole>, typed: string): Partial<Whole> | null {
  for (const word of words) {
    const found = word.form.exec(typed);
    const said = found && word.read(...found.slice(1).map((group) => group ?? ""));
    if (said) return said;
  }
  return null;
}

/** A name without the signs that part words: a source may call books and selections anything. */
export function coded(name: string): string {
  return name.replace(/[ %:,]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

export function decoded(word: string): string {
  return word.replace(/%(20|25|3a|2c)/g, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
