// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../../bot.ts";
import { longElsewhere } from "../../long-elsewhere.ts";
import { openDiscord } from "../../whole-bot/discord-house.ts";
import { type House, openScene, type Scene, type Shown } from "../../whole-bot/promises.ts";
import { openTelegram } from "../../whole-bot/telegram-house.ts";

const hour = 3_600_000;
const houses: readonly { name: string; open(world: TestWorld): Promise<House> }[] = [
  { name: "Telegram", open: openTelegram },
  { name: "Discord", open: openDiscord },
];

/** Without the signs that keep a platform from reading anything into it. */
const bare = (text: string): string => text.replaceAll("\u200B", "");

describe.each(houses)("the bet journal on $name", ({ name, open }) => {
  let scene: Scene;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    scene = await openScene(open);
    match = laterMatch(scene.world);
  });
  afterEach(() => scene.close());

  it("has what was written down in one line, as it ended, and lets go of what was a mistake", async () => {
    const { ann } = scene.seats;
    const title = `${match.home.name.en} v ${match.away.name.en}`;
    const empty = await scene.ask(ann, "/journal");
    expect(bare(empty.text)).toContain("No bets yet.");
    await scene.ask(ann, `/bet ${match.slug} home 2.10 20 at Oddmoor`);
    const second = await scene.ask(ann, `/bet ${match.slug} over 2.5 11/10 12.50`);
    expect(bare(second.text)).toContain("Over 2.5 · 2.10 · stake 12.50\n");
    const mistake = await scene.ask(ann, `/bet ${match.slug} draw +250`);
    expect(bare(mistake.text)).toContain(`Draw · 3.50\n${title}`);
    const gone = await scene.press(ann, mistake, "Undo");
    expect(bare(gone.text)).toContain("Deleted from the journal.");
    const list = await scene.press(ann, gone, "Bet journal");
    expect(bare(list.text)).toContain("Open bets: 2");
    expect(bare(list.text)).not.toContain("Draw");
    expect(bare(list.text)).toContain(`${match.home.name.en} · 2.10 · stake 20.00 · Oddmoor`);

    // The buttons of its rows come first, those of the newest bet before others.
    const first = (shown: Shown) => scene.press(ann, shown, shown.buttons[0] ?? "");
    const over = await first(list);
    expect(over.buttons).not.toContain("Half won");
    const lost = await scene.press(ann, over, "Lost");
    const home = await first(await scene.press(ann, lost, "Bet journal"));
    const won = await scene.press(ann, home, "Won");
    expect(bare(won.text)).toContain("Returned: 42");
    const settled = await scene.press(ann, won, "Bet journal");
    for (const row of ["Open bets: 0", "Stake: 32.50", "Returned: 42.00", "Profit: +9.50", "Yield: +29.2%", "Lost · −12.50"])
      expect(bare(settled.text)).toContain(row);
    const file = await scene.press(ann, settled, "CSV");
    expect(file.text).toContain("2 rows for a spreadsheet");
  });

  it("keeps the fair closing price of a match that nobody watches, and answers nobody else", longElsewhere(name), async () => {
    const { ann, rita, guest, admin } = scene.seats;
    const { world } = scene;
    const soon = world.sandbox.world.matches(world.clock.now()).find(({ startsAt }) => startsAt > world.clock.now() + 3 * hour);
    if (!soon) throw new Error("no such match");
    const chance = await scene.ask(ann, `/bet ${soon.slug} home 3.00 10`);
    expect(bare(chance.text)).not.toContain("CLV");
    await world.pass(soon.startsAt + 120_000 - world.clock.now());
    const journal = bare((await scene.ask(ann, "/journal")).text);
    expect(journal).toMatch(/ · CLV [+−]\d+\.\d%/);
    expect(journal).toContain("Closing-line value: 1 of 10 matches");
    const all = bare((await scene.ask(ann, "/journal all")).text);
    expect(all).toMatch(/^Bet journal\n[\s\S]*your price against the fair/);
    // Written down too late to have one.
    expect(bare((await scene.ask(ann, `/bet ${soon.slug} home 3.00 10`)).text)).toContain("The match has started");
    expect((await scene.ask(rita, "/journal")).text).toContain("Здесь пока пусто.");
    // In a group it goes to the asker alone, who is Ann: on Telegram into her private chat.
    const asked = await scene.after(name === "Telegram" ? ann : guest, () => guest.write("/journal"));
    expect(bare(asked.text)).toContain("· 3.00");
    expect(admin.shown().filter(({ text }) => text.includes("Bet journal"))).toEqual([]);
  });

  it("takes the best price of a selection by a button, whatever format prices are shown in", async () => {
    const { ann } = scene.seats;
    await scene.ask(ann, "/settings format hongkong");
    const best = await scene.ask(ann, `/best ${match.slug} home`);
    const [, price = "?"] = /(\d+\.\d\d)(?!%)/.exec(best.text) ?? [];
    const recorded = await scene.press(ann, best, "I bet this");
    expect(bare(recorded.text)).toContain(`${match.home.name.en} · ${price}`);
  });

  it("asks which selection it is, and says what to write where something is missing", async () => {
    const { ann } = scene.seats;
    const which = await scene.ask(ann, `/bet ${match.slug} 2.10 20 at Nobody Knows`);
    expect(which.text).toContain("Which selection?");
    const recorded = await scene.press(ann, which, "Draw");
    expect(bare(recorded.text)).toContain("Draw · 2.10 · stake 20.00 · Nobody Knows");
    const usage = /“at” and a bookmaker: \/bet #\d+ 1 2\.10 20/;
    expect(bare((await scene.ask(ann, `/bet ${match.slug} home 0.9 10`)).text)).toMatch(usage);
    expect((await scene.ask(ann, "/bet")).text).toContain("Which match? Choose one, or type ");
    const price = await scene.ask(ann, `/bet ${match.slug} home`);
    expect(bare(price.text)).toMatch(/At what price\? Type it,/);
  });
});
