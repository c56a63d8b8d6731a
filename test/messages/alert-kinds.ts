import type { Draft } from "../../src/chat/reply.ts";
import type { Hold } from "../../src/facts/holds.ts";
import type { Quote } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { type MovementRule, movementBy, type Rule, type TargetRule } from "../../src/rules/rule.ts";
import { team } from "../matches/known.ts";
import { type AlertFacts, alertFacts, alertMatch, alertReply, boardOf, hour, noon, northgate } from "../replies/facts.ts";
import { betKindsOf } from "./bet-kinds.ts";
import type { Names } from "./kinds.ts";
import { momentKindsOf } from "./moment-kinds.ts";
import { once } from "./once.ts";

const ahead = { count: 12, until: noon + hour, points: 5 };
const threshold = { kind: "points", points: 3 } as const;

/** What sports are quoted by: with a draw, or two sides with totals and handicaps. */
const drawn = ["football", "ice-hockey", "chess"];

function quotesOf({ sport, books }: Names, home: number): Quote[] {
  const at = (market: Quote["market"], selection: string, line: number | null, chance: number) =>
    books.map((bookmaker, nth): Quote => ({ bookmaker, market, selection, line, price: (0.95 + nth / 100) / chance, at: null }));
  const draw = drawn.includes(sport) ? 0.26 : 0;
  return [
    ...at("winner", "home", null, home),
    ...(draw > 0 ? at("winner", "draw", null, draw) : []),
    ...at("winner", "away", null, 1 - home - draw),
    ...at("total", "over", 2.5, home),
    ...at("total", "under", 2.5, 1 - home),
    ...at("handicap", "home", -1.5, home - 0.1),
    ...at("handicap", "away", 1.5, 1.1 - home),
  ];
}

const told: Readonly<Record<string, (books: Names["books"]) => MovementRule>> = {
  "the consensus": () => movementBy(threshold),
  "the best price": () => ({ ...movementBy(threshold), reducer: { by: "best" } }),
  "a book": ([book]) => ({ ...movementBy(threshold), reducer: { by: "book", book } }),
  "own books": ([, book]) => ({ ...movementBy(threshold), reducer: { by: "own", books: [book] } }),
  "the total": () => ({ ...movementBy(threshold), part: { market: "total", selection: null, line: null } }),
  "the handicap": () => ({ ...movementBy(threshold), part: { market: "handicap", selection: "home", line: null } }),
};

/** Alerts of every kind, of one match and of several, by the sport that is named. */
export const alertKindsOf = once(writeAlerts);

function writeAlerts(text: Text, names: Names) {
  const { sport, books } = names;
  const match = { ...northgate, home: team({ und: names.home }), away: team({ und: names.away }), sport };
  const [before, after] = [boardOf(quotesOf(names, 0.4)), boardOf(quotesOf(names, 0.5))];
  const alert = (rule: Rule, matchId = 17) => alertMatch({ match, matchId, rule, baseline: before, board: after });
  const limit: TargetRule = {
    ...{ kind: "target", side: "at_most", price: 2_200_000, reducer: { by: "best" }, agreeing: 0, again: false },
    part: { market: "winner", selection: "home", line: null },
  };
  const fair: TargetRule = { ...limit, reducer: { by: "consensus" } };
  const posted = {
    ...alertMatch({ match, rule: { kind: "posted", part: null, book: null }, baseline: boardOf([]), board: after }),
  };
  const moved = Object.entries(told).map(([what, rule]) => [what, alert(rule(books))] as const);
  const [, first] = moved[0] ?? [];
  if (!first) throw new Error("nothing is told");
  const peak = { ...first, peak: first.movement.moves[0] ?? null };
  const say = (facts: AlertFacts, manner = {}) => alertReply(text, { ...facts, manner: { ...facts.manner, ...manner } });
  const held = (["quiet", "mute", "digest", "flood"] as const satisfies readonly Hold[]).map((hold) => [
    `held by ${hold}`,
    say(alertFacts({ ...peak, since: noon - 9 * hour }), { held: hold, passed: { movement: 3 }, cap: ahead }),
  ]);
  const away = { held: "away", away: { from: noon - 5 * hour, to: noon - hour } };
  const ofOne: Record<string, Draft> = {
    ...Object.fromEntries(moved.map(([what, one]) => [what, say(alertFacts(one))])),
    ...Object.fromEntries(held),
    "after a downtime": say(alertFacts(peak), away),
    "of own books": say({ ...alertFacts(first), ownBooks: [books[1]] }),
    "of a limit": say(alertFacts(alert(limit)), { held: "quiet" }),
    "of a fair limit": say(alertFacts(alert(fair))),
    "of a limit at several books": say(alertFacts(alert({ ...limit, reducer: { by: "own", books }, agreeing: 2 }))),
    "of two limits and a movement": say(alertFacts(alert(limit), alert(fair), { ...peak, namesRule: true }), { cap: ahead }),
    "of two rules": say(alertFacts(...moved.slice(0, 2).map(([, one]) => ({ ...one, namesRule: true as const }))), {
      cap: ahead,
    }),
    "of the first odds": say(alertFacts(posted), { held: "mute" }),
    ...singleOf(betKindsOf(text, names, match), /^betSection of one/),
    ...singleOf(momentKindsOf(text, match), /^momentSection \w+ \d/),
  };
  const many = (length: number) => Array.from({ length }, (_, nth) => alert(movementBy(threshold), 17 + nth));
  const ofSeveral: Record<string, { draft: Draft; matches: number }> = {
    "two matches": { draft: say(alertFacts(...many(2))), matches: 2 },
    "many matches, held": { draft: say(alertFacts(...many(11)), { held: "flood", passed: { movement: 3 } }), matches: 11 },
    "the daily digest": { draft: say(alertFacts(...many(30)), { held: "digest", cap: ahead }), matches: 30 },
    "a catch-up": { draft: say(alertFacts(...many(5)), away), matches: 5 },
    "a limit among them": { draft: say(alertFacts(...many(3), alert(limit, 40))), matches: 4 },
  };
  return { ofOne, ofSeveral };
}

function singleOf(kinds: Record<string, Draft>, those: RegExp): Record<string, Draft> {
  return Object.fromEntries(Object.entries(kinds).filter(([kind]) => those.test(kind)));
}
