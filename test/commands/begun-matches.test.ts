import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MatchStatus, ValueBet } from "../../src/api/model.ts";
import type { Answer, SourceAsk } from "../../src/api/odds-api.ts";
import type { Call } from "../../src/chat/call.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { createStatusCommand } from "../../src/commands/chat/status.ts";
import type { Ask, Command } from "../../src/commands/command.ts";
import { createValueBetsCommand } from "../../src/commands/questions/value-bets.ts";
import { engines } from "../databases.ts";
import { match } from "../matches/known.ts";
import { hour, noon, said, texts } from "../replies/facts.ts";

const known = (
  [
    ["ahead", "scheduled", noon + hour],
    ["undated", "scheduled", null],
    ["begun", "scheduled", noon - hour],
    ["live", "live", noon - hour],
    ["over", "finished", noon - 3 * hour],
    ["off", "cancelled", noon + hour],
  ] satisfies [string, MatchStatus, number | null][]
).map(([slug, status, startsAt], index) => ({ id: index + 1, match: { ...match(slug), status, startsAt } }));

const answer = <T>(value: T): Promise<Answer<T>> => Promise.resolve({ value, fetchedAt: noon, failure: null });
const bets = known.map(({ match }, index): ValueBet => {
  const bet = { market: "winner", selection: "home", line: null, bookmaker: "Alder", price: 2 } as const;
  return { matchSlug: match.slug, match, ...bet, edge: (index + 1) / 100 };
});
const api = {
  has: new Set<SourceAsk>(["bookmakers"]),
  bookmakers: () => answer([]),
  valueBets: () => answer({ items: bets, total: bets.length, page: 1 }),
};
const index = {
  bySlug: (slug: string) => known.find(({ match }) => match.slug === slug) ?? null,
  list: () => known.filter(({ match: { status } }) => status === "scheduled" || status === "live"),
  ready: async () => undefined,
  refresh: async () => ({}) as never,
  remember: async () => [],
  findLeagues: () => ({ fitting: [], near: [] }),
};

async function replyOf(command: Command): Promise<string> {
  const reader = { id: "7", language: "en" };
  const call: Call = {
    ...{ address: "playground:ann", place: "private", reader, command: command.name, text: "" },
    ...{ options: null, source: "typed", mayManage: async () => true },
  };
  const text = texts.in("en");
  const ask: Ask = { call, args: {}, text, settings: defaultSettings, languages: ["en"], follow: () => text, now: noon };
  return said((await command.run(ask)) as Draft);
}

describe("/valuebets", () => {
  it("leaves out the matches that have begun, are over or called off", async () => {
    const text = await replyOf(createValueBetsCommand({ api, index }));
    expect([...text.matchAll(/\+([\d.]+)%/g)].map(([, edge]) => Number(edge))).toEqual([2, 1]);
  });
});

describe.each(engines)("/status on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("counts a match as live once its start has passed, as /matches does", async () => {
    const service = () => ({ health: [], pace: null, fullSince: null });
    const storage = () => ({ awaySince: null, clockOffMs: 0 });
    const text = await replyOf(createStatusCommand({ api, index, database: opened.database, service, storage }));
    expect(text).toMatch(/Live now: 2\b/);
  });
});
