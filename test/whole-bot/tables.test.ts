import { afterEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import { openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { openTelegram, type TelegramHouse } from "./telegram-house.ts";

const open = (takesRich: boolean) => (world: TestWorld) => openTelegram(world, { takesRich });

describe("tables of Telegram's own in a whole bot", () => {
  let scene: Scene<TelegramHouse>;
  afterEach(() => scene.close());

  const richOf = (id: string) => scene.house.standIn.messages().find((message) => String(message.id) === id)?.rich ?? null;
  const asked = (method: string) => scene.house.standIn.requests(method).length;

  it("come where a chat wants them, for odds, matches and value bets, and stay when they are refreshed", {
    tags: ["long"],
  }, async () => {
    scene = await openScene(open(true));
    const { ann, rita } = scene.seats;
    const { slug } = laterMatch(scene.world);
    const words = await scene.ask(ann, `/odds ${slug}`);
    expect(richOf(words.id)).toBeNull();
    const asks = await scene.ask(ann, "/settings tables");
    expect(asks.text).toContain("An older app asks you to update");
    const on = await scene.press(ann, asks, "Telegram’s own");
    expect(on.text).toContain("Tables: Telegram’s own");

    const odds = await scene.ask(ann, `/odds ${slug}`);
    expect(odds.text).toMatch(/^ \| 1 \| X \| 2$/m);
    expect(odds.text).toMatch(/^Kvotara \| \d+\.\d\d\*? \| \d+\.\d\d/m);
    expect(odds.text).toMatch(/Data: Test Odds$/);
    expect(richOf(odds.id)).not.toBeNull();
    await scene.world.pass(refreshMs);
    const fresh = await scene.press(ann, odds, "Refresh");
    expect([fresh.id, fresh.edits]).toEqual([odds.id, 1]);
    expect(richOf(fresh.id)).not.toBeNull();

    const matches = await scene.ask(ann, "/matches");
    expect(matches.text).toMatch(/^1 \| [^|]+ \| [^|]+ v [^|]+ · /m);
    expect(matches.buttons).toEqual(expect.arrayContaining(["1", "2"]));
    const second = await scene.press(ann, matches, "Next ›");
    expect(second.id).toBe(matches.id);
    expect(richOf(second.id)).not.toBeNull();
    const later = scene.world.sandbox.world.matches(scene.world.clock.now()).slice(-3);
    for (const one of later)
      scene.world.sandbox.knobs.move({ slug: one.slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
    // The list is kept for a while.
    await scene.world.pass(refreshMs);
    const bets = await scene.ask(ann, "/valuebets");
    expect(bets.text).toMatch(/^ \| Selection \| Price \| Book \| Model price \| Edge, %$/m);
    expect(bets.text).toMatch(/^1 \| .* · .* v .* · .* \| \d+\.\d\d \| .* \| \d+\.\d\d \| \+\d+\.\d$/m);
    expect(bets.text).toMatch(/Data: Test Odds$/);

    // What has no table, and another chat, go on in words.
    expect(richOf((await scene.ask(ann, "/status")).id)).toBeNull();
    expect(richOf((await scene.ask(rita, `/odds ${slug}`)).id)).toBeNull();
    await scene.ask(rita, "/settings таблицы вкл");
    expect((await scene.ask(rita, `/odds ${slug}`)).text).toMatch(/^Kvotara \| \d+,\d\d\*? \| /m);
    const off = await scene.ask(ann, "/settings tables off");
    expect(off.text).toContain("Tables: As text");
    expect(richOf((await scene.ask(ann, `/odds ${slug}`)).id)).toBeNull();
  });

  it("keep a live card up to date", async () => {
    scene = await openScene(open(true));
    const { ann } = scene.seats;
    const { slug } = laterMatch(scene.world);
    await scene.ask(ann, "/settings tables on");
    ann.write(`/card ${slug}`);
    const cards = () => ann.shown().filter(({ text }) => text.startsWith("📌"));
    await scene.world.until(() => cards().length === 1, 60_000);
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 9 });
    await scene.world.until(() => cards().some(({ edits }) => edits > 0), refreshMs);
    expect(cards()).toHaveLength(1);
    expect(cards()[0]?.text).toMatch(/Data: Test Odds/);
  });

  it("come in words from a Bot API server that is too old for them", { tags: ["long"] }, async () => {
    scene = await openScene(open(false));
    const { ann } = scene.seats;
    const { slug } = laterMatch(scene.world);
    await scene.ask(ann, "/settings tables on");
    const odds = await scene.ask(ann, `/odds ${slug}`);
    expect(odds.text).toMatch(/^Kvotara +\d+\.\d\d/m);
    await scene.world.pass(refreshMs);
    const fresh = await scene.press(ann, odds, "Refresh");
    expect([fresh.id, fresh.edits]).toEqual([odds.id, 1]);
    await scene.ask(ann, "/matches");
    expect(asked("sendRichMessage")).toBe(1);
  });
});

describe("tables of Telegram's own on Discord", () => {
  it("are nothing that can be set", { tags: ["long"] }, async () => {
    const scene = await openScene(openDiscord);
    expect((await scene.ask(scene.seats.ann, "/settings odds")).text).not.toContain("Tables");
    expect((await scene.ask(scene.seats.ann, "/settings tables on")).text).toContain("tables");
    await scene.close();
  });
});
