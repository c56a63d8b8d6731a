import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultQuiet, defaultSettings, type QuietHours } from "../../src/chats/settings.ts";
import { type AtGate, floodWindowMs, gate, type Pace, weights } from "../../src/delivery/gate.ts";
import { runs } from "../runs.ts";

const minute = 60_000;
const hour = 60 * minute;
const midnight = Date.parse("2026-08-15T00:00:00Z");
const night: QuietHours = { ...defaultQuiet, on: true, from: 22 * 60, to: 7 * 60 };
const small: AtGate = { since: midnight, quiet: null, reach: { times: 1, points: 3 } };
const large: AtGate = { ...small, reach: { times: 3, points: 9 } };
const quietPace: Pace = { ...defaultSettings, quiet: night };

/** The verdict on one alert. */
const verdict = (pace: Pace, alert = small, now = midnight, sentAt: number[] = []) => gate(pace, [alert], { now, sentAt })[0];

describe("the gate", () => {
  it("lets everything pass while nothing is set", () => {
    expect(verdict(defaultSettings)).toEqual({ kind: "send", silent: false, counts: true });
  });

  it("holds until quiet hours end, or takes away the sound", () => {
    expect(verdict(quietPace)).toEqual({ kind: "hold", until: midnight + 7 * hour, because: "quiet" });
    expect(verdict(quietPace, small, midnight + 7 * hour)).toEqual({ kind: "send", silent: false, counts: true });
    expect(verdict({ ...quietPace, quiet: { ...night, mode: "silent" } })).toEqual({ kind: "send", silent: true, counts: true });
  });

  it("lets a large movement through quiet hours, with its sound, where that was chosen", () => {
    const through = (value: QuietHours["through"], mode: QuietHours["mode"] = "hold"): Pace => ({
      ...quietPace,
      quiet: { ...night, mode, through: value },
    });
    const sent = { kind: "send", silent: false, counts: true };
    expect(verdict(quietPace, large)).toMatchObject({ kind: "hold" });
    expect(verdict(through({ kind: "times", times: 3 }), large)).toEqual(sent);
    expect(verdict(through({ kind: "times", times: 3.1 }), large)).toMatchObject({ kind: "hold" });
    expect(verdict(through({ kind: "points", points: 9 }), large)).toEqual(sent);
    expect(verdict(through({ kind: "points", points: 9.1 }), large)).toMatchObject({ kind: "hold" });
    expect(verdict(through({ kind: "times", times: 2 }, "silent"), large)).toEqual(sent);
    expect(verdict(through({ kind: "times", times: 1 }), { ...small, reach: null })).toMatchObject({ kind: "hold" });
  });

  it("holds nothing that waited when a digest was asked for, but for the limit per hour, and all that comes later", () => {
    const pace: Pace = { ...quietPace, digestAt: 18 * 60, releasedAt: midnight + 1 };
    const held = { ...small, held: "digest", mutedUntil: midnight + hour } as const;
    expect(verdict(pace, held)).toEqual({ kind: "send", silent: false, counts: false });
    expect(verdict(pace, { ...held, since: midnight + 1 })).toMatchObject({ kind: "hold", because: "mute" });
    const capped = { ...pace, hourly: 1 };
    expect(verdict(capped, { ...small, held: "flood" }, midnight + 2, [midnight])).toMatchObject({ because: "flood" });
    expect(verdict(capped, held, midnight + 2, [midnight])).toMatchObject({ kind: "send" });
  });

  it("goes by a watch's own quiet hours where it has some", () => {
    expect(verdict(quietPace, { ...small, quiet: { ...night, on: false } })).toEqual({
      kind: "send",
      silent: false,
      counts: true,
    });
    expect(verdict(defaultSettings, { ...small, quiet: night })).toMatchObject({ kind: "hold", because: "quiet" });
  });

  it("makes a message silent only when all that is in it is", () => {
    const pace: Pace = { ...quietPace, quiet: { ...night, mode: "silent" } };
    const loud = { ...small, quiet: { ...night, on: false } };
    const silences = (...alerts: AtGate[]) => gate(pace, alerts, { now: midnight, sentAt: [] });
    expect(silences(small, small)).toEqual(Array(2).fill({ kind: "send", silent: true, counts: true }));
    expect(silences(small, loud)).toEqual(Array(2).fill({ kind: "send", silent: false, counts: true }));
    const held = { ...small, quiet: night };
    expect(silences(small, held)).toMatchObject([{ kind: "send", silent: true }, { kind: "hold" }]);
  });

  it("holds everything on a break, also what was asked for, whatever else is set, and nothing after it", () => {
    const resting: Pace = {
      ...defaultSettings,
      breakUntil: midnight + hour,
      releasedAt: midnight + 5,
    };
    const held = { kind: "hold", until: midnight + hour, because: "break" };
    const all = [
      large,
      { ...small, ...weights.card },
      { ...small, ...weights.operators },
      { ...small, ...weights.copy({ silent: false }) },
    ];
    expect(gate(resting, all, { now: midnight + hour - 1, sentAt: [] })).toEqual(Array(4).fill(held));
    expect(gate(resting, all, { now: midnight + hour, sentAt: [] })).toMatchObject(Array(4).fill({ kind: "send" }));
  });

  it("holds what is muted, however large, and nothing else", () => {
    const muted = { ...large, mutedUntil: midnight + hour };
    expect(verdict(defaultSettings, muted)).toEqual({ kind: "hold", until: midnight + hour, because: "mute" });
    expect(verdict(defaultSettings, muted, midnight + hour)).toEqual({ kind: "send", silent: false, counts: true });
    expect(verdict(defaultSettings, { ...large, mutedUntil: null })).toMatchObject({ kind: "send" });
  });

  it("holds for the next digest after an alert began to wait, and lets it go then", () => {
    const daily: Pace = { ...defaultSettings, digestAt: 18 * 60, timeZone: "Europe/Riga" };
    expect(verdict(daily)).toEqual({ kind: "hold", until: midnight + 15 * hour, because: "digest" });
    expect(verdict(daily, small, midnight + 16 * hour)).toEqual({ kind: "send", silent: false, counts: true });
    expect(verdict(daily, { ...small, since: midnight + 15.5 * hour }, midnight + 16 * hour)).toMatchObject({
      until: midnight + 39 * hour,
    });
  });

  it("holds what is too much for one hour until there is room in it", () => {
    const pace: Pace = { ...defaultSettings, hourly: 2 };
    const ago = (...minutes: number[]) => minutes.map((one) => midnight - one * minute);
    expect(verdict(pace, small, midnight, ago(5))).toMatchObject({ kind: "send" });
    expect(verdict(pace, small, midnight, ago(5, 20, 40))).toEqual({
      kind: "hold",
      until: midnight + 40 * minute,
      because: "flood",
    });
    expect(verdict({ ...pace, hourly: null }, small, midnight, ago(5, 20, 40))).toMatchObject({ kind: "send" });
  });

  it("holds to the moment and not at it: an hour's limit, a digest, a way back after a downtime", () => {
    expect(floodWindowMs).toBe(3_600_000);
    const pace: Pace = { ...defaultSettings, hourly: 1 };
    expect(verdict(pace, small, midnight, [midnight - hour + 1])).toEqual({
      kind: "hold",
      until: midnight + 1,
      because: "flood",
    });
    expect(verdict(pace, small, midnight, [midnight - hour])).toEqual({ kind: "send", silent: false, counts: true });
    const daily: Pace = { ...defaultSettings, digestAt: 18 * 60 };
    expect(verdict(daily, small, midnight + 18 * hour - 1)).toMatchObject({ kind: "hold", because: "digest" });
    expect(verdict(daily, small, midnight + 18 * hour)).toMatchObject({ kind: "send" });
    const back = (alert: AtGate, catchUpUntil: number | null, paced = defaultSettings as Pace) =>
      gate(paced, [alert], { now: midnight, sentAt: [], catchUpUntil })[0];
    expect(back(small, midnight + 5)).toEqual({ kind: "hold", until: midnight + 5, because: "away" });
    expect(back(small, midnight)).toMatchObject({ kind: "send" });
    expect(back(small, null)).toMatchObject({ kind: "send" });
    expect(back({ ...small, timely: true }, midnight + 5)).toMatchObject({ kind: "send" });
    // Whatever holds longest says why.
    const muted = { ...small, mutedUntil: midnight + 5 };
    expect(back(muted, midnight + 5)).toMatchObject({ because: "mute" });
    expect(back(muted, midnight + 6)).toMatchObject({ until: midnight + 6, because: "away" });
  });

  it("treats each kind of news as its table says", () => {
    const reach = { times: 2, points: 6 };
    const { copy, ...others } = weights;
    const anyhow = { times: Number.POSITIVE_INFINITY, points: Number.POSITIVE_INFINITY };
    expect(copy({ silent: false })).toEqual({ reach: anyhow, timely: true, uncapped: true, unreviewed: true });
    expect(copy({ silent: true })).toEqual({ reach: null, timely: true, uncapped: true, unreviewed: true });
    expect({ ...others, movement: weights.movement(reach) }).toEqual({
      movement: { reach },
      crossed: { reach: { times: 1, points: 0 }, uncapped: true },
      posted: { reach: { times: 1, points: 0 } },
      gap: { reach: { times: 1, points: 0 }, bets: true },
      valueBet: { reach: { times: 1, points: 0 }, bets: true },
      moment: { reach: null, uncapped: true },
      ending: { reach: null, uncapped: true, lasting: true },
      reminder: { reach: null, timely: true, uncapped: true },
      operators: { reach: null, uncapped: true, unreviewed: true },
      fixtures: { reach: null, timely: true },
      draft: { reach: { times: 1, points: 0 }, timely: true, uncapped: true, unreviewed: true },
      card: { reach: null, uncapped: true, asked: true, unreviewed: true },
    });
  });

  it("neither holds nor counts what was asked for by itself, or catches up", () => {
    const pace: Pace = { ...defaultSettings, hourly: 1 };
    const free = { kind: "send", silent: false, counts: false };
    const full = (alert: AtGate) => verdict(pace, alert, midnight, [midnight - minute]);
    expect(full(small)).toMatchObject({ kind: "hold", because: "flood" });
    expect(full({ ...small, held: "flood" })).toMatchObject({ kind: "hold", because: "flood" });
    expect(full({ ...small, uncapped: true })).toEqual(free);
    for (const held of ["quiet", "mute", "digest", "away"] as const) expect(full({ ...small, held })).toEqual(free);
    // What comes through quiet hours while they last catches up with nothing.
    const through: Pace = { ...pace, quiet: { ...night, through: { kind: "times", times: 2 } } };
    expect(verdict(through, { ...large, held: "quiet" })).toEqual({ kind: "send", silent: false, counts: true });
  });

  it("never holds until a time that has passed, sends nothing loud in quiet hours, and keeps the hour's limit", () => {
    const quiet = fc.record({
      on: fc.boolean(),
      from: fc.integer({ min: 0, max: 1439 }),
      to: fc.integer({ min: 0, max: 1439 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
      mode: fc.constantFrom("hold" as const, "silent" as const),
      through: fc.constant(null),
    });
    const pace = fc.record({
      timeZone: fc.constantFrom(null, "Europe/Riga", "America/New_York", "Pacific/Auckland"),
      quiet,
      hourly: fc.option(fc.integer({ min: 1, max: 5 })),
      digestAt: fc.option(fc.integer({ min: 0, max: 1439 })),
      releasedAt: fc.constant(null),
      breakUntil: fc.constant(null),
    });
    const now = fc.integer({ min: midnight, max: midnight + 400 * 24 * hour });
    const ages = fc.array(fc.integer({ min: 1, max: floodWindowMs - 1 }), { maxLength: 6 });
    const alerts = fc.array(fc.record({ agedMs: fc.integer({ min: 0, max: 30 * hour }), quiet: fc.option(quiet) }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(pace, alerts, ages, now, (settings, given, sentAges, at) => {
        const sentAt = sentAges.map((age) => at - age).sort((a, b) => b - a);
        const waiting = given.map(({ agedMs, ...one }) => ({ since: at - agedMs, reach: { times: 9, points: 40 }, ...one }));
        const verdicts = gate(settings, waiting, { now: at, sentAt });
        expect(verdicts).toHaveLength(waiting.length);
        for (const one of verdicts) if (one.kind === "hold") expect(one.until).toBeGreaterThan(at);
        const goes = verdicts.some((one) => one.kind === "send");
        if (settings.hourly !== null && sentAt.length >= settings.hourly) expect(goes).toBe(false);
        const held = gate({ ...settings, quiet: { ...settings.quiet, mode: "hold" } }, [{ ...small, since: at }], {
          now: at,
          sentAt: [],
        })[0];
        const own = gate(settings, [{ ...small, since: at }], { now: at, sentAt: [] })[0];
        if (held?.kind === "hold" && held.because === "quiet") expect(own).not.toMatchObject({ kind: "send", silent: false });
      }),
      { numRuns: runs(100) },
    );
  });
});
