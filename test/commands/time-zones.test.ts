import { describe, expect, it } from "vitest";
import { findZones, likelyZones, zoneNamed } from "../../src/commands/input/time-zones.ts";
import { zoneByClock, zoneName, zoneWithTime } from "../../src/replies/parts/zone-names.ts";
import { noon, texts } from "../replies/facts.ts";

const find = (words: string, language = "ru") => findZones(words, { text: { language }, now: noon });

describe("a time zone", () => {
  it("is called by what its city is called now, also where no text of ours has it", () => {
    const text = texts.in("en");
    expect(["Asia/Katmandu", "Asia/Rangoon", "America/Port_of_Spain"].map((zone) => zoneName(text, zone))).toEqual([
      "Kathmandu",
      "Yangon",
      "Port of Spain",
    ]);
  });

  it.each([
    ["riga", "Europe/Riga"],
    [" Рига ", "Europe/Riga"],
    ["Латвия", "Europe/Riga"],
    ["new york", "America/New_York"],
    ["Нью-Йорк", "America/New_York"],
    ["питер", "Europe/Moscow"],
    ["saint petersburg", "Europe/Moscow"],
    ["münchen", "Europe/Berlin"],
    ["Варшава", "Europe/Warsaw"],
    ["екатеринбург", "Asia/Yekaterinburg"],
    ["san francisco", "America/Los_Angeles"],
    ["kyiv", "Europe/Kiev"],
    ["utc", "UTC"],
    ["europe/riga", "Europe/Riga"],
    ["Europe/Kyiv", "Europe/Kiev"],
    // As hours, which people copy from their phones and from our own answers.
    ["GMT+2", "Etc/GMT-2"],
    ["UTC-5", "Etc/GMT+5"],
    ["UTC−5", "Etc/GMT+5"],
    ["+03:00", "Etc/GMT-3"],
    ["+0300", "Etc/GMT-3"],
    ["UTC+5:30", "Asia/Calcutta"],
    ["+5:30", "Asia/Calcutta"],
    ["gmt-7", "Etc/GMT+7"],
    ["UTC+0", "UTC"],
    ["+10:30", "Australia/Lord_Howe"],
    ["Etc/GMT-2", "Etc/GMT-2"],
    // As letters.
    ["EST", "America/New_York"],
    ["edt", "America/New_York"],
    ["PST", "America/Los_Angeles"],
    ["CET", "Europe/Berlin"],
    ["CEST", "Europe/Berlin"],
    ["MESZ", "Europe/Berlin"],
    ["msk", "Europe/Moscow"],
  ])("is known by %s", (words, zone) => {
    expect(find(words).one).toBe(zone);
  });

  it.each([
    ["мсква", "Europe/Moscow"],
    ["Россия", "Asia/Yekaterinburg"],
    ["usa", "America/Chicago"],
    ["США", "America/New_York"],
    ["BST", "Europe/London"],
    ["bst", "Asia/Dhaka"],
    ["IST", "Asia/Calcutta"],
    ["IST", "Europe/Dublin"],
    // Letters that a city begins with as well.
    ["ist", "Europe/Istanbul"],
    ["cat", "America/Catamarca"],
    ["cat", "Africa/Maputo"],
  ])("may be meant by %s", (words, zone) => {
    const { one, near } = find(words);
    expect(one).toBeNull();
    expect(near).toContain(zone);
    expect(near.length).toBeLessThanOrEqual(8);
  });

  it.each(["", "xyzzy", "../../etc/passwd", "Europe/Nowhere", "+99", "🙂", "Etc/GMT+99"])("is not meant by %j", (words) => {
    expect(find(words)).toEqual({ one: null, likely: null, near: [] });
  });

  it("is taken by its own name only when it is one", () => {
    expect([zoneNamed("Asia/Tokyo"), zoneNamed("+03:00"), zoneNamed("tokyo")]).toEqual(["Asia/Tokyo", null, null]);
  });

  it("is named by its city in the reader's letters, never by a country, with the time that it is there", () => {
    const names = (language: string) =>
      ["America/New_York", "Europe/Kiev", "Europe/Riga", "America/Boise", "UTC"].map((zone) =>
        zoneName(texts.in(language), zone),
      );
    expect(names("en")).toEqual(["New York", "Kyiv", "Riga", "Boise", "UTC"]);
    expect(names("ru")).toEqual(["Нью-Йорк", "Киев", "Рига", "Boise", "UTC"]);
    expect(zoneWithTime(texts.in("en"), "Europe/Riga", noon)).toBe("Riga · 15:00");
    expect(zoneByClock(texts.in("en"), "Europe/Riga", noon)).toBe("Riga · 15:00");
  });

  it("of fixed hours is called by them the way people say it, not by the list's sign, which is the other way round", () => {
    const text = texts.in("en");
    expect(["Etc/GMT-2", "Etc/GMT+5"].map((zone) => zoneByClock(text, zone, noon))).toEqual(["GMT+2 · 14:00", "GMT-5 · 07:00"]);
  });

  it("has a name in the reader's letters wherever it is offered", () => {
    for (const zone of likelyZones("ru"))
      expect([zone, zoneName(texts.in("ru"), zone)]).toEqual([zone, expect.stringMatching(/^[А-ЯЁа-яё -]+$/)]);
  });

  it("is offered to readers of every language, each one a real one", () => {
    for (const language of [...texts.languages, "ru-RU"])
      for (const zone of likelyZones(language)) expect(zoneNamed(zone)).toBe(zone);
  });

  it("is offered for where a language has most of its readers", () => {
    const spanish = likelyZones("es").map((zone) => zoneName(texts.in("es"), zone));
    expect(spanish).toEqual(
      expect.arrayContaining(["Cd. de México", "Bogotá", "Nueva York", "Buenos Aires", "Canarias", "Madrid"]),
    );
    expect(likelyZones("pl").map((zone) => zoneName(texts.in("pl"), zone))).toContain("Nowy Jork");
  });
});
