// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { manageGuild } from "../standins/discord.ts";
import { type DiscordHouse, seatOf as discordSeat, openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { boss, group, openTelegram, type TelegramHouse, seatOf as telegramSeat, topic } from "./telegram-house.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What the tests ask of either platform. */
interface Place {
  /** Lets the bot open threads, or not. */
  letOpen(may: boolean): void;
  threads(): readonly { name: string; isOpen: boolean; seat: Seat }[];
  /** Somebody deletes the last one. */
  deleteLast(): void;
}

function onTelegram({ house: { standIn } }: Scene<TelegramHouse>): Place {
  const topics = () => standIn.topicsOf(group).filter(({ state }) => state !== null);
  return {
    letOpen: (may) => standIn.letManageTopics(group, may),
    threads: () =>
      topics().map(({ id, name, state }) => {
        const seat = telegramSeat(standIn, group, boss, id);
        const isHere = ({ id: message }: { id: string }) =>
          message.startsWith("popup") || standIn.messages(group).some((one) => String(one.id) === message && one.thread === id);
        return { name, isOpen: state === "open", seat: { ...seat, shown: () => seat.shown().filter(isHere) } };
      }),
    deleteLast: () => standIn.deleteTopic(group, topics().at(-1)?.id ?? 0),
  };
}

function onDiscord({ house: { standIn, channel, boss: admin } }: Scene<DiscordHouse>): Place {
  const threads = () => standIn.threadsIn(channel);
  return {
    letOpen(may) {
      standIn.channel(channel).mayOpenThreads = may;
    },
    threads: () =>
      threads().map(({ id, name, isArchived }) => ({ name, isOpen: !isArchived, seat: discordSeat(standIn, id, admin) })),
    deleteLast: () => standIn.deleteChannel(threads().at(-1)?.id ?? ""),
  };
}

const houses = [
  { name: "Telegram", open: () => openScene(openTelegram).then((scene) => ({ scene, place: onTelegram(scene) })) },
  { name: "Discord", open: () => openScene(openDiscord).then((scene) => ({ scene, place: onDiscord(scene) })) },
];

describe.each(houses)("alerts in threads on $name", ({ name, open }) => {
  let scene: Scene;
  let place: Place;
  let slug: string;
  beforeEach(async () => {
    ({ scene, place } = await open());
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const move = (points: number, of = slug) => scene.world.sandbox.knobs.move({ slug: of, selection: "home", points });
  const threadsToCome = async (count: number, shown = 1) => {
    await scene.world.until(
      () => place.threads().length === count && (place.threads().at(-1)?.seat.shown().length ?? 0) >= shown,
      refreshMs,
    );
    return place.threads();
  };

  it("has a thread for each match, in which its buttons and commands are about the chat", async () => {
    const { admin } = scene.seats;
    place.letOpen(true);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    const set = await scene.ask(admin, "/settings threads match");
    expect(set.text).toMatch(/Threads\W+One per match/);
    expect(set.text).not.toContain("Alerts stay in this chat");
    const heard = admin.shown().length;
    move(8);
    const [thread] = await threadsToCome(1);
    expect(thread?.name).toMatch(/ v .* · \w+, \w+ \d+, \d\d:\d\d UTC$/);
    const [alert] = thread?.seat.shown() ?? [];
    expect(alert?.text).toContain("all 10 books");
    // Discord's threads are channels; a topic is in its group.
    const inChat = () => admin.shown().filter(({ id }) => !thread?.seat.shown().some((one) => one.id === id));
    expect(inChat()).toHaveLength(heard);

    if (!thread || !alert) throw new Error("no alert came");
    const muted = await scene.press(thread.seat, alert, "Mute");
    expect(muted.text).toContain("is muted until you unmute it");
    expect((await scene.ask(admin, "/watches")).text).toContain("muted");
    await scene.press(thread.seat, muted, "Unmute");
    expect((await scene.ask(thread.seat, "/watches")).text).toMatch(/^\W*1 .* v /m);
    const before = thread.seat.shown().length;
    await scene.world.pass(1_100);
    move(-8);
    await scene.world.until(() => thread.seat.shown().length > before, refreshMs);
    expect(place.threads()).toHaveLength(1);
  });

  it("has the live card of its match, which changes where it is", async () => {
    const { admin } = scene.seats;
    place.letOpen(true);
    await scene.ask(admin, "/settings threads match");
    await scene.ask(admin, `/card ${slug}`);
    const [thread] = await threadsToCome(1);
    const [card] = thread?.seat.shown() ?? [];
    move(8);
    await scene.world.until(() => (thread?.seat.shown()[0]?.edits ?? 0) > 0, refreshMs);
    expect(thread?.seat.shown().map(({ id }) => id)).toEqual([card?.id]);
    place.deleteLast();
    move(-8);
    await scene.world.pass(refreshMs);
    expect(place.threads()).toHaveLength(0);
    // The chat itself can still be reached.
    await scene.ask(admin, `/watch ${slug} 3pp`);
    move(8);
    const [anew] = await threadsToCome(1);
    expect(anew?.seat.shown()[0]?.text).toContain("all 10 books");
  });

  it("goes into the chat itself, and says what is missing, where none can be opened", async () => {
    const { admin } = scene.seats;
    place.letOpen(true);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.ask(admin, "/settings threads match");
    place.letOpen(false);
    const alert = await scene.after(admin, () => move(8));
    expect(alert.text).toContain("all 10 books");
    // The first alert says it; those that follow don't, nor does a second try that ends alike.
    expect(alert.text).toContain("Alerts stay in this chat: I’m not allowed to");
    for (const points of [-8, 8]) {
      await scene.world.pass(points < 0 ? 1_100 : hourMs);
      const next = await scene.after(admin, () => move(points));
      expect(next.text).toContain("all 10 books");
      expect(next.text).not.toContain("Alerts stay in this chat");
    }
    expect((await scene.ask(admin, "/settings")).text).toContain("Alerts stay in this chat: I’m not allowed to");
    place.letOpen(true);
    await scene.ask(admin, "/settings threads league");
    move(-8);
    const [thread] = await threadsToCome(1);
    expect(thread?.name).not.toContain(" v ");
    expect((await scene.ask(admin, "/settings")).text).not.toContain("Alerts stay in this chat");
  });

  it("is said at once to be impossible where it's chosen, once, and is tried all the same", async () => {
    const { admin } = scene.seats;
    place.letOpen(false);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    const set = await scene.ask(admin, "/settings threads match");
    expect(set.text).toMatch(/Threads\W+One per match/);
    expect(set.text).toContain("Alerts stay in this chat: I’m not allowed to");
    const alert = await scene.after(admin, () => move(8));
    expect(alert.text).toContain("all 10 books");
    expect(alert.text).not.toContain("Alerts stay in this chat");

    expect((await scene.ask(admin, "/settings threads league")).text).toContain("Alerts stay in this chat");
    expect((await scene.ask(admin, "/settings threads off")).text).not.toContain("Alerts stay in this chat");
    await scene.ask(admin, "/settings threads match");
    // The right is given before the next alert.
    place.letOpen(true);
    await scene.world.pass(1_100);
    move(-8);
    await threadsToCome(1);
    expect((await scene.ask(admin, "/settings")).text).not.toContain("Alerts stay in this chat");
  });

  it("opens one anew that somebody has deleted, and loses nothing", async () => {
    const { admin } = scene.seats;
    place.letOpen(true);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.ask(admin, "/settings threads match");
    move(8);
    await threadsToCome(1);
    place.deleteLast();
    await scene.world.pass(1_100);
    move(-8);
    const [anew] = await threadsToCome(1);
    expect(anew?.seat.shown()[0]?.text).toContain("all 10 books");
    expect((await scene.ask(admin, "/watches")).text).toMatch(/^\W*1 .* v /m);
  });

  it("closes them once their match is long over, and comes into one chat when it was held", longElsewhere(name), async () => {
    const { admin } = scene.seats;
    place.letOpen(true);
    const { sandbox, clock } = scene.world;
    const { startsAt } = laterMatch(scene.world);
    const other = sandbox.world
      .matches(clock.now())
      .find((one) => one.slug !== slug && one.startsAt > startsAt && one.league.sport === "football");
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.ask(admin, `/watch ${other?.slug} 3pp`);
    await scene.ask(admin, "/settings threads match");
    move(8);
    await threadsToCome(1);
    await scene.ask(admin, "/snooze 2h");
    move(-8);
    move(8, other?.slug);
    const held = await scene.after(admin, () => undefined, 3 * hourMs);
    expect(held.text).toContain("2 matches moved");
    expect(place.threads()).toHaveLength(1);
    expect(place.threads()[0]?.isOpen).toBe(true);
    await scene.restart(() => scene.world.pass(startsAt + 7 * hourMs - clock.now()));
    await scene.world.until(() => place.threads()[0]?.isOpen === false, 11 * minuteMs);
  });
});

describe("alerts of a group that watches one match in several topics", () => {
  let scene: Scene<TelegramHouse>;
  let place: Place;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openTelegram);
    place = onTelegram(scene);
    place.letOpen(true);
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
  const toldInThread = () =>
    place
      .threads()[0]
      ?.seat.shown()
      .filter(({ text }) => /10 books/.test(text)) ?? [];
  const everywhere = () => scene.house.standIn.messages(group).filter(({ text }) => /10 books/.test(text));

  it("have one thread, and come once each", async () => {
    const { admin } = scene.seats;
    await scene.ask(admin, "/settings threads match");
    await scene.ask(admin, `/watch ${slug} 3pp`);
    await scene.ask(scene.house.inTopic, `/watch ${slug} 3pp`);
    for (const [points, count] of [
      [8, 1],
      [-8, 2],
      [8, 3],
    ] as const) {
      await scene.world.pass(1_100);
      move(points);
      await scene.world.until(() => toldInThread().length === count, refreshMs);
    }
    await scene.world.pass(2 * refreshMs);
    expect(place.threads()).toHaveLength(1);
    expect([toldInThread().length, everywhere().length]).toEqual([3, 3]);
    expect((await scene.ask(scene.house.inTopic, "/watches")).text).toMatch(/^\W*1 .* v /m);
  });

  it("come by the rule that is reached, and all of them are muted in the thread", async () => {
    await scene.ask(scene.house.inTopic, `/watch ${slug} 3pp`);
    await scene.ask(scene.seats.admin, `/watch ${slug} 12pp`);
    await scene.ask(scene.seats.admin, "/settings threads match");
    move(6);
    await scene.world.until(() => toldInThread().length === 1, refreshMs);
    await scene.world.pass(1_100);
    move(9);
    await scene.world.until(() => toldInThread().length === 2, refreshMs);
    const [thread] = place.threads();
    const alert = toldInThread().at(-1);
    if (!thread || !alert) throw new Error("no alert came");
    await scene.press(thread.seat, alert, "Mute");
    for (const seat of [scene.seats.admin, scene.house.inTopic])
      expect((await scene.ask(seat, "/watches")).text).toContain("muted");
    await scene.world.pass(1_100);
    move(-15);
    await scene.world.pass(2 * refreshMs);
    expect([place.threads().length, toldInThread().length, everywhere().length]).toEqual([1, 2, 2]);
  });

  it("come to each place itself where no thread can be opened", async () => {
    place.letOpen(false);
    await scene.ask(scene.seats.admin, "/settings threads match");
    await scene.ask(scene.seats.admin, `/watch ${slug} 3pp`);
    move(8);
    await scene.world.until(() => everywhere().length === 1, refreshMs);
    await scene.ask(scene.house.inTopic, `/watch ${slug} 3pp`);
    await scene.world.pass(1_100);
    move(-8);
    await scene.world.until(() => everywhere().length === 3, refreshMs);
    const places = everywhere().map(({ thread }) => thread ?? null);
    expect([places[0], ...places.slice(1).sort()]).toEqual([null, topic, null]);
  });
});

describe("threads of a group on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  beforeEach(async () => {
    scene = await openScene(openTelegram);
  });
  afterEach(() => scene.close());

  it("are said at once to be impossible without topics, unless Telegram doesn't say why", async () => {
    const { inClub, standIn } = scene.house;
    const chooseThreads = async () => (await scene.ask(inClub, "/settings threads match")).text;
    expect(await chooseThreads()).toContain("Alerts stay in this chat: the group has no topics");
    standIn.failNext("getChat", { code: 500, description: "Internal Server Error" });
    expect(await chooseThreads()).not.toContain("Alerts stay in this chat");
  });

  it("are said at once to be impossible to who manages the group from a private chat", async () => {
    const { standIn } = scene.house;
    const inPrivate = telegramSeat(standIn, boss, boss);
    await scene.ask(inPrivate, `/for ${group}`);
    const chooseThreads = async () => (await scene.ask(inPrivate, "/settings threads match")).text;
    expect(await chooseThreads()).toContain("I’m not allowed to manage topics");
    standIn.letManageTopics(group, true);
    expect(await chooseThreads()).not.toContain("Alerts stay in this chat");
  });
});

describe("alerts in a forum on Discord", () => {
  let scene: Scene<DiscordHouse>;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
  });
  afterEach(() => scene.close());

  it("get posts beside the one in which they were asked for, with a tag of their league where there may be one", async () => {
    const { standIn, boss: admin } = scene.house;
    const forum = standIn.channel(standIn.addChannel({ kind: "forum" }));
    forum.mayManage = true;
    const own = standIn.addChannel({ guild: forum.guildId ?? "", thread: true });
    standIn.channel(own).parent = forum.id;
    standIn.permit(admin, own, manageGuild);
    const seat = discordSeat(standIn, own, admin);
    const [first, second] = matchesOfOneLeague(scene.world);
    for (const { slug } of [first, second]) await scene.ask(seat, `/watch ${slug} 3pp`);
    expect((await scene.ask(seat, "/settings threads match")).text).not.toMatch(/Alerts stay/);
    for (const { slug } of [first, second]) scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    const posts = () => standIn.threadsIn(forum.id).filter(({ id }) => id !== own);
    await scene.world.until(
      () => posts().length === 2 && posts().every(({ id }) => standIn.messagesIn(id).length === 2),
      refreshMs,
    );
    expect(forum.availableTags.map(({ name }) => name)).toEqual([expect.stringMatching(/^.{1,20}$/)]);
    for (const { tags } of posts()) expect(tags).toEqual(forum.availableTags.map(({ id }) => id));
    const [opening, alert] = standIn.messagesIn(posts()[0]?.id ?? "");
    expect(opening?.text).toContain("Alerts for this go here.");
    expect(opening?.text).toMatch(/Data: Test Odds$/);
    expect(alert?.text).toContain("all 10 books");
  });

  it("get posts where a tag is demanded and none can be made, and where none can be had the first alert says so", async () => {
    const { standIn, boss: admin } = scene.house;
    const forum = standIn.channel(standIn.addChannel({ kind: "forum" }));
    Object.assign(forum, {
      demandsTag: true,
      availableTags: [
        { id: "1", name: "Staff", moderated: true },
        { id: "2", name: "General" },
      ],
    });
    const own = standIn.addChannel({ guild: forum.guildId ?? "", thread: true });
    standIn.channel(own).parent = forum.id;
    standIn.permit(admin, own, manageGuild);
    const seat = discordSeat(standIn, own, admin);
    const [first, second] = matchesOfOneLeague(scene.world);
    for (const { slug } of [first, second]) await scene.ask(seat, `/watch ${slug} 3pp`);
    expect((await scene.ask(seat, "/settings threads match")).text).not.toMatch(/Alerts stay/);
    const posts = () => standIn.threadsIn(forum.id).filter(({ id }) => id !== own);
    scene.world.sandbox.knobs.move({ slug: first.slug, selection: "home", points: 8 });
    await scene.world.until(() => posts().length === 1, refreshMs);
    expect(posts()[0]?.tags).toEqual(["2"]);

    forum.availableTags = [];
    const told = await scene.after(
      seat,
      () => scene.world.sandbox.knobs.move({ slug: second.slug, selection: "home", points: 8 }),
      refreshMs,
    );
    expect(told.text).toContain("all 10 books");
    expect(told.text).toContain("the forum demands a tag");
    expect((await scene.ask(seat, "/settings")).text).toContain("the forum demands a tag");
    // Where one can be added nothing is missing.
    forum.mayManage = true;
    expect((await scene.ask(seat, "/settings threads match")).text).not.toMatch(/Alerts stay/);
  });

  it("are said at once to be impossible where a tag is demanded that the bot can't have, or there can be none", async () => {
    const { standIn, boss: admin } = scene.house;
    const forum = standIn.channel(standIn.addChannel({ kind: "forum" }));
    Object.assign(forum, { demandsTag: true, availableTags: [{ id: "1", name: "Staff", moderated: true }] });
    const post = standIn.addChannel({ guild: forum.guildId ?? "", thread: true });
    standIn.channel(post).parent = forum.id;
    const voice = standIn.addChannel({ guild: forum.guildId ?? "", kind: "voice" });
    const hidden = standIn.addChannel({ guild: forum.guildId ?? "" });
    standIn.setAccess(hidden, "hidden");
    for (const [channel, reason] of [
      [post, "the forum demands a tag"],
      [voice, "the channel can’t have threads"],
      [hidden, "I’m not allowed to create threads"],
    ] as const) {
      standIn.permit(admin, channel, manageGuild);
      const set = await scene.ask(discordSeat(standIn, channel, admin), "/settings threads match");
      expect(set.text).toMatch(/Threads\W+One per match/);
      expect(set.text).toContain(reason);
    }
    standIn.failNext({ method: "GET", path: /^\/channels/ }, { kind: "answer", status: 500 });
    const unsure = await scene.ask(discordSeat(standIn, post, admin), "/settings threads match");
    expect(unsure.text).not.toMatch(/Alerts stay/);
  });
});

function matchesOfOneLeague({ sandbox, clock }: Scene["world"]): [{ slug: string }, { slug: string }] {
  const later = sandbox.world
    .matches(clock.now())
    .filter(({ league, startsAt }) => league.sport === "football" && startsAt > clock.now() + 30 * hourMs);
  for (const first of later) {
    const second = later.find((one) => one !== first && one.league === first.league);
    if (second) return [first, second];
  }
  throw new Error("no league has two such matches");
}
