import { describe, expect, it } from "vitest";
import type { KnownMatch } from "../../src/matches/index.ts";
import { matchesOfLeague, matchesWith } from "../../src/matches/taking-part.ts";
import { cup, match, team } from "./known.ts";

function indexOf(...matches: ReturnType<typeof match>[]) {
  const known: KnownMatch[] = matches.map((one, index) => ({ id: index + 1, match: one }));
  return { list: () => known };
}

const gulls = { id: 7, slug: "gulls", names: { en: "Gulls", ru: "Чайки" } };

describe("the matches of a team", () => {
  it("are those that name its slug, at home or away, the live ones first", () => {
    const index = indexOf(
      match("a-b"),
      match("c-d", { away: { id: null, slug: "gulls", names: { en: "Other name" } } }),
      match("e-f", { home: { id: null, slug: "gulls", names: {} }, status: "live" }),
      match("g-h", { home: { id: null, slug: "gulls-2", names: gulls.names } }),
    );
    expect(matchesWith(index, gulls).map(({ id }) => id)).toEqual([3, 2]);
  });

  it("are told by name in any language where slugs are missing", () => {
    const index = indexOf(match("a-b", { home: team({ ru: "чайки " }) }), match("c-d", { home: team({ en: "Crows" }) }));
    expect(matchesWith(index, gulls).map(({ id }) => id)).toEqual([1]);
  });
});

describe("the matches of a league", () => {
  it("are of its own sport", () => {
    const nameless = { ...cup, slug: null };
    const index = indexOf(
      match("a-b", { league: nameless, sport: "football" }),
      match("c-d", { league: nameless, sport: "tennis" }),
      match("e-f"),
    );
    expect(matchesOfLeague(index, cup).map(({ id }) => id)).toEqual([1]);
  });
});
