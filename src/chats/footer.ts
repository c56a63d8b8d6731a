/** The longest line that a chat can have at the end of what it is told. */
export const longestFooter = 120;

// What turns the rest of a line around, or what nobody sees; emoji and Persian keep their joiners.
const unseen = /[\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
/** More marks than this on one letter are no writing: they run over the lines above and below. */
const tower = /(\p{M}{3})\p{M}+/gu;

/** A line of a chat's own as it is kept: one line, nothing unseen, and only words and signs. */
export function footerFrom(typed: string): string {
  const seen = typed
    .replace(/[\p{Cc}\s]+/gu, " ")
    .replace(unseen, "")
    .normalize("NFC");
  return seen.replace(tower, "$1").replace(/ +/g, " ").trim();
}
