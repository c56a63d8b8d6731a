import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { openRewritten, type Rewritten } from "./rewritten.ts";

const ann = "playground:ann";
const operators = "playground:ops";
const operator: Partial<Call> = { reader: { id: "42", language: "en" } };
const minute = 60_000;

let world: TestWorld;
let service: Rewritten;
let bot: TestBot;
beforeEach(async () => {
  world = await openWorld();
  service = await openRewritten(world);
  bot = await openBot(world, {
    settings: { ODDS_API_BASE_URL: service.url, OPERATOR_CHAT: operators },
    config: { operators: { persons: ["playground:42"], local: false } },
  });
});
afterEach(async () => {
  await bot.stop();
  await service.close();
  await world.close();
});

const withoutPrices = (answer: unknown) => JSON.parse(JSON.stringify(answer).replaceAll('"price":', '"cost":')) as unknown;
/** On a busy machine the budget may be slower than a person is patient; then the same is asked again. */
async function asked(typed: string): Promise<string> {
  const { text } = await bot.ask(ann, typed);
  return text.includes("Try again") ? asked(typed) : text;
}
const told = (chat: string) => bot.sent.filter((one) => one.chat === chat).map(({ text }) => text);

describe("the price field gone from every answer for an hour", () => {
  it("is said to chats, in /status and to operators, moves nothing, and is over with the next good answer", {
    tags: "long",
  }, async () => {
    const { slug } = laterMatch(world);
    const [never] = world.sandbox.world.matches(world.clock.now()).filter(({ league }) => league.sport === "tennis");
    const before = await asked(`/odds ${slug}`);
    await asked(`/watch ${slug} 3pp`);

    service.rewrite = withoutPrices;
    world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await world.pass(40 * minute);
    const during = await asked(`/odds ${slug}`);
    expect(during).toContain("The odds service is sending something I can’t read. This is the last it sent.");
    const pricesOf = (text: string) => text.match(/\d+\.\d\d+/g)?.slice(0, 30);
    expect(pricesOf(during)).toEqual(pricesOf(before));
    expect(await asked(`/odds ${never?.slug}`)).toMatch(/^The odds service is sending something I can’t read\./);
    const status = (await bot.ask(ann, "/status")).text;
    expect(status).toMatch(/^- Odds: the odds service has been sending something I can’t read since \d{1,2}:\d\d/m);
    expect(status).not.toContain("Everything works");

    const asOperator = (await bot.ask(ann, "/admin status", operator)).text;
    expect(asOperator).toMatch(
      /boards: the odds service has been sending something I can’t read since \d{1,2}:\d\d.*: outcome\.price is in none of \d+ entries/,
    );
    expect((await bot.ask(ann, "/admin doctor", operator)).text).toMatch(/^boards \| changed \| –$/m);
    // Each kind is reported once an hour: a little less, however long the answers took.
    await world.pass(15 * minute);
    const errors = told(operators).filter((text) => text.includes("the odds service sends something other than"));
    expect(errors, errors.join("\n===\n")).toHaveLength(1);
    expect(errors[0]).toContain("outcome.price");
    expect(told(ann)).toEqual([]);

    service.rewrite = null;
    await world.until(() => told(ann).length > 0, 40 * minute);
    expect(told(ann)[0]).toMatch(/▼ \D+ \d\.\d+ → \d\.\d+\n/);
    expect((await bot.ask(ann, "/status")).text).not.toContain("something I can’t read");
    expect(await asked(`/odds ${slug}`)).not.toContain("something I can’t read");
  });
});

describe("an answer about another match than was asked for", () => {
  it("is no odds of this one", async () => {
    const { slug } = laterMatch(world);
    service.rewrite = (answer, path) =>
      path.includes(`${slug}/odds`) ? JSON.parse(JSON.stringify(answer).replaceAll(slug, "some-other-match")) : answer;
    expect(await asked(`/odds ${slug}`)).toMatch(/^The odds service is sending something I can’t read\./);
    expect((await bot.ask(ann, "/admin status", operator)).text).toContain(`match is some-other-match, and ${slug}`);
  });
});

interface Outcome {
  key: string;
  price: number;
}
interface Answer {
  data: { bookmakers: { slug: string; markets: { key: string; outcomes: Outcome[] }[] }[] };
}

describe("books that mean a winner without a draw", () => {
  /** Three books' winner without its draw, at prices that say so. */
  const twoWay =
    (home: number, away: number) =>
    (answer: unknown, path: string): unknown => {
      if (!/\/odds$/.test(path)) return answer;
      const { data } = structuredClone(answer) as Answer;
      for (const { markets } of data.bookmakers.slice(0, 3))
        for (const market of markets)
          if (market.key === "winner")
            market.outcomes = [
              { key: "home", price: home },
              { key: "away", price: away },
            ];
      return { success: true, data };
    };

  it("have a market of their own, which a watch keeps to", { tags: "long" }, async () => {
    const { slug, home } = laterMatch(world);
    service.rewrite = twoWay(1.9, 1.95);
    const main = await asked(`/odds ${slug}`);
    expect(main.match(/^.+( \| \d+\.\d\d+\*?){3}$/gm)).toHaveLength(8);
    const other = await asked(`/odds ${slug} two way`);
    expect(other).toContain("Winner without a draw");
    expect(other.match(/^.+( \| \d+\.\d\d+\*?){2}$/gm)).toHaveLength(4);
    const watched = await asked(`/watch ${slug} two way home 3pp`);
    expect(watched).toContain("Winner without a draw");
    expect(watched).toContain(home.name.en);

    world.sandbox.knobs.move({ slug, selection: "home", points: 8 });
    await world.pass(40 * minute);
    expect(told(ann)).toEqual([]);
    service.rewrite = twoWay(1.6, 2.4);
    await world.until(() => told(ann).length > 0, 40 * minute);
    expect(told(ann)[0]).toContain("Winner without a draw");
    expect(told(ann)[0]).toContain("1.60");
  });
});
