/** JSON, also behind the mark that some editors and shells put before it. Throws a `SyntaxError`. */
export function parsedJson(text: string): unknown {
  return JSON.parse(unmarked(text));
}

/** The text of a file, as editors and shells write one: Windows' own shell writes two bytes a letter, behind a mark. */
export function textIn(bytes: Buffer): string {
  return unmarked(bytes.toString(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf16le" : "utf8"));
}

function unmarked(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
