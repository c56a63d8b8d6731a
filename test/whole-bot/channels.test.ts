import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch, type TestWorld } from "../bot.ts";
import type { ShownMessage } from "../standins/telegram.ts";
import { openScene, refreshMs, type Scene, type Seat, type Shown } from "./promises.ts";
import { ann, boss, group, openTelegram, rita, seatOf as seatAt, type TelegramHouse } from "./telegram-house.ts";

const channel = -100700;
const news = -100701;
const hourMs = 60 * 60_000;

/** Without the signs that keep a platform from reading anything into it. */
const bare = (text: string): string => text.replaceAll("\u200B", "");

function privateSeat({ standIn }: TelegramHouse, user: number): Seat {
  const seat = seatAt(standIn, user, user);
  return { ...seat, shown: () => seat.shown().map((message) => ({ ...message, text: bare(message.text) })) };
}

/** Channels that the boss manages; Ann administers one of them without the right to post. */
async function openChannels(world: TestWorld): Promise<TelegramHouse> {
  const house = await openTelegram(world);
  const admins = [boss, ann];
  house.standIn.addGroup({ id: channel, type: "channel", title: "Odds daily", username: "oddsdaily", admins, silent: [ann] });
  house.standIn.addGroup({ id: news, type: "channel", title: "News", admins: [boss], bot: "member" });
  return house;
}

describe("a channel that is managed from a private chat", () => {
  let scene: Scene<TelegramHouse>;
  let manager: Seat;
  let anna: Seat;
  let margo: Seat;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openChannels);
    seat();
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  function seat(): void {
    [manager, anna, margo] = [boss, ann, rita].map((user) => privateSeat(scene.house, user)) as [Seat, Seat, Seat];
  }
  const posts = () => scene.house.standIn.messages(channel);
  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  const steer = () => scene.ask(manager, "/for @oddsdaily");

  it("is chosen by a keyboard, watched from afar, and told what moves; the manager is told nothing", {
    tags: "long",
  }, async () => {
    const { standIn } = scene.house;
    const asked = await scene.ask(manager, "/for");
    const message = standIn.messages(boss).find(({ id }) => String(id) === asked.id);
    if (!message) throw new Error("nothing was asked");
    expect(message.chooser?.map(({ text }) => text)).toEqual(["Choose a channel", "Choose a group"]);
    const begun = await scene.after(manager, () => standIn.choose(message, "Choose a channel", boss, channel));
    expect(begun.text).toContain("You’re now managing @oddsdaily");
    expect(begun.text).toContain("after 24 hours without use");
    const watched = await scene.ask(manager, `/watch ${slug} 3pp`);
    expect(watched.text).toContain("About @oddsdaily · /for me");
    move(6);
    await scene.world.until(() => posts().length > 0, refreshMs);
    expect(posts()[0]?.text).toContain("all 10 books");
    expect(posts()[0]?.text).not.toContain("/for me");
    const list = await scene.ask(manager, "/watches");
    expect(list.text).toContain("3 pp");
    expect(manager.shown().filter(({ text }) => text.includes("all 10 books"))).toEqual([]);

    const again = await scene.ask(manager, "/for me");
    expect(again.text).toContain("back in your own chat");
    expect((await scene.ask(manager, "/watches")).text).not.toContain("3 pp");
    // Its buttons stay the channel's.
    const page = await scene.press(manager, begun, "My watches");
    expect(page.text).toContain("3 pp");
    expect(page.text).toContain("About @oddsdaily");
  });

  it("shows its own settings, is spoken of in the manager's language, and leaves alone what is the manager's own", {
    tags: "long",
  }, async () => {
    scene.house.standIn.promote(channel, rita);
    await scene.ask(margo, "/for @oddsdaily");
    const set = await scene.ask(margo, "/settings format american");
    expect(set.text).toContain("Управление: @oddsdaily · /for me");
    expect(set.text).toContain("Американский");
    const shown = await scene.ask(margo, "/mydata");
    const kept = scene.house.standIn.messages(rita).findLast(({ file }) => file !== null)?.file?.content ?? "";
    expect(kept).toMatch(/"manages":\s*{\s*"chat":\s*"telegram:-100700"/);
    expect(kept).not.toContain("american");
    expect(shown.text).not.toContain("Управление: @oddsdaily");
    await scene.ask(margo, "/for me");
    expect((await scene.ask(margo, "/settings odds")).text).not.toContain("Американский");
    const forgotten = await scene.press(margo, await scene.ask(margo, "/forgetme"), "Да, удалить всё");
    expect(forgotten.text).toContain("удалено");
    expect((await scene.ask(margo, "/mydata")).text).toContain("ничего не хранится");
    await steer();
    expect((await scene.ask(manager, "/settings odds")).text).toContain("American");
  });

  it("is managed by nobody else: whoever may not post, is no administrator, or has lost that, also by a button from before", {
    tags: ["long"],
  }, async () => {
    const { standIn } = scene.house;
    for (const words of ["@oddsdaily", String(channel), "https://t.me/oddsdaily"]) {
      expect((await scene.ask(anna, `/for ${words}`)).text).toContain("Only admins who can post in @oddsdaily");
      expect((await scene.ask(margo, `/for ${words}`)).text).toContain("@oddsdaily: управлять могут только");
    }
    // Where the bot may not post it cannot tell either who manages: nobody learns there what a private channel is called.
    expect((await scene.ask(manager, `/for ${news}`)).text).toContain(`I can’t post in ${news}`);
    standIn.appoint(news, boss);
    expect((await scene.ask(margo, `/for ${news}`)).text).toContain(`${news}: управлять могут только`);
    expect((await scene.ask(manager, `/for ${news}`)).text).toContain("You’re now managing News");
    await scene.ask(manager, "/for me");
    expect((await scene.ask(manager, "/for @nowhere")).text).toContain("I don’t know that channel");

    const begun = await steer();
    await scene.ask(manager, `/watch ${slug} 3pp`);
    const list = await scene.ask(manager, "/watches");
    expect(list.buttons).toContain("Log");
    standIn.demote(channel, boss);
    await scene.world.pass(61_000);
    for (const act of [
      () => scene.ask(manager, `/unwatch ${slug}`),
      () => scene.press(manager, list, "Log"),
      () => scene.press(manager, begun, "My watches"),
    ])
      expect((await act()).text).toContain("Only admins who can post in");
    standIn.promote(channel, boss);
    await scene.world.pass(61_000);
    expect((await scene.ask(manager, "/watches")).text).toContain("3 pp");
    // A number that somebody else's button names is none of their own.
    const theirs = standIn.messages(boss).find(({ id }) => String(id) === list.id);
    const data = theirs?.buttons.flat().find(({ text }) => text === "Log")?.data;
    const forged = await scene.after(margo, () =>
      standIn.update({
        callback_query: {
          id: "1000",
          from: { id: rita, is_bot: false, first_name: "Rita", language_code: "ru" },
          chat_instance: "1",
          message: { message_id: 1, date: 1, chat: { id: rita, type: "private", first_name: "Rita" }, text: "x" },
          data,
        },
      }),
    );
    expect(forged.text).toContain("Эта кнопка");
  });

  it("is left after a day without use, which is said, over a restart as well", { tags: "long" }, async () => {
    await steer();
    await scene.restart(() => scene.world.pass(23 * hourMs));
    seat();
    expect((await scene.ask(manager, "/watches")).text).toContain("About @oddsdaily");
    await scene.restart(() => scene.world.pass(24 * hourMs));
    seat();
    const own = await scene.ask(manager, "/watches");
    expect(own.text).toContain("You no longer manage @oddsdaily");
    expect((await scene.ask(manager, "/watches")).text).not.toContain("@oddsdaily");
    const known = await scene.ask(manager, "/for");
    expect((await scene.press(manager, known, "@oddsdaily")).text).toContain("You’re now managing @oddsdaily");
  });

  it("hears nothing when the bot joins it: whoever let it in does, with the way to manage it", async () => {
    const { standIn } = scene.house;
    const told = await scene.after(manager, () => standIn.appoint(news, boss));
    expect(told.text).toContain("I can now post in News. Manage it from here.");
    expect((await scene.press(manager, told, "Manage News")).text).toContain("You’re now managing News");
    expect(standIn.messages(news)).toEqual([]);
    expect((await scene.ask(manager, "/settings chat")).buttons).not.toContain("Manage a channel");
    expect((await scene.ask(anna, "/settings chat")).buttons).toContain("Manage a channel");
    expect((await scene.ask(scene.seats.admin, "/for @oddsdaily")).text).toContain("in your private chat with me");
  });
});

describe("a post in a channel", () => {
  const subscribers = [31, 32, 33, 34];
  let scene: Scene<TelegramHouse>;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openChannels);
    ({ slug } = laterMatch(scene.world));
    const manager = privateSeat(scene.house, boss);
    await scene.ask(manager, "/for @oddsdaily");
    await scene.ask(manager, `/watch ${slug} 3pp`);
    await scene.ask(manager, "/for me");
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await scene.world.until(() => scene.house.standIn.messages(channel).length > 0, refreshMs);
  });
  afterEach(() => scene.close());

  const post = () => scene.house.standIn.messages(channel)[0] as ShownMessage;
  const linkOn = (label: string) =>
    post()
      .buttons.flat()
      .find(({ text }) => text === label)?.url ?? "none";
  const startOf = (url: string) => `/start ${/^https:\/\/t\.me\/linewatch_bot\?start=([\w-]{1,64})$/.exec(url)?.[1]}`;

  it("leads its readers into private chats, where each is answered in their language", async () => {
    const reader = privateSeat(scene.house, rita);
    expect(
      post()
        .buttons.flat()
        .filter(({ data }) => data === undefined)
        .map(({ text }) => text),
    ).toEqual(["Odds", "Chart", "Why?"]);
    const odds = await scene.ask(reader, startOf(linkOn("Odds")));
    expect(odds.text).toContain("Без маржи");
    const why = await scene.ask(reader, startOf(linkOn("Why?")));
    expect(why.text).toContain("Правило: 3 п. п.");
    expect(why.buttons).not.toContain("Журнал");
    expect(scene.house.standIn.messages(channel)).toHaveLength(1);
  });

  it("tells nothing by a link that somebody made up or changed", { tags: ["long"] }, async () => {
    const reader = privateSeat(scene.house, rita);
    const words = startOf(linkOn("Why?"));
    const forged = Buffer.from(`${(-channel).toString(36)} why 1`).toString("base64url");
    for (const typed of [`${words.slice(0, -1)}A`, `/start qAAAAAAAA${forged}`]) {
      const answer = await scene.ask(reader, typed);
      expect(answer.text).not.toContain("Правило");
    }
  });

  it("is not answered by a post, whatever its readers press, in old posts either", { tags: ["long"] }, async () => {
    const { standIn } = scene.house;
    const [, id = ""] = /message:([\w-]+)/.exec(JSON.stringify(post().buttons)) ?? [];
    const pressed = [
      "+odds #1",
      "+history #1 chart",
      `+why ${id}`,
      `~unwatch message:${id}`,
      "~mute #1",
      "~snooze 1h",
      "~less all",
    ];
    for (const user of subscribers) {
      for (const data of pressed) {
        const before = standIn.popups().length;
        standIn.pressData(post(), data, user);
        await scene.world.until(() => standIn.popups().length > before, 10_000);
        await scene.world.pass(1_100);
      }
    }
    await scene.world.pass(60_000);
    expect(standIn.popups()).toHaveLength(28);
    expect(standIn.popups().filter(({ url }) => url !== undefined)).toHaveLength(12);
    expect(standIn.messages(channel).map(({ edits }) => edits)).toEqual([0]);
  });
});

describe("a channel whose alerts are approved first", () => {
  let scene: Scene<TelegramHouse>;
  let manager: Seat;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openChannels);
    manager = privateSeat(scene.house, boss);
    ({ slug } = laterMatch(scene.world));
    await scene.ask(manager, "/for @oddsdaily");
    const set = await scene.ask(manager, "/settings publish approve");
    expect(set.text).toContain("Publishing: After approval");
    await scene.ask(manager, `/watch ${slug} 3pp`);
    await scene.ask(manager, "/for me");
  });
  afterEach(() => scene.close());

  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  const posts = () => scene.house.standIn.messages(channel).map(({ text }) => bare(text));
  const drafted = () => scene.after(manager, () => move(6));
  const now = ({ id }: { id: string }) => manager.shown().find((message) => message.id === id);
  /** The draft changes as well, before or after. */
  const answer = async (draft: Shown, label: string) => {
    const before = scene.house.standIn.popups().length;
    manager.press(now(draft) ?? draft, label);
    await scene.world.until(() => scene.house.standIn.popups().length > before);
    return bare(scene.house.standIn.popups().at(-1)?.text ?? "");
  };
  const changed = async (draft: { id: string }, words: string) => {
    await scene.world.until(() => now(draft)?.text.includes(words) === true, refreshMs);
    return now(draft);
  };

  it("is told what a manager publishes, once, as it is by then, and the draft says what became of it", {
    tags: "long",
  }, async () => {
    await scene.ask(manager, "/for @oddsdaily");
    await scene.ask(manager, "/settings footer Odds by the Reds");
    await scene.ask(manager, "/for me");
    const draft = await drafted();
    expect(draft.text).toMatch(/^Draft for @oddsdaily\n[\s\S]*all 10 books[\s\S]*\nOdds by the Reds\n+Valid until /);
    expect(draft.buttons).toEqual(["Publish", "Discard"]);
    expect(posts()).toEqual([]);
    const [, before] = / \d+\.\d+ → (\d+\.\d+)\n/.exec(draft.text) ?? [];
    move(6);
    await scene.world.pass(refreshMs);
    expect(posts()).toEqual([]);
    expect(await answer(draft, "Publish")).toContain("Sending it now");
    await scene.world.until(() => posts().length > 0);
    const [, then] = / \d+\.\d+ → (\d+\.\d+)\n/.exec(posts()[0] ?? "") ?? [];
    expect(Number(then)).toBeLessThan(Number(before));
    expect(posts()[0]).not.toContain("Draft");
    expect(posts()[0]).toMatch(/\nOdds by the Reds\nData: Test Odds$/);
    expect((await changed(draft, "Published."))?.buttons).toEqual([]);
    await scene.world.pass(refreshMs);
    expect(posts()).toHaveLength(1);
    expect(manager.shown().filter(({ text }) => text.startsWith("Draft for"))).toHaveLength(1);
  });

  it("is not told what is dropped, left, or no longer true, and nobody is asked about that again", { tags: "long" }, async () => {
    const dropped = await drafted();
    expect(await answer(dropped, "Discard")).toContain("Discarded.");
    await changed(dropped, "Discarded.");
    const left = await drafted();
    await scene.world.pass(61 * 60_000);
    expect((await changed(left, "nobody approved it in time"))?.buttons).toEqual([]);
    const untrue = await drafted();
    move(-6);
    await scene.world.pass(refreshMs);
    expect(await answer(untrue, "Publish")).toContain("it was out of date");
    await changed(untrue, "it was out of date");
    await scene.world.pass(refreshMs);
    expect(posts()).toEqual([]);
    expect(manager.shown().filter(({ text }) => text.startsWith("Draft for"))).toHaveLength(3);
  });

  it("goes on over a restart, and a press of somebody who has lost the right does nothing", { tags: "long" }, async () => {
    const draft = await drafted();
    scene.house.standIn.demote(channel, boss);
    await scene.restart();
    manager = privateSeat(scene.house, boss);
    await scene.world.pass(61_000);
    manager.press(draft, "Publish");
    expect(await changed(draft, "I can’t see right now that you’re one")).toMatchObject({
      text: expect.stringMatching(/^Draft for /),
      buttons: ["Publish", "Discard"],
    });
    expect(posts()).toEqual([]);
    scene.house.standIn.promote(channel, boss);
    await scene.world.pass(61_000);
    await answer(draft, "Publish");
    await scene.world.until(() => posts().length > 0);
    await changed(draft, "Published.");
    // What was asked for at once needs nobody.
    await scene.ask(manager, "/for @oddsdaily");
    await scene.ask(manager, "/settings publish at once");
    move(-8);
    await scene.world.until(() => posts().length > 1, refreshMs);
  });

  it("keeps what its draft says where the answer to a press comes too late for a pop-up", { tags: "long" }, async () => {
    const draft = await drafted();
    const { standIn } = scene.house;
    standIn.failNext("getChatMember", "hang");
    manager.press(draft, "Publish");
    expect(await changed(draft, "I can’t see right now that you’re one")).toMatchObject({ buttons: draft.buttons });
    standIn.failNext("answerCallbackQuery", "cut");
    manager.press(now(draft) ?? draft, "Discard");
    const dropped = await changed(draft, "Discarded.");
    expect(dropped?.text).toMatch(/^Draft for @oddsdaily\n[\s\S]*all 10 books/);
    // What it came to was put there once, by the draft itself, and by no answer that might have come after that.
    await scene.world.pass(refreshMs);
    expect(now(draft)?.edits).toBe(2);
    await scene.world.pass(refreshMs);
    expect(now(draft)?.text).toContain("all 10 books");
    expect(posts()).toEqual([]);
  });

  it("asks for the right at the press of Publish, whatever was known a moment before", { tags: ["long"] }, async () => {
    const draft = await drafted();
    await scene.ask(manager, "/for @oddsdaily");
    scene.house.standIn.demote(channel, boss);
    manager.press(draft, "Publish");
    await changed(draft, "I can’t see right now that you’re one");
    expect(posts()).toEqual([]);
  });

  it("asks who takes over about the drafts that wait", { tags: ["long"] }, async () => {
    await drafted();
    scene.house.standIn.promote(channel, rita);
    const margo = privateSeat(scene.house, rita);
    margo.write("/for @oddsdaily");
    await scene.world.until(() => margo.shown().some(({ buttons }) => buttons.includes("Опубликовать")), 60_000);
  });

  it("has a button where it is said that something waits, which shows the drafts once more, one by one", {
    tags: "long",
  }, async () => {
    await drafted();
    const other = scene.world.sandbox.world
      .matches(scene.world.clock.now())
      .find(
        (one) => one.league.sport === "football" && one.slug !== slug && one.startsAt > scene.world.clock.now() + 30 * hourMs,
      );
    await scene.ask(manager, "/for @oddsdaily");
    await scene.ask(manager, `/watch ${other?.slug} 3pp`);
    await scene.after(manager, () => scene.world.sandbox.knobs.move({ slug: other?.slug ?? "", selection: "home", points: 6 }));
    for (const command of ["/watches", "/log"]) {
      const list = await scene.ask(manager, command);
      expect(list.text).toContain("To be approved: 1 alert on hold");
      expect(list.buttons).toContain("Show drafts");
    }
    const list = await scene.ask(manager, "/watches");
    const first = await scene.press(manager, list, "Show drafts");
    expect(first.text).toMatch(/^Draft for @oddsdaily\n[\s\S]*all 10 books/);
    expect(first.buttons).toEqual(["Publish", "Discard", "Next ›"]);
    const second = await scene.press(manager, first, "Next ›");
    expect([second.text === first.text, second.buttons]).toEqual([false, ["Publish", "Discard"]]);
    expect(await answer(second, "Publish")).toContain("Sending it now");
    await scene.world.until(() => posts().length === 1);
    expect(await answer(first, "Discard")).toContain("Discarded");
    expect((await scene.ask(manager, "/for drafts")).text).toContain("Nothing to approve.");
    expect((await scene.ask(manager, "/watches")).buttons).not.toContain("Show drafts");
    // Who has lost the right is shown nothing.
    await scene.after(manager, () => move(-6));
    scene.house.standIn.demote(channel, boss);
    expect((await scene.press(manager, list, "Show drafts")).text).toContain("Nothing to approve.");
  });

  it("shows its drafts to nobody who has lost the right since", { tags: "long" }, async () => {
    const { standIn } = scene.house;
    standIn.promote(channel, rita);
    const margo = privateSeat(scene.house, rita);
    await scene.ask(margo, "/for @oddsdaily");
    await scene.ask(margo, "/for me");
    standIn.demote(channel, boss);
    const heard = manager.shown().length;
    const draft = await scene.after(margo, () => move(6));
    expect(draft.buttons).toEqual(["Опубликовать", "Отклонить"]);
    await scene.world.pass(refreshMs);
    expect(manager.shown()).toHaveLength(heard);
  });

  it("is told of the day's matches once a manager has published them", { tags: "long" }, async () => {
    await scene.ask(manager, "/for @oddsdaily");
    const { sandbox, clock } = scene.world;
    const soon = sandbox.world.matches(clock.now()).find(({ startsAt }) => startsAt > clock.now() + 2 * hourMs);
    await scene.ask(manager, `/watch ${soon?.slug} 3pp`);
    await scene.ask(manager, "/settings fixtures 12:20");
    await scene.ask(manager, "/for me");
    const draft = await scene.after(manager, () => undefined);
    expect(draft.text).toMatch(/^Draft for @oddsdaily\n+Matches · Aug 15\n/);
    expect(draft.buttons).toEqual(["Publish", "Discard"]);
    expect(posts()).toEqual([]);
    expect(await answer(draft, "Publish")).toContain("Sending it now");
    await scene.world.until(() => posts().length > 0);
    expect(posts()[0]).toMatch(/^Matches · Aug 15\n/);
    await changed(draft, "Published.");
  });

  it("is approved by nobody where nobody manages it from afar, so that cannot be set", { tags: ["long"] }, async () => {
    expect((await scene.ask(scene.seats.admin, "/settings publish approve")).text).toContain("Drafts go to an admin who manages");
    expect((await scene.ask(scene.seats.ann, "/settings publish approve")).text).not.toContain("After approval");
  });
});

describe("a channel of a bot whose operators let chats in", () => {
  it("is asked about once, when somebody who is let in manages it, who is told in private what comes of that", {
    tags: ["long"],
  }, async () => {
    const scene = await openScene(openChannels, { ACCESS: "approval", OPERATORS: `telegram:${ann}` });
    const [manager, operator] = [privateSeat(scene.house, boss), privateSeat(scene.house, ann)];
    const asked = () => operator.shown().filter(({ text }) => text.includes("wants access"));
    const { slug } = laterMatch(scene.world);
    // Who is not let in asks for nobody but themselves.
    expect((await scene.ask(manager, "/for @oddsdaily")).text).toContain("I’ve asked them");
    scene.house.standIn.appoint(news, boss);
    manager.write("/watches");
    await scene.world.pass(10_000);
    expect(asked().map(({ text }) => /telegram:\S+/.exec(text)?.[0])).toEqual([`telegram:${boss}`]);
    const [own] = asked();
    if (!own) throw new Error("nobody was asked");
    await scene.after(manager, () => operator.press(own, "Allow"));

    await scene.ask(manager, "/for @oddsdaily");
    for (const typed of [`/watch ${slug} 3pp`, "/watches"]) {
      const answer = await scene.ask(manager, typed);
      expect(answer.text).toContain("I’ve asked them and will let you know here.");
      expect(answer.text).toContain("About @oddsdaily · /for me");
    }
    await scene.world.pass(10_000);
    expect(asked()).toHaveLength(2);
    const [, foreign] = asked();
    expect(foreign?.text).toContain(`telegram:${channel}`);
    if (!foreign) throw new Error("nobody was asked about the channel");
    const told = await scene.after(manager, () => operator.press(foreign, "Allow"));
    expect(told.text).toContain("@oddsdaily now has access.");
    expect((await scene.ask(manager, `/watch ${slug} 3pp`)).text).toContain("Watching");
    // Nothing of that is for who reads the channel.
    await scene.world.pass(60_000);
    expect(scene.house.standIn.messages(channel)).toEqual([]);
    expect(asked()).toHaveLength(2);
    await scene.close();
  });
});

describe("a group whose alerts are approved first", () => {
  it("is told what to type once its drafts reach nobody, and the operators see that as well", { tags: "long" }, async () => {
    const scene = await openScene(openChannels, { OPERATORS: `telegram:${ann}` });
    const [manager, operator] = [privateSeat(scene.house, boss), privateSeat(scene.house, ann)];
    const { slug } = laterMatch(scene.world);
    const { admin } = scene.seats;
    await scene.ask(manager, `/for ${group}`);
    await scene.ask(manager, "/settings publish approve");
    await scene.ask(manager, `/watch ${slug} 3pp`);
    scene.house.standIn.demote(group, boss);
    const heard = admin.shown().length;
    for (let nth = 0; nth < 3; nth++) {
      scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
      expect(admin.shown()).toHaveLength(heard);
      await scene.world.pass(refreshMs + 61 * 60_000);
    }
    await scene.world.until(() => admin.shown().length > heard, refreshMs);
    expect(bare(admin.shown().at(-1)?.text ?? "")).toContain("/settings publish once here, or /for in private with me.");
    expect(bare((await scene.ask(operator, "/admin status")).text)).toContain(
      "Drafts reach nobody, so these chats’ alerts expire: telegram",
    );
    scene.house.standIn.promote(group, boss);
    await scene.world.pass(61_000);
    await scene.ask(admin, "/settings publish once");
    expect((await scene.ask(operator, "/admin status")).text).not.toContain("Drafts reach nobody");
    await scene.close();
  });
});
