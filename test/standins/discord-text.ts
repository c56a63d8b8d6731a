import type { RawComponent } from "./discord-checks.ts";

/** What a reader of a message sees, and everything that Discord made of its markdown. */
export interface Seen {
  text: string;
  /** One entry per thing that is more than plain text, such as `heading`, `bold`, `mention <@17>` or `link https://…`. */
  marks: string[];
}

interface Rule {
  pattern: RegExp;
  /** Only at the start of a line, where more of its kind may follow. */
  atLineStart?: true;
  see(found: RegExpExecArray): Seen;
}

const plain = (text: string, ...marks: string[]): Seen => ({ text, marks });

function inside(mark: string, text: string): Seen {
  const seen = seeMarkdown(text);
  return { text: seen.text, marks: [mark, ...seen.marks] };
}

/** Discord's markdown, in the order in which its clients try the rules. */
const rules: readonly Rule[] = [
  { pattern: /^```(?:[a-z]+\n|\n)?([\s\S]*?)\n?```/i, see: ([, code = ""]) => plain(code, "code block") },
  { pattern: /^ *#{1,3} +/, atLineStart: true, see: () => plain("", "heading") },
  { pattern: /^ *-# +/, atLineStart: true, see: () => plain("", "small") },
  { pattern: /^ *(?:[-*+]|\d+\.) +/, atLineStart: true, see: () => plain("• ", "list") },
  { pattern: /^ *>(?:>>)? +/, atLineStart: true, see: () => plain("", "quote") },
  { pattern: /^\\([^0-9A-Za-z\s])/, see: ([, sign = ""]) => plain(sign) },
  { pattern: /^(`+)([\s\S]*?[^`])\1(?!`)/, see: ([, , code = ""]) => plain(code, "code") },
  { pattern: /^<(?:@[!&]?|#)\d+>/, see: ([text]) => plain(text, `mention ${text}`) },
  { pattern: /^<t:(-?\d+)(?::([a-zA-Z]))?>/, see: ([, unix, style = "f"]) => plain(shownTime(Number(unix)), `time ${style}`) },
  { pattern: /^<a?:\w+:\d+>/, see: ([text]) => plain(text, `emoji ${text}`) },
  { pattern: /^<(?:id:\w+|\/[^>]+:\d+|sound:[^>]+)>/, see: ([text]) => plain(text, `mention ${text}`) },
  { pattern: /^<(?:https?|mailto|tel):[^>\s]+>/, see: ([text]) => plain(text, `link ${text}`) },
  { pattern: /^@(?:everyone|here)/, see: ([text]) => plain(text, `mention ${text}`) },
  {
    pattern: /^\[((?:\\[\s\S]|[^\]\\])+)\]\((https?:\/\/[^\s)]+)\)/,
    see: ([, label = "", url]) => inside(`link ${url}`, label),
  },
  { pattern: /^https?:\/\/[^\s<]+/, see: ([text]) => plain(text, `link ${text}`) },
  { pattern: /^discord(?:app)?\.(?:gg|com\/invite)\/\S+/i, see: ([text]) => plain(text, `link ${text}`) },
  { pattern: /^:[a-z0-9_+-]+:/i, see: ([text]) => plain(text, `emoji ${text}`) },
  { pattern: /^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, see: ([, text = ""]) => inside("bold", text) },
  { pattern: /^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, see: ([, text = ""]) => inside("underline", text) },
  { pattern: /^~~((?:\\[\s\S]|[^\\])+?)~~/, see: ([, text = ""]) => inside("strike", text) },
  { pattern: /^\|\|((?:\\[\s\S]|[^\\])+?)\|\|/, see: ([, text = ""]) => inside("spoiler", text) },
  { pattern: /^\*(?=\S)((?:\\[\s\S]|[^\\*])+?)\*(?!\*)/, see: ([, text = ""]) => inside("italic", text) },
  { pattern: /^_((?:\\[\s\S]|[^\\_])+?)_\b/, see: ([, text = ""]) => inside("italic", text) },
];

/** Reads a text as Discord's clients do. */
export function seeMarkdown(source: string): Seen {
  const seen: Seen = { text: "", marks: [] };
  let atLineStart = true;
  for (let rest = source; rest !== ""; ) {
    const [length, piece, opens] = step(rest, atLineStart);
    seen.text += piece.text;
    seen.marks.push(...piece.marks);
    atLineStart = opens || rest[length - 1] === "\n";
    rest = rest.slice(length);
  }
  return { text: seen.text.replaceAll("\u200b", ""), marks: seen.marks };
}

/** What no rule can begin with. Most of a text is that, and to try every rule at every letter took longer than all else. */
const ordinary = /^[^\\`<@[hd:*_~|\n]+/i;

function step(rest: string, atLineStart: boolean): [length: number, piece: Seen, opens: boolean] {
  const [run] = (!atLineStart && ordinary.exec(rest)) || [];
  if (run !== undefined) return [run.length, plain(run), false];
  for (const rule of rules) {
    if (rule.atLineStart && !atLineStart) continue;
    const found = rule.pattern.exec(rest);
    if (found) return [found[0].length, rule.see(found), rule.atLineStart === true];
  }
  const first = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return [first.length, plain(first), false];
}

function shownTime(unix: number): string {
  return `${new Date(unix * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** The texts of a message as its reader sees them, one below the other; buttons are not among them. */
export function seeMessage(content: string, components: readonly RawComponent[]): Seen {
  const parts = [seeMarkdown(content), ...components.map(seeComponent)].filter(({ text }) => text !== "");
  return { text: parts.map(({ text }) => text).join("\n"), marks: parts.flatMap(({ marks }) => marks) };
}

function seeComponent(component: RawComponent): Seen {
  if (typeof component.content === "string") return seeMarkdown(component.content);
  const parts = (component.components ?? []).map(seeComponent);
  return {
    text: parts
      .map(({ text }) => text)
      .filter(Boolean)
      .join("\n"),
    marks: parts.flatMap(({ marks }) => marks),
  };
}
