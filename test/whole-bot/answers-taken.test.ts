import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { failingChecks, listening, valuesAt } from "../metrics/listening.ts";
import { type DiscordHouse, openDiscord } from "./discord-house.ts";
import { openScene, type Scene } from "./promises.ts";
import { openTelegram, type TelegramHouse } from "./telegram-house.ts";

/** How often calls of a command came to something, on a platform. */
function counted(values: ReadonlyMap<string, number>, platform: string) {
  return (command: string, outcome: string): number =>
    values.get(`linewatch_calls_total{platform="${platform}",command="${command}",outcome="${outcome}"}`) ?? 0;
}

describe("answers on Discord, whose edge refuses what does not say who asks,", () => {
  let scene: Scene<DiscordHouse>;
  let url: string;
  beforeEach(async () => {
    const { log, url: found } = listening();
    scene = await openScene(openDiscord, { METRICS_PORT: "0" }, { log });
    url = found();
  });
  afterEach(() => scene.close());

  it("come to eight commands and presses, and count", { tags: ["long"] }, async () => {
    const { slug } = laterMatch(scene.world);
    const { ann } = scene.seats;
    const matches = await scene.ask(ann, "/matches");
    await scene.press(ann, await scene.press(ann, matches, "Sport ▾"), "CSV");
    await scene.ask(ann, `/odds ${slug}`);
    const watching = await scene.ask(ann, `/watch ${slug} 3pp`);
    await scene.press(ann, watching, "Stop");
    await scene.ask(ann, "/watches");
    const settings = await scene.ask(ann, "/settings");
    await scene.press(ann, await scene.press(ann, settings, "Language and time"), "Language");
    const { requests } = scene.house.standIn;
    expect(requests.filter(({ status }) => status >= 400)).toEqual([]);
    const values = await valuesAt(url);
    const calls = [...values].filter(([name]) => name.startsWith("linewatch_calls_total"));
    expect(calls.filter(([name]) => name.includes('"undelivered"'))).toEqual([]);
    expect(calls.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(8);
    expect(values.get('linewatch_platform_up{platform="discord"}')).toBe(1);
    expect(await failingChecks(url)).toEqual([]);
  });

  const faults = [
    ["the edge refuses it", { kind: "answer", status: 403, code: 40333, message: "internal network error" }],
    ["a page comes instead", { kind: "answer", status: 403, message: "Just a moment..." }],
    ["a page says that all is well", { kind: "page" }],
    ["Discord breaks down over it", { kind: "answer", status: 503, message: "upstream connect error" }],
  ] as const;
  eachBriefly(faults, ([what]) => what === "the edge refuses it")(
    "count as undelivered where %s, and the host reads it until one is taken",
    async (_, fault) => {
      const { standIn, dmOfAnn } = scene.house;
      standIn.breakDown({ method: "POST", path: /callback$/ }, () => fault);
      await scene.world.pass(1_100);
      scene.seats.ann.write("/matches");
      await scene.world.pass(5_000);
      expect(standIn.messagesIn(dmOfAnn)).toEqual([]);
      const untaken = await valuesAt(url);
      expect(counted(untaken, "discord")("matches", "undelivered")).toBe(1);
      expect(counted(untaken, "discord")("matches", "answered")).toBe(0);
      expect(untaken.get('linewatch_platform_up{platform="discord"}')).toBe(0);
      expect(await failingChecks(url)).toEqual(["discord"]);

      standIn.breakDown({}, null);
      await scene.ask(scene.seats.ann, "/matches");
      const taken = await valuesAt(url);
      expect(counted(taken, "discord")("matches", "answered")).toBe(1);
      expect(taken.get('linewatch_platform_up{platform="discord"}')).toBe(1);
      expect(await failingChecks(url)).toEqual([]);
    },
  );

  it("are tried once more where the first try met no answer of Discord's own", async () => {
    const { standIn } = scene.house;
    standIn.failNext({ method: "POST", path: /callback$/ }, { kind: "answer", status: 403, message: "Just a moment..." });
    await scene.ask(scene.seats.ann, "/matches");
    expect(counted(await valuesAt(url), "discord")("matches", "answered")).toBe(1);
  });

  it("count as undelivered where only this one was refused, and nothing is said about Discord", { tags: ["long"] }, async () => {
    const { standIn } = scene.house;
    const late = { kind: "answer", status: 404, code: 10062, message: "Unknown interaction" } as const;
    standIn.failNext({ method: "POST", path: /callback$/ }, late);
    await scene.world.pass(1_100);
    scene.seats.ann.write("/matches");
    await scene.world.pass(5_000);
    expect(counted(await valuesAt(url), "discord")("matches", "undelivered")).toBe(1);
    expect(await failingChecks(url)).toEqual([]);
  });
});

describe("answers on Telegram", () => {
  let scene: Scene<TelegramHouse>;
  let url: string;
  beforeEach(async () => {
    const { log, url: found } = listening();
    scene = await openScene(openTelegram, { METRICS_PORT: "0" }, { log });
    url = found();
  });
  afterEach(() => scene.close());

  const failures = [
    ["something in between refuses it", "gateway", true],
    ["a page says that all is well", "page", true],
    ["Telegram refuses this one", { code: 400, description: "Bad Request: message is too long" }, false],
    ["the person has blocked the bot", { code: 403, description: "Forbidden: bot was blocked by the user" }, false],
  ] as const;
  eachBriefly(failures, ([what]) => /^something|blocked/.test(what))(
    "count as undelivered where %s",
    async (_, failure, isFailing) => {
      const { standIn } = scene.house;
      await scene.ask(scene.seats.ann, "/matches");
      const before = counted(await valuesAt(url), "telegram")("help", "undelivered");
      for (let times = 0; times < 4; times++) standIn.failNext("sendMessage", failure);
      await scene.world.pass(1_100);
      scene.seats.ann.write("/help");
      await scene.world.pass(5_000);
      const values = await valuesAt(url);
      expect(counted(values, "telegram")("matches", "answered")).toBe(1);
      expect(counted(values, "telegram")("help", "undelivered")).toBe(before + 1);
      expect(await failingChecks(url)).toEqual(isFailing ? ["telegram"] : []);
    },
  );
});
