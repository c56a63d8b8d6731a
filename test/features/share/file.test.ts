import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultQuiet, defaultSettings } from "../../../src/chats/settings.ts";
import { endOfTime } from "../../../src/clock.ts";
import {
  askedBy,
  type FileFault,
  fileData,
  mostFileBytes,
  type PortableWatch,
  pausedUntilOf,
  portableFrom,
  readFile,
  readWatch,
} from "../../../src/features/share/file.ts";
import { formatBetTerms, formatRule } from "../../../src/rules/rule-text.ts";
import type { Watch } from "../../../src/watches/watch.ts";
import { runs } from "../../runs.ts";

const now = Date.UTC(2026, 7, 14, 12);
const common = { id: 5, number: 3, chat: "telegram:7", createdBy: "7", createdAt: 1, pausedUntil: null, quiet: null };
const match: Watch = { ...common, kind: "match", matchId: 17, rule: "3pp shortens", wideId: null };
const team: Watch = {
  ...common,
  kind: "wide",
  target: { kind: "team", named: { id: 9, slug: "northgate", names: { en: "Northgate" } } },
  rule: "5%",
  pausedUntil: endOfTime,
};
const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: 6, withinHours: 12, sport: "ice hockey", book: null };
const bets: Watch = {
  ...common,
  kind: "bets",
  filter,
  improvement: 10_000,
  lookedAt: 4,
  pausedUntil: now + 3_600_000,
  quiet: { ...defaultQuiet, on: true },
};

function written(): PortableWatch[] {
  return [
    portableFrom(match, { name: "Northgate v Riverside", startsAt: now, slug: "northgate-riverside" }),
    portableFrom(team, { name: "Northgate", startsAt: null, slug: null }),
    portableFrom(bets, { name: null, startsAt: null, slug: null }),
  ];
}

const good = (more: object = {}) =>
  JSON.stringify({ ...fileData({ watches: written(), settings: defaultSettings, bets: [] }, now), ...more });
const faultOf = (content: string): FileFault | null => {
  const read = readFile(content);
  return "fault" in read ? read.fault : null;
};

describe("a file of watches and settings", () => {
  it("is read as it was written, with pauses and quiet hours, and names no chat, person or number of ours", () => {
    const content = good();
    expect(content).not.toMatch(/telegram|createdBy|"id"|"number"|mostWatches/);
    const read = readFile(`\u{FEFF}${content}\n`);
    if ("fault" in read) throw new Error(read.fault);
    expect(read.watches).toEqual(written());
    expect(read.unread).toEqual([]);
    expect(read.settings).toEqual(JSON.parse(content).settings);
    expect(read.watches.map((one) => pausedUntilOf(one, now))).toEqual([null, endOfTime, now + 3_600_000]);
    expect(read.watches.map((one) => pausedUntilOf(one, now + 7_200_000))).toEqual([null, endOfTime, null]);
    expect(read.watches[2]?.quiet).toEqual({ ...defaultQuiet, on: true });
    expect(read.watches.map((one) => askedBy(one))).toMatchObject([
      { rule: { kind: "movement", direction: "shortens" } },
      { rule: { kind: "movement", threshold: { kind: "percent", percent: 5 } } },
      { terms: { filter, improvement: 10_000 } },
    ]);
  });

  const poisoned = good().replace('"watches"', '"__proto__":{"admin":true},"watches"');
  it.each<[string, FileFault, string]>([
    ["an empty one", "empty", " \n"],
    ["one that breaks off", "not_json", good().slice(0, -3)],
    ["a CSV file", "not_json", "Part,Name\r\nmatch,Northgate"],
    ["a list", "not_ours", "[]"],
    ["a number", "not_ours", "17"],
    ["another program's JSON", "not_ours", '{"version":3}'],
    ["one whose watches are no list", "not_ours", good({ watches: { 0: "a" } })],
    ["one of a later version", "version", good({ linewatch: 2 })],
    ["one whose version is no number", "version", good({ linewatch: "1" })],
    ["one with a part that nobody knows", "unknown_field", good({ operators: ["7"] })],
    ["one with a key for a prototype", "strange_names", poisoned],
    ["one with a constructor far inside", "strange_names", good({ credit: [{ a: { constructor: 1 } }] })],
    ["one that names another chat", "other_chat", good({ chat: "telegram:8" })],
    ["one with a watch of another chat", "other_chat", good({ watches: [{ ...written()[0], chat: "telegram:8" }] })],
    ["one with a watch of somebody else", "other_chat", good({ watches: [{ ...written()[0], createdBy: "8" }] })],
    ["a deep one", "too_deep", `${"[".repeat(50_000)}${"]".repeat(50_000)}`],
    ["one with very many watches", "too_many", good({ watches: Array.from({ length: 501 }, () => written()[0]) })],
  ])("is refused as a whole: %s", (_, fault, content) => {
    expect(faultOf(content)).toBe(fault);
  });

  it("may have six levels, 500 watches and a quarter of a mebibyte", () => {
    expect(mostFileBytes).toBe(262_144);
    const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
    expect([6, 7].map((levels) => faultOf(nested(levels)))).toEqual(["not_ours", "too_deep"]);
    expect(faultOf(good({ watches: Array.from({ length: 500 }, () => written()[0]) }))).toBeNull();
  });

  it.each([
    ["name", "", "a", "a".repeat(200), "a".repeat(201)],
    ["key", "", "a", "a".repeat(400), "a".repeat(401)],
    ["rule", "", "a", "a".repeat(4_000), "a".repeat(4_001)],
  ])("has a %s that is neither empty nor too long, without signs that nobody sees", (field, empty, short, long, tooLong) => {
    const isRead = [empty, short, long, tooLong, "a\tb"].map((value) => {
      const read = readFile(good({ watches: [{ ...written()[0], [field]: value }] }));
      return !("fault" in read) && read.watches.length === 1;
    });
    expect(isRead).toEqual([false, true, true, false, false]);
  });

  it("calls what it cannot read by the first sixty signs of its name, else of its key, and settings by forty", () => {
    const wrong = [{ name: "n".repeat(70) }, { name: " ", key: "the key" }, { name: 5, key: "" }];
    const read = readFile(good({ watches: wrong, settings: { ["s".repeat(50)]: 1 } }));
    if ("fault" in read) throw new Error(read.fault);
    expect(read.unread).toEqual(["n".repeat(60), "the key", "?"]);
    expect(read.unreadSettings).toEqual(["s".repeat(40)]);
  });

  it("is one watch where a link says it, and nothing where that says more, less or something else", () => {
    const [first, second] = written().map((one) => JSON.stringify(one));
    const wrong = JSON.stringify({ ...written()[0], rule: 3 });
    expect(readWatch(first ?? "")).toEqual(written()[0]);
    const others = [
      "",
      "{",
      "]}",
      `${first},${second}`,
      wrong,
      `${first},${wrong}`,
      `${wrong},${wrong}`,
      '{"chat":"telegram:8"}',
    ];
    expect(others.map(readWatch)).toEqual(Array(8).fill(null));
  });

  it("pauses until a moment, and not in it", () => {
    const paused = { kind: "match" as const, rule: "3pp", pausedUntil: new Date(now).toISOString() };
    expect([now - 1, now].map((at) => pausedUntilOf(paused, at))).toEqual([now, null]);
  });

  it("loses only the watch, or the setting, that is wrong", () => {
    const [first, second] = written();
    const wrong = [
      { ...first, name: "a rule that is a number", rule: 3 },
      { ...first, name: "a kind that there is not", kind: "chess" },
      { ...first, name: "more than there is", extra: 1 },
      { ...first, name: "a pause that is no time", pausedUntil: "soon" },
      { ...first, name: "quiet hours at 30 o'clock", quiet: { ...defaultQuiet, from: 1_800 } },
      "a text",
      null,
    ];
    const settings = {
      format: "roman",
      timeZone: "Europe/Atlantis",
      threshold: "900pp",
      hourly: 0,
      mostWatches: 1_000,
      books: ["Alder"],
    };
    const read = readFile(good({ watches: [first, ...wrong, second], settings }));
    if ("fault" in read) throw new Error(read.fault);
    expect(read.watches).toEqual([first, second]);
    expect(read.unread).toEqual([...wrong.slice(0, 5).map((one) => (one as { name: string }).name), "?", "?"]);
    expect(read.settings).toEqual({ books: ["Alder"] });
    expect(read.unreadSettings).toEqual(["format", "timeZone", "threshold", "hourly", "mostWatches"]);
  });

  it("takes a threshold and a time zone that there are", () => {
    const settings = { timeZone: "Europe/Riga", threshold: "5%" };
    const read = readFile(good({ settings }));
    if ("fault" in read) throw new Error(read.fault);
    expect([read.settings, read.unreadSettings]).toEqual([settings, []]);
  });

  it.each([
    "3pp from=NaN on=winner:home",
    ">=0.5 on=winner:home",
    ">=3.5 on=winner",
    "3pp books>=1000",
    "3pp within=999999h",
    "900pp",
    "3pp  shortens",
    `3pp book=${"x".repeat(101)}`,
    "drop table watches",
  ])("has no rule that nobody could type: %s", (rule) => {
    expect(askedBy({ kind: "match", key: "a", rule })).toBeNull();
  });

  it.each([
    "bets",
    "bets edge>=NaN improving=1",
    "bets edge>=0.05 improving=-5",
    "bets prices=6-2 improving=100",
    "bets sport= improving=9",
  ])("has no filter that nobody could type: %s", (rule) => {
    expect(askedBy({ kind: "bets", rule })).toBeNull();
  });

  it("never throws, whatever it is", () => {
    const almost = fc.record(
      {
        linewatch: fc.constantFrom<unknown>(1, 2, "1", null),
        watches: fc.oneof(
          fc.anything(),
          fc.array(
            fc.record(
              {
                kind: fc.oneof(fc.constantFrom("match", "team", "bets"), fc.anything()),
                key: fc.anything(),
                rule: fc.oneof(fc.constantFrom("3pp", "5% best", "bets improving=10000"), fc.string(), fc.anything()),
                pausedUntil: fc.anything(),
                quiet: fc.anything(),
              },
              { requiredKeys: [] },
            ),
          ),
        ),
        settings: fc.oneof(
          fc.anything(),
          fc.record({ books: fc.anything(), quiet: fc.anything(), hourly: fc.anything() }, { requiredKeys: [] }),
        ),
      },
      { requiredKeys: ["linewatch"] },
    );
    const anyFile = fc.oneof(
      fc.string(),
      fc.json(),
      almost.map((value) => JSON.stringify(value) ?? ""),
    );
    fc.assert(
      fc.property(anyFile, (content) => {
        const read = readFile(content);
        if ("fault" in read) return;
        for (const watch of read.watches) {
          // What is understood is written in exactly these words.
          const asked = askedBy(watch);
          if (asked) expect("rule" in asked ? formatRule(asked.rule) : formatBetTerms(asked.terms)).toBe(watch.rule);
          expect(pausedUntilOf(watch, now) ?? endOfTime).toBeGreaterThan(now);
        }
        for (const [name, value] of Object.entries(read.settings)) expect([name, value]).not.toContain(undefined);
      }),
      { numRuns: runs(300) },
    );
  });
});
