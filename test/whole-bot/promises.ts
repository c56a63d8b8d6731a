import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Log, silentLog } from "../../src/log.ts";
import { freshFolder, laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";

/** A message of the bot as one person sees it. */
export interface Shown {
  id: string;
  /** Its text without markup; a pop-up is a message as well. */
  text: string;
  /** The labels of its buttons. */
  buttons: readonly string[];
  edits: number;
}

/** A person in a chat. */
export interface Seat {
  /** Writes a command with its argument: `/odds some-match`. */
  write(typed: string): void;
  /** `place`: which of the buttons that say the same, counted from 1. */
  press(message: Shown, label: string, place?: number): void;
  /** What the bot has shown to this person here, oldest first, as it stands now. */
  shown(): readonly Shown[];
}

export interface Seats {
  /** Reads English, in private. */
  ann: Seat;
  /** Reads Russian, in private. */
  rita: Seat;
  /** Administers the group that the guest is in too. */
  admin: Seat;
  guest: Seat;
}

/** A platform with people on it, which outlives the bots. */
export interface House {
  /** What the bot is told of the platform. */
  settings: Record<string, string>;
  /** Seats the people, once a bot runs. */
  seat(bot: TestBot): Promise<Seats>;
  /** Ends the platform; the bots are stopped before. */
  close(): Promise<void>;
}

/** A bot on a platform and the people there, of one test. */
export interface Scene<H extends House = House> {
  house: H;
  world: TestWorld;
  bot: TestBot;
  seats: Seats;
  /** What somebody does, and the message that comes of it, or that changes. */
  after(seat: Seat, act: () => void, withinMs?: number): Promise<Shown>;
  ask(seat: Seat, typed: string): Promise<Shown>;
  press(seat: Seat, message: Shown, label: string, place?: number): Promise<Shown>;
  /** Stops the bot and starts another one on the same folder. */
  restart(meanwhile?: () => void | Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const answerMs = 60_000;
/** Longer than the odds of any match stay as they are. */
export const refreshMs = 31 * 60_000;
/** For scenes in which hours pass: how many times faster than life the odds are refreshed, and how long they stay then. */
export const hurry = { speed: 10, refreshMs: 4 * 60_000 };

export async function openScene<H extends House>(
  openHouse: (world: TestWorld) => Promise<H>,
  settings: Record<string, string> = {},
  { log = silentLog, speed = 1, begun, seed }: { log?: Log; speed?: number; begun?: number; seed?: number } = {},
): Promise<Scene<H>> {
  const world = await openWorld({
    speed,
    ...(begun === undefined ? {} : { now: begun }),
    ...(seed === undefined ? {} : { seed }),
  });
  const house = await openHouse(world);
  const paced = speed === 1 ? {} : { SANDBOX_SPEED: String(speed) };
  const options = { log, dataDir: freshFolder(), settings: { ...house.settings, ...paced, ...settings } };
  const bot = await openBot(world, options);
  const scene: Scene<H> = {
    house,
    world,
    bot,
    seats: await house.seat(bot),
    async after(seat, act, withinMs = refreshMs) {
      // Nobody reads faster than this, and Telegram would not have it.
      await world.pass(1_100);
      const before = new Set(seat.shown().map(keyOf));
      act();
      const fresh = () => seat.shown().filter((message) => !before.has(keyOf(message)));
      await world.until(() => fresh().length > 0, withinMs);
      const [message, ...more] = fresh();
      if (!message || more.length > 0) throw new Error("one message was to come");
      return message;
    },
    ask: (seat, typed) => scene.after(seat, () => seat.write(typed), answerMs),
    press: (seat, message, label, place) => scene.after(seat, () => seat.press(message, label, place), answerMs),
    async restart(meanwhile) {
      await scene.bot.stop();
      await meanwhile?.();
      scene.bot = await openBot(world, options);
      scene.seats = await house.seat(scene.bot);
    },
    async close() {
      await scene.bot.stop();
      await house.close();
      await world.close();
    },
  };
  return scene;
}

function keyOf({ id, edits, text }: Shown): string {
  return `${id} ${edits} ${text}`;
}

/** What a whole bot does for its people, whatever platform they are on. */
export function describeWholeBot(name: string, openHouse: (world: TestWorld) => Promise<House>): void {
  describe(`a whole bot on ${name}`, () => {
    let scene: Scene;
    let slug: string;
    beforeEach(async () => {
      scene = await openScene(openHouse);
      ({ slug } = laterMatch(scene.world));
    });
    afterEach(() => scene.close());

    const moveHome = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });

    it("keeps several rules of one match side by side, asks where one is of the same kind, and tells a move once", {
      tags: ["long"],
    }, async () => {
      const { ann, rita } = scene.seats;
      await scene.ask(ann, `/watch ${slug} 2pp`);
      const limit = await scene.ask(ann, `/watch ${slug} home <= 1.02`);
      expect(limit.text).toContain("Watching. ");
      const asked = await scene.ask(ann, `/watch ${slug} away <= 1.02`);
      expect(asked.text).toContain("Add this rule or replace the old one?");
      expect(asked.buttons).toEqual(expect.arrayContaining(["Add", "Replace", "My watches"]));
      await scene.press(ann, asked, "Add");
      expect((await scene.ask(ann, `/watch ${slug} 1pp add`)).text).toContain("Watching. ");
      const list = await scene.ask(ann, "/watches");
      expect(list.text.match(/^\W*[1-4] .* v /gm)).toHaveLength(4);
      moveHome(6);
      const alert = await scene.after(ann, () => undefined);
      expect(alert.text).toContain(" · 2 pp\n");
      expect(alert.text).not.toContain(" · 1 pp");
      expect((await scene.ask(ann, `/unwatch ${slug}`)).text).toContain("Stop which watch?");
      const ended = await scene.ask(ann, "/unwatch 4");
      expect(ended.text).toContain("Still watched: 2 pp, ");
      await scene.ask(rita, `/watch ${slug} 2пп`);
      expect((await scene.ask(rita, `/watch ${slug} 3пп`)).buttons).toEqual(expect.arrayContaining(["Добавить", "Заменить"]));
      expect((await scene.ask(rita, `/watch ${slug} 3пп заменить`)).text).toContain("Новое правило");
    });

    it("answers /odds with ten books, best prices, margins, fair prices, age and credit", async () => {
      const { text, buttons } = await scene.ask(scene.seats.ann, `/odds ${slug}`);
      // The fair prices are a row as well.
      expect(text.match(/^\S.*( [*★]?\d+\.\d\d+[*★]?[ |]*){3}$/gm)).toHaveLength(11);
      expect(text.match(/[*★]\d|\d[*★]/g)?.length).toBeGreaterThanOrEqual(3);
      expect(text).toMatch(/^Fair odds .*\d\.\d\d .*\d\.\d\d .*\d\.\d\d/m);
      expect(text).toMatch(/^Average margin \d+\.\d% · updated /m);
      expect(text).toMatch(/Data: Test Odds$/);
      expect(buttons.slice(0, 2)).toEqual(["Watch", "Price alert"]);
      expect(buttons).toContain("Refresh");
    });

    it("puts the new prices into the same message when Refresh is pressed", longElsewhere(name), async () => {
      const { ann } = scene.seats;
      const before = await scene.ask(ann, `/odds ${slug}`);
      moveHome(6);
      await scene.world.pass(31_000);
      const now = await scene.press(ann, before, "Refresh");
      expect(now).toMatchObject({ id: before.id, edits: 1, buttons: before.buttons });
      expect(fairHomePrice(now.text)).toBeLessThan(fairHomePrice(before.text));
      expect(ann.shown()).toHaveLength(1);
    });

    it("tells who pressed Watch what moved, once, and nobody else", async () => {
      const { ann, rita } = scene.seats;
      const board = await scene.ask(ann, `/odds ${slug}`);
      await scene.ask(rita, `/odds ${slug}`);
      expect((await scene.press(ann, board, "Watch")).text).toContain("3 pp");
      const alert = await scene.after(ann, () => moveHome(6));
      const [, from, to] = /^▼ .* (\d+\.\d+) → (\d+\.\d+)\n(?:▲ .*\n)?Best at \S/.exec(alert.text) ?? [];
      expect(Number(to)).toBeLessThan(Number(from));
      expect(Math.abs(100 / Number(to) - 100 / Number(from) - 6)).toBeLessThanOrEqual(2);
      expect(alert.text).toMatch(/ · all 10 books$/m);
      expect(alert.text).toMatch(/Data: Test Odds$/);
      expect(alert.buttons).toEqual(["Odds", "Chart", "Why?", "Mute", "Fewer", "Stop"]);
      const heard = ann.shown().length;
      await scene.world.pass(refreshMs);
      expect(ann.shown()).toHaveLength(heard);
      expect(rita.shown()).toHaveLength(1);
      expect(scene.world.sandbox.knobs.statistics().refused).toBe(0);
    });

    it("acts on what an alert was about, below its words and with the way back, and leaves no button that is over", {
      tags: "long",
    }, async () => {
      const { ann } = scene.seats;
      await scene.ask(ann, `/watch ${slug} 3pp`);
      await scene.ask(ann, `/watch ${slug} home <= 1.02`);
      const alert = await scene.after(ann, () => moveHome(6));
      const acts = [
        { label: "Mute", says: "is muted until you unmute it", back: "Unmute" },
        { label: "Fewer", says: "only moves of 5 pp or more now", back: "Undo" },
        { label: "Stop", says: "Stopped one rule for", back: "Undo" },
      ];
      let points = 6;
      let told = alert;
      for (const { label, says, back } of acts) {
        const heard = ann.shown().length;
        const done = await scene.press(ann, told, label);
        const undone = await scene.press(ann, done, back);
        expect([done.id, undone.id]).toEqual([told.id, told.id]);
        for (const line of told.text.split("\n")) for (const { text } of [done, undone]) expect(text).toContain(line);
        expect([done.text.includes(says), undone.text.includes(says)]).toEqual([true, false]);
        expect(done.buttons).toContain(back);
        for (const { label: old } of acts) expect(done.buttons).not.toContain(old);
        expect(undone.buttons).toEqual(told.buttons);
        expect(ann.shown()).toHaveLength(heard);
        points = -points;
        told = await scene.after(ann, () => moveHome(points));
      }
    });

    it("asks which of exactly those that an alert told of, and says what still covers a match", { tags: "long" }, async () => {
      const { ann } = scene.seats;
      const { sandbox, clock } = scene.world;
      const first = sandbox.world.matches(clock.now()).find((one) => one.slug === slug);
      const [second, third] = sandbox.world
        .matches(clock.now())
        .filter((one) => one.league.sport === "football" && one.startsAt > clock.now() + 40 * 3_600_000 && one.slug !== slug);
      if (!first || !second || !third) throw new Error("the world has too few matches");
      for (const one of [first, second, third]) await scene.ask(ann, `/watch ${one.slug} 3pp`);
      await scene.ask(ann, `/watch ${slug} home <= 1.02`);
      const team = second.home.name.en;
      expect((await scene.ask(ann, `/watch team ${team} 25pp`)).text).toContain(`${team}\nWatching all matches.`);
      await scene.ask(ann, "/snooze 1h");
      for (const one of [first, second]) sandbox.knobs.move({ slug: one.slug, selection: "home", points: 6 });
      await scene.world.pass(40 * 60_000);
      const told = await scene.after(ann, () => undefined, 62 * 60_000);
      expect(told.text).toMatch(/^2 matches moved\n/);
      const questions = ["Mute what?", "Fewer alerts from which watch?", "Stop which watch?"];
      let asked = told;
      for (const [nth, label] of ["Mute", "Fewer", "Stop"].entries()) {
        asked = await scene.press(ann, asked, label);
        expect(asked.id).toBe(told.id);
        expect(questions.map((question) => asked.text.includes(question))).toEqual(questions.map((_, at) => at === nth));
        // Names that are too long for a button have a number.
        expect(asked.buttons.filter((button) => /^\d$| v /.test(button))).toHaveLength(2);
        expect(asked.buttons).not.toContain(label);
      }
      const [, number = ""] = new RegExp(`^(?:- )?(?:↳ )?(\\d) .*${second.home.name.en}`, "m").exec(asked.text) ?? [];
      const ofSecond = asked.buttons.find((label) => label.includes(second.home.name.en)) ?? number;
      const ended = await scene.press(ann, asked, ofSecond);
      expect(ended.id).toBe(told.id);
      expect(ended.text).toMatch(/Stopped one rule for .*: 3 pp\./);
      expect(ended.text).toContain(`Still watched through ${team}: 25 pp.`);
      expect(ended.text).not.toContain("Stop which watch?");
      expect(ended.buttons).toEqual(expect.arrayContaining(["Undo", "Skip it"]));
    });

    it(
      "keeps one card of a match up to date in place, until the match starts, and stops it by its button",
      longElsewhere(name),
      async () => {
        const { ann } = scene.seats;
        const cardsShown = () => ann.shown().filter(({ text }) => text.startsWith("📌"));
        await scene.ask(ann, `/watch ${slug} 25pp`);
        const details = await scene.ask(ann, `/match ${slug}`);
        expect(details.buttons).toContain("Live board");
        ann.press(details, "Live board");
        await scene.world.until(() => cardsShown().length === 1, 60_000);
        const [card] = cardsShown();
        if (!card) throw new Error("no card");
        expect(card.buttons).toEqual(["Odds", "Chart", "Stop"]);
        expect(card.text).toMatch(/^📌 .* v .*\n.*\n\W*.* \d\.\d\d$/m);
        const changed = await scene.after(ann, () => moveHome(6));
        expect(changed).toMatchObject({ id: card.id, edits: 1 });
        expect(changed.text).toMatch(/\d\.\d\d ▼ was \d\.\d\d$/m);
        expect(changed.text).toMatch(/Data: Test Odds$/);
        const list = await scene.ask(ann, "/watches");
        expect(list.buttons).toContain("Live boards");
        expect((await scene.ask(ann, "/card")).text).toMatch(/^Live boards\n/);
        const heard = ann.shown().length;
        ann.press(changed, "Stop");
        await scene.world.until(() => cardsShown()[0]?.text.includes("Stopped") ?? false, 120_000);
        expect(cardsShown()).toMatchObject([{ id: card.id, buttons: ["Odds"] }]);
        expect(ann.shown()).toHaveLength(heard + 1);
        expect((await scene.ask(ann, "/card")).text).toContain("No live boards yet.");
      },
    );

    it("ends a card with the closing line when its match starts, in place", { tags: "long" }, async () => {
      const { ann } = scene.seats;
      const starting = matchStartingIn(scene.world, 70 * 60_000);
      const cardsShown = () => ann.shown().filter(({ text }) => text.startsWith("📌"));
      ann.write(`/card ${starting.slug}`);
      await scene.world.until(() => cardsShown().length === 1, 60_000);
      const [card] = cardsShown();
      scene.world.sandbox.knobs.move({ slug: starting.slug, selection: "home", points: 6 });
      await scene.world.pass(starting.startsAt + 2 * 60_000 - scene.world.clock.now());
      const [ended] = cardsShown();
      expect(cardsShown()).toHaveLength(1);
      expect(ended).toMatchObject({ id: card?.id, buttons: ["Odds"] });
      expect(ended?.text).toMatch(/\d\.\d\d ▼ was \d\.\d\d$/m);
      expect(ended?.text).toContain("Ended: the match has started");
      expect(ended?.text).toContain("Fair closing line");
      await scene.world.pass(refreshMs);
      expect(cardsShown()).toEqual([ended]);
    });

    it("goes on with the same card after a restart, in each reader's language", { tags: ["long"] }, async () => {
      const { rita } = scene.seats;
      rita.write(`/card ${slug}`);
      const cardsShown = () => rita.shown().filter(({ text }) => text.startsWith("📌"));
      await scene.world.until(() => cardsShown().length === 1, 60_000);
      const [before] = cardsShown();
      await scene.restart(() => void moveHome(6));
      const now = () => scene.seats.rita.shown().filter(({ text }) => text.startsWith("📌"));
      await scene.world.until(() => now().some(({ text }) => / ▼ было \d[.,]\d\d$/m.test(text)));
      expect(now()).toHaveLength(1);
      // The playground forgets its messages when it ends.
      if (name !== "the playground") expect(now()).toMatchObject([{ id: before?.id, edits: 1 }]);
      expect(now()[0]?.buttons).toEqual(["Кэфы", "График", "Закрыть"]);
    });

    it("lets only administrators watch in a group, by command and by button", longElsewhere(name), async () => {
      const { admin, guest } = scene.seats;
      const refusal = "Only admins of this chat can do that.";
      expect((await scene.ask(guest, `/watch ${slug}`)).text).toContain(refusal);
      const board = await scene.ask(admin, `/odds ${slug}`);
      expect((await scene.press(guest, board, "Watch")).text).toContain(refusal);
      expect((await scene.ask(admin, "/watches")).text).toContain("You aren’t watching anything yet");
      const watching = await scene.press(admin, board, "Watch");
      expect(watching.text).toContain("Watching");
      expect((await scene.press(guest, watching, "Stop")).text).toContain(refusal);
      expect((await scene.after(admin, () => moveHome(6))).text).toContain("▼");
    });

    it("finds its watches again after a restart, and what moved meanwhile", longElsewhere(name), async () => {
      await scene.ask(scene.seats.ann, `/watch ${slug}`);
      const shownBefore = () => scene.seats.ann.shown().filter(({ text }) => text.includes("▼")).length;
      await scene.restart(() => void moveHome(6));
      await scene.world.until(() => shownBefore() > 0);
      expect((await scene.ask(scene.seats.ann, "/watches")).text).toContain("3 pp");
      expect(shownBefore()).toBe(1);
    });

    it("shows a team's next match, and leads on to its others", { tags: ["long"] }, async () => {
      const { ann } = scene.seats;
      const team = busyTeam(scene.world);
      // The list of matches has come by then.
      await scene.ask(ann, "/matches");
      const next = await scene.ask(ann, `/odds ${team}`);
      expect(next.text).toContain("Average margin ");
      const other = next.buttons.find((label) => label.includes(team)) ?? "";
      const led = await scene.press(ann, next, other);
      expect(led.text.startsWith(other.replace(/^.* · /, ""))).toBe(true);
      expect(led.text).toContain("Average margin ");
    });

    it("leads on from words that fit nothing", { tags: ["long"] }, async () => {
      const { ann } = scene.seats;
      await scene.ask(ann, "/matches");
      const none = await scene.ask(ann, "/odds qqqqq zzzzz");
      expect(none.text).toMatch(/^I don’t know “qqqqq zzzzz”: .*\nI have: Football, /);
      const list = await scene.press(ann, none, "Matches");
      expect(list.text).toMatch(/^Matches · \d+\n/);
      const board = await scene.press(ann, list, list.buttons[0] ?? "");
      expect(board.text).toContain("Average margin ");
    });

    it("asks the API for an exact slug that is on no list it knows", { tags: ["long"] }, async () => {
      const { ann } = scene.seats;
      const { knobs } = scene.world.sandbox;
      knobs.hide({ slug, hidden: true });
      await scene.world.pass(answerMs);
      const { requests } = knobs.statistics();
      expect(knobs.statistics().byEndpoint["matches"]).toBeGreaterThan(0);
      knobs.hide({ slug, hidden: false });
      expect((await scene.ask(ann, `/odds ${slug}`)).text).toContain("Average margin ");
      expect(knobs.statistics().byEndpoint).toMatchObject({ match: 1, odds: 1 });
      expect(knobs.statistics().requests).toBe(requests + 2);
    });

    it("tells of a value bet that appears, and changes that message when it is gone", longElsewhere(name), async () => {
      const { ann } = scene.seats;
      const { knobs } = scene.world.sandbox;
      const watching = await scene.ask(ann, "/watch value bets 20% improving by 2");
      expect(watching.text).toContain("Watching value bets: from 20%.");
      const move = knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
      const told = await scene.after(ann, () => undefined);
      expect(told.text).toMatch(/^New value bet: \+\d+\.\d%\n/);
      expect(told.text).toMatch(/ 9\.50 at \S.*\nv \S.* · \S/);
      expect(told.text).toMatch(/Data: Test Odds$/);
      const gone = await scene.after(ann, () => knobs.reverse({ id: move.id }));
      expect(gone).toMatchObject({ id: told.id, edits: 1 });
      expect(gone.text).toMatch(/^A value bet is gone\n/);
      expect(gone.text).toMatch(/ 9\.50, now \d\.\d\d/);
    });

    it("ends a mute in one message of all that came, and changes that as a whole when a value bet in it is gone", {
      tags: "long",
    }, async () => {
      const { ann } = scene.seats;
      const { world } = scene;
      const { knobs } = world.sandbox;
      const starting = matchStartingIn(world, 70 * 60_000);
      for (const typed of [`/watch ${slug}`, `/watch ${starting.slug}`, "/watch value bets 20% improving by 2"])
        await scene.ask(ann, typed);
      await scene.after(ann, () => moveHome(6));
      await world.pass(starting.startsAt - 57 * 60_000 - world.clock.now());
      await scene.ask(ann, "/mute all 1h");
      moveHome(6);
      const bet = knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
      const told = await scene.after(ann, () => undefined, 62 * 60_000);
      expect(told.text).toContain("▼");
      expect(told.text).toMatch(/^\d* ?[Nn]ew value bets?(?:: \S+)?$/m);
      expect(told.text).toContain("Started. Closing line");
      const heard = ann.shown().length;
      await world.pass(60_000);
      expect(ann.shown()).toHaveLength(heard);
      const changed = await scene.after(ann, () => knobs.reverse({ id: bet.id }));
      expect(changed).toMatchObject({ id: told.id, edits: 1 });
      expect(changed.text).toContain("A value bet is gone");
      for (const part of [/^.*▼ .*$/m, /^Started\. .*$/m]) expect(changed.text).toContain(part.exec(told.text)?.[0]);
    });

    /** How a chat's alerts come to wait, and whether starts wait with them: the limit per hour holds up no start. */
    const holds: Record<string, { startWaits: boolean; hold(starting: { startsAt: number }): Promise<void> }> = {
      "the daily digest": {
        startWaits: true,
        async hold({ startsAt }) {
          const at = new Date(startsAt + 10 * 60_000).toISOString().slice(11, 16);
          expect((await scene.ask(scene.seats.ann, `/settings digest ${at}`)).text).toContain("Daily digest");
          await scene.world.pass(startsAt - 40 * 60_000 - scene.world.clock.now());
        },
      },
      "the limit per hour": {
        startWaits: false,
        async hold({ startsAt }) {
          const { ann } = scene.seats;
          await scene.ask(ann, "/settings hourly 1");
          // So that the hour is over soon after the start, while that is worth a message.
          await scene.world.pass(startsAt - 62 * 60_000 - scene.world.clock.now());
          expect((await scene.after(ann, () => moveHome(6))).text).toContain("Hourly limit reached (1). The rest comes at ");
        },
      },
    };

    it.each(Object.entries(holds))(
      "tells all that waits for %s in one message",
      { tags: "long" },
      async (_what, { hold, startWaits }) => {
        const { ann } = scene.seats;
        const { world } = scene;
        const starting = matchStartingIn(world, 70 * 60_000);
        for (const typed of [`/watch ${slug}`, `/watch ${starting.slug}`, "/watch value bets 20% improving by 2"])
          await scene.ask(ann, typed);
        await hold(starting);
        moveHome(6);
        world.sandbox.knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
        const start = startWaits ? null : await scene.after(ann, () => undefined, 80 * 60_000);
        const told = await scene.after(ann, () => undefined, 80 * 60_000);
        expect(world.clock.now()).toBeGreaterThan(starting.startsAt);
        expect(told.text).toMatch(/^(?:- )?\W*▼/m);
        expect(told.text).toMatch(/^\d* ?[Nn]ew value bets?(?:: \S+)?$/m);
        expect((start ?? told).text).toContain("Started. Closing line");
        if (start) expect(told.text).not.toContain("Started. Closing line");
        const heard = ann.shown().length;
        await world.pass(60_000);
        expect(ann.shown()).toHaveLength(heard);
      },
    );

    it("tells all that happened while it was away in one message", { tags: "long" }, async () => {
      const { world } = scene;
      const starting = matchStartingIn(world, 70 * 60_000);
      for (const typed of [`/watch ${slug}`, `/watch ${starting.slug}`, "/watch value bets 20% improving by 2"])
        await scene.ask(scene.seats.ann, typed);
      await scene.restart(async () => {
        moveHome(6);
        world.sandbox.knobs.move({ slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
        await world.pass(starting.startsAt + 2 * 60_000 - world.clock.now());
      });
      const told = () => scene.seats.ann.shown().filter(({ text }) => /Started\.|▼|[Nn]ew value bet/.test(text));
      await world.until(() => told().length > 0);
      await world.pass(12 * 60_000);
      expect(told()).toHaveLength(1);
      const [message] = told();
      expect(message?.text).toMatch(/▼/);
      expect(message?.text).toMatch(/^\d* ?[Nn]ew value bets?(?:: \S+)?$/m);
      expect(message?.text).toContain("Started. Closing line");
    });

    it("speaks the reader's language, in alerts too", longElsewhere(name), async () => {
      const { rita } = scene.seats;
      const board = await scene.ask(rita, `/odds ${slug}`);
      expect(board.text).toContain("Средняя маржа ");
      expect(board.text).toMatch(/Данные: Test Odds$/);
      expect((await scene.press(rita, board, "Следить")).text).toMatch(/сдвинется на 3\sп\.\sп\./);
      const alert = await scene.after(rita, () => moveHome(6));
      expect(alert.text).toMatch(/^▼ .* \d,\d+ → \d,\d+\n(?:▲ .*\n)?Лучший у \S/);
      expect(alert.text).toContain(" · все 10 букмекеров\n");
    });

    it("helps on a short page, leads to every topic in place, and takes a topic that is typed", longElsewhere(name), async () => {
      const { ann } = scene.seats;
      expect((await scene.ask(ann, "/help")).text).toContain("18+. Gambling support:");
      const help = await scene.ask(ann, "/help");
      expect(help.text.split("\n").filter((line) => line.includes("/")).length).toBe(5);
      const watches = await scene.press(ann, help, "Watches");
      expect([watches.id, watches.edits]).toEqual([help.id, help.edits + 1]);
      expect(watches.text).toContain("/watch ");
      const back = await scene.press(ann, watches, "‹ Help");
      expect(back.text).toBe(help.text);
      expect((await scene.ask(ann, "/help kelly")).text).toContain("/kelly 2.10");
      expect((await scene.ask(ann, "/help horses")).text).toContain("“horses” isn’t a topic");
    });
  });

  describe(`a whole bot on ${name} and its own sandbox`, () => {
    it("says in every message that nothing is real", longElsewhere(name), async () => {
      const scene = await openScene(openHouse, { ODDS_API_BASE_URL: "sandbox" });
      try {
        const { ann, admin, guest } = scene.seats;
        const warning = "Simulated odds from Linewatch’s sandbox. No team, bookmaker or price is real.";
        const list = await scene.ask(ann, "/matches");
        const board = await scene.press(ann, list, list.buttons[0] ?? "");
        await scene.press(ann, board, "Watch");
        await scene.ask(ann, "/help");
        await scene.ask(guest, "/watch nothing");
        await scene.ask(admin, "/valuebets");
        // The market is a lively one, so something moves within some hours.
        await scene.world.until(() => ann.shown().some(({ text }) => text.includes("→")), 12 * 3_600_000);
        const all = [ann, guest, admin].flatMap((seat) => seat.shown());
        expect(all.length).toBeGreaterThanOrEqual(6);
        const short = "Simulated: no real odds";
        expect(all.filter(({ text }) => !text.includes(warning) && !text.endsWith(short))).toEqual([]);
      } finally {
        await scene.close();
      }
    });
  });
}

/** The first price of the fair row. */
function fairHomePrice(board: string): number {
  const [, price] = /^Fair [^\d]*(\d+\.\d\d)/m.exec(board) ?? [];
  if (price === undefined) throw new Error(`no fair prices in: ${board}`);
  return Number(price);
}

/** A team that plays more than one of the listed matches. */
function busyTeam({ sandbox, clock }: TestWorld): string {
  const teams = sandbox.world.matches(clock.now()).flatMap(({ home, away }) => [home.name.en, away.name.en]);
  const busy = teams.find((team, index) => teams.indexOf(team) !== index);
  if (busy === undefined) throw new Error("no team plays twice");
  return busy;
}

/** The first football match that starts so long from now or later. */
export function matchStartingIn({ sandbox, clock }: TestWorld, ms: number) {
  const later = sandbox.world
    .matches(clock.now())
    .filter(({ league, startsAt }) => league.sport === "football" && startsAt > clock.now() + ms);
  const [first] = later.sort((a, b) => a.startsAt - b.startsAt);
  if (!first) throw new Error("the world has no such match");
  return first;
}
