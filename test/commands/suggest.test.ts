import { describe, expect, it } from "vitest";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { OddsApi } from "../../src/api/odds-api.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { createSuggest } from "../../src/commands/input/suggest.ts";
import { silentLog } from "../../src/log.ts";
import { createDirectories } from "../../src/matches/directories.ts";
import type { Finder } from "../../src/matches/finder.ts";
import type { MatchIndex } from "../../src/matches/index.ts";
import { asks } from "../../src/sources/definition.ts";
import { createFakeClock } from "../clock.ts";
import { match } from "../matches/known.ts";
import { texts } from "../replies/facts.ts";

const fighters = [
  { id: 3, slug: "ivan-belov", names: { en: "Ivan Belov", ru: "Иван Белов" }, record: null, weightClass: null, country: null },
  { id: 4, slug: "max", names: { en: `Max ${"x".repeat(120)}` }, record: null, weightClass: null, country: null },
];
const teams = Array.from({ length: 40 }, (_, index) => ({ id: index + 1, slug: null, names: { en: `Town ${index}` } }));
const leagues = [{ id: 9, slug: "river-cup", names: { en: "River Cup" }, sport: "football" }];

/** Suggestions over fixed lists; `service.isDown` takes the API away. */
function suggestions({ bonuses = true, startsAt = Date.UTC(2026, 7, 15, 15), more = 0 } = {}) {
  const service = { isDown: false };
  const page = <T>(items: readonly T[]) => {
    if (service.isDown) return Promise.reject(new ApiUnreachable("timeout"));
    return Promise.resolve({ value: { items, total: items.length, page: 1 }, fetchedAt: 1, failure: null });
  };
  const api: Pick<OddsApi, "fighters" | "teams" | "leagues"> = {
    fighters: () => page(fighters),
    teams: () => page(teams),
    leagues: () => page(leagues),
  };
  const clock = createFakeClock();
  const others = Array.from({ length: more }, (_, nth) => ({ id: 18 + nth, match: match(`reds-club${nth}`, { startsAt }) }));
  const known = [{ id: 17, match: match("reds-blues", { startsAt }) }, ...others];
  const suggest = createSuggest({
    api: { has: new Set(asks) },
    finder: { suggest: () => known } as Pick<Finder, "suggest"> as Finder,
    index: { list: () => known } as Pick<MatchIndex, "list"> as MatchIndex,
    directories: createDirectories({ api, clock, log: silentLog }),
    texts,
    settings: async (address) => ({ ...defaultSettings, timeZone: address === "discord:7" ? "Asia/Vladivostok" : null }),
    bonuses,
    clock,
  });
  return {
    service,
    ask: (
      command: string,
      option: string,
      typed: string,
      language = "en",
      place: "private" | "group" = "group",
      address = "discord:1",
    ) => suggest({ address, command, option, typed, place, language }),
  };
}

describe("suggestions while somebody types", () => {
  it.each([
    ["fighter", "fighter", "belo", "en", ["Ivan Belov"]],
    ["fighter", "fighter", "бело", "ru", ["Иван Белов"]],
    ["fighters", "words", "blov ivan", "en", ["Ivan Belov"]],
    ["leagues", "sport", "riv", "en", ["River Cup"]],
    ["leagues", "sport", "foot", "en", ["Football"]],
    ["matches", "sport", "foot", "en", ["Football"]],
    ["matches", "sport", "футб", "en", ["Football"]],
  ])("for /%s %s %j in %s are %j", async (command, option, typed, language, labels) => {
    const found = await suggestions().ask(command, option, typed, language);
    expect(found.map(({ label }) => label)).toEqual(labels);
  });

  it("name the setting of bonuses only where the host has bonuses", async () => {
    expect(await suggestions().ask("settings", "change", "bonuses")).toHaveLength(2);
    expect(await suggestions({ bonuses: false }).ask("settings", "change", "bonuses")).toEqual([]);
  });

  it("name a chat's settings where they are, and the time zones of the season", async () => {
    const { ask } = suggestions();
    expect(await ask("settings", "change", "members")).toHaveLength(2);
    expect(await ask("settings", "change", "members", "en", "private")).toEqual([]);
    const zones = async (typed: string) => (await ask("settings", "change", typed)).map(({ value }) => value);
    expect(await zones("utc+10")).toContain("zone Asia/Vladivostok");
    expect(await zones("utc+2")).toContain("zone Europe/Berlin");
    expect(await zones("utc+12:45")).toEqual(["zone Pacific/Chatham"]);
  });

  it("name all matches of a target before single ones, but after them what is only alike", async () => {
    const { ask } = suggestions();
    const labels = async (typed: string) => (await ask("watch", "match", typed)).map(({ label }) => label);
    expect(await labels("riv")).toEqual(["All River Cup matches", "Aug 15 · reds v blues"]);
    expect(await labels("rivre")).toEqual(["Aug 15 · reds v blues", "All River Cup matches"]);
  });

  it("keep matches in the order in which they fit", async () => {
    const { ask } = suggestions({ more: 2 });
    const values = async (command: string) => (await ask(command, "match", "reds")).map(({ value }) => value);
    expect([await values("odds"), await values("watch")]).toEqual([
      ["#17", "#18", "#19"],
      ["#17", "#18", "#19"],
    ]);
  });

  it("tell the day by the clock of the chat, where it has one", async () => {
    const { ask } = suggestions({ startsAt: Date.UTC(2026, 7, 15, 20) });
    const day = async (address: string) => (await ask("odds", "match", "reds", "en", "group", address))[0]?.label;
    expect([await day("discord:1"), await day("discord:7")]).toEqual(["Aug 15 · reds v blues", "Aug 16 · reds v blues"]);
  });

  it("carry keys, and are no more and no longer than a platform takes", async () => {
    const { ask } = suggestions();
    expect(await ask("fighter", "fighter", "belov")).toEqual([{ label: "Ivan Belov", value: "#3" }]);
    expect(await ask("team", "team", "")).toHaveLength(25);
    const [long] = await ask("fighter", "fighter", "max");
    expect(long?.label).toHaveLength(100);
  });

  it("come from memory while the API is down, and are none when it never answered", async () => {
    const { service, ask } = suggestions();
    service.isDown = true;
    expect(await ask("team", "team", "town 7")).toEqual([]);
    service.isDown = false;
    expect(await ask("team", "team", "town 7")).not.toEqual([]);
    service.isDown = true;
    expect(await ask("team", "team", "town 7")).not.toEqual([]);
  });
});
