import type { Call } from "../../chat/call.ts";
import type { Option } from "../command.ts";

const percentBefore = /(?<=^|[\s>])%\s?(\d{1,3}(?:[.,]\d{1,4})?)(?=\s|$)/gu;

/** Turkish writes the sign before its number, "%5": it is put behind it. */
export function percentBehind(typed: string): string {
  return typed.replace(percentBefore, "$1%");
}

/**
 * Tells the arguments of a call apart. Named options (Discord) are taken as they are; of typed words, those at the end
 * that have an option's form go to it (one word, or two as in "3 pp"; some options take theirs anywhere), and all others go to
 * the one option without a form. An option may also say itself where its words begin.
 */
export function argumentsOf(call: Pick<Call, "text" | "options">, options: readonly Option[]): Record<string, string> {
  if (call.options) return namedArguments(call.options, options);
  const words = percentBehind(call.text)
    .split(/\s+/u)
    .filter((word) => word !== "");
  const free = options.find(({ form, beginsAt }) => form === undefined && beginsAt === undefined);
  // The only word is what the command is about, even when it looks like something else ("1860").
  const kept = free?.required ? 1 : 0;
  const found = splitOff(words, options);
  const next = () => {
    const open = options.filter(({ name }) => !(name in found));
    return formedEnding(words.slice(kept), open);
  };
  for (let ending = next(); ending; ending = next()) {
    found[ending.name] = ending.typed;
    words.length -= ending.count;
  }
  const rest = untaken(words, options, found);
  if (free && rest.length > 0) found[free.name] = rest.join(" ");
  return found;
}

/** A form has two words at most. The longer one is meant: "ao vivo" is no "vivo" behind a league called "ao". */
const counts = [2, 1] as const;

/** The words that are left when options whose form counts everywhere have theirs. */
function untaken(words: readonly string[], options: readonly Option[], found: Record<string, string>): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = counts.find((many) => at + many <= words.length && takes(options, found, words.slice(at, at + many).join(" ")));
    if (count === undefined) left.push(words[at] ?? "");
    at += count ?? 1;
  }
  return left;
}

/** Takes off the words at the end that an option has from where it says. */
function splitOff(words: string[], options: readonly Option[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, beginsAt } of options) {
    const taken = beginsAt ? words.splice(beginsAt(words)) : [];
    if (taken.length > 0) found[name] = taken.join(" ");
  }
  return found;
}

/** Whether an option whose form counts everywhere took the words. */
function takes(options: readonly Option[], found: Record<string, string>, typed: string): boolean {
  const option = options.find(({ name, form, anywhere }) => anywhere && !(name in found) && form?.test(typed));
  if (option) found[option.name] = typed;
  return option !== undefined;
}

/** The last word or two, when they have the form of one of the options. */
function formedEnding(words: readonly string[], options: readonly Option[]) {
  for (const count of counts) {
    if (words.length < count) continue;
    const typed = words.slice(-count).join(" ");
    const fitting = options.find(({ form }) => form?.test(typed));
    if (fitting) return { name: fitting.name, typed, count };
  }
  return null;
}

function namedArguments(given: Readonly<Record<string, string>>, options: readonly Option[]): Record<string, string> {
  const known = options.filter(({ name }) => Object.hasOwn(given, name) && given[name]?.trim());
  return Object.fromEntries(known.map(({ name }) => [name, percentBehind((given[name] as string).trim())]));
}

/** Names a message of alerts by its id, so that what a button offers is about what that message told. */
export const messageOption = {
  name: "message",
  required: false,
  suggests: false,
  hidden: true,
  form: /^message:[\w-]{1,25}$/,
} as const;

/** The id that such an argument names. */
export function messageNamed(argument: string): string {
  return argument.slice("message:".length);
}
