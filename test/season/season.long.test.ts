// @module-tag long
import { describe, expect, it } from "vitest";
import { createProgress } from "../../src/progress.ts";
import { playSeason, type SeasonSize } from "./season.ts";

/** `npm run season` plays the whole of it, which takes most of an hour of one core; every test run plays an evening. */
const progress = createProgress(process.stderr);
const tell = (days: number): void => progress.tell(`day ${days.toFixed(1)} of 14`);
const whole: SeasonSize = { chats: 500, watches: 2_000, matches: 60, days: 14, onProgress: tell };
const evening: SeasonSize = { chats: 15, watches: 30, matches: 4, days: 0.45 };
const size = process.env["SEASON"] === "whole" ? whole : evening;

describe("a season", () => {
  it(
    "misses no movement, repeats none but for an answer that was lost, and tells nothing to whoever does not watch",
    async () => {
      const { wrongs, faults, figures } = await playSeason(size);
      if (size === whole) console.log(figures);
      expect(wrongs).toEqual([]);
      expect(faults).toEqual([]);
      expect(figures.repeated).toBeLessThanOrEqual(figures.lostAnswers);
      expect(figures.told).toBeGreaterThan(size.watches / 4);
      expect(Math.min(figures.restarts, figures.crashes, figures.heldUp, figures.broken, figures.failed)).toBeGreaterThan(0);
    },
    12 * 3_600_000,
  );
});
