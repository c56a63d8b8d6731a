import type { AutocompleteInteraction } from "discord.js";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/chat/reply.ts";
import { respondWithSuggestions } from "../../src/platforms/discord/suggestions.ts";
import { labelsApart } from "../../src/replies/parts/apart.ts";
import { choicesReply, withFixtures } from "../../src/replies/parts/choices.ts";
import { titlesApart } from "../../src/replies/parts/match.ts";
import { namedChoicesReply } from "../../src/replies/parts/named.ts";
import { targetChoicesReply } from "../../src/replies/parts/targets.ts";
import { searchReply } from "../../src/replies/questions/search.ts";
import { lessWhichReply } from "../../src/replies/watching/less.ts";
import { askWatchReply, unwatchWhichReply } from "../../src/replies/watching/watches.ts";
import { cup, match } from "../matches/known.ts";
import { buttonsOf, hour, languages, noon, texts } from "./facts.ts";

const english = texts.in("en");
const reds = (id: number, startsAt: number | null, more = {}) => ({ id, match: match("reds-blues", { startsAt, ...more }) });
const league = (name: string) => ({ league: { ...cup, names: { en: name } } });

const first = reds(1, noon + hour);
const sameDay = reds(2, noon + 4 * hour);
const nextDay = reds(3, noon + 24 * hour);
const nord = reds(4, noon + 6 * hour, league("Serie Nord"));
const youth = reds(5, noon + 6 * hour, league("U21 Cup"));
const twice = reds(6, noon + 6 * hour, league("U21 Cup"));
const other = { id: 7, match: match("greens-blues") };

const teams = [17, 18].map((key) => ({ key: String(key), name: "Orion" }));
const target = (id: number, sport: string | null) => ({
  ref: `league#${id}`,
  target: { kind: "league" as const, named: { id, slug: null, names: { en: "Premier League" }, sport } },
});
const watches = [first, sameDay].map((known, nth) => ({ kind: "match" as const, ref: String(nth + 1), known }));

describe("what is offered to be chosen", () => {
  it.each([
    ["another match", [first, other], ["reds v blues", "greens v blues"]],
    ["another day", [first, nextDay], ["Aug 15 · reds v blues", "Aug 16 · reds v blues"]],
    ["another time", [first, sameDay], ["Aug 15 · 13:00 UTC · reds v blues", "Aug 15 · 16:00 UTC · reds v blues"]],
    ["another league", [nord, youth], ["Serie Nord · reds v blues", "U21 Cup · reds v blues"]],
    ["nothing but its number", [youth, twice], ["#5 · reds v blues", "#6 · reds v blues"]],
    ["no time", [first, reds(8, null)], ["Aug 15 · reds v blues", "reds v blues"]],
  ])("is told apart by %s", (_, matches, labels) => {
    expect(titlesApart(english, matches)).toEqual(labels);
  });

  it("is told apart by what every platform shows of it", () => {
    const long = { ...first.match.home, names: { en: "x".repeat(120) } };
    const labels = titlesApart(
      english,
      [first, sameDay].map((known) => ({ ...known, match: { ...known.match, home: long } })),
    );
    expect(new Set(labels.map((label) => label.slice(0, 75))).size).toBe(2);
    // What is the same thing needs no telling apart.
    expect(labelsApart([{ id: 1 }, { id: 1 }], [() => "one", () => "more"])).toEqual(["one", "one"]);
  });

  const alike = [first, sameDay, nextDay, nord, youth, twice];
  const call = { command: "odds", rest: "", sports: [], now: noon };
  it.each<[string, (language: string) => Draft, number]>([
    ["matches that fit", (l) => choicesReply(texts.in(l), { words: "reds", matches: alike, how: "fitting", ...call }), 6],
    [
      "other matches of a team",
      (l) =>
        withFixtures(
          texts.in(l),
          { blocks: [], buttons: [[{ label: "Aug 15 · reds v blues", url: "" }]], personal: false },
          { known: first, others: alike.slice(1), ...call },
        ),
      6,
    ],
    [
      "matches and targets",
      (l) =>
        targetChoicesReply(texts.in(l), {
          ...{ targets: [target(1, "football"), target(2, "tennis"), target(3, "tennis")], matches: alike },
          ...{ more: false, fitting: true, words: "reds", ...call },
        }),
      9,
    ],
    ["names", (l) => namedChoicesReply(texts.in(l), { list: "teams", words: "o", rows: teams, fitting: true, more: false }), 3],
    [
      "what was searched for",
      (l) =>
        searchReply(texts.in(l), {
          ...{ words: "reds", matches: alike, teams, leagues: [], fighters: [] },
          ...{ near: false, partly: false },
        }),
      8,
    ],
    ["watches to stop", (l) => unwatchWhichReply(texts.in(l), watches, { message: "a" }), 4],
    ["watches", (l) => askWatchReply(texts.in(l), { key: "ask-watch", command: "pause", watches }), 3],
    ["watches to hear less of", (l) => lessWhichReply(texts.in(l), watches, { message: "a" }), 4],
  ])("never reads the same twice: %s", (_, write, count) => {
    for (const language of languages) {
      const labels = write(language)
        .buttons.flat()
        .map(({ label }) => label);
      expect([labels.length, new Set(labels).size]).toEqual([count, count]);
    }
  });

  it("can each be chosen on Discord, whose app takes the first of equal names", async () => {
    const label = "Orion ".repeat(20).trim();
    const choices: { name: string; value: string }[] = [];
    const interaction = {
      ...{ channelId: "1", commandName: "odds", locale: "en-GB", inGuild: () => true },
      options: { getFocused: () => ({ name: "match", value: "orion" }) },
      respond: async (sent: typeof choices) => void choices.push(...sent),
    } as unknown as AutocompleteInteraction;
    await respondWithSuggestions(interaction, async () => [
      ...["#1", "#2", `#${"3".repeat(98)}`].map((value) => ({ label, value })),
      { label: "Sparta", value: "#4" },
    ]);
    const names = choices.map(({ name }) => name);
    expect(new Set(names).size).toBe(4);
    expect(names.every(({ length }) => length >= 1 && length <= 100)).toBe(true);
    expect(names[1]).toMatch(/^Orion Orion .*… · #2$/);
    expect(choices.map(({ value }) => value.slice(0, 2))).toEqual(["#1", "#2", "#3", "#4"]);
  });
});

it("labels are shown whole in the buttons of matches that fit", () => {
  const draft = choicesReply(english, {
    words: "reds",
    matches: [first, sameDay],
    how: "fitting",
    command: "odds",
    rest: "",
    sports: [],
    now: noon,
  });
  expect(buttonsOf(draft)).toEqual([
    "[Aug 15 · 13:00 UTC · reds v blues: odds #1]",
    "[Aug 15 · 16:00 UTC · reds v blues: odds #2]",
  ]);
});
