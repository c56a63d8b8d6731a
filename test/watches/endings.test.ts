import { describe, expect, it } from "vitest";
import { cardEnd, endings } from "../../src/watches/endings.ts";
import type { MatchWatch } from "../../src/watches/watch.ts";
import { matchNamed } from "../alert-path/stage.ts";

describe("the end of a match's watches", () => {
  const watch = (chat: string, wideId: number | null) => ({ chat, wideId }) as MatchWatch;
  const watches = [watch("telegram:1", null), watch("telegram:2", 7), watch("telegram:3", null)];
  const told = (status: "finished" | "cancelled" | "scheduled", reason: "match_over" | "match_missing") =>
    endings({ id: 17, match: matchNamed("a-b", status) }, { reason, watches, now: 1_000 });

  it("is told for a day where the match was called off or is missing, and only where it was asked for by itself", () => {
    const news = (chat: string, kind: string) => {
      return { chat, key: `${kind} 17`, moment: { kind, matchId: 17 }, dueAt: 1_000, until: 86_401_000 };
    };
    expect(told("cancelled", "match_over")).toEqual(["telegram:1", "telegram:3"].map((chat) => news(chat, "called_off")));
    expect(told("scheduled", "match_missing")).toEqual(["telegram:1", "telegram:3"].map((chat) => news(chat, "missing")));
  });

  it.each([
    ["cancelled", "match_over", "called_off"],
    ["finished", "match_over", "over"],
    ["live", "match_over", "over"],
    ["cancelled", "match_missing", "missing"],
    ["scheduled", "match_missing", "missing"],
  ] as const)("of a %s match, %s, is on a card %s", (status, reason, end) => {
    expect(cardEnd({ match: matchNamed("a-b", status), reason })).toBe(end);
  });

  it("is not told where it was played", () => {
    expect(told("finished", "match_over")).toEqual([]);
  });
});
