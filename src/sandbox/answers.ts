import { createHash } from "node:crypto";
import { books } from "./books.ts";
import { type Match, statusAt } from "./calendar.ts";
import { resultOf } from "./chances.ts";
import type { Dialect, Manner, MatchView } from "./dialects/dialect.ts";
import { leagues } from "./leagues.ts";
import type { Board } from "./market.ts";
import type { World } from "./world.ts";

/** A whole answer: the JSON and its validator. */
interface Answer {
  body: string;
  etag: string;
}

interface Question {
  world: World;
  time: number;
  manner: Manner;
  /** The slug of the path; empty where there is none. */
  slug: string;
  query: Readonly<Record<string, unknown>>;
}

export interface Endpoint {
  name: string;
  path: string;
  /** Null for an unknown slug. */
  answer(question: Question): Answer | null;
}

/** The documented endpoints. Lists have the documented envelope in every dialect. */
export const endpoints: readonly Endpoint[] = [
  { name: "matches", path: "/api/v1/matches", answer: matches },
  { name: "match", path: "/api/v1/matches/:slug", answer: match },
  { name: "odds", path: "/api/v1/matches/:slug/odds", answer: odds },
  { name: "history", path: "/api/v1/odds/history/:slug", answer: history },
  { name: "predictions", path: "/api/v1/ml/predictions", answer: predictions },
  { name: "value-bets", path: "/api/v1/ml/value-bets", answer: valueBets },
  { name: "fighters", path: "/api/v1/fighters", answer: fighters },
  { name: "fighter", path: "/api/v1/fighters/:slug", answer: fighter },
  { name: "teams", path: "/api/v1/teams", answer: teams },
  { name: "leagues", path: "/api/v1/leagues", answer: leagueList },
  { name: "bookmakers", path: "/api/v1/bookmakers", answer: bookmakers },
  { name: "bonuses", path: "/api/v1/bonuses", answer: bonuses },
];

const defaultPerPage = 20;
const mostPerPage = 100;

function matches(question: Question): Answer {
  const { world, time, query } = question;
  const dialect = dialectOf(question);
  const found = world.matches(time).filter((match) => {
    const status = statusAt(match, time);
    return fits(query["status"], status, dialect.statuses[status]) && fitsLeague(query, match);
  });
  return listed(question, found, (match) => dialect.match(viewOf(question, match)));
}

function match(question: Question): Answer | null {
  const found = question.world.match(question.slug, question.time);
  return found && answered(dialectOf(question).matchAnswer(viewOf(question, found)));
}

const rendered = new WeakMap<Board, Map<string, Answer>>();

function odds(question: Question): Answer | null {
  const { world, time, manner, slug } = question;
  const match = world.match(slug, time);
  if (!match) return null;
  const board = world.board(match, time);
  const versions = rendered.get(board) ?? new Map<string, Answer>();
  rendered.set(board, versions);
  const version = `${manner.dialect.name} ${manner.showRefreshTime}`;
  const known = versions.get(version);
  if (known) return known;
  const answer = answered(dialectOf(question).oddsAnswer(board, manner.showRefreshTime ? board.refreshedAt : null));
  versions.set(version, answer);
  return answer;
}

function history(question: Question): Answer | null {
  const { world, time, slug } = question;
  const match = world.match(slug, time);
  return match && answered(dialectOf(question).historyAnswer(match, world.history(match, time)));
}

function predictions(question: Question): Answer {
  const { world, time, query } = question;
  const upcoming = world.matches(time).filter((match) => statusAt(match, time) === "scheduled" && fitsLeague(query, match));
  return listed(question, upcoming, (match) =>
    dialectOf(question).prediction(world.prediction(match, time), viewOf(question, match)),
  );
}

function valueBets(question: Question): Answer {
  const { world, time, query } = question;
  const bets = world.valueBets(time).filter(({ board }) => fitsLeague(query, board.match));
  return listed(question, bets, (bet) => dialectOf(question).valueBet(bet, viewOf(question, bet.board.match)));
}

function fighters(question: Question): Answer {
  return listed(question, question.world.cast.fighters, dialectOf(question).fighter);
}

function fighter(question: Question): Answer | null {
  const found = question.world.cast.fighters.find(({ slug }) => slug === question.slug);
  return found ? answered(dialectOf(question).fighterAnswer(found)) : null;
}

function teams(question: Question): Answer {
  const found = question.world.cast.teams.filter((team) => fitsLeague(question.query, team));
  return listed(question, found, dialectOf(question).team);
}

function leagueList(question: Question): Answer {
  const found = leagues.filter((league) => fitsLeague(question.query, { league }));
  return listed(question, found, dialectOf(question).league);
}

function bookmakers(question: Question): Answer {
  const bestFirst = books.toSorted((a, b) => b.rating - a.rating);
  return listed(question, bestFirst, dialectOf(question).bookmaker);
}

function bonuses(question: Question): Answer {
  const offers = books.flatMap((book) => (book.bonus ? [{ book, bonus: book.bonus }] : []));
  return listed(question, offers, ({ book, bonus }) => dialectOf(question).bonus(book, bonus));
}

function listed<T>({ query }: Question, items: readonly T[], item: (item: T) => object): Answer {
  const perPage = Math.min(mostPerPage, wholeNumber(query["per_page"]) ?? defaultPerPage);
  const page = wholeNumber(query["page"]) ?? 1;
  const data = items.slice((page - 1) * perPage, page * perPage).map((each) => item(each));
  return answered({ success: true, data, meta: { page, per_page: perPage, total: items.length } });
}

function answered(content: unknown): Answer {
  const body = JSON.stringify(content);
  return { body, etag: `"${createHash("sha1").update(body).digest("base64url")}"` };
}

function viewOf({ world, time, manner }: Question, match: Match): MatchView {
  const status = statusAt(match, time);
  const score = status === "finished" ? resultOf(match) : null;
  return { match, status, score, refreshedAt: manner.showRefreshTime ? world.refreshedAt(match, time) : null };
}

function dialectOf({ manner }: Question): Dialect {
  return manner.dialect;
}

/** A league is named by its slug or by its number. */
function fitsLeague(query: Question["query"], { league }: Pick<Match, "league">): boolean {
  return fits(query["sport"], league.sport) && fits(query["league"], league.slug, String(league.id));
}

function fits(wanted: unknown, ...names: readonly string[]): boolean {
  return typeof wanted !== "string" || wanted === "" || names.includes(wanted.toLowerCase());
}

/** 1, 2, 3 …; null for anything else, which is then as good as left out. */
function wholeNumber(text: unknown): number | null {
  return typeof text === "string" && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
