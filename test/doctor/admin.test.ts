import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createNotes } from "../../src/api/notes.ts";
import type { Call } from "../../src/chat/call.ts";
import { silentLog } from "../../src/log.ts";
import { budgetReply } from "../../src/replies/operators/budget.ts";
import { doctorReply } from "../../src/replies/operators/doctor.ts";
import { loadTexts } from "../../src/replies/parts/text.ts";
import { reasons } from "../../src/sources/reading/reading.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { plainText } from "../plain-text.ts";
import { dialects } from "../sandbox/dialects/catalog.ts";
import { examined } from "./running.ts";
import { openService, type Rewrite } from "./service.ts";

const ann = "playground:ann";
const operator: Partial<Call> = { reader: { id: "42", language: "en" } };
const stranger: Partial<Call> = { reader: { id: "43", language: "en" } };

describe("/admin", () => {
  let world: TestWorld;
  let bot: TestBot;
  beforeEach(async () => {
    world = await openWorld({ dialect: dialects.dictionary });
    bot = await openBot(world, { config: { definition: "documented", operators: { persons: ["playground:42"], local: false } } });
  });
  afterEach(async () => {
    await bot.stop();
    await world.close();
  });

  it("is a command that nobody else knows, typed or pressed", async () => {
    expect((await bot.ask(ann, "/admin status", stranger)).text).toContain("I don’t know /admin.");
    expect((await bot.ask(ann, "/admim", stranger)).text).not.toContain("/admin");
    const { reply } = await bot.ask(ann, "/admin", operator);
    expect((await bot.press(ann, reply, "Doctor")).text).toContain("older message");
    expect((await bot.ask(ann, "/help", operator)).text).not.toContain("admin");
  });

  it("doctor finds out how the service is read while the bot runs, within its budget", { tags: ["long"] }, async () => {
    const slug = world.sandbox.world.matches(world.clock.now())[0]?.slug;
    expect((await bot.ask(ann, `/odds ${slug}`)).text).toContain("I can’t read the odds service yet: my operators");
    expect((await bot.ask(ann, "/status")).text).toContain(
      "I can’t read these yet, as my operators have to run my diagnostics first",
    );
    expect((await bot.ask(ann, "/admin status", operator)).text).toContain("I can’t read the odds service yet: press Doctor.");

    const { text, reply } = await bot.ask(ann, "/admin doctor", operator);
    expect(text).toContain("This is how I read the odds service now.");
    expect(text).toMatch(/^boards \| good \| 140$/m);
    expect(text).toMatch(/^history \| to decide \| –$/m);
    expect(text).toContain("npm run doctor -- --write FILE writes the definition into a file, where you decide.");
    expect(text).toMatch(/league=[a-z-]+: works/);
    expect(reply).toMatchObject({ personal: true, secret: expect.stringContaining("only answer this in private") });
    expect(world.sandbox.knobs.statistics()).toMatchObject({ refused: 0 });

    expect((await bot.ask(ann, `/odds ${slug}`)).text).toContain("Fair odds ");
    expect((await bot.ask(ann, "/admin doctor", operator)).text).not.toContain("This is how I read");
  });

  it("doctor answers in the operator's language", async () => {
    const { text } = await bot.ask(ann, "/admin doctor", { reader: { id: "42", language: "ru" } });
    expect(text).toContain("В ответах сервиса коэффициентов понятно не всё.");
    expect(text).toMatch(/^boards \| хорошо \| 140$/m);
    expect(text).toContain("Нужно решить:");
  });

  it("status says what runs and what is wrong", async () => {
    const { text } = await bot.ask(ann, "/admin status", operator);
    expect(text).toMatch(/^Platforms: Playground works$/m);
    expect(text).toMatch(/^Database: SQLite$/m);
    expect(text).toMatch(/^Last daily backup: none$/m);
  });

  it("budget says how many requests are left, and for whom they were used", { tags: "long" }, async () => {
    await bot.ask(ann, "/admin doctor", operator);
    const now = world.clock.now();
    const later = world.sandbox.world.matches(now).find(({ startsAt }) => startsAt > now + 3_600_000);
    expect((await bot.ask(ann, "/admin budget", operator)).text).toContain("No matches are being watched.");
    await bot.ask(ann, `/watch ${later?.slug}`);
    await world.pass(31 * 60_000);
    const { text } = await bot.ask(ann, "/admin budget", operator);
    expect(text).toMatch(/At most 92 requests a minute; \d+ left this minute\./);
    expect(text).toMatch(/Polling 1 watched match takes \d+(\.\d)?% of the requests\./);
    expect(text).toMatch(/^Watching most:\n- playground\S+: 1 watch$/m);
    expect(text).toMatch(/^boards \| people \| \d+$/m);
    expect(text).toMatch(/^boards \| alerts \| \d+$/m);
  });

  it("budget says how late changes are noticed once more is watched than the budget can follow", () => {
    const demand = { matches: 5_000, share: 2.525, delayMs: 28.4 * 60_000 };
    const facts = { pace: null, spent: [], demand, most: [], now: 0 };
    const [en, ru] = ["en", "ru"].map((language) => plainText({ ...budgetReply(loadTexts().in(language), facts), credit: [] }));
    expect(en).toContain(
      "Polling 5,000 watched matches as often as they’re updated would take 252.5% of the requests there are. So I poll all of them less often, and notice changes up to 28 minutes late on average.",
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
  it("count what is left out of answers, but for what is not on offer", () => {
    const notes = createNotes(silentLog);
    notes.add("boards", [
      { where: "Corners", why: "a total without its line", times: 2 },
      { where: "1x2", why: reasons.notOnOffer, times: 9 },
    ]);
    notes.add("boards", [{ where: "Corners", why: "a total without its line", times: 1 }]);
    expect(notes.list()).toEqual([{ endpoint: "boards", note: "Corners: a total without its line", count: 3 }]);
  });
});

describe("what an operator is shown of an examination", () => {
  it("is what has to be decided, and where", async () => {
    const database = await openDatabase(":memory:", silentLog);
    const twice: Rewrite = (answer) => JSON.parse(JSON.stringify(answer).replace(/"price":([\d.]+)/g, '"price":$1,"odds":9$1'));
    const service = await openService({ rewrite: twice });
    const shown = JSON.stringify(doctorReply(loadTexts().in("en"), await examined(service.baseUrl, { database })));
    expect(shown).toContain("There are things in the odds service’s answers I don’t understand.");
    expect(shown).toMatch(/boards: [^"]*could both be the price/);
    expect(shown).toContain("npm run doctor -- --write FILE");
    await service.close();
    await database.destroy();
  });
});
