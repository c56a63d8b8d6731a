import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { comesAbout, laterMatch, type TestWorld } from "../bot.ts";
import type { InlineAnswer } from "../standins/telegram.ts";
import { openScene, type Scene } from "./promises.ts";
import { ann, openTelegram, rita, type TelegramHouse } from "./telegram-house.ts";

const bare = (text: string): string => text.replaceAll("\u200B", "");

describe("the bot's name and a team in another chat", () => {
  let scene: Scene<TelegramHouse>;
  let match: ReturnType<TestWorld["sandbox"]["world"]["matches"]>[number];
  const open = async (settings: Record<string, string> = {}) => {
    scene = await openScene(openTelegram, settings);
    match = laterMatch(scene.world);
  };
  beforeEach(() => open());
  afterEach(() => scene.close());

  /** What is seen below the words. */
  async function typed(user: number, words: string, offset?: string): Promise<InlineAnswer> {
    const { standIn } = scene.house;
    const id = standIn.type(user, words, offset);
    await scene.world.until(() => standIn.inlineAnswer(id) !== null, 10_000);
    return standIn.inlineAnswer(id) as InlineAnswer;
  }
  /** How often odds were asked for. */
  const asked = () => {
    const { byEndpoint } = scene.world.sandbox.knobs.statistics();
    return Object.entries(byEndpoint).reduce((sum, [name, count]) => sum + (/odds/.test(name) ? count : 0), 0);
  };
  const contents = ({ results }: InlineAnswer) => results.map(({ content }) => bare(content.text));

  it("brings odds to send, in each reader's language and format, and leads to the bot", async () => {
    await scene.ask(scene.seats.ann, "/settings format american");
    const answer = await typed(ann, match.home.name.en);
    const [first] = answer.results;
    expect(first?.title).toContain(match.home.name.en);
    expect(first?.description).toMatch(/· [+-]\d+ · [+-]\d+ · [+-]\d+$/);
    expect(bare(first?.content.text ?? "")).toMatch(/[+-]\d\d\d[\s\S]*Data: Test Odds$/);
    expect(first?.content.buttons.flat()).toEqual([
      { text: "Odds and alerts", url: expect.stringMatching(/^https:\/\/t\.me\/linewatch_bot\?start=m\d+$/) },
    ]);
    expect(answer).toMatchObject({ isPersonal: true, cacheSeconds: 30, button: { text: "Open Linewatch" } });
    const [own] = (await typed(rita, match.home.name.en)).results;
    expect(bare(own?.content.text ?? "")).toMatch(/\d,\d\d[\s\S]*Данные: Test Odds$/);
    expect(own?.content.buttons.flat().map(({ text }) => text)).toEqual(["Коэффициенты и оповещения"]);
    const [, start = ""] = /start=(\S+)$/.exec(own?.content.buttons.flat()[0]?.url ?? "") ?? [];
    expect((await scene.ask(scene.seats.rita, `/start ${start}`)).buttons).toContain("Следить");
  });

  it("asks the API once for a name and nothing for letters, whoever types them however often", { tags: ["long"] }, async () => {
    await scene.ask(scene.seats.ann, "/matches");
    const before = asked();
    for (const letters of ["", match.home.name.en.slice(0, 1), match.home.name.en.slice(0, 2)]) await typed(ann, letters);
    expect(asked()).toBe(before);
    for (const words of [match.home.name.en, match.home.name.en.toLowerCase(), `${match.home.name.en} `])
      await typed(rita, words);
    expect(asked() - before).toBe(1);
  });

  it("begins with what the reader watches, pages through the rest, and says where nothing fits", { tags: ["long"] }, async () => {
    await scene.ask(scene.seats.ann, `/watch ${match.slug}`);
    const first = await typed(ann, "");
    expect(first.results).toHaveLength(10);
    expect(first.results[0]?.title).toBe(`${match.home.name.en} v ${match.away.name.en}`);
    const next = await typed(ann, "", first.next);
    const ids = [...first.results, ...next.results].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const text of [...contents(first), ...contents(next)]) expect(text).toMatch(/Data: Test Odds$/);
    expect((await typed(ann, "", "../../etc")).results[0]?.id).toBe(ids[0]);
    const none = await typed(ann, "#999999");
    expect([none.results, none.button?.text]).toEqual([[], "No such match: open Linewatch"]);
    const long = await typed(ann, "w".repeat(256));
    expect(long.results).toEqual([]);
  });

  it("brings the picture as well where Telegram has it already", { tags: "long" }, async () => {
    const chart = async () => (await typed(ann, match.home.name.en)).results.filter(({ type }) => type === "photo");
    expect(await chart()).toEqual([]);
    await scene.ask(scene.seats.ann, `/odds ${match.slug} chart`);
    // Drawing takes real time.
    expect(await comesAbout(() => scene.house.standIn.messages(ann).at(-1)?.photo != null)).toBe(true);
    const [photo] = await chart();
    const sent = scene.house.standIn.messages(ann).at(-1);
    expect(photo?.content.photo?.id).toBe(sent?.photo?.id);
    expect(photo?.content.text).toContain("Data: Test Odds");
  });

  it("is slowed down apart from what is asked in private, and says so", { tags: ["long"] }, async () => {
    for (let times = 0; times < 15; times++) scene.house.standIn.type(ann, "");
    const answer = await typed(ann, "");
    expect(answer).toMatchObject({ results: [], cacheSeconds: 0 });
    expect(answer.button?.text).toMatch(/Too fast for me/);
    expect((await scene.ask(scene.seats.ann, "/status")).text).not.toContain("Too fast for me");
  });

  it("tells nothing on a break, and is named in /help", { tags: ["long"] }, async () => {
    const help = await scene.ask(scene.seats.ann, "/help odds");
    expect(help.text).toContain("type @linewatch_bot and a team or player");
    const [yes = ""] = (await scene.ask(scene.seats.ann, "/break 7d")).buttons;
    await scene.press(scene.seats.ann, scene.seats.ann.shown().at(-1) as never, yes);
    const answer = await typed(ann, match.home.name.en);
    expect(answer.results).toEqual([]);
    expect(answer.button?.text).toContain("break");
  });

  it("tells nothing to whom nobody has let in, and asks nobody to", { tags: ["long"] }, async () => {
    await scene.close();
    await open({ ACCESS: "approval", OPERATORS: "telegram:9" });
    const answer = await typed(ann, match.home.name.en);
    expect([answer.results, answer.button?.text]).toEqual([[], "Open Linewatch"]);
    expect(scene.house.standIn.messages(9)).toEqual([]);
    expect((await scene.ask(scene.seats.ann, "/start")).text).not.toContain("Linewatch\n");
  });
});
