import { createPlans, type DecodeOptions, decode } from "../src/api/decode/index.ts";
import type { Reply } from "../src/chat/reply.ts";
import { systemClock } from "../src/clock.ts";
import { messageFromReply as discordMessage } from "../src/platforms/discord/message.ts";
import { messageFromReply as playgroundMessage } from "../src/platforms/playground/message.ts";
import { messageFromReply as telegramMessage } from "../src/platforms/telegram/message.ts";
import { movementReply } from "../src/replies/alerts/movement.ts";
import { credited } from "../src/replies/parts/credit.ts";
import { type HistoryFacts, historyReply } from "../src/replies/questions/history.ts";
import { oddsReply } from "../src/replies/questions/odds.ts";
import { type DialectName, dialectNames } from "../src/sandbox/dialects/catalog.ts";
import { createSandbox } from "../src/sandbox/server.ts";
import { hostileAnswers } from "../test/api/decode/hostile.ts";
import { alertFacts, boardOf, movedMatch, northgate, oddsFacts, texts } from "../test/replies/facts.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { quotesOfBooks } from "./crowd.ts";
import { median } from "./load.ts";

const rounds = 5;
const roundMs = 200;
/** A renderer draws a block only once, so every turn is given a reply of its own. */
const copies = 400;
/** A week of a price that changes with every refresh. */
const chartReadings = 336;

export const bench: Bench = {
  about: `operations a second beside JSON.parse of the same bytes; median of ${rounds} alternating rounds`,
  async run() {
    const rows: Row[] = [];
    for (const dialect of dialectNames) rows.push(...(await decoderRows(dialect)));
    return [...rows, ...hostileRows(), ...rendererRows(), chartRow()];
  },
};

async function decoderRows(dialect: DialectName): Promise<Row[]> {
  const sandbox = createSandbox({ clock: systemClock, seed: "bench", speed: 1, dialect, volatility: 0 });
  const url = await sandbox.start(0, "127.0.0.1");
  try {
    const later = systemClock.now() + 30 * 3_600_000;
    const match = sandbox.world
      .matches(systemClock.now())
      .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
    const ask = async (path: string) => (await fetch(`${url}/api/v1/${path}`)).text();
    const odds = await ask(`matches/${match?.slug}/odds`);
    const list = await ask("matches");
    const kept = [decoderRow("odds", dialect, odds), decoderRow("matches", dialect, list)];
    return [...kept, decoderRow("odds", dialect, odds, { isKept: false })];
  } finally {
    await sandbox.stop();
  }
}

/** Without a kept plan, each answer is read by one of its own. */
function decoderRow(kind: "odds" | "matches", dialect: DialectName, body: string, { isKept } = { isKept: true }): Row {
  const sides = kind === "odds" && { match: { home: ["Home"], away: ["Away"] } };
  const options: DecodeOptions = { ...(isKept && { plans: createPlans() }), ...sides };
  const { items } = decode(kind, JSON.parse(body), options);
  const pair = speeds(
    () => decode(kind, JSON.parse(body), options),
    () => JSON.parse(body),
  );
  const note = `JSON.parse of ${(body.length / 1024).toFixed(1)} KB, ${items.length} items; ours parses as well`;
  return row({ name: `${kind}, dialect ${dialect}${isKept ? "" : ", no kept plan"}`, ...pair, unit: "answers/s", note });
}

/** Answers made to keep a reader busy, planned anew each time: what they cost beside their own parsing. */
function hostileRows(): Row[] {
  return Object.entries(hostileAnswers).map(([name, make]) => {
    const body = make();
    const json: unknown = JSON.parse(body);
    const took = (work: () => unknown) => median(Array.from({ length: 3 }, () => secondsOf(work)));
    const pair = { ours: 1 / took(() => decode("value_bets", json)), rival: 1 / took(() => JSON.parse(body)) };
    return row({ name, ...pair, unit: "answers/s", note: `JSON.parse of ${(body.length / 1024).toFixed(0)} KB` });
  });
}

function secondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function rendererRows(): Row[] {
  const text = texts.in("en");
  const credit = { source: { name: "Odds", url: "https://odds.test" }, simulated: false };
  const board = boardOf(quotesOfBooks(0.5));
  const odds = credited(oddsReply(text, oddsFacts({ match: northgate, board })), credit, text);
  const alert = credited(movementReply(text, alertFacts(movedMatch)), credit, text);
  const renderers = { Telegram: telegramMessage, Discord: discordMessage, playground: playgroundMessage };
  return Object.entries({ odds, alert }).flatMap(([kind, reply]) =>
    Object.entries(renderers).map(([platform, render]) => rendererRow(`${kind} for ${platform}`, reply, render)),
  );
}

function rendererRow(name: string, reply: Reply, render: (reply: Reply) => unknown): Row {
  const body = JSON.stringify(reply);
  let turn = 0;
  let fresh: Reply[] = [];
  const renew = () => {
    fresh = Array.from({ length: copies }, () => JSON.parse(body) as Reply);
  };
  const pair = speeds(
    () => render(fresh[turn++ % copies] ?? reply),
    () => JSON.parse(body),
    renew,
  );
  return row({ name, ...pair, unit: "messages/s", note: `JSON.parse of the reply, ${(body.length / 1024).toFixed(1)} KB` });
}

/** The way of one price as a message with its chart, from what is known of it on. */
function chartRow(): Row {
  const text = texts.in("en");
  const credit = { source: { name: "Odds", url: "https://odds.test" }, simulated: false };
  const now = Date.UTC(2026, 7, 15, 12);
  const readings = Array.from({ length: chartReadings }, (_, index) => {
    const probability = 0.5 + 0.1 * Math.sin(index / 20);
    return { at: now - (chartReadings - index) * 30 * 60_000, price: 1 / probability, probability };
  });
  const facts: HistoryFacts = {
    ...{ id: 17, match: northgate, market: { market: "winner", line: null }, selection: "home", book: null, bookRef: null },
    ...{ lines: [{ selection: "home", line: null, words: "home", readings }], markets: [], books: [], unknown: null },
    ...{ failed: false, page: undefined, marketsPage: null, now },
  };
  const body = JSON.stringify(readings);
  const pair = speeds(
    () => telegramMessage(credited(historyReply(text, facts), credit, text)),
    () => JSON.parse(body),
  );
  const note = `JSON.parse of its ${chartReadings} readings, ${(body.length / 1024).toFixed(1)} KB`;
  return row({ name: "chart for Telegram", ...pair, unit: "messages/s", note });
}

/** Ours and the yardstick, in turns; `prepare` is run before each batch and not counted. */
function speeds(
  ours: () => unknown,
  rival: () => unknown,
  prepare: () => void = () => undefined,
): { ours: number; rival: number } {
  const measured: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    const [first, second] = [perSecond(ours, prepare), perSecond(rival, prepare)];
    // The first is for the compiler.
    if (round > 0) {
      measured[0].push(first);
      measured[1].push(second);
    }
  }
  return { ours: median(measured[0]), rival: median(measured[1]) };
}

function perSecond(work: () => unknown, prepare: () => void): number {
  let [done, tookMs] = [0, 0];
  while (tookMs < roundMs) {
    prepare();
    const start = performance.now();
    for (let turn = 0; turn < copies; turn++) work();
    tookMs += performance.now() - start;
    done += copies;
  }
  return done / (tookMs / 1000);
}
