import { describe, expect, it } from "vitest";
import type { Bet } from "../../../src/features/journal/bets.ts";
import {
  betFromPortable,
  keyOfBet,
  type PortableBet,
  portableFromBet,
  readPortableBet,
} from "../../../src/features/journal/file.ts";
import { matchNamed } from "../../alert-path/stage.ts";

const at = Date.UTC(2026, 7, 15, 12);
const start = at + 3_600_000;
const match = { ...matchNamed("a-b", "unknown", start), sport: "football" };
/** A bet of which all is known, and one of which only what must be known is. */
const whole: Bet = {
  ...{ id: 5, at, matchId: 17, match, market: "total", selection: "over", line: 2.5, price: 1_905_000 },
  ...{ stake: 1_050, book: "Alder", result: "half_won", closedAt: start, closing: 0.55 },
};
const bare: Bet = {
  ...{
    ...whole,
    match: { ...match, startsAt: null, sport: null },
    market: "winner",
    selection: "home",
    line: null,
  },
  ...{ stake: null, book: null, result: null, closedAt: null, closing: null },
};
const teams = { home: { en: "a-b home" }, away: { en: "a-b away" } };

describe("a bet of a journal in a file", () => {
  it("is written as people write it, without what is not known", () => {
    expect(portableFromBet(whole)).toEqual({
      ...{ at: "2026-08-15T12:00:00.000Z", market: "total", selection: "over", line: 2.5, price: 1.905, stake: 10.5 },
      ...{ book: "Alder", result: "half_won", closing: 0.55 },
      match: { slug: "a-b", ...teams, startsAt: "2026-08-15T13:00:00.000Z", sport: "football" },
    });
    expect(portableFromBet(bare)).toEqual({
      ...{ at: "2026-08-15T12:00:00.000Z", market: "winner", selection: "home", price: 1.905 },
      match: { slug: "a-b", ...teams },
    });
  });

  it.each([
    ["all", whole],
    ["as little as possible", bare],
  ])("of which %s is known is the same in another journal", (_, bet) => {
    const { id: _id, ...rest } = bet;
    expect(betFromPortable(readPortableBet(portableFromBet(bet)) as PortableBet, 17)).toEqual(rest);
    expect(betFromPortable(portableFromBet(bet), null)).toEqual({ ...rest, matchId: null });
  });

  it("has a stake in whole hundredths, and was closed at its start where its closing line is known", () => {
    const read = (change: object) => betFromPortable({ ...portableFromBet(bare), ...change } as PortableBet, null);
    expect([0.01, 0.014, 0.015, 19.99].map((stake) => read({ stake }).stake)).toEqual([1, 1, 2, 1_999]);
    expect(read({ closing: 0.4 })).toMatchObject({ closing: 0.4, closedAt: null });
    expect(read({ match: portableFromBet(whole).match, closing: 0.4 })).toMatchObject({ closing: 0.4, closedAt: start });
    expect(read({ match: portableFromBet(whole).match })).toMatchObject({ closing: null, closedAt: null });
  });

  it("is another one where anything differs but how it ended", () => {
    const { id: _id, ...rest } = whole;
    const others = [{ at: at + 1 }, { selection: "under" }, { line: 3.5 }, { price: 1_900_000 }, { stake: 1 }, { book: null }];
    const keys = [rest, ...others.map((change) => ({ ...rest, ...change }))].map(keyOfBet);
    expect(new Set(keys).size).toBe(7);
    expect(keyOfBet({ ...rest, result: "won", closing: null, closedAt: null, matchId: null })).toBe(keys[0]);
  });

  const names = (language: string) => ({ match: { ...portableFromBet(bare).match, home: { [language]: "A" } } });
  it.each([
    ["e", false],
    ["en", true],
    ["fil", true],
    ["engl", false],
    ["pt-B", false],
    ["pt-BR", true],
    ["zh-Hantstuv", true],
    ["zh-Hantstuvw", false],
  ])("names teams in languages as they are named: %s", (language, isRead) => {
    expect(readPortableBet({ ...portableFromBet(bare), ...names(language) }) !== null).toBe(isRead);
  });
});
