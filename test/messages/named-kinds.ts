import type { Bonus, Fighter, Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { fairPrices } from "../../src/odds/fair-prices.ts";
import {
  draftAnswerReply,
  draftLostReply,
  draftSection,
  unseenSection,
  waitingDraftReply,
} from "../../src/replies/alerts/draft.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { aboutReply } from "../../src/replies/chat/about.ts";
import {
  actingFor,
  chooseReply,
  forReply,
  joinedReply,
  noMoreFor,
  ownAgainReply,
  steeringReply,
} from "../../src/replies/chat/for.ts";
import { forgetAskReply, forgotReply, myDataReply, nothingKeptReply } from "../../src/replies/chat/my-data.ts";
import { privacyReply } from "../../src/replies/chat/privacy.ts";
import { statusReply } from "../../src/replies/chat/status.ts";
import { namedChoicesReply, namedListReply, namedReply } from "../../src/replies/parts/named.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { bonusesOffReply, bonusesReply } from "../../src/replies/questions/bonuses.ts";
import { bookmakerReply, bookmakersReply, type ReferredBook } from "../../src/replies/questions/bookmakers.ts";
import { fairReply } from "../../src/replies/questions/fair.ts";
import { fighterDetails, fighterRow } from "../../src/replies/questions/fighters.ts";
import { leagueDetails, leagueRow } from "../../src/replies/questions/leagues.ts";
import { searchReply } from "../../src/replies/questions/search.ts";
import { teamRow } from "../../src/replies/questions/teams.ts";
import { noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The messages about fighters, teams, leagues and bookmakers, about prices, and about the bot itself. */
export function namedKindsOf(text: Text, names: Names, match: Match): Record<string, Draft> {
  const { home, sport, typed, books } = names;
  const league = { id: 1, slug: null, names: { und: names.league }, sport };
  const fighter: Fighter = {
    ...{ id: 1, slug: null, names: { und: home } },
    ...{ record: { wins: 21, losses: 3, draws: 1 }, weightClass: names.league, country: sport },
  };
  // The one that the tests of hostile names expect in a message.
  const url = "https://odds.example/data";
  const bookmaker: ReferredBook = { ref: "b:0123abcd", slug: null, name: books[0], rating: 4.5, ratingMax: 5, url };
  const bonus: Bonus = { bookmaker: books[1], title: names.selection, amount: 1500, currency: sport, url };
  const channel = { chat: "telegram:-1001234567890", title: names.league, number: 3, isActive: true };
  const namesake = { ...channel, title: names.home, isActive: false };
  const steered = [channel, { ...namesake, number: 2 }, { ...namesake, number: 4 }];
  const draft = (state: "waiting" | "late") =>
    messageReply(text, { id: "d", manner: plainManner }, [
      draftSection(text, [{ id: 17, title: names.league, state, until: noon, sections: [], footer: "Odds by the Reds" }]),
    ]);
  const page = { page: 2, pageSize: 1, total: 3 };
  const record = { matches: 42, margin: 0.0314, prices: 118, best: 37, aside: 3, late: 2 };
  const bySport = [sport, null].map((one) => ({
    sport: one,
    record: one === null ? { ...record, margin: null, prices: 0 } : record,
  }));
  const age = { fetchedAt: noon, failed: true, now: noon };
  const list = { words: typed, rest: typed, near: true, buttons: [], ...age };
  const matches = { shown: [{ id: 17, match }], ...page };
  const row = { key: "1", name: home };
  const kept = { chat: { address: "telegram:7", settings: { books } }, watch: { rule: typed } };
  return {
    "namedListReply of fighters": namedListReply(text, {
      ...list,
      list: "fighters",
      rows: { shown: [fighterRow(text, "1", fighter)], ...page },
    }),
    "namedListReply of teams": namedListReply(text, {
      ...list,
      list: "teams",
      rows: { shown: [teamRow(text, { key: "1", team: fighter, next: match })], ...page },
    }),
    "namedListReply of leagues": namedListReply(text, {
      ...{ ...list, words: sport, rest: sport, near: false },
      list: "leagues",
      rows: { shown: [leagueRow(text, { key: "1", league, matches: 3, withSport: true })], ...page },
    }),
    "namedListReply without any": namedListReply(text, {
      ...list,
      ...{ list: "fighters", words: null, near: false, rows: { shown: [], page: 1, pageSize: 8, total: 0 } },
    }),
    "namedChoicesReply of several": namedChoicesReply(text, {
      list: "teams",
      words: typed,
      rows: [row, row],
      fitting: true,
      more: true,
    }),
    "namedChoicesReply of none": namedChoicesReply(text, { list: "teams", words: typed, rows: [], fitting: false, more: false }),
    "namedReply of a fighter": namedReply(text, {
      ...{
        list: "fighters",
        key: "1",
        watch: "fighter#1",
        name: home,
        details: fighterDetails(text, fighter),
        matches,
        failed: true,
      },
    }),
    "namedReply of a league without matches": namedReply(text, {
      ...{ list: "leagues", key: "1", watch: null, name: names.league, details: leagueDetails(text, league), failed: false },
      matches: { ...matches, shown: [], total: 0 },
    }),
    searchReply: searchReply(text, {
      ...{ words: typed, matches: matches.shown, teams: [row], leagues: [row], fighters: [row, row], near: false, partly: true },
    }),
    "searchReply without any": searchReply(text, {
      ...{ words: typed, matches: [], teams: [], leagues: [], fighters: [], near: true, partly: false },
    }),
    bookmakersReply: bookmakersReply(text, { books: { shown: [bookmaker], ...page }, missing: [], bonuses: true, ...age }),
    bookmakerReply: bookmakerReply(text, { name: books[0], ref: bookmaker.ref, listed: bookmaker, all: record, bySport, ...age }),
    "bookmakerReply without odds": bookmakerReply(text, {
      ...{ name: books[1], ref: bookmaker.ref, listed: null, bySport: [], ...age },
      all: { ...record, matches: 0 },
    }),
    bonusesReply: bonusesReply(text, { bonuses: { shown: [bonus], ...page }, ...age }),
    "bonusesOffReply in a group": bonusesOffReply(text, "group"),
    fairReply: fairReply(text, { fair: fairPrices([1.9, 3.5, 4.2], "power"), typed: ["1.90", "3.50", "4.20"] }),
    "fairReply of no usual market": fairReply(text, {
      fair: fairPrices([1.1, 1.1, 9_999], "shin"),
      typed: ["1.1", "1.1", "9999"],
    }),
    statusReply: statusReply(text, {
      ...{ sports: [{ sport, matches: 40 }], matches: 40, live: 3, books: 10, now: noon },
      coverage: { watched: 120, old: 7, without: 2 },
      gaps: [30 * 60_000, null],
      held: [{ because: "flood", count: 3, until: noon }],
      barred: [
        { since: noon - 7_200_000, title: names.league },
        { since: noon - 60_000, title: null },
      ],
      platforms: [{ platform: "discord", since: noon - 60_000, waiting: 22 }],
      platformPause: { platform: "discord", until: noon + 150_000 },
      storage: { awaySince: noon - 600_000, clockOffMs: -61_000 },
      health: [
        { endpoint: "boards", answeredAt: noon, failingSince: null, failures: 0, failure: null, misfit: null },
        { endpoint: "teams", answeredAt: null, failingSince: noon, failures: 2, failure: "unreachable", misfit: null },
        { endpoint: "history", answeredAt: noon, failingSince: noon - 60_000, failures: 1, failure: "misfit", misfit: "answer" },
        { endpoint: "bonuses", answeredAt: null, failingSince: noon, failures: 1, failure: "no_definition", misfit: null },
      ],
      pace: { rate: 46, blockedUntil: noon + 30_000 },
      fullSince: noon - 300_000,
    }),
    "statusReply where the bot may not write": statusReply(text, {
      ...{ sports: [], matches: 0, live: 0, books: null, now: noon, coverage: null, platforms: [], health: [], pace: null },
      held: [{ because: "barred", count: 2, until: noon + 1_800_000 }],
      barred: [{ since: noon - 1_800_000, title: null, isHere: true }],
      storage: { awaySince: null, clockOffMs: 0 },
      fullSince: null,
    }),
    aboutReply: aboutReply(text, {
      ...{ version: "1.2.3", source: { name: books[2], url }, where: { timeZone: "Europe/London", language: null } },
    }),
    privacyReply: privacyReply(text, { countsUnclear: false }),
    "privacyReply where what was not understood is counted": privacyReply(text, { countsUnclear: true }),
    myDataReply: myDataReply(text, { records: [kept], left: 30, place: "private" }),
    nothingKeptReply: nothingKeptReply(text),
    forgetAskReply: forgetAskReply(text, { watches: 2, elsewhere: 1, place: "group" }),
    "forgetAskReply of a shared list": forgetAskReply(text, {
      ...{ watches: 2, elsewhere: 0, place: "private", sharedWith: "discord" },
    }),
    "messageReply with a draft": draft("waiting"),
    "messageReply with a draft that came too late": draft("late"),
    "messageReply with drafts that reach nobody": messageReply(text, { id: "d1", manner: plainManner }, [unseenSection(text)]),
    draftLostReply: draftLostReply(text, names.league),
    waitingDraftReply: waitingDraftReply(text, {
      id: 17,
      section: draftSection(text, [
        { id: 17, title: names.league, state: "waiting", until: noon, sections: [], footer: "Odds by the Reds" },
      ]),
      hasMore: true,
    }),
    "waitingDraftReply, none": waitingDraftReply(text, null),
    draftAnswerReply: draftAnswerReply(text, { kind: "publishes" }),
    "draftAnswerReply of what is over": draftAnswerReply(text, { kind: "before", state: "failed" }),
    chooseReply: chooseReply(text),
    forReply: forReply(text, steered),
    "forReply while none is managed": forReply(text, steered.slice(1)),
    steeringReply: steeringReply(text, channel),
    joinedReply: joinedReply(text, { title: channel.title, id: "-1001234567890" }),
    ownAgainReply: ownAgainReply(text),
    actingFor: actingFor(steeringReply(text, channel), channel, text),
    noMoreFor: noMoreFor(ownAgainReply(text), channel.title, text),
    forgotReply: forgotReply(text, true),
  };
}
