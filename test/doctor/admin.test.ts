import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { decode } from "../../src/api/decode/index.ts";
import { createNotes } from "../../src/api/notes.ts";
import type { Call } from "../../src/chat/call.ts";
import { silentLog } from "../../src/log.ts";
import { budgetReply } from "../../src/replies/operators/budget.ts";
import { doctorReply } from "../../src/replies/operators/doctor.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { plainText } from "../plain-text.ts";
import { examined } from "./running.ts";
import { openService, type Rewrite } from "./service.ts";

const ann = "playground:ann";
const operator: Partial<Call> = { reader: { id: "42", language: "en" } };
const stranger: Partial<Call> = { reader: { id: "43", language: "en" } };

describe("/admin", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeEach(async () => {
    world = await openWorld({ dialect: "dictionary" });
    bot = await openBot(world, { config: { operators: { persons: ["playground:42"], local: false } } });
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  it("is a command that nobody else knows, typed or pressed", async () => {
    expect((await bot.ask(ann, "/admin status", stranger)).text).toContain("I do not know the command /admin.");
    expect((await bot.ask(ann, "/admim", stranger)).text).not.toContain("/admin");
    const { reply } = await bot.ask(ann, "/admin", operator);
    expect((await bot.press(ann, reply, "Doctor")).text).toContain("older message");
    expect((await bot.ask(ann, "/help", operator)).text).not.toContain("admin");
  });

  it("doctor examines the service while the bot runs, within its budget", async () => {
    const { text, reply } = await bot.ask(ann, "/admin doctor", operator);
    expect(text).toContain("Everything is understood.");
    expect(text).toMatch(/^odds \| good \| 140$/m);
    expect(text).toMatch(/league=[a-z-]+: works/);
    expect(reply).toMatchObject({ personal: true, secret: expect.stringContaining("in private only") });
    expect(world.sandbox.knobs.statistics()).toMatchObject({ refused: 0 });
  });

  it("doctor answers in the operator's language", async () => {
    const { text } = await bot.ask(ann, "/admin doctor", { reader: { id: "42", language: "ru" } });
    expect(text).toContain("Понятно всё.");
    expect(text).toMatch(/^odds \| хорошо \| 140$/m);
  });

  it("status counts what was noted of the answers that the bot read", async () => {
    await bot.ask(ann, `/odds ${world.sandbox.world.matches(world.clock.now())[0]?.slug}`);
    const { text } = await bot.ask(ann, "/admin status", operator);
    expect(text).toMatch(/odds: prices read as fractional × \d+/);
    expect(text).toMatch(/^Platforms: Playground works$/m);
    expect(text).toMatch(/^Database: SQLite$/m);
    expect(text).toMatch(/^Last daily backup: none$/m);
  });

  it("budget says how many requests are left, and for whom they were used", async () => {
    const now = world.clock.now();
    const later = world.sandbox.world.matches(now).find(({ startsAt }) => startsAt > now + 3_600_000);
    expect((await bot.ask(ann, "/admin budget", operator)).text).toContain("No match is watched.");
    await bot.ask(ann, `/watch ${later?.slug}`);
    await world.pass(31 * 60_000);
    const { text } = await bot.ask(ann, "/admin budget", operator);
    expect(text).toMatch(/At most 92 requests a minute; \d+ of this minute are left\./);
    expect(text).toMatch(/Polling 1 watched match takes \d+(\.\d)?% of the requests\./);
    expect(text).toMatch(/^Most is watched by:\n- playground\S+: 1 watch$/m);
    expect(text).toMatch(/^odds \| people \| \d+$/m);
    expect(text).toMatch(/^odds \| alerts \| \d+$/m);
  });

  it("budget says how late changes are noticed once more is watched than the budget can follow", () => {
    const demand = { matches: 5_000, share: 2.525, delayMs: 28.4 * 60_000 };
    const facts = { pace: null, spent: [], demand, most: [], now: 0 };
    const [en, ru] = ["en", "ru"].map((language) => plainText({ ...budgetReply(loadTexts().in(language), facts), credit: [] }));
    expect(en).toContain(
      "Polling 5,000 watched matches as often as they are refreshed would take 252.5% of the requests there are. All of them are polled less often: changes are noticed up to 28 minutes late on average.",
    );
    expect(ru).toMatch(/нужно 252,5\s% доступных запросов/);
    expect(ru).toContain("с опозданием до 28 минут.");
  });
});

describe("without tokens", () => {
  it("whoever uses the playground is an operator", async () => {
    const world = await openWorld();
    const bot = await openBot(world, { config: { operators: { persons: [], local: true } } });
    expect((await bot.ask(ann, "/admin")).text).toContain("For operators");
    await bot.stop();
    await world.close();
  });
});

describe("the notes of a running bot", () => {
  const field = (type: string) => ({ field: "matches.id", type, understood: true, example: null });
  const answer = (type: string) => ({ notes: [], skipped: [], fields: [field(type)] });

  it("count a field whose type is another than at first; nothing is no type", () => {
    const notes = createNotes(silentLog);
    for (const type of ["null", "number", "null", "number"]) notes.add("matches", answer(type));
    expect(notes.list()).toEqual([]);
    for (const type of ["string", "string"]) notes.add("matches", answer(type));
    expect(notes.list()).toEqual([{ endpoint: "matches", note: "retyped field: matches.id was number, is string", count: 2 }]);
  });

  it("count a price of a plain board whose type changes", () => {
    const board = (write: (price: number) => unknown) => [
      {
        bookmaker: "A",
        markets: [
          {
            key: "winner",
            outcomes: [
              { key: "home", price: write(1.9) },
              { key: "away", price: write(2) },
            ],
          },
        ],
      },
    ];
    const notes = createNotes(silentLog);
    notes.add("odds", decode("odds", board(Number)));
    expect(notes.list()).toEqual([]);
    notes.add("odds", decode("odds", board(String)));
    expect(notes.list()).toEqual([
      { endpoint: "odds", note: "retyped field: odds.[].markets[].outcomes[].price was number, is string", count: 1 },
    ]);
  });
});

describe("what an operator is shown of an examination", () => {
  it("are the unknown fields, and that a mapping could help", async () => {
    const database = await openDatabase(":memory:", silentLog);
    const renamed: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replaceAll('"scheduled_at":', '"moment_of_whistle":'));
    const service = await openService({ rewrite: renamed });
    const shown = JSON.stringify(doctorReply(loadTexts().in("en"), await examined(service.baseUrl, { database })));
    expect(shown).toContain("Not everything is understood.");
    expect(shown).toContain("matches.moment_of_whistle");
    expect(shown).toContain("A mapping could help with 2 fields");
    await service.close();
    await database.destroy();
  });
});
