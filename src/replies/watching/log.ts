import type { Block, Draft } from "../../chat/reply.ts";
import type { Held } from "../../delivery/held.ts";
import type { ExplainedBet } from "../../facts/bet-explanation.ts";
import { type FileColumn, fileReply, matchColumns, rounded, utc } from "../parts/file.ts";
import { heldBlocks } from "../parts/held.ts";
import { offerName } from "../parts/markets.ts";
import { type Paged, pageButtons, pageNote, pageWord, pictureButton } from "../parts/paging.ts";
import { inOneLine, type Text } from "../parts/text.ts";
import { type DecisionRow, decisionInWords } from "./decision.ts";
import { scoreButton } from "./score.ts";
import { decisionList } from "./why.ts";

/** What waits is told whole by the status. */
const mostHeld = 1;

/** What waits, and the last decisions of a chat, those not to send included, each leading to why. */
export function logReply(text: Text, { rows, held }: { rows: Paged<DecisionRow>; held: readonly Held[] }): Draft {
  const newest = Math.max(...rows.shown.map(({ decision }) => decision.at));
  const title = [text.spans("log-heading"), ...(rows.shown.length > 0 ? [[text.moment(newest, "date")]] : [])];
  const heading: Block[] = [{ kind: "heading", spans: inOneLine(title) }, ...heldBlocks(text, held, mostHeld)];
  const watches = { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: false } };
  if (rows.total === 0)
    return { blocks: [...heading, { kind: "paragraph", spans: text.spans("log-none") }], buttons: [[watches]], personal: false };
  const { list, buttons } = decisionList(text, rows.shown, newest);
  return {
    blocks: [...heading, list, ...pageNote(text, rows)],
    buttons: [
      ...buttons,
      ...pageButtons(text, rows, (page) => ({ command: "log", text: pageWord(page) }), { file: true }),
      ...(rows.page === 1 ? [[...pictureButton(text, { command: "log", text: "" }), scoreButton(text)]] : []),
    ],
    personal: false,
  };
}

/** The log as a file, a line for each value bet that a decision was about. */
export function logFile(text: Text, { rows, total, now }: { rows: readonly DecisionRow[]; total: number; now: number }): Draft {
  const lines = rows.flatMap((row): LogLine[] => {
    const bets = row.decision.bets?.bets ?? [];
    return bets.length > 0 ? bets.map((bet) => ({ ...row, bet })) : [{ ...row, bet: null }];
  });
  const columns: FileColumn<LogLine>[] = [
    { title: "time", cell: ({ decision }) => utc(decision.at) },
    ...matchColumns(text, ({ match }: LogLine) => match),
    { title: "decision", cell: ({ decision }) => decisionInWords(text, decision) },
    {
      title: "selection",
      cell({ decision: { evidence }, match, bet }) {
        const offer = bet ?? evidence;
        return match && offer && offerName(text, match, offer);
      },
    },
    { title: "book", cell: ({ bet }) => bet?.bookmaker ?? null },
    { title: "from", cell: ({ decision: { evidence } }) => evidence && rounded(1 / evidence.from, 3) },
    { title: "to", cell: ({ decision: { evidence }, bet }) => bet?.figures.price ?? (evidence && rounded(1 / evidence.to, 3)) },
    { title: "edge", cell: ({ bet }) => bet && rounded(bet.figures.edge * 100, 2) },
  ];
  return fileReply(text, { list: "log", rows: lines, total: lines.length + total - rows.length, columns, now });
}

type LogLine = DecisionRow & { bet: ExplainedBet | null };
