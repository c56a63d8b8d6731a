import type { Choice, Draft, Reply, Span, TableFile } from "../../chat/reply.ts";
import { inOneLine, plain, type Text } from "./text.ts";

/** Whom to credit for the data. */
export interface Credit {
  source: { name: string; url: string } | null;
  /** The data comes from the sandbox: every message then says that nothing of it is real. */
  simulated: boolean;
}

/**
 * Finishes a draft. The only way to a Reply, and a platform takes nothing else, so no message can leave without the
 * credit that the licence of the data demands. The same draft becomes the very same reply.
 */
export function credited(draft: Draft, credit: Credit, text: Text): Reply {
  const ending = endingOf(credit, text, isOneLine(draft));
  const look = text.display.nativeTables ? { nativeTables: true as const } : {};
  const known = finished.get(draft);
  const { choices, footer, ...rest } = draft;
  const isSame = known?.credit === ending.credit && known.nativeTables === look.nativeTables;
  if (known && footer === undefined && isSame) return known;
  const reply: Reply = {
    ...rest,
    ...ending,
    ...look,
    ...(footer === undefined ? {} : { credit: [plain(footer), ...ending.credit] }),
    ...(draft.file ? { file: withCredit(draft.file, ending) } : {}),
    ...(choices ? { choices: { ...choices, items: choices.items.map((one) => creditedChoice(one, credit, text)) } } : {}),
  };
  finished.set(draft, reply);
  return reply;
}

/** Each leaves alone. */
function creditedChoice({ answer, ...choice }: Choice, credit: Credit, text: Text): Choice<Reply> {
  return { ...choice, answer: credited(answer, credit, text) };
}

/** The credit below all rows, or beside all data, since a file is read without its message. */
function withCredit({ name, rows, data }: TableFile, { credit }: Ending): TableFile {
  const written = (span: Span) => (span.kind === "link" ? `${span.text} ${span.url}` : span.text);
  const lines = credit.map((line) => line.map(written).join(""));
  return data ? { name, rows, data: { ...data, credit: lines } } : { name, rows: [...rows, ...lines.map((line) => [line])] };
}

type Ending = Pick<Reply, "credit" | "cut" | "language">;

const finished = new WeakMap<Draft, Reply>();
const endings = new WeakMap<Credit, Map<string, Ending>>();

/** Whether what is said is one line, so that a longer ending would be more than the answer itself. */
function isOneLine({ blocks }: Draft): boolean {
  const [only, ...others] = blocks;
  return others.length === 0 && only !== undefined && "spans" in only && only.spans.every(({ kind }) => kind !== "break");
}

/** The same for every message of a language that is as short, or longer. */
function endingOf(credit: Credit, text: Text, isShort: boolean): Ending {
  const known = endings.get(credit) ?? new Map<string, Ending>();
  endings.set(credit, known);
  const { language } = text;
  const key = `${language} ${isShort}`;
  const ending = known.get(key) ?? { credit: creditLines(credit, text, isShort), cut: text.say("cut"), language };
  known.set(key, ending);
  return ending;
}

function creditLines({ source, simulated }: Credit, text: Text, isShort: boolean): Span[][] {
  const lines: Span[][] = [];
  if (simulated) lines.push(text.spans(isShort ? "credit-simulated-short" : "credit-simulated"));
  if (source) lines.push(text.spans("credit", { source: { kind: "link", text: source.name, url: source.url } }));
  return isShort && lines.length > 1 ? [inOneLine(lines)] : lines;
}
