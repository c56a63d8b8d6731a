import { afterEach, describe, expect, it } from "vitest";
import type { TestWorld } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { type House, openScene, type Scene, type Seat, type Shown } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

/** A platform that can leave the edits of messages without an answer. */
interface SlowHouse extends House {
  holdEdits(): void;
  /** How many edits of cards there were; on Discord only those that were left so. */
  held(): number;
}

async function openSlowTelegram(world: TestWorld): Promise<SlowHouse> {
  const house = await openTelegram(world);
  return {
    ...house,
    holdEdits: () => house.standIn.failNext("editMessageText", "hang", 1_000),
    // Answers to people are changed by the same method.
    held: () => house.standIn.requests("editMessageText").filter(({ payload }) => JSON.stringify(payload).includes("📌")).length,
  };
}

async function openSlowDiscord(world: TestWorld): Promise<SlowHouse> {
  const house = await openDiscord(world);
  const edit = { method: "PATCH", path: /^\/channels\/\d+\/messages\// };
  let held = 0;
  return {
    ...house,
    holdEdits() {
      house.standIn.breakDown(edit, () => {
        held += 1;
        return { kind: "hang", done: false };
      });
    },
    held: () => held,
  };
}

const houses: readonly [string, (world: TestWorld) => Promise<SlowHouse>][] = [
  ["Telegram", openSlowTelegram],
  ["Discord", openSlowDiscord],
];

describe.each(houses)("live cards of a whole bot on %s", { tags: "long" }, (_platform, openHouse) => {
  let scene: Scene<SlowHouse>;
  afterEach(() => scene.close());

  const cardsOf = (seat: Seat) => seat.shown().filter(({ text }) => text.startsWith("📌"));
  const alertsOf = (seat: Seat) => seat.shown().filter(({ text }) => text.startsWith("▼"));

  /** Football matches that start in thirty hours or more. */
  function slugsOf(count: number): string[] {
    const { sandbox, clock } = scene.world;
    const later = clock.now() + 30 * 3_600_000;
    const matches = sandbox.world.matches(clock.now()).filter((one) => one.league.sport === "football" && one.startsAt > later);
    return matches.slice(0, count).map(({ slug }) => slug);
  }

  it("change once a minute at most while somebody brings new prices every half minute, and show the last at the end", async () => {
    scene = await openScene(openHouse);
    const { world } = scene;
    const { ann, rita } = scene.seats;
    const [slug = ""] = slugsOf(1);
    ann.write(`/card ${slug}`);
    await world.until(() => cardsOf(ann).length === 1, 60_000);
    await world.pass(60_000);
    let board = await scene.ask(rita, `/odds ${slug}`);
    const changedAt: number[] = [];
    let edits = cardsOf(ann)[0]?.edits ?? 0;
    const begun = world.clock.now();
    for (let nth = 1; nth <= 10; nth++) {
      for (const end = begun + nth * 35_000; world.clock.now() < end; ) {
        await world.pass(Math.min(500, end - world.clock.now()));
        const now = cardsOf(ann)[0]?.edits ?? 0;
        if (now > edits) changedAt.push(world.clock.now());
        edits = now;
      }
      if (nth % 2 === 1) world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
      else world.sandbox.knobs.reverse({ slug });
      const fresh = await scene.press(rita, board, "Обновить");
      expect(fairRow(fresh.text)).not.toBe(fairRow(board.text));
      board = fresh;
    }
    const gaps = changedAt.slice(1).map((at, nth) => at - (changedAt[nth] ?? 0));
    expect(changedAt.length).toBeGreaterThanOrEqual(4);
    expect(changedAt.length).toBeLessThanOrEqual(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(59_000);
    const wasMoved = / ▼ was \d+\.\d\d$/m;
    expect(cardsOf(ann)[0]?.text).toMatch(wasMoved);
    await world.pass(90_000);
    expect(cardsOf(ann)).toHaveLength(1);
    expect(cardsOf(ann)[0]?.text).not.toMatch(wasMoved);
  });

  it("hold up no alert while the platform leaves their changes without an answer", async () => {
    scene = await openScene(openHouse);
    const { house, world } = scene;
    const { ann, rita, guest } = scene.seats;
    const [watched = "", ...shown] = slugsOf(6);
    for (const [nth, slug] of shown.entries())
      for (const seat of [ann, rita]) {
        seat.write(`/card ${slug}`);
        await world.until(() => cardsOf(seat).length === nth + 1, 60_000);
      }
    await scene.ask(ann, `/watch ${watched} 3pp`);
    const boards: Shown[] = [];
    for (const slug of shown) boards.push(await scene.ask(guest, `/odds ${slug}`));
    const ofWatched = await scene.ask(rita, `/odds ${watched}`);
    await world.pass(61_000);
    const before = [ann, rita].flatMap(cardsOf);
    expect(before).toHaveLength(10);
    house.holdEdits();
    const heldBefore = house.held();
    for (const slug of [watched, ...shown]) world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    for (const board of boards) guest.press(board, "Refresh");
    await world.until(() => house.held() > heldBefore, 60_000);
    const heldAt = world.clock.now();
    await world.pass(1_000);
    rita.press(ofWatched, "Обновить");
    await world.until(() => alertsOf(ann).length === 1, 60_000);
    expect(world.clock.now() - heldAt).toBeLessThan(8_000);
    expect(house.held()).toBe(heldBefore + 1);
    expect([ann, rita].flatMap(cardsOf)).toEqual(before);
  });
});

function fairRow(board: string): string | undefined {
  return /^(?:Fair|Без маржи) .*$/m.exec(board)?.[0];
}
