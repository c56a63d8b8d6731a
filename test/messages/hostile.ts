import fc from "fast-check";

/** Files that `/import` refuses as a whole, each with the first line of what it says. */
export const hostileFiles: readonly (readonly [content: string, answer: string])[] = [
  [
    '{"linewatch":1,"__proto__":{"admin":true},"watches":[]}',
    "The file has names that no file from /export has, for example “constructor”. Nothing has changed.",
  ],
  [
    '{"linewatch":1,"chat":"telegram:8","watches":[]}',
    "The file names a chat or a person. A file from /export never does, and an import changes this chat alone. Nothing has changed.",
  ],
  [
    `{"linewatch":1,"watches":${"[".repeat(9_999)}${"]".repeat(9_999)}}`,
    "The file has too many levels, so it isn’t from /export. Nothing has changed.",
  ],
];

const parts = [
  ...[
    "<b>",
    "</pre>",
    "&lt;",
    "<@17>",
    "<t:1:R>",
    "@everyone",
    "@here",
    "*_~|",
    "**",
    "`",
    "```",
    "||",
    "[a](https://x.example)",
  ],
  ...["https://evil.example/a", "t.me/x", "discord.gg/x", "/start", "#tag", "# big", "-# ", "> ", "- ", "1. ", ":smile:", "$TON"],
  ...[
    "\u202e",
    "\u2067",
    "\u200f",
    "\u200b",
    "\u0000",
    "\n",
    "\r\n",
    "\u2028",
    "\t",
    "\ud800",
    "\u{E000}0\u{E001}",
    "\u{E000}",
    "\u{E001}",
  ],
  ...["👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "Спартак", "東京", "é", " ", "{ $home }", "%s", "\\", '"', "'", "x".repeat(300)],
];

/** A name as no honest source would give one, never empty and at most about 300 characters long. */
export const hostileName = fc
  .oneof(
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((some) => some.join("")) },
    { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }) },
  )
  .map((name) => name.slice(0, 300));
