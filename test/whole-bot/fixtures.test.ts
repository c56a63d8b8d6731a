import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord } from "./discord-house.ts";
import { openScene, type Scene, type Seat } from "./promises.ts";
import { openTelegram } from "./telegram-house.ts";

const minuteMs = 60_000;

const houses = [
  { name: "Telegram", open: () => openScene<Scene["house"]>(openTelegram) },
  { name: "Discord", open: () => openScene<Scene["house"]>(openDiscord) },
];

describe.each(houses)("the day's matches on $name", { tags: "long" }, ({ name, open }) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await open();
  });
  afterEach(() => scene.close());

  const comesTo = (seat: Seat) => scene.after(seat, () => undefined, 40 * minuteMs);
  /** The next day's football of the leagues of its first and its last match. */
  const football = () => {
    const { sandbox, clock } = scene.world;
    const isNext = ({ startsAt }: { startsAt: number }) => startsAt > clock.now() && startsAt <= clock.now() + 24 * 60 * minuteMs;
    const all = sandbox.world.matches(clock.now()).filter((match) => match.league.sport === "football" && isNext(match));
    const leagues = [all[0]?.league.name.en ?? "", all.at(-1)?.league.name.en ?? ""];
    return { leagues, matches: all.filter(({ league }) => leagues.includes(league.name.en)) };
  };

  it(
    "come to a group at its own time, below their leagues and days, with best prices and the way to their odds",
    longElsewhere(name),
    async () => {
      const { admin, guest } = scene.seats;
      await scene.ask(admin, "/settings zone Europe/Riga");
      const asked = await scene.ask(admin, "/settings fixtures");
      expect(asked.text.replaceAll("\u200B", "")).toContain("/settings fixtures 9:00");
      expect(asked.buttons).toEqual(expect.arrayContaining(["✓ Off", "08:00", "18:00"]));
      await scene.ask(guest, "/settings fixtures 15:10");
      expect((await scene.ask(admin, "/settings fixtures 15:10")).text).toContain("✓ Daily matches: 15:10");
      const { leagues, matches } = football();
      for (const league of leagues) await scene.ask(admin, `/watch league ${league} 3pp`);
      const post = await comesTo(admin);
      const lines = post.text.split("\n");
      expect(lines[0]).toBe("Matches · Sat, Aug 15");
      const [first] = matches;
      expect(lines[1] === "" ? lines[2] : lines[1]).toBe(first?.league.name.en);
      for (const { home, away, startsAt } of matches) {
        const time = new Date(startsAt + 3 * 60 * minuteMs).toISOString().slice(11, 16);
        expect(post.text).toContain(`${time} · ${home.name.en} v ${away.name.en}\n`);
      }
      expect(post.text).toMatch(/^\S.* · Aug 16$/m);
      expect(post.text.match(/^ *\d\.\d\d \/ \d\.\d\d \/ \d\.\d\d$/gm)).toHaveLength(matches.length);
      expect(post.text).toMatch(/Best prices on 1 \/ X \/ 2, where I know them\.\nData: Test Odds$/);
      expect(post.buttons).toHaveLength(matches.length + 1);
      const odds = await scene.press(admin, post, post.buttons[0] ?? "");
      expect(odds.text).toContain(`${first?.home.name.en} v ${first?.away.name.en}`);
      const settings = await scene.press(admin, post, "Daily matches");
      expect(settings.buttons).toContain("✓ 15:10");
    },
  );

  it(
    "come in the reader's language once a day, also to who restarts, and end when they are turned off",
    longElsewhere(name),
    async () => {
      const told = () => scene.seats.rita.shown().filter(({ text }) => text.startsWith("Матчи · "));
      await scene.ask(scene.seats.rita, `/watch ${football().matches.at(-1)?.slug} 3пп`);
      expect((await scene.ask(scene.seats.rita, "/settings матчи дня 12:10")).text).toContain("Матчи дня: 12:10");
      await scene.restart(() => scene.world.pass(30 * minuteMs));
      await scene.world.until(() => told().length > 0);
      expect(told()[0]?.text).toMatch(/^Матчи · 15 авг\./);
      await scene.restart();
      expect((await scene.ask(scene.seats.rita, "/settings матчи дня 12:45")).text).toContain("Матчи дня: 12:45");
      await scene.world.pass(30 * minuteMs);
      expect(told()).toHaveLength(1);
      expect((await scene.ask(scene.seats.rita, "/settings матчи дня выкл")).text).toContain("Матчи дня: Выключено");
      const help = await scene.ask(scene.seats.rita, "/help chat");
      const second = await scene.press(scene.seats.rita, help, "Дальше ›");
      const third = await scene.press(scene.seats.rita, second, "Дальше ›");
      expect(second.text + third.text).toContain("/settings матчи дня 9:00");
    },
  );
});
