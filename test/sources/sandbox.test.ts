import { describe, expect, it } from "vitest";
import { endpoints } from "../../src/sandbox/answers.ts";
import { plain } from "../../src/sandbox/dialects/plain.ts";
import { createWorld } from "../../src/sandbox/world.ts";
import type { Ask } from "../../src/sources/definition.ts";
import type { PriceRow } from "../../src/sources/reading/reading.ts";
import { readerOf } from "./recordings.ts";

const time = Date.UTC(2027, 1, 6, 12);
const world = createWorld({ seed: "reading", speed: 1, volatility: 1 });
const matches = world.matches(time);

/** What the sandbox says in its plain dialect. */
function answerOf(name: string, slug = ""): unknown {
  const endpoint = endpoints.find((one) => one.name === name);
  const manner = { dialect: plain, showRefreshTime: true };
  const answer = endpoint?.answer({ world, time, manner, slug, query: { per_page: "100" } });
  return JSON.parse(answer?.body ?? "null");
}
const readingOf = (ask: Ask, json: unknown) => readerOf("sandbox", ask)(json);

describe("the sandbox's answers", () => {
  it("about boards are read whole", () => {
    for (const match of matches.filter((_, index) => index % 25 === 0)) {
      const board = world.board(match, time);
      const { rows, refused, refreshedAt } = readingOf("boards", answerOf("odds", match.slug));
      const wanted = board.books.flatMap(({ book, markets }) =>
        markets.flatMap(({ market, line, prices }) =>
          prices.map(({ selection, price }) => ({ match: match.slug, bookmaker: book.name, market, selection, line, price })),
        ),
      );
      expect(rows).toMatchObject(wanted);
      expect(rows).toHaveLength(wanted.length);
      expect({ refused, refreshedAt }).toEqual({ refused: [], refreshedAt: board.refreshedAt });
    }
  });

  it("tell winners with a draw from those without", { tags: ["long"] }, () => {
    const kinds = new Set(
      matches.map(({ slug }) => {
        const rows = readingOf("boards", answerOf("odds", slug)).rows as PriceRow[];
        const hasDraw = rows.some(({ market, selection }) => market === "winner" && selection === "draw");
        expect(rows.filter(({ market }) => market === "winner").every((row) => row.hasDraw === hasDraw)).toBe(true);
        return hasDraw;
      }),
    );
    expect([...kinds].sort()).toEqual([false, true]);
  });

  it("about a price's past are read whole", () => {
    const slug = matches[0]?.slug ?? "";
    const json = answerOf("history", slug) as { data: { changes: unknown[] } };
    const { rows, refused } = readingOf("history", json);
    expect(refused).toEqual([]);
    expect(rows).toHaveLength(json.data.changes.length);
  });

  it("in lists have every field that the sandbox knows", () => {
    const [match] = matches;
    expect(readingOf("matches", answerOf("matches")).rows[0]).toMatchObject({
      slug: match?.slug,
      home: match?.home.name.en,
      home_names: match?.home.name,
      home_slug: match?.home.slug,
      league: match?.league.name.en,
      scheduled_at: match?.startsAt,
      sport: match?.league.sport,
    });
    const asks: [Ask, string, string?][] = [
      ["match", "match", match?.slug ?? ""],
      ["predictions", "predictions"],
      ["value_bets", "value-bets"],
      ["fighters", "fighters"],
      ["teams", "teams"],
      ["leagues", "leagues"],
      ["bookmakers", "bookmakers"],
      ["bonuses", "bonuses"],
    ];
    for (const [ask, name, slug] of asks) {
      const json = answerOf(name, slug) as { data: unknown };
      const { rows, refused } = readingOf(ask, json);
      expect([ask, rows.length, refused]).toEqual([ask, [json.data].flat().length, []]);
    }
  });

  it("are refused where they are about another match", () => {
    const [one, other] = matches.map(({ slug }) => slug);
    const json = answerOf("odds", one);
    expect(() => readerOf("sandbox", "boards")(json, { matches: [other ?? ""] })).toThrow(
      `match is ${one}, and ${other} was asked for`,
    );
  });
});
