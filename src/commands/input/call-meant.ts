import type { Call } from "../../chat/call.ts";
import { longestOf, meaningsOf } from "../../typed-words.ts";
import { troubleIn } from "./trouble.ts";

const calls = meaningsOf("calls");
const mostWords = longestOf("calls");
/** Commands that people name after what they are about: "havelstad odds". */
const namedLast = new Set(["odds", "best", "history", "history chart", "predictions"]);

/**
 * The call that words mean: of plain ones those that begin with a word for a command, or end with one of a question; of a
 * command that does not exist one that people call so. A greeting in front changes nothing. A call that says what it means stays
 * as it is, unless it says that somebody can't stop gambling: that is heard before anything else.
 */
export function callMeant(call: Call, isCommand: (name: string) => boolean): Call {
  if (call.source !== "typed") return call;
  const languages = asksAnything(call) ? troubleIn(wordsOf(call)) : [];
  if (languages.length > 0) return { ...call, command: "break", text: `help ${languages.join(" ")}`, options: null };
  if (call.options !== null) return call;
  if (!call.plain && isCommand(call.command)) return call;
  const words = (call.plain ? call.text : `${call.command.replaceAll("_", " ")} ${call.text}`).trim().split(/\s+/u);
  return meantBy(call, words);
}

/** What takes words that are somebody else's: operators' notices, a chat's own line and title, a file. */
const quoting = new Set(["admin", "settings", "for", "import"]);

/** Whoever is in trouble types it behind any command. */
function asksAnything({ plain, command }: Call): boolean {
  return plain === true || !quoting.has(command);
}

function wordsOf({ text, options }: Call): string {
  return [text, ...Object.values(options ?? {})].join(" ");
}

function meantBy(call: Call, words: readonly string[]): Call {
  const begun = begunBy(call, words);
  if (begun?.command !== "start") return begun ?? (call.plain ? endedBy(call, words) : null) ?? call;
  // Behind a greeting stands what is wanted.
  const rest = begun.text === "" ? [] : begun.text.split(" ");
  return rest.length === 0 ? begun : meantBy({ ...call, command: "odds", text: rest.join(" "), plain: true }, rest);
}

function begunBy(call: Call, words: readonly string[]): Call | null {
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const meant = calls.get(spelled(words.slice(0, count)));
    if (meant) return called(call, meant, words.slice(count));
  }
  return null;
}

function endedBy(call: Call, words: readonly string[]): Call | null {
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const meant = calls.get(spelled(words.slice(-count)));
    if (meant && namedLast.has(meant)) return called(call, meant, words.slice(0, -count));
  }
  return null;
}

function called(call: Call, meant: string, rest: readonly string[]): Call {
  const [command = "", ...words] = meant.split(" ");
  return { ...call, command, text: [...words, ...rest].join(" ") };
}

/** In small letters, without the marks that end a sentence. */
function spelled(words: readonly string[]): string {
  return words
    .join(" ")
    .toLowerCase()
    .replace(/[!?.,:;)]+$/u, "");
}
