// @module-tag long
import { afterEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { manageGuild } from "../standins/discord.ts";
import { type DiscordHouse, openDiscord, seatOf as seatOnDiscord } from "./discord-house.ts";
import { hurry, openScene, type Scene, type Seat } from "./promises.ts";
import { boss, group, openTelegram, seatOf as seatOnTelegram, type TelegramHouse, topic } from "./telegram-house.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const { speed, refreshMs } = hurry;

/** A place of a group or server whose alerts the bot may bring or not, and where whoever has set it up is told. */
interface Place {
  scene: Scene;
  admin: Seat;
  inPrivate: Seat;
  shut(): void;
  reopen(): void;
  /** The platform refuses everything, or not any more. */
  refuseAll(does: boolean): void;
  /** How many messages it has refused. */
  refused(): number;
}

async function onDiscord(kind: "muted" | "hidden" | "archived"): Promise<Place> {
  const scene = (await openScene(openDiscord, {}, { speed })) as Scene<DiscordHouse>;
  const { standIn, channel, boss: admin } = scene.house;
  const guild = standIn.channel(channel).guildId ?? "";
  const place = kind === "archived" ? standIn.addChannel({ guild, thread: true }) : channel;
  standIn.permit(admin, place, manageGuild);
  return {
    scene,
    admin: seatOnDiscord(standIn, place, admin),
    inPrivate: seatOnDiscord(standIn, standIn.addDm(admin), admin),
    shut: () => standIn.setAccess(place, kind),
    reopen: () => standIn.setAccess(place, "open"),
    refuseAll: (does) =>
      standIn.breakDown({ path: /^\/(channels|users)/ }, does ? () => ({ kind: "answer", status: 403, code: 50001 }) : null),
    refused: () => standIn.requests.filter(({ status }) => status === 403).length,
  };
}

async function onTelegram(kind: "group" | "topic") {
  const scene = (await openScene(openTelegram, {}, { speed })) as Scene<TelegramHouse>;
  const { standIn } = scene.house;
  const inPrivate = seatOnTelegram(standIn, boss, boss);
  await scene.ask(inPrivate, "/settings hourly off");
  return {
    scene,
    admin: kind === "group" ? scene.seats.admin : scene.house.inTopic,
    inPrivate,
    shut: () => (kind === "group" ? standIn.mute(group) : standIn.closeTopic(group, topic)),
    reopen: () => (kind === "group" ? standIn.unmute(group) : standIn.reopenTopic(group, topic)),
    refuseAll: (does: boolean) =>
      standIn.breakDown(does ? () => ({ code: 403, description: "Forbidden: bot was kicked from the supergroup chat" }) : null),
    refused: () => standIn.requests("sendMessage").filter(({ code }) => code === 403).length,
  };
}

const places = [
  { name: "a channel of Discord without the right to send", open: () => onDiscord("muted"), says: "not allowed to send" },
  { name: "a channel of Discord that the bot can't see", open: () => onDiscord("hidden"), says: "can’t see it" },
  { name: "a locked thread of Discord", open: () => onDiscord("archived"), says: "locked or archived" },
  { name: "a group of Telegram without the right to send", open: () => onTelegram("group"), says: "not allowed to send" },
  { name: "a closed topic of Telegram", open: () => onTelegram("topic"), says: "topic is closed" },
];

describe.each(places)("in $name", ({ open, says }) => {
  let place: Place;
  afterEach(() => place.scene.close());

  it("nothing is lost, told twice or forgotten, and whoever set it up hears of it once", async () => {
    place = await open();
    const { scene, admin, inPrivate } = place;
    const { slug } = laterMatch(scene.world);
    const move = (points: number) => scene.world.sandbox.knobs.move({ slug, selection: "home", points });
    const alerts = () => admin.shown().filter(({ text }) => /Best at|moved/.test(text) && text.includes("all 10 books"));
    await scene.ask(admin, `/watch ${slug} 3pp`);
    place.shut();
    const heard = inPrivate.shown().length;
    move(8);
    await scene.world.until(() => inPrivate.shown().length > heard, refreshMs);
    await scene.world.pass(hourMs + 5 * minuteMs);
    const told = inPrivate.shown().slice(heard);
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain(says);
    expect(told[0]?.text).toMatch(/^(#channel-\d+|Group) is closed to me: /);
    const status = await scene.ask(inPrivate, "/status");
    expect(status.text).toContain("Some things aren’t working:");
    expect(status.text).toMatch(/(#channel-\d+|Group) is closed to me \(noticed /);

    expect(alerts()).toEqual([]);
    place.reopen();
    await scene.world.until(() => alerts().length === 1, hourMs + minuteMs);
    move(-8);
    await scene.world.until(() => alerts().length === 2, refreshMs);
    await scene.world.pass(2 * refreshMs);
    expect(alerts()).toHaveLength(2);
    expect(inPrivate.shown().slice(heard)).toHaveLength(2);
    expect((await scene.ask(inPrivate, "/status")).text).toContain("Everything works.");
    expect((await scene.ask(admin, "/watches")).text).toContain(" v ");
  });
});

it("a group of Telegram that the bot is removed from hears of nothing, and whoever set it up hears once which it is and why", async () => {
  const { scene, admin, inPrivate } = await onTelegram("group");
  try {
    const { slug } = laterMatch(scene.world);
    await scene.ask(admin, `/watch ${slug} 3pp`);
    const before = inPrivate.shown().length;
    scene.house.standIn.kick(group);
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await scene.world.pass(refreshMs);
    const told = inPrivate.shown().slice(before);
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Group is out of my reach: I was removed from it\. I’ll keep its watch until /),
    ]);
    const alerts = admin.shown().length;
    scene.house.standIn.rejoin(group);
    await scene.world.until(() => admin.shown().length > alerts, refreshMs);
  } finally {
    await scene.close();
  }
});

describe.each([
  { name: "Discord", open: () => onDiscord("muted") },
  { name: "Telegram", open: () => onTelegram("group") },
])("ten seconds in which $name refuses everything", ({ open }) => {
  let place: Place;
  afterEach(() => place.scene.close());

  it("suspend nobody, and nobody hears of them", async () => {
    place = await open();
    const { scene, admin, inPrivate } = place;
    const { slug } = laterMatch(scene.world);
    for (const seat of [admin, inPrivate, scene.seats.ann]) await scene.ask(seat, `/watch ${slug} 3pp`);
    const seats = [admin, inPrivate, scene.seats.ann];
    const before = seats.map((seat) => seat.shown().length);
    place.refuseAll(true);
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await scene.world.until(() => place.refused() > 0, refreshMs);
    await scene.world.pass(10_000);
    expect(seats.map((seat) => seat.shown().length)).toEqual(before);
    place.refuseAll(false);
    await scene.world.pass(5 * refreshMs);
    const fresh = seats.map((seat, nth) => seat.shown().slice(before[nth]));
    const alert = expect.stringContaining("all 10 books");
    expect(fresh.map((messages) => messages.map(({ text }) => text))).toEqual([[alert], [alert], [alert]]);
  });
});
