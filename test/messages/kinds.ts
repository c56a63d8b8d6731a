import { readFileSync } from "node:fs";
import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { endOfTime } from "../../src/clock.ts";
import { choicesOf } from "../../src/commands/questions/best.ts";
import { factsPerMessage } from "../../src/delivery/claim/claim.ts";
import type { Standing } from "../../src/detection/standings.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { movementReply } from "../../src/replies/alerts/movement.ts";
import { threadReply } from "../../src/replies/alerts/thread.ts";
import { type HelpTopic, helpReply, helpTopics, sentenceReply, unreadReply } from "../../src/replies/chat/help.ts";
import { startLanguagesReply, startReply } from "../../src/replies/chat/start.ts";
import { askMatchReply, choicesReply } from "../../src/replies/parts/choices.ts";
import { rowsShown } from "../../src/replies/parts/paging.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { matchesReply, pickListReply, unfiltered } from "../../src/replies/questions/matches.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { valueBetsReply } from "../../src/replies/questions/value-bets.ts";
import { answerReply, termReply, unclearReply, whichReply } from "../../src/replies/talk.ts";
import { limitReply, limitWhichReply } from "../../src/replies/watching/price-alert.ts";
import { besideReply, watchReply } from "../../src/replies/watching/watch.ts";
import { askWatchReply, unwatchWhichReply, watchesReply } from "../../src/replies/watching/watches.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { catalog } from "../commands/catalog.ts";
import { messageKindsOfFeatures } from "../features/index.ts";
import { team } from "../matches/known.ts";
import { winnerQuotes } from "../odds/prices.ts";
import {
  alertFacts,
  alertMatch,
  alertReply,
  boardOf,
  heldFacts,
  hour,
  noon,
  northgate,
  oddsFacts,
  rules,
  total,
  valueBet,
  watchFacts,
} from "../replies/facts.ts";
import { adminKindsOf } from "./admin-kinds.ts";
import { betKindsOf, betViewsOf } from "./bet-kinds.ts";
import { cardKindsOf } from "./card-kinds.ts";
import { chartKindsOf } from "./chart-kinds.ts";
import { decisionKindsOf } from "./decision-kinds.ts";
import { fileKindsOf } from "./file-kinds.ts";
import { inlineKindsOf } from "./inline-kinds.ts";
import { lookupsOf } from "./lookups.ts";
import { managedKindsOf } from "./managed-kinds.ts";
import { momentKindsOf } from "./moment-kinds.ts";
import { muteKindsOf } from "./mute-kinds.ts";
import { namedKindsOf } from "./named-kinds.ts";
import { once } from "./once.ts";
import { scoreKindsOf } from "./score-kinds.ts";
import { settingKindsOf } from "./setting-kinds.ts";
import { stakeKindsOf } from "./stake-kinds.ts";
import { wideKindsOf, wideViewsOf } from "./wide-kinds.ts";

/** What a source calls things. */
export interface Names {
  home: string;
  away: string;
  league: string;
  sport: string;
  books: readonly [string, string, string];
  /** A selection of a market that we do not know. */
  selection: string;
  /** What a person typed. */
  typed: string;
}

export const plainNames: Names = {
  home: "Northgate",
  away: "Riverside",
  league: "River Cup",
  sport: "football",
  books: ["Alder", "Birch", "Cedar"],
  selection: "First corner",
  typed: "northgat",
};

/** How often a match is looked at. */
const often = { kind: "often", about: 15 * 60_000, latest: 30 * 60_000, last: 5 * 60_000 } as const;

/** Where the lines of watches stand. */
const standings: { standing?: Standing }[] = [
  {
    standing: {
      kind: "way",
      offer: { market: "winner", selection: "home", line: null },
      way: { from: 0.582, to: 0.543 },
      refreshedAt: noon - 420_000,
    },
  },
  { standing: { kind: "price", price: 3.05, refreshedAt: noon - 180_000 } },
  {},
];

/** The refusals, faults and confirmations of one sentence, each with the variables that it has. */
const sentences = [
  ...readFileSync(new URL("../../locales/en.ftl", import.meta.url), "utf8").matchAll(
    /^((?:refuse|fault)-[a-z-]+|(?:preview-(?:one-match|cannot))|watch-(?:finished|limit|limit-wide|bad-word|needs-selection|unknown-book|no-own-books|posted-already|name-one)|unwatch-(?:undone|bets-done|wide-done|wide-none)|bet-watch-(?:same|limit|bad-improvement)) = (.+(?:\n[ }].*)*)$/gm,
  ),
].map(([, key = "", words = ""]) => ({ key, variables: [...words.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name) }));

/** Every kind of message there is, by the function that writes it and what is special about it. */
export const kindsOf = once(writeKinds);

function writeKinds(text: Text, names: Names): Record<string, Draft> {
  const match = matchOf(names);
  const known = [17, 18, 19].map((id) => ({ id, match }));
  const boards = boardsOf(names);
  const facts = oddsFacts({ match, board: boards.before });
  const alert = alertMatch({ match, baseline: boards.before, board: boards.after });
  const watches = rules.map((rule, index) => {
    return {
      kind: "match" as const,
      ref: String(index + 41),
      pausedUntil: [null, noon, endOfTime][index % 3] ?? null,
      quiet: index % 2 === 0 ? null : { ...defaultQuiet, on: true, days: [1, 3, 6] },
      muted: [null, { matchId: 17, until: null }, { matchId: null, until: noon }][index % 4] ?? null,
      known: { id: index + 1, match },
      rule,
      ...(index === 0 ? { checks: often } : {}),
      ...(standings[index % 3] ?? {}),
    };
  });
  const others = [...wideViewsOf(names, match), ...betViewsOf(names)];
  const watched = { shown: [...watches.slice(0, 3), ...others.slice(0, 2)], page: 2, pageSize: rowsShown, total: 90 };
  const matchesWatched = [3, 1, 4, 2, 5].map((count, index) => ({
    ...{ kind: "match" as const, ref: String(index + 41), pausedUntil: null, quiet: null, muted: null },
    ...{ known: { id: index + 1, match }, rule: defaultRule, ...standings[0], checks: { kind: "few" as const, count } },
  }));
  const noneWatched = { shown: [], page: 1, pageSize: rowsShown, total: 0 };
  const page = {
    ...{ shown: known, page: 2, pageSize: 3, total: 90, filter: unfiltered, leagueMatch: 17 },
    prices: new Map(known.map(({ id }) => [id, { prices: [2.1, 13.45, 103.905], refreshedAt: noon - id * 60_000 }])),
    now: noon,
    sports: [names.sport, "tennis", "mma", "chess"],
  };
  const day = { from: noon, to: noon + 24 * hour, date: "2026-08-16" };
  const choice = {
    words: names.typed,
    matches: known,
    how: "fitting-more" as const,
    command: "odds",
    rest: "",
    sports: [names.sport, "tennis"],
    now: noon,
  };
  const bets = known.map((one, others) => {
    return { bet: { ...valueBet, match, bookmaker: names.books[others] ?? null }, others, known: one };
  });
  const narrow = {
    edge: 0.05,
    leastPrice: 1.5,
    mostPrice: null,
    withinHours: 12,
    sport: names.sport,
    book: names.books[0] ?? null,
  };
  const valueBets = {
    ...{ bets: { shown: bets, page: 2, pageSize: 3, total: 90 }, all: 90, filter: narrow },
    ...{ words: `${names.sport} 5% 1.5- 12h b:0123abcd`, fetchedAt: noon, old: true, failed: true, isCut: true, now: noon },
  };
  const limit = {
    ...{ known: { id: 17, match }, selection: { market: "winner", selection: "home", line: null } as const, words: "home" },
    ...{ price: 2.1, now: noon, readsWords: true },
  };
  const watch = { known: { id: 17, match }, ...watchFacts(defaultRule, boards.before), created: true };
  const first = {
    ...{ place: "private" as const, choosesLanguage: true, where: { timeZone: "Europe/London", language: null } },
    matches: [
      { id: 17, match },
      { id: 18, match: { ...match, away: match.home, home: match.away } },
    ],
  };
  return {
    startReply: startReply(text, first),
    "startReply in a group": startReply(text, { ...first, place: "group", choosesLanguage: false }),
    "startReply without matches": startReply(text, { ...first, matches: [] }),
    startLanguagesReply: startLanguagesReply(text, [{ label: names.home, value: "de", chosen: true }]),
    ...helpKindsOf(text, names),
    matchesReply: matchesReply(text, page),
    "matchesReply of one sport": matchesReply(text, { ...page, filter: { ...unfiltered, sport: names.sport } }),
    "matchesReply, first page": matchesReply(text, { ...page, page: 1 }),
    "matchesReply of one league and day": matchesReply(text, {
      ...page,
      filter: { sport: names.sport, league: match.league, status: "live", day },
    }),
    "matchesReply without any": matchesReply(text, {
      ...page,
      ...{ shown: [], total: 0, page: 1, filter: { ...unfiltered, sport: names.sport, day } },
    }),
    pickListReply: pickListReply(text, page),
    limitReply: limitReply(text, limit),
    "limitReply where no words are read": limitReply(text, { ...limit, price: null, readsWords: false }),
    limitWhichReply: limitWhichReply(text, {
      ...{ known: limit.known, choices: choicesOf(boards.before.quotes), of: "limit", now: noon },
    }),
    "limitWhichReply of one side": limitWhichReply(text, {
      ...{ known: limit.known, choices: choicesOf(boards.before.quotes), of: "side", now: noon },
    }),
    oddsReply: oddsReply(text, facts),
    "oddsReply watched, old, after a failure": oddsReply(text, { ...facts, watched: "3pp", old: true, failed: true }),
    "oddsReply of own books": oddsReply(text, { ...facts, ownBooks: names.books.slice(1) }),
    "oddsReply without odds": oddsReply(text, { ...facts, board: null }),
    "oddsReply of an unknown market": oddsReply(text, { ...facts, board: boards.other, shown: { market: "other", line: null } }),
    "choicesReply of several": choicesReply(text, choice),
    "choicesReply of near ones": choicesReply(text, { ...choice, how: "near", command: "watch", rest: "2.5pp" }),
    "choicesReply of none": choicesReply(text, { ...choice, how: "soonest", matches: [], command: "unwatch" }),
    valueBetsReply: valueBetsReply(text, valueBets),
    "valueBetsReply without any": valueBetsReply(text, { ...valueBets, bets: { ...valueBets.bets, shown: [], total: 0 } }),
    ...lookupsOf(text, names, { match, boards }),
    ...chartKindsOf(text, names, { match, board: boards.before }),
    ...namedKindsOf(text, names, match),
    ...stakeKindsOf(text, names, match),
    ...messageKindsOfFeatures(text, names, match),
    watchReply: watchReply(text, { ...watch, hasPings: true, checks: often }),
    besideReply: besideReply(text, {
      known: { id: 17, match },
      rule: rules[0] ?? defaultRule,
      present: rules.map((rule, index) => ({ ref: String(index + 41), rule })),
      words: "1pp",
    }),
    "watchReply without odds": watchReply(text, { ...watch, ...watchFacts(defaultRule, null), created: false }),
    watchesReply: watchesReply(text, { watches: watched, suggestions: [], now: noon }),
    "watchesReply of matches": watchesReply(text, { watches: { ...watched, shown: matchesWatched }, suggestions: [], now: noon }),
    "watchesReply without any": watchesReply(text, { watches: noneWatched, suggestions: known, now: noon }),
    ...fileKindsOf(text, names, { match, watches: [...others, ...watches] }),
    ...managedKindsOf(text, watches, names),
    unwatchWhichReply: unwatchWhichReply(text, [...watches.map(({ rule, ...one }) => ({ ...one, apart: rule })), ...others], {
      message: "0123456789abcdefghijk",
    }),
    askWatchReply: askWatchReply(text, {
      ...{ key: "unwatch-which", command: "unwatch" },
      watches: [...watches.map(({ rule, ...one }) => ({ ...one, apart: rule })), ...others],
    }),
    unreadReply: unreadReply(text, { unread: "media", place: "private" }),
    "unreadReply in a group": unreadReply(text, { unread: "media", place: "group" }),
    "unreadReply of an edit": unreadReply(text, { unread: "edit", place: "private" }),
    answerReply: answerReply(text, { topic: "alerts", team: "Northgate", source: null }),
    "answerReply to what it costs": answerReply(text, { topic: "free", team: null, source: "Odds" }),
    unclearReply: unclearReply(text, { words: "legia lech", lacking: false, sports: "football, tennis" }),
    "unclearReply of what nobody offers": unclearReply(text, { words: "corners", lacking: true, sports: "" }),
    termReply: termReply(text, "odds"),
    whichReply: whichReply(text, {
      ...{ kind: "which", command: "watch", text: ">= 2.30", ignored: "", lacking: "", apart: null, who: [], slots: {} },
      choices: known.map((one) => ({ known: one, rest: ">= 2.30" })),
    }),
    askMatchReply: askMatchReply(text, { matches: known, command: "watch", rest: "", readsWords: true, now: noon }),
    "askMatchReply where no words are read": askMatchReply(text, {
      matches: [],
      command: "watch",
      rest: "5%",
      readsWords: false,
      now: noon,
    }),
    "movementReply of one match": movementReply(text, alertFacts(alert)),
    "movementReply of two rules": movementReply(
      text,
      alertFacts({ ...alert, namesRule: true }, { ...alert, watchId: 2, namesRule: true }),
    ),
    "movementReply of two matches": movementReply(text, alertFacts(alert, { ...alert, matchId: 18 })),
    threadReply: threadReply(text, { id: 17, match, isLeague: false }),
    "threadReply of a league": threadReply(text, { id: 17, match, isLeague: true }),
    ...decisionKindsOf(text, names, match),
    "messageReply of one match": alertReply(text, heldFacts([alert])),
    "messageReply after a downtime": alertReply(text, {
      ...alertFacts(alert, { ...alert, matchId: 18 }),
      manner: { ...plainManner, held: "away", away: { from: noon - 5 * hour, to: noon - hour } },
    }),
    "messageReply before the limit": alertReply(text, {
      ...alertFacts(alert),
      manner: { ...plainManner, held: "flood", cap: { count: 12, until: noon + hour, points: 5 } },
    }),
    "messageReply before the limit, in other units": alertReply(text, {
      ...alertFacts(alert),
      manner: { ...plainManner, cap: { count: 1, until: noon + hour, points: null } },
    }),
    "messageReply of what was further": alertReply(text, heldFacts([{ ...alert, peak: alert.movement.moves[0] ?? null }])),
    "messageReply of five matches": alertReply(text, heldFacts(manyOf(alert, 5))),
    "messageReply of as many as a message has": alertReply(text, heldFacts(manyOf(alert, factsPerMessage))),
    "messageReply of a digest": alertReply(text, heldFacts(manyOf(alert, 11), "digest")),
    ...muteKindsOf(text, match),
    ...inlineKindsOf(text, { match, board: boards.before }),
    ...settingKindsOf(text, names, { id: 17, match }),
    ...wideKindsOf(text, names, match),
    ...betKindsOf(text, names, match),
    ...scoreKindsOf(text, names),
    ...momentKindsOf(text, match),
    ...cardKindsOf(text, match),
    ...adminKindsOf(text, names),
    ...Object.fromEntries(sentences.map((one) => [`sentenceReply ${one.key}`, sentence(text, one, names)])),
  };
}

function manyOf(alert: ReturnType<typeof alertMatch>, length: number) {
  return Array.from({ length }, (_, index) => ({ ...alert, matchId: 17 + index }));
}

function sentence(text: Text, { key, variables }: (typeof sentences)[number], { typed, home, sport }: Names): Draft {
  const ours: Record<string, string | number> = {
    near: "/odds",
    example: "/odds #17",
    count: 100,
    id: "ab12",
    title: home,
    sport,
  };
  return sentenceReply(text, { key, args: Object.fromEntries(variables.map((name) => [name, ours[name] ?? typed])) });
}

function matchOf({ home, away, league, sport }: Names): Match {
  const named = (name: string) => team({ und: name });
  return {
    ...northgate,
    home: named(home),
    away: named(away),
    league: { id: null, slug: null, names: { und: league }, sport },
    sport,
  };
}

function boardsOf({ books: [first, second, third], selection }: Names) {
  const other = { market: "other", line: null, price: 1.8, at: null } as const;
  return {
    before: boardOf([...winnerQuotes(first, 2.1, 3.4, 3.6), ...winnerQuotes(second, 2.05, 3.5, 3.7), ...total(third, 1.9, 1.9)]),
    after: boardOf([...winnerQuotes(first, 1.9, 3.6, 4.1), ...winnerQuotes(second, 1.85, 3.6, 4.3), ...total(third, 1.7, 2.2)]),
    other: boardOf([
      { ...other, bookmaker: first, selection },
      { ...other, bookmaker: second, selection: `${selection} 2` },
    ]),
  };
}

/** Every page of the help. */
function helpKindsOf(text: Text, names: Names): Record<string, Draft> {
  const commands = catalog
    .filter(({ operators }) => !operators)
    .map(({ name, topic, options }) => ({ name, topic, hasExample: options.some(({ hidden }) => !hidden) }));
  const examples = { match: "#17", team: names.home, fighter: names.away };
  const pageOf = (topic: HelpTopic | null, place: "private" | "group" = "private", page?: string) =>
    helpReply(text, {
      commands,
      examples,
      place,
      topic,
      page,
      carried: true,
      thumb: place === "group" ? "as_administrator" : "always",
    });
  return {
    "helpReply, first page": pageOf(null),
    "helpReply of an unknown topic": helpReply(text, { commands, examples, place: "group", topic: null, unknown: names.typed }),
    ...Object.fromEntries(helpTopics.map((topic) => [`helpReply about ${topic}`, pageOf(topic)])),
    "helpReply about watches in a group": pageOf("watches", "group"),
    "helpReply about alerts in a group": pageOf("alerts", "group"),
    "helpReply about the chat, second page": pageOf("chat", "private", "2"),
  };
}
