import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import type { ShownMessage } from "../standins/telegram.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";
import { ann, boss, group, openTelegram, seatOf, type TelegramHouse } from "./telegram-house.ts";

const channel = -100700;
const title = "Secret odds";

/** What Telegram lets a changed program send: presses that are on no button. */
describe("somebody with a program of their own on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene(openTelegram);
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const messages = () => scene.house.standIn.messages(group).map(({ id, text, edits }) => ({ id, text, edits }));

  it("replaces nothing in a group that others read, whoever they say has asked for it", async () => {
    const { standIn } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${slug} 3pp`);
    await scene.ask(scene.seats.admin, `/odds ${slug}`);
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await scene.after(scene.seats.admin, () => undefined);
    const before = messages();
    for (const message of [...standIn.messages(group)] as ShownMessage[])
      for (const data of ["=help", `${ann.toString(36)}=help`, `${boss.toString(36)}=matches`]) {
        standIn.pressData(message, data, ann);
        await scene.world.pass(5_000);
      }
    const ids = new Set(before.map(({ id }) => id));
    expect(messages().filter(({ id }) => ids.has(id))).toEqual(before);
  });

  it("learns of no draft what its channel is called", { tags: ["long"] }, async () => {
    const { standIn } = scene.house;
    standIn.addGroup({ id: channel, type: "channel", title, admins: [boss] });
    const manager = seatOf(standIn, boss, boss);
    await scene.ask(manager, `/for ${channel}`);
    await scene.ask(manager, "/settings publish approve");
    await scene.ask(manager, `/watch ${slug} 3pp`);
    const draft = await scene.after(manager, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 }));
    expect(draft.buttons).toEqual(["Publish", "Discard"]);
    const help = await scene.ask(scene.seats.ann, "/help");
    const own = standIn.messages(ann).find(({ id }) => String(id) === help.id) as ShownMessage;
    for (const data of ["+for publish 1", "+for drop 1", "+for publish 2"]) {
      const answer = await scene.after(scene.seats.ann, () => void standIn.pressData(own, data, ann));
      expect(answer.text).not.toContain(title);
    }
    await scene.world.pass(60_000);
    expect(standIn.messages(channel)).toEqual([]);
  });
});

describe("a member who may watch in a group", () => {
  it("mutes no match that others watch in another topic of it", { tags: ["long"] }, async () => {
    const scene: Scene<TelegramHouse> = await openScene(openTelegram);
    const { slug } = laterMatch(scene.world);
    const { admin, guest } = scene.seats;
    const { standIn, inTopic } = scene.house;
    standIn.letManageTopics(group, true);
    await scene.ask(admin, "/settings members on");
    await scene.ask(admin, "/settings threads match");
    await scene.ask(inTopic, `/watch ${slug} 3pp`);
    expect((await scene.ask(guest, `/mute ${slug}`)).text).toContain("added");
    scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await scene.world.until(() => standIn.messages(group).some(({ text }) => /[▼▲]/.test(text)), refreshMs);
    await scene.close();
  });
});
