import type { Call } from "../../chat/call.ts";
import { longestOf, meaningsOf } from "../../typed-words.ts";

const calls = meaningsOf("calls");
const mostWords = longestOf("calls");
/** The command that words begin with, by its name or by what people call it, with the words behind; null where they begin otherwise. */
export function commandTyped(call: Call): Call | null {
  return begunBy(call, call.text.trim().split(/\s+/u));
}

function begunBy(call: Call, words: readonly string[]): Call | null {
  for (let count = Math.min(mostWords, words.length); count > 0; count--) {
    const meant = calls.get(spelled(words.slice(0, count)));
    if (meant) return called(call, meant, words.slice(count));
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
