import type { Block, Button, Draft, PressButton, Span } from "../../chat/reply.ts";
import type { ClosingScore, JournalTotals } from "../../detection/placed-bets.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Market } from "../../odds/quote.ts";
import { factsBlock } from "../parts/facts.ts";
import { type FileColumn, fileReply, matchColumns, rounded, utc } from "../parts/file.ts";
import { marketName, offerName, selectionName } from "../parts/markets.ts";
import { kickOff, matchTitle } from "../parts/match.ts";
import { beside, inRows, type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { sportName } from "../parts/sports.ts";
import { bold, inOneLine, onLines, plain, type Text } from "../parts/text.ts";
import { betButton, betSpans, forAskerAlone, type ShownBet, signedPercent } from "./bet.ts";

export interface JournalFacts {
  /** Open ones first, the newest first. */
  bets: Paged<ShownBet>;
  totals: JournalTotals;
  /** How many matches it takes to say something of closing lines. */
  least: number;
  /** How a bet is written down. */
  example: string;
}

/** A page of the journal; the first one says what the bets come to. */
export function journalReply(text: Text, { bets, totals, least, example }: JournalFacts): Draft {
  const heading: Block = { kind: "heading", spans: text.spans("journal-heading") };
  if (bets.total === 0) {
    const how = text.spans("journal-empty", { example: { kind: "text", text: example, style: "code" } });
    return forAskerAlone(text, { blocks: [heading, { kind: "paragraph", spans: how }], buttons: [], personal: true });
  }
  const rows = bets.shown.map((shown) => rowButton(text, shown));
  return forAskerAlone(text, {
    blocks: [
      heading,
      ...(bets.page === 1 ? totalBlocks(text, { totals, least }) : []),
      {
        kind: "list",
        items: bets.shown.map((shown) => rowSpans(text, shown)),
        opens: rows.map((button) => beside(text, button)),
      },
      ...pageNote(text, bets),
    ],
    buttons: [
      ...inRows(rows, 2),
      ...pageButtons(text, bets, (page) => ({ command: "journal", text: pageWord(page) })),
      ...(bets.page === 1
        ? [[{ label: text.say("file-button"), press: { command: "journal", text: "csv", replace: false } }]]
        : []),
    ],
    personal: true,
  });
}

function rowButton(text: Text, { bet, match }: ShownBet): PressButton {
  const name = offerName(text, match, { market: bet.market as Market, selection: bet.selection, line: bet.line });
  const label = text.say("journal-bet", { selection: name, price: text.price(fromMicros(bet.price)) });
  return { label, press: { command: "journal", text: `#${bet.id}`, replace: true }, hint: matchTitle(text, match) };
}

function rowSpans(text: Text, shown: ShownBet): Span[] {
  const { match, value } = shown;
  return onLines([
    betSpans(text, shown),
    inOneLine([
      plain(matchTitle(text, match)),
      ...stateOf(text, shown),
      ...(value === null ? [] : [text.spans("journal-clv", { value: signedPercent(text, value) })]),
    ]),
  ]);
}

/** How it ended and what it won; of an open one when its match is. */
function stateOf(text: Text, { bet, match, returned }: ShownBet): Span[][] {
  if (bet.result === null) return [[kickOff(text, match)]];
  const profit = bet.stake === null || returned === null ? [] : [plain(text.number((returned - bet.stake) / 100, true))];
  return [text.spans(`journal-result-${bet.result.replace("_", "-")}`), ...profit];
}

function totalBlocks(text: Text, { totals, least }: Pick<JournalFacts, "totals" | "least">): Block[] {
  const { staked, returned, settled, open, closing, groups } = totals;
  const amount = (hundredths: number, signed = false) => plain(text.number(hundredths / 100, signed));
  const row = (key: string, value: readonly Span[]) => ({ label: text.say(key), value });
  const money = [
    row("stake-stake", amount(staked)),
    row("journal-returned", amount(returned)),
    row("stake-profit", amount(returned - staked, true)),
    row("journal-yield", plain(signedPercent(text, (returned - staked) / staked))),
  ];
  return [
    factsBlock(text, [row("journal-open", plain(text.number(open))), ...(settled > 0 ? money : [])]),
    ...(closing.count > 0 ? [{ kind: "paragraph" as const, spans: closingSpans(text, closing, least) }] : []),
    ...groups.flatMap(({ by, rows }): Block[] => [
      { kind: "paragraph", spans: [bold(text.say(`journal-by-${by}`))] },
      { kind: "list", items: rows.map(({ group, score }) => groupSpans(text, { by, group, score })) },
    ]),
    ...(closing.count > 0 ? [{ kind: "note" as const, spans: text.spans("journal-explained") }] : []),
  ];
}

function closingSpans(text: Text, { matches, mean }: ClosingScore, least: number): Span[] {
  if (!mean) return text.spans("journal-clv-few", { least, matches });
  return text.spans("journal-clv-mean", { ...rangeOf(text, mean), matches });
}

function groupSpans(text: Text, { by, group, score }: { by: "market" | "sport"; group: string; score: ClosingScore }): Span[] {
  const sport = group === "" ? text.say("score-other") : sportName(text, group);
  const name = by === "sport" ? sport : marketName(text, { market: group as Market, line: null });
  return score.mean ? text.spans("journal-group", { group: name, ...rangeOf(text, score.mean), matches: score.matches }) : [];
}

function rangeOf(text: Text, { value, range }: NonNullable<ClosingScore["mean"]>) {
  return { value: signedPercent(text, value), low: signedPercent(text, range.low), high: signedPercent(text, range.high) };
}

/** One bet with everything that is known of it, and what can be said of its end. */
export function betReply(text: Text, shown: ShownBet): Draft {
  const { bet, match, returned, value } = shown;
  const row = (key: string, words: string) => ({ label: text.say(key), value: plain(words) });
  const result = bet.result === null ? [kickOff(text, match)] : text.spans(`journal-result-${bet.result.replace("_", "-")}`);
  const rows = [
    { label: text.say(bet.result === null ? "journal-match" : "journal-result"), value: result },
    ...(returned === null ? [] : [row("journal-returned", text.number(returned / 100))]),
    ...(bet.closing === null ? [] : [row("journal-fair-close", text.fairPrice(bet.closing))]),
    ...(value === null ? [] : [row("journal-closing-value", signedPercent(text, value))]),
  ];
  const say = (result: string): Button => betButton(text, `journal-result-${result.replace("_", "-")}`, `#${bet.id} ${result}`);
  const others = resultsOf(bet.line).filter((result) => result !== bet.result);
  return forAskerAlone(text, {
    blocks: [
      { kind: "heading", spans: plain(matchTitle(text, match)) },
      { kind: "paragraph", spans: betSpans(text, shown) },
      factsBlock(text, rows),
    ],
    buttons: [
      ...inRows(others.map(say), 3),
      [
        ...(bet.result === null ? [] : [betButton(text, "journal-reopen", `#${bet.id} open`)]),
        betButton(text, "journal-remove", `#${bet.id} remove`),
        betButton(text, "journal-heading", ""),
      ],
    ],
    personal: true,
  });
}

/** Half a bet wins or loses on quarter lines alone. */
function resultsOf(line: number | null): string[] {
  const isQuarter = line !== null && Number.isInteger(line * 4) && !Number.isInteger(line * 2);
  return ["won", "lost", "void", ...(isQuarter ? ["half_won", "half_lost"] : [])];
}

/** Says that a bet is out, and how to bring it back. */
export function betRemovedReply(text: Text, shown: ShownBet): Draft {
  return forAskerAlone(text, {
    blocks: [
      { kind: "paragraph", spans: text.spans("journal-removed") },
      { kind: "paragraph", spans: onLines([betSpans(text, shown), plain(matchTitle(text, shown.match))]) },
    ],
    buttons: [[betButton(text, "undo-button", `#${shown.bet.id} back`), betButton(text, "journal-heading", "")]],
    personal: true,
  });
}

/** The whole journal for a spreadsheet. */
export function journalFile(text: Text, { bets, now }: { bets: readonly ShownBet[]; now: number }): Draft {
  const offer = ({ bet }: ShownBet) => ({ market: bet.market as Market, selection: bet.selection, line: bet.line });
  const columns: FileColumn<ShownBet>[] = [
    { title: "recorded", cell: ({ bet }) => utc(bet.at) },
    ...matchColumns(text, ({ match }: ShownBet) => match),
    { title: "market", cell: (shown) => marketName(text, { ...offer(shown), line: null }) },
    { title: "selection", cell: (shown) => selectionName(text, shown.match, offer(shown)) },
    { title: "price", cell: ({ bet }) => fromMicros(bet.price) },
    { title: "stake", cell: ({ bet }) => bet.stake && bet.stake / 100 },
    { title: "book", cell: ({ bet }) => bet.book },
    { title: "result", cell: ({ bet }) => bet.result && text.say(`journal-result-${bet.result.replace("_", "-")}`) },
    { title: "returned", cell: ({ returned }) => (returned === null ? null : returned / 100) },
    { title: "fair-close", cell: ({ bet }) => (bet.closing === null ? null : rounded(1 / bet.closing, 3)) },
    { title: "clv", cell: ({ value }) => (value === null ? null : rounded(value * 100, 2)) },
  ];
  return fileReply(text, { list: "journal", rows: bets, columns, now });
}
