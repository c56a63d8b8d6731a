import type { Block, Draft, PressButton, Span } from "../../chat/reply.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { exampleMatch } from "../../commands/input/find-match.ts";
import { fileOption, pageOfAsk, pageOption } from "../../commands/input/find-named.ts";
import { leastMatches } from "../../detection/score.ts";
import type { Finder } from "../../matches/finder.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Market } from "../../odds/quote.ts";
import { labelsApart } from "../../replies/parts/apart.ts";
import { button, fold, heading, paragraph } from "../../replies/parts/blocks.ts";
import { factsBlock, labelled } from "../../replies/parts/facts.ts";
import { type FileColumn, fileReply, matchColumns, rounded, utc } from "../../replies/parts/file.ts";
import { marketName, offerName, selectionName } from "../../replies/parts/markets.ts";
import { kickOff, matchTitle } from "../../replies/parts/match.ts";
import { fileWord, inRows, type Paged, pageButtons, pageNote, pageOf, pageWord, rowsShown } from "../../replies/parts/paging.ts";
import { sportName } from "../../replies/parts/sports.ts";
import { bold, code, inOneLine, onLines, plain, type Text } from "../../replies/parts/text.ts";
import type { Database } from "../../storage/database.ts";
import { type Bet, type BetResult, betById, betResults, betWithin, journalOwner, removeBets, settleBets } from "./bets.ts";
import { journalOf, withClosing } from "./closing.ts";
import { type ClosingScore, closingValueOf, type JournalTotals, returnedBy, totalsOf } from "./totals.ts";
import { betOnMatch, betSpans, forAskerAlone, journalButton, privateDraft, resultKey, signedPercent } from "./view.ts";

export interface JournalDeps {
  finder: Finder;
  index: Pick<MatchIndex, "byId">;
  database: Database;
}

/** What a button does to a bet, beside telling its result. */
const acts = ["open", "remove", "back"] as const;

/** `/journal`: the asker's bets, what they came to, and how their prices compare with the closing line. */
export function createJournalCommand({ finder, index, database }: JournalDeps): Command {
  return {
    name: "journal",
    topic: "money",
    own: true,
    personal: true,
    options: [
      { name: "placed", required: false, suggests: false, form: /^#[1-9]\d{0,14}$/, hidden: true },
      {
        name: "act",
        required: false,
        suggests: false,
        form: new RegExp(`^(?:${[...betResults, ...acts].join("|")})$`),
        hidden: true,
      },
      pageOption,
      fileOption,
      { name: "all", required: false, suggests: false, form: /^all$/, hidden: true },
    ],
    manages: false,
    async run(ask) {
      const { args, call, text, now } = ask;
      const owner = await journalOwner(database, call);
      if (args["placed"] !== undefined) return one(ask, owner, Number(args["placed"].slice(1)));
      const bets = await journalOf(database, owner);
      if (args["file"] !== undefined) return journalFile(text, await Promise.all(bets.map(upToDate)), now);
      const openFirst = [...bets.filter(isOpen), ...bets.filter((bet) => !isOpen(bet))];
      const page = pageOf(openFirst, pageOfAsk(ask), rowsShown);
      const shown = await Promise.all(page.shown.map(upToDate));
      const all = args["all"] !== undefined;
      return journalReply(text, { ...page, shown }, { totals: totalsOf(bets), exampleMatch: exampleMatch(finder), all });
    },
  };

  /** Shows one bet, after doing to it what the button says. */
  async function one({ args: { act }, text, now }: Ask, owner: string, id: number): Promise<Draft> {
    const bet = await betById(database, { owner, id });
    if (!bet || (bet.isRemoved && act !== "back")) throw new Refusal("refuse-old-button", {}, []);
    if (act === "remove") await removeBets(database, { owner, ids: [id] }, now);
    if (act === "back") await removeBets(database, { owner, ids: [id] }, null);
    const result = act === "open" ? null : (betResults.find((result) => result === act) ?? bet.result);
    if (result !== bet.result) await settleBets(database, { owner, ids: [id] }, result);
    const shown = await withClosing(database, owner, await upToDate({ ...bet, result }));
    return act === "remove" ? betRemovedReply(text, shown) : betReply(text, shown);
  }

  /** The bet with its match as we know it now: its start may have moved, its sides may be exchanged. */
  async function upToDate(bet: Bet): Promise<Bet> {
    const known = bet.matchId === null ? null : await index.byId(bet.matchId);
    return (known && betWithin(bet, known.match)) ?? bet;
  }
}

function isOpen({ result }: Bet): boolean {
  return result === null;
}

/** One page of the journal. The first page adds up all of it, and `all` is what it folds; an empty journal tells how to begin. */
export function journalReply(
  text: Text,
  page: Paged<Bet>,
  { totals, exampleMatch: match, all = false }: { totals: JournalTotals; exampleMatch: string; all?: boolean },
): Draft {
  if (page.total === 0) {
    const example = code(text.say("command-bet.example", { match }));
    return privateDraft(text, [heading(text.spans("journal-heading")), paragraph(text.spans("journal-empty", { example }))]);
  }
  if (all) {
    const list: Block = { kind: "list", items: totalParts(text, totals) };
    return privateDraft(text, [heading(text.spans("journal-heading")), list], [[journalButton(text, "journal-heading")]]);
  }
  const isFirst = page.page === 1;
  const rows = rowButtons(text, page.shown);
  const opens = rows.map(({ press }) => press);
  return privateDraft(
    text,
    [
      heading(text.spans("journal-heading")),
      ...(isFirst ? totalBlocks(text, totals) : []),
      { kind: "list", items: page.shown.map((bet) => rowSpans(text, bet)), opens },
      ...pageNote(text, page),
    ],
    [
      ...inRows(rows, 2),
      ...pageButtons(text, page, (to) => ({ command: "journal", text: pageWord(to) })),
      ...(isFirst ? [[button(text.say("file-button"), "journal", fileWord, { replace: false })]] : []),
    ],
  );
}

/** What was bet on, and where that is the same, its match: a draw is the same in all of them. */
function rowButtons(text: Text, bets: readonly Bet[]): PressButton[] {
  const offer = (bet: Bet) =>
    text.say("journal-bet", { selection: offerName(text, bet.match, bet), price: text.price(fromMicros(bet.price)) });
  const title = ({ match }: Bet) => matchTitle(text, match);
  const labels = labelsApart(bets, [
    offer,
    (bet) => text.say("find-fixture", { day: offer(bet), title: title(bet) }),
    (bet) => text.say("find-fixture", { day: `#${bet.id}`, title: offer(bet) }),
  ]);
  return bets.map((bet, index) => ({ ...button(labels[index] ?? "", "journal", `#${bet.id}`), hint: title(bet) }));
}

function rowSpans(text: Text, bet: Bet): Span[] {
  const value = closingValueOf(bet);
  const below = [
    plain(matchTitle(text, bet.match)),
    ...stateOf(text, bet),
    ...(value === null ? [] : [text.spans("journal-clv", { value: signedPercent(text, value) })]),
  ];
  return onLines([betSpans(text, bet), inOneLine(below)]);
}

/** How it ended and what it won; while it is open, when the match starts. */
function stateOf(text: Text, bet: Bet): Span[][] {
  if (bet.result === null) return [[kickOff(text, bet.match)]];
  const returned = returnedBy(bet);
  const profit = bet.stake === null || returned === null ? [] : [plain(text.money((returned - bet.stake) / 100, true))];
  return [text.spans(resultKey(bet.result)), ...profit];
}

/** What came of it in two lines, what the prices were worth in one, and that in parts, folded. */
function totalBlocks(text: Text, totals: JournalTotals): Block[] {
  const parts = totalParts(text, totals);
  return [
    paragraph(totalSpans(text, totals)),
    ...(parts.length > 0 ? [fold(text, parts, { command: "journal", text: "all" })] : []),
  ];
}

function totalSpans(text: Text, { staked, returned, settled, open, closing }: JournalTotals): Span[] {
  const row = (key: string, words: string) => plain(labelled(text, text.say(key), words));
  const result = [
    [bold(labelled(text, text.say("stake-profit"), text.money((returned - staked) / 100, true)))],
    [bold(labelled(text, text.say("journal-yield"), signedPercent(text, (returned - staked) / staked)))],
  ];
  const money = [row("stake-stake", text.money(staked / 100)), row("journal-returned", text.money(returned / 100))];
  return onLines([
    ...(settled > 0 ? [inOneLine(result)] : []),
    inOneLine([...(settled > 0 ? money : []), row("journal-open", text.number(open))]),
    ...(closing.count > 0 ? [closingSpans(text, closing)] : []),
  ]);
}

function totalParts(text: Text, { closing, groups }: JournalTotals): Span[][] {
  const parts = groups.flatMap(({ by, rows }) => [
    [bold(text.say(`journal-by-${by}`))],
    ...rows.map(({ group, score }) => groupSpans(text, groupName(text, by, group), score)),
  ]);
  return [...parts, ...(closing.count > 0 ? [text.spans("journal-explained")] : [])];
}

function closingSpans(text: Text, { matches, mean }: ClosingScore): Span[] {
  if (!mean) return text.spans("journal-clv-few", { least: leastMatches, matches });
  return text.spans("journal-clv-mean", { ...rangeOf(text, mean), matches });
}

function groupSpans(text: Text, group: string, { matches, mean }: ClosingScore): Span[] {
  return mean ? text.spans("journal-group", { group, ...rangeOf(text, mean), matches }) : [];
}

function groupName(text: Text, by: "market" | "sport", group: string): string {
  if (by === "market") return marketName(text, { market: group as Market, line: null });
  return group === "" ? text.say("score-other") : sportName(text, group);
}

function rangeOf(text: Text, { value, range }: NonNullable<ClosingScore["mean"]>) {
  return { value: signedPercent(text, value), low: signedPercent(text, range.low), high: signedPercent(text, range.high) };
}

/** Everything we know about one bet, and buttons for how it ended. */
export function betReply(text: Text, bet: Bet): Draft {
  const row = (key: string, value: readonly Span[]) => ({ label: text.say(key), value });
  const [returned, value] = [returnedBy(bet), closingValueOf(bet)];
  const rows = [
    bet.result === null
      ? row("journal-match", [kickOff(text, bet.match)])
      : row("journal-result", text.spans(resultKey(bet.result))),
    ...(returned === null ? [] : [row("journal-returned", plain(text.money(returned / 100)))]),
    ...(bet.closing === null ? [] : [row("journal-fair-close", plain(text.fairPrice(bet.closing)))]),
    ...(value === null ? [] : [row("journal-closing-value", plain(signedPercent(text, value)))]),
  ];
  const results = resultsOf(bet).map((result) => journalButton(text, resultKey(result), `#${bet.id} ${result}`));
  const reopen = bet.result === null ? [] : [journalButton(text, "journal-reopen", `#${bet.id} open`)];
  const remove = journalButton(text, "journal-remove", `#${bet.id} remove`);
  return privateDraft(
    text,
    [heading(matchTitle(text, bet.match)), paragraph(betSpans(text, bet)), factsBlock(text, rows)],
    [...inRows(results, 3), [...reopen, remove, journalButton(text, "journal-heading")]],
  );
}

/** The results to choose from. Only quarter lines can be half won or half lost. */
function resultsOf({ line, result }: Bet): BetResult[] {
  const isQuarter = line !== null && Number.isInteger(line * 4) && !Number.isInteger(line * 2);
  return betResults.filter((one) => one !== result && (isQuarter || !one.startsWith("half_")));
}

/** The bet is out, and can be brought back. */
export function betRemovedReply(text: Text, bet: Bet): Draft {
  const blocks = [paragraph(text.spans("journal-removed")), paragraph(betOnMatch(text, bet))];
  const undo = journalButton(text, "undo-button", `#${bet.id} back`);
  return privateDraft(text, blocks, [[undo, journalButton(text, "journal-heading")]]);
}

/** The whole journal as a spreadsheet. */
export function journalFile(text: Text, bets: readonly Bet[], now: number): Draft {
  const columns: FileColumn<Bet>[] = [
    { title: "recorded", cell: ({ at }) => utc(at) },
    ...matchColumns(text, ({ match }: Bet) => match),
    { title: "market", cell: ({ market }) => marketName(text, { market, line: null }) },
    { title: "selection", cell: (bet) => selectionName(text, bet.match, bet) },
    { title: "price", cell: ({ price }) => fromMicros(price) },
    { title: "stake", cell: ({ stake }) => stake && stake / 100 },
    { title: "book", cell: ({ book }) => book },
    { title: "result", cell: ({ result }) => result && text.say(resultKey(result)) },
    { title: "returned", cell: (bet) => ifKnown(returnedBy(bet), (hundredths) => hundredths / 100) },
    { title: "fair-close", cell: ({ closing }) => ifKnown(closing, (probability) => rounded(1 / probability, 3)) },
    { title: "clv", cell: (bet) => ifKnown(closingValueOf(bet), (value) => rounded(value * 100, 2)) },
  ];
  return forAskerAlone(text, fileReply(text, { list: "journal", rows: bets, columns, now }));
}

function ifKnown(value: number | null, of: (known: number) => number): number | null {
  return value === null ? null : of(value);
}
