import { describe, expect, it } from "vitest";
import { dayMs, durationFollowing, hourMs, isTime, minuteMeant, timeMeant } from "../../src/commands/input/durations.ts";

/** A Saturday, 13:30 in Riga. */
const now = Date.UTC(2026, 7, 15, 10, 30);

function until(words: string, timeZone: string | null = "Europe/Riga"): string | null {
  const at = timeMeant(words, { now, timeZone });
  return at === null ? null : new Date(at).toISOString().slice(0, 16);
}

describe("a time to come", () => {
  it("is the end of a length of time", () => {
    for (const [words, length] of [
      ["3h", 3 * hourMs],
      ["for 2 days", 2 * dayMs],
      ["на 2 дня", 2 * dayMs],
    ] as const)
      expect(timeMeant(words, { now, timeZone: null })).toBe(now + length);
  });

  it("is named by weekday, day or clock in the chat's own zone, in both languages", () => {
    for (const [words, at] of [
      ["until mon 9:00", "2026-08-17T06:00"],
      ["до пн 9:00", "2026-08-17T06:00"],
      ["до понедельника в 9 утра", "2026-08-17T06:00"],
      ["until Friday at 9 pm", "2026-08-21T18:00"],
      ["till tomorrow", "2026-08-16T05:00"],
      ["until morning", "2026-08-16T05:00"],
      ["до завтра утра", "2026-08-16T05:00"],
      ["18:00", "2026-08-15T15:00"],
      ["until 9", "2026-08-16T06:00"],
      ["until 20.12 9:30", "2026-12-20T07:30"],
    ] as const)
      expect([words, until(words)]).toEqual([words, at]);
    expect(until("until mon 9:00", null)).toBe("2026-08-17T09:00");
  });

  it("is a week from today on a weekday whose time is over", () => {
    expect(until("until sat 14:00")).toBe("2026-08-15T11:00");
    expect(until("until sat 13:30")).toBe("2026-08-22T10:30");
    expect(until("до сб")).toBe("2026-08-22T05:00");
  });

  it("reads “do” as the Polish until wherever a time follows, and else as the German Thursday", () => {
    expect(until("do pon 9:00")).toBe("2026-08-17T06:00");
    expect(until("do jutra")).toBe("2026-08-16T05:00");
    expect(until("do 18:00")).toBe("2026-08-15T15:00");
    expect([until("bis do 18:00"), until("do")]).toEqual(["2026-08-20T15:00", "2026-08-20T05:00"]);
  });

  it("reads “per” as the Italian for wherever a length follows, and else as the Turkish Thursday", () => {
    expect([until("per 3h"), until("per 2 giorni")]).toEqual(["2026-08-15T13:30", "2026-08-17T10:30"]);
    expect([until("per 9:00"), until("per")]).toEqual(["2026-08-20T06:00", "2026-08-20T05:00"]);
  });

  it("may have its until behind it", () => {
    expect(until("pzt 9:00'a kadar")).toBe("2026-08-17T06:00");
    expect([until("18:00’e kadar"), until("9'a kadar"), until("cumaya kadar"), until("sabaha dek")]).toEqual([
      ...["2026-08-15T15:00", "2026-08-16T06:00", "2026-08-21T05:00", "2026-08-16T05:00"],
    ]);
    expect(["galatasaray pzt 9:00'a kadar", "9:00'a", "kadar"].map((words) => until(words))).toEqual([null, null, null]);
    const typed = "galatasaray pzt 9:00'a kadar".split(" ");
    expect(typed.map((_, at) => durationFollowing.beginsAt(typed, at))).toEqual([false, true, true, false]);
  });

  it("is none when it is over, out of bounds, or no time at all", () => {
    for (const words of ["today 9:00", "9", "until", "until soon", "mon 25:00", "until 31.02", "mon 9:00 sharp", "0h"])
      expect([words, until(words)]).toEqual([words, null]);
    const bounds = { leastMs: hourMs, mostMs: 3 * dayMs };
    const within = (words: string) => timeMeant(words, { now, timeZone: null }, bounds);
    expect([within("until fri 9:00"), within("30m"), within("4d")]).toEqual([null, null, null]);
    expect(within("until 11:00")).toBe(now + hourMs / 2);
  });

  it("is told from a number that names something else", () => {
    expect(["18:00", "mon 9:00", "until 9", "3h", "12", "12 3h", "sunderland"].map(isTime)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false],
    ]);
  });
});

describe("a minute of the day", () => {
  it("is read as either half of the world writes it", () => {
    const hours = (words: string) => (minuteMeant(words) ?? Number.NaN) / 60;
    expect(["8", "07:30", "23.30", "12 am", "12pm", "9 p.m.", "9 вечера"].map(hours)).toEqual([8, 7.5, 23.5, 0, 12, 21, 21]);
    expect(["24", "8:60", "13 pm", "0 am", "x"].map(minuteMeant)).toEqual(Array(5).fill(null));
  });
});
