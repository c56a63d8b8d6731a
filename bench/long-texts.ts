/** How long a text is that nobody types by accident: what Telegram lets through. */
export const longText = 4_096;

const spellings = [
  ...[
    "a",
    "1",
    "щ",
    "й",
    "ё",
    "ß",
    "漢",
    "한",
    "👍",
    "👩‍👩‍👧",
    "é",
    "̈",
    " ",
    "\t",
    "\n",
    "\u00a0",
    "/",
    "#",
    "-",
    "–",
    "'",
    ".",
    ",",
  ],
  ...["%", "+", ":", ";", "|", ">", "=", "(", "*", "\\", "$", "?", "_", "@", "\u202e", "İ", "ſ", "Ⅷ", "½"],
];
const known = [
  ...["best", "4pp", "3h", "at", "у", "within", "24h", "home", "П1", "over", "2.5", "books", ">=", "3", "from", "since", "open"],
  ...["again", "value", "bets", "improving", "by", "пункт", "page1", "team", "команда", "league", "football", "tomorrow"],
  ...["23.11", "1/2", "11/8", "+150", "utc", "zone", "quiet", "page", "v", "vs", "the", "havelstad", "united", "арсенал"],
  ...["manchester", "sport", "23:30-07:15", "b:12345678", "dnb", "both score", "mybooks", "#17", "w3", "v2", "morning"],
];

/** A text of this length that somebody might send to stop the bot; the same for the same number. */
export function hostileText(number: number, length = longText): string {
  const chance = chances(number);
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? "a";
  const unit = (): string => (chance() < 0.5 ? pick(spellings) : pick(known));
  switch (number % 6) {
    case 0:
      return repeated(pick(spellings), length);
    case 1:
      return repeated(`${pick(known)}${pick([" ", "  ", "\n", "/", "-", ":"])}`, length);
    case 2:
      return `${pick(known)} ${repeated(pick(spellings), length)}`.slice(0, length - 2) + pick(spellings);
    case 3:
      return repeated(`${unit()}${unit()}${pick(["", " "])}`, length);
    case 4:
      return mixed(() => `${unit()} `, length);
    default:
      return mixed(unit, length);
  }
}

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function mixed(unit: () => string, length: number): string {
  let text = "";
  while (text.length < length) text += unit();
  return text.slice(0, length);
}

/** Numbers in 0..1 that are the same in every run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixing = Math.imul(state ^ (state >>> 15), 1 | state);
    mixing = (mixing + Math.imul(mixing ^ (mixing >>> 7), 61 | mixing)) ^ mixing;
    return ((mixing ^ (mixing >>> 14)) >>> 0) / 4_294_967_296;
  };
}
