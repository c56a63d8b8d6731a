/** JSON, also behind the mark that some editors and shells put before it. Throws a `SyntaxError`. */
export function parsedJson(text: string): unknown {
  return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
}
