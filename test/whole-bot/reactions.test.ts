// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import type { StandInMessage } from "../standins/discord.ts";
import type { ShownMessage } from "../standins/telegram.ts";
import { type DiscordHouse, openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { ann as annOnTelegram, boss, group, openTelegram, type TelegramHouse } from "./telegram-house.ts";

/** What the tests ask of either platform: of the last message in a place. */
interface Place {
  seat: Seat;
  react(by: "manager" | "other", emoji: string): void;
  unreact(by: "manager" | "other", emoji: string): void;
  /** What the bot has put under it. */
  shown(): string | null;
}

function inGroupOnTelegram({ house: { standIn }, seats }: Scene<TelegramHouse>): Place {
  const last = () => standIn.messages(group).at(-1) as ShownMessage;
  const whoIs = { manager: boss, other: annOnTelegram };
  standIn.makeAdministrator(group);
  return {
    seat: seats.admin,
    react: (by, emoji) => standIn.react(last(), whoIs[by], emoji),
    unreact: (by) => standIn.react(last(), whoIs[by], null),
    shown: () => standIn.ownReaction(last()),
  };
}

function inServer({ house: { standIn, channel, boss: manager, guest: other }, seats }: Scene<DiscordHouse>): Place {
  const last = () => standIn.messagesIn(channel).at(-1) as StandInMessage;
  const whoIs = { manager, other };
  const own = () => [...last().reactions].find(([emoji, people]) => "👌🤔".includes(emoji) && people.size > 0);
  return {
    seat: seats.admin,
    react: (by, emoji) => standIn.react(whoIs[by], last(), emoji),
    unreact: (by, emoji) => standIn.unreact(whoIs[by], last(), emoji),
    shown: () => own()?.[0] ?? null,
  };
}

const houses = [
  { name: "Telegram", open: () => openScene(openTelegram).then((scene) => ({ scene, place: inGroupOnTelegram(scene) })) },
  { name: "Discord", open: () => openScene(openDiscord).then((scene) => ({ scene, place: inServer(scene) })) },
];

describe.each(houses)("a thumb up under an alert in a group on $name", ({ name, open }) => {
  let scene: Scene;
  let place: Place;
  let slug: string;
  beforeEach(async () => {
    ({ scene, place } = await open());
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const move = (points: number, of = slug) => scene.world.sandbox.knobs.move({ slug: of, selection: "home", points });
  async function alerted(): Promise<void> {
    await scene.ask(place.seat, `/watch ${slug} 3pp`);
    const alert = await scene.after(place.seat, () => move(8));
    expect(alert.text).toContain("all 10 books");
  }
  const muted = async () => (await scene.ask(place.seat, "/mute")).text.includes("is muted until you unmute it");

  it("mutes its match for who may, says so by a reaction alone, and taken away undoes it", async () => {
    await alerted();
    const count = place.seat.shown().length;
    place.react("other", "👍");
    await scene.world.pass(5_000);
    expect(place.shown()).toBeNull();
    place.react("manager", "🔥");
    await scene.world.pass(5_000);
    expect(place.shown()).toBeNull();
    place.unreact("manager", "🔥");

    place.react("manager", "👍");
    await scene.world.until(() => place.shown() === "👌", 60_000);
    expect(place.seat.shown()).toHaveLength(count);
    move(-8);
    await scene.world.pass(refreshMs);
    expect(place.seat.shown()).toHaveLength(count);

    place.unreact("manager", "👍");
    await scene.world.until(() => place.shown() === null, 60_000);
    expect(await muted()).toBe(false);
  });

  it("is nothing under what is no alert about one match", async () => {
    await alerted();
    await scene.ask(place.seat, "/watches");
    place.react("manager", "👍");
    await scene.world.pass(5_000);
    expect(place.shown()).toBeNull();
    expect(await muted()).toBe(false);
  });

  it(
    "mutes none of several matches that are told, says so by a reaction alone, and leads to the button that asks which",
    longElsewhere(name),
    async () => {
      const [other] = scene.world.sandbox.world
        .matches(scene.world.clock.now())
        .filter((one) => one.slug !== slug && one.league.sport === "football" && one.startsAt > laterMatch(scene.world).startsAt);
      await scene.ask(place.seat, `/watch ${slug} 3pp`);
      await scene.ask(place.seat, `/watch ${other?.slug} 3pp`);
      await scene.ask(place.seat, "/snooze 2h");
      move(8);
      move(8, other?.slug);
      const held = await scene.after(place.seat, () => undefined, 3 * 60 * 60_000);
      expect(held.text).toContain("2 matches moved");
      place.react("other", "👍");
      await scene.world.pass(5_000);
      expect(place.shown()).toBeNull();
      place.unreact("other", "👍");
      const count = place.seat.shown().length;
      place.react("manager", "👍");
      await scene.world.until(() => place.shown() === "🤔", 60_000);
      expect(place.seat.shown()).toHaveLength(count);
      place.unreact("manager", "👍");
      await scene.world.until(() => place.shown() === null, 60_000);
      expect((await scene.press(place.seat, held, "Mute")).text).toContain("Mute what?");
      const help = await scene.ask(place.seat, "/help alerts");
      expect((await scene.press(place.seat, help, "Next ›")).text).toContain(
        "I react with 🤔 and mute none. Press “Mute” to choose.",
      );
      expect(await muted()).toBe(false);
    },
  );
});

describe("a thumb up in private", () => {
  it("mutes on Telegram as well", async () => {
    const scene = await openScene(openTelegram);
    const { slug } = laterMatch(scene.world);
    const { standIn } = scene.house;
    await scene.ask(scene.seats.ann, `/watch ${slug} 3pp`);
    await scene.after(scene.seats.ann, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 }));
    const alert = standIn.messages(annOnTelegram).at(-1) as ShownMessage;
    standIn.react(alert, annOnTelegram, "👍");
    await scene.world.until(() => standIn.ownReaction(alert) === "👌", 60_000);
    expect((await scene.ask(scene.seats.ann, "/mute")).text).toContain("is muted until you unmute it");
    await scene.close();
  });

  it("mutes on Discord, also where the bot may not react itself", async () => {
    const scene = await openScene(openDiscord);
    const { slug } = laterMatch(scene.world);
    const { standIn, dmOfAnn, guest } = scene.house;
    await scene.ask(scene.seats.ann, `/watch ${slug} 3pp`);
    await scene.after(scene.seats.ann, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 }));
    const alert = standIn.messagesIn(dmOfAnn).at(-1) as StandInMessage;
    standIn.channel(dmOfAnn).mayReact = false;
    standIn.react(guest, alert, "👍🏽");
    await scene.world.until(() => standIn.requests.some(({ path }) => path.endsWith("/reactions/👌/@me")), 60_000);
    expect((await scene.ask(scene.seats.ann, "/mute")).text).toContain("is muted until you unmute it");
    await scene.close();
  });
});

describe("many thumbs of people who may not mute", () => {
  it("keep nobody else from asking", async () => {
    const scene = await openScene(openDiscord);
    const { slug } = laterMatch(scene.world);
    const { standIn, channel, boss: manager } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${slug} 3pp`);
    await scene.after(scene.seats.admin, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 }));
    const alert = standIn.messagesIn(channel).at(-1) as StandInMessage;
    for (let nth = 0; nth < 80; nth++) standIn.react(standIn.addUser(), alert, "👍");
    standIn.react(manager, alert, "👍");
    await scene.world.until(() => alert.reactions.has("👌"), 5_000);
    expect((await scene.ask(scene.seats.admin, "/mute")).text).toContain("is muted until you unmute it");
    await scene.close();
  });
});

describe("a thumb up in a group of Telegram that the bot does not administer", () => {
  it("is not told of", async () => {
    const scene = await openScene(openTelegram);
    const { slug } = laterMatch(scene.world);
    const { standIn } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${slug} 3pp`);
    await scene.after(scene.seats.admin, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 8 }));
    standIn.react(standIn.messages(group).at(-1) as ShownMessage, boss, "👍");
    expect(standIn.updatesWaiting()).toBe(0);
    await scene.close();
  });
});
