import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Reply } from "../../src/chat/reply.ts";
import { laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

let world: TestWorld;
let bot: TestBot;
let slug: string;

beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world);
  slug = laterMatch(world).slug;
});
// Between questions that come this fast a reader would be asked to wait.
beforeEach(() => world.pass(60_000));
afterAll(async () => {
  await bot.stop();
  await world.close();
});

const first = (text: string) => text.split("\n")[0];
const labels = (reply: Reply) => reply.buttons.flat().map(({ label }) => label);

describe("/settings", () => {
  const chat = "playground:ann";

  it("changes the language of everything at once, its own answer and the credit included", async () => {
    const { reply } = await bot.ask(chat, "/settings");
    const local = await bot.press(chat, reply, "Language and time");
    const languages = await bot.press(chat, local.reply, "Language");
    const further = await bot.press(chat, languages.reply, "Next ›");
    const russian = await bot.press(chat, (await bot.press(chat, further.reply, "Next ›")).reply, "Русский");
    expect(russian.text).toMatch(/^Язык и время\n✓ Язык: Русский\n/);
    expect(russian.text).toContain("Данные: ");
    expect(russian.reply.language).toBe("ru");
    expect((await bot.ask(chat, "/help")).text).toMatch(/^Справка/);
    expect((await bot.ask(chat, "/settings язык auto")).text).toMatch(/^Language and time\n✓ Language: As in the app\n/);
  });

  it("takes its choices in the words of any language, whatever the chat's own is", async () => {
    const zoe = "playground:any";
    const saved = async (typed: string) => (await bot.ask(zoe, `/settings ${typed}`)).text.split("\n")[1];
    expect(await saved("подробность кратко")).toMatch(/: Short$/);
    expect(await saved("фон тёмный")).toMatch(/: Dark$/);
    expect(await saved("формат американские")).toMatch(/: American \+150$/);
    expect(await saved("напоминание 2 часа")).toMatch(/: 2 hours before the start$/);
    expect(await saved("напоминание нет")).toBe(await saved("reminder off"));
    expect(await saved("язык авто")).toMatch(/: As in the app$/);
  });

  it("finds a time zone by its city, and asks when it may be several", async () => {
    expect((await bot.ask(chat, "/settings zone london")).text).toMatch(/✓ Time zone: London · \d\d:\d\d/);
    const several = await bot.ask(chat, "/settings zone usa");
    expect(several.text).toContain("Which of these is “usa”?");
    const label = labels(several.reply).find((one) => one.startsWith("New York")) ?? "";
    expect((await bot.press(chat, several.reply, label)).text).toContain("✓ Time zone: New York");
    // As many as fit: a page of others would be that of all choices.
    const near = labels((await bot.ask("playground:san", "/settings zone san")).reply);
    expect(near.filter((one) => / · \d\d:\d\d$/.test(one))).toHaveLength(6);
    expect(near).not.toContain("Next ›");
    // A zone that was said is not said again: its clock is.
    const startIn = async (asker: string) => / · (\w+,? \d\d:\d\d.*)$/m.exec((await bot.ask(asker, `/odds ${slug}`)).text)?.[1];
    const [here = "", elsewhere = ""] = [await startIn(chat), await startIn("playground:elsewhere")];
    expect([here, elsewhere]).toEqual([expect.stringMatching(/^\w+ \d\d:\d\d$/), expect.stringMatching(/^\w+,? \d\d:\d\d UTC$/)]);
    expect(here).not.toBe(elsewhere.replace(" UTC", ""));
  });

  it("writes prices in the format that was chosen, and goes back to all settings", async () => {
    const formats = await bot.ask(chat, "/settings format");
    const saved = await bot.press(chat, formats.reply, "American +150");
    expect(saved.text).toContain("✓ Odds format: American +150");
    expect((await bot.ask(chat, `/odds ${slug}`)).text).toMatch(/ \| [+-]\d{3}\*? \| /);
    const again = await bot.press(chat, saved.reply, "Odds format");
    expect(labels(again.reply)).toContain("✓ American +150");
    expect(first((await bot.press(chat, again.reply, "‹ All settings")).text)).toBe("Settings");
    await bot.ask(chat, "/settings format decimal");
  });

  it("has no limit per hour in the playground until somebody sets one, which waiting alerts then name", async () => {
    const joe = "playground:joe";
    expect((await bot.ask(joe, "/settings alerts")).text).toContain("Hourly limit: No limit");
    expect((await bot.ask(joe, "/settings hourly 3")).text).toContain("✓ Hourly limit: 3 messages");
    expect((await bot.ask(joe, "/settings alerts")).text).toContain("Hourly limit: 3 messages");
  });

  it("shows in /status, /log and /watches what keeps alerts waiting, and until when", async () => {
    const zoe = "playground:zoe";
    const asked = async () => Promise.all(["/status", "/log", "/watches"].map(async (typed) => (await bot.ask(zoe, typed)).text));
    for (const text of await asked()) expect(text).not.toContain("On hold");
    await bot.ask(zoe, `/watch ${slug}`);
    await bot.ask(zoe, "/settings zone london");
    await bot.ask(zoe, "/snooze 3h");
    await world.pass(60_000);
    for (const text of await asked()) expect(text).toMatch(/^On hold\n- Muted: alerts on hold until .*\d\d:\d\d$/m);
  });

  it("takes a limit per hour back in place, where it was changed in one sentence", async () => {
    await bot.ask(chat, "/settings hourly off");
    const said = await bot.ask(chat, "/settings hourly 12 briefly");
    expect(said.text).toContain("At most 12 messages with alerts an hour.");
    const back = await bot.press(chat, said.reply, "Undo");
    expect(back.text).toContain("No hourly limit any more.");
    expect((await bot.press(chat, back.reply, "Undo")).text).toContain("At most 12 messages");
    const same = await bot.ask(chat, "/settings hourly 12 briefly");
    expect(same.reply.buttons.flat().map(({ label }) => label)).toEqual(["Settings"]);
    await bot.ask(chat, "/settings hourly off");
  });

  it("gives watches that name none the threshold that was chosen", async () => {
    const chosen = await bot.ask(chat, "/settings threshold 4 pp");
    expect(chosen.text).toContain("✓ Threshold: 4 pp");
    expect((await bot.ask(chat, `/watch ${slug}`)).text).toContain("move by 4 pp.");
    expect((await bot.ask(chat, `/watch ${slug} 2pp replace`)).text).toContain("move by 2 pp.");
    const wrong = await bot.ask(chat, `/settings threshold much`);
    expect(wrong.text).toContain("“much” isn’t an option here.");
    expect(labels(wrong.reply)).toContain("2 pp");
    const again = await bot.press(chat, wrong.reply, "Normal for the sport");
    expect(again.text).toContain("✓ Threshold: Normal for the sport");
    expect((await bot.ask(chat, `/watch ${slug} replace`)).text).toContain("move by 3 pp.");
  });

  it("switches own books on and off in place, page by page", async () => {
    const books = await bot.ask(chat, "/settings books");
    const [one = "", two = ""] = labels(books.reply);
    const chosen = await bot.press(chat, books.reply, one);
    expect(chosen.text).toContain("1 book chosen.");
    expect(labels(chosen.reply)[0]).toBe(`✓ ${one}`);
    const odds = (await bot.ask(chat, `/odds ${slug}`)).text;
    expect([...odds.matchAll(/^\+(.+?) \| /gm)].map(([, book]) => book)).toEqual([one]);
    const both = await bot.press(chat, chosen.reply, two);
    expect(both.text).toContain("2 books chosen.");
    const next = await bot.press(chat, both.reply, "Next ›");
    expect(next.text).toMatch(/9–10 of 10/);
    const less = await bot.press(chat, both.reply, `✓ ${one}`);
    expect((await bot.press(chat, less.reply, "‹ All settings")).text).toContain(` · ${two}`);
    await world.pass(60_000);
    expect((await bot.press(chat, less.reply, "All books")).text).not.toContain("chosen");
  });

  it("sets quiet hours by buttons, each change in place, and by words", async () => {
    const page = await bot.ask(chat, "/settings quiet");
    expect(page.text).toContain("Now: Off");
    const hours = await bot.press(chat, page.reply, "22:00–07:00");
    expect(hours.text).toContain("Now: 22:00–07:00, every day: on hold");
    const silent = await bot.press(chat, hours.reply, "Silent alerts");
    const second = await bot.press(chat, silent.reply, "Next ›");
    const large = await bot.press(chat, second.reply, "From 2× threshold");
    const workdays = await bot.press(chat, large.reply, "Mon–Fri");
    expect(workdays.text).toContain("Now: 22:00–07:00, Mon, Tue, Wed, Thu, Fri: silent");
    expect(labels(workdays.reply)).toEqual([
      ...["Mon–Sun", "✓ Mon–Fri", "Sat–Sun", "No exceptions", "✓ From 2× threshold", "From 8 pp"],
      "‹ Previous",
    ]);
    expect(workdays.text).toContain("Other days? Type them, for example: /settings quiet fri sat");
    expect((await bot.ask(chat, "/settings quiet fri, Sunday")).text).toContain("Now: 22:00–07:00, Fri, Sun: silent");
    const back = await bot.press(chat, workdays.reply, "‹ Previous");
    expect(labels(back.reply)).toEqual([
      ...["Turn off", "✓ 22:00–07:00", "23:00–08:00", "Hold alerts", "Next ›", "‹ All settings"],
    ]);
    const typed = await bot.ask(chat, "/settings quiet 23.30 - 7");
    expect(labels(typed.reply)).toContain("✓ 23:30–07:00");
    await world.pass(60_000);
    expect((await bot.ask(chat, "/settings quiet 8-8")).text).toContain("“8-8” isn’t an option here.");
    expect((await bot.press(chat, typed.reply, "Turn off")).text).toContain("Now: Off");
    expect(first((await bot.press(chat, typed.reply, "‹ All settings")).text)).toBe("Settings");
  });

  it("sets the digest and the limit per hour", async () => {
    const digests = await bot.ask(chat, "/settings digest");
    expect((await bot.press(chat, digests.reply, "18:00")).text).toContain("✓ Daily digest: 18:00");
    expect((await bot.ask(chat, "/settings digest 7:30")).text).toContain("Daily digest: 07:30");
    expect((await bot.ask(chat, "/digest 8:15")).text).toContain("Daily digest: 08:15");
    expect((await bot.ask(chat, "daily digest 9:45", { plain: true })).text).toContain("Daily digest: 09:45");
    expect((await bot.ask(chat, "/settings digest 25:00")).text).toContain("“25:00” isn’t an option here.");
    expect((await bot.ask(chat, "/settings digest off")).text).toContain("Daily digest: Alerts right away");
    expect((await bot.ask(chat, "/settings limit 20")).text).toContain("Hourly limit: 20 messages");
    expect((await bot.ask(chat, "/settings limit 0")).text).toContain("“0” isn’t an option here.");
    expect((await bot.ask(chat, "/settings limit off")).text).toContain("Hourly limit: No limit");
  });

  it("tells at once what waits for the digest when somebody asks for that", { tags: "long" }, async () => {
    const kim = "playground:kim";
    const told = () => bot.sent.filter((one) => one.chat === kim);
    await bot.ask(kim, `/watch ${slug} 2pp`);
    const { reply } = await bot.ask(kim, "/settings digest 11:00");
    expect((await bot.ask(kim, "/digest now")).text).toContain("No alerts on hold.");
    world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
    await world.pass(45 * 60_000);
    expect(told()).toEqual([]);
    expect((await bot.press(kim, reply, "Digest now")).text).toContain("Sending what’s on hold and still matters: 1 alert.");
    await world.until(() => told().length > 0, 60_000);
    expect(told()[0]?.text).toContain("On hold for the digest");
    expect((await bot.ask(kim, "/сводка сейчас")).text).toContain("No alerts on hold.");
  });

  it("leads to what is kept, and to the question whether to delete it", async () => {
    const { reply } = await bot.ask(chat, "/settings");
    expect(first((await bot.press(chat, reply, "My data")).text)).toBe("My data");
    const asked = await bot.press(chat, (await bot.press(chat, reply, "My data")).reply, "Delete everything");
    expect(first(asked.text)).toMatch(/^Delete everything I keep about this chat: .*\?/);
    expect(labels(asked.reply)).toEqual(["Yes, delete everything", "No, keep it", "My data"]);
  });

  it("says what there is when it is asked for something else", async () => {
    const { text, reply } = await bot.ask(chat, "/settings colour blue");
    expect(first(text)).toBe("There’s no setting “colour blue”. See all of them, or type, for example: /settings zone london");
    expect(first((await bot.press(chat, reply, "Settings")).text)).toBe("Settings");
    expect(first((await bot.ask(chat, "/settings members on")).text)).toContain("There’s no setting");
  });
});

describe("in a group", () => {
  const group = "playground:group";
  const by = (id: string, manages = false) => ({
    ...({ place: "group", reader: { id, language: "en" } } as const),
    mayManage: async () => manages,
  });

  it("everybody reads the settings, and administrators change them, by typing and by pressing", async () => {
    const { text } = await bot.ask(group, "/settings", by("1"));
    expect(text).toMatch(/^Settings of this chat\n[\s\S]*Who can add watches: Admins only/);
    expect((await bot.ask(group, "/settings odds", by("1"))).text).not.toContain("Bonuses");
    expect((await bot.ask(group, "/settings bonuses on", by("2", true))).text).toContain("There’s no setting");
    const refused = await bot.ask(group, "/settings format american", by("1"));
    expect([first(refused.text), refused.reply.personal]).toEqual(["Only admins of this chat can do that.", true]);
    const pressed = { ...by("1"), command: "settings", text: "members on", source: "button" } as const;
    expect(first((await bot.ask(group, "/settings", pressed)).text)).toBe("Only admins of this chat can do that.");
    expect((await bot.ask(group, "/settings format american", by("2", true))).text).toContain("✓ Odds format: American");
  });

  it("members watch once that is allowed, and leave alone what others watch", async () => {
    const watch = `/watch ${slug}`;
    expect((await bot.ask(group, watch, by("1"))).text).toContain("They can let all members do it in /settings.");
    expect((await bot.ask(group, "/settings members on", by("2", true))).text).toContain("✓ Who can add watches: All members");
    expect((await bot.ask(group, watch, by("1"))).text).toMatch(/^.+\nWatching\. /);
    expect((await bot.ask(group, `${watch} 1pp replace`, by("3"))).text).toContain("Someone else added this watch");
    expect((await bot.ask(group, `/unwatch ${slug}`, by("3"))).text).toContain("Someone else added this watch");
    expect((await bot.ask(group, `${watch} 1pp replace`, by("1"))).text).toMatch(/^.+\nNew rule\. /);
    expect((await bot.ask(group, `/unwatch ${slug}`, by("2", true))).text).toMatch(/^Stopped watching /);
    expect((await bot.ask(group, "/settings threshold 5pp", by("1"))).text).toContain("Only admins of this chat");
  });
});

describe("/start", () => {
  it("asks nothing: it shows two matches to come, the first with odds at hand, and from which age it is", async () => {
    const chat = "playground:new";
    const { text, reply } = await bot.ask(chat, "/start");
    expect(text).toMatch(
      /^Linewatch\nTen bookmakers’ odds side by side, and an alert when they move.\nType a team, for example /,
    );
    expect(text.match(/18\+/g)).toHaveLength(1);
    expect(labels(reply)).toHaveLength(6);
    const [first = ""] = labels(reply);
    expect((await bot.press(chat, reply, first)).text).toContain("Best: ");
    expect((await bot.ask(chat, "/start")).text).toContain("18+");
  });

  it("names who helps where the reader's app is from", async () => {
    const reader = { id: "britain", language: "en-GB" };
    expect((await bot.ask("playground:britain", "/start", { reader })).text).toContain("0808 8020 133");
  });

  it("changes the language and comes back in it", async () => {
    const chat = "playground:languages";
    const { reply } = await bot.ask(chat, "/start");
    const languages = await bot.press(chat, reply, "English ▾");
    const again = await bot.press(chat, languages.reply, "Русский");
    expect(again.text).toMatch(/^Linewatch\nКоэффициенты/);
    expect(labels(again.reply)).toContain("Русский ▾");
    const forged = { command: "start", text: "language klingon", source: "button" } as const;
    expect(labels((await bot.ask(chat, "/start", forged)).reply)).toContain("✓ Русский");
  });

  it("shows a group its settings, and Discord, which has a language of its own, too", async () => {
    expect(labels((await bot.ask("playground:many", "/start", { place: "group" })).reply)).toContain("Settings");
    expect(labels((await bot.ask("discord:7", "/start")).reply)).toContain("Settings");
  });

  it("opens the match that a link names, at once", async () => {
    const { text } = await bot.ask("playground:linked", "/start m1");
    const odds = (await bot.ask("playground:linked", "/odds #1")).text;
    const ageless = (said: string) => said.replace(/ · updated .*/, "");
    expect(ageless(text.replace(/^18\+.*\n/m, ""))).toBe(ageless(odds));
    expect([text, odds].map((said) => said.includes("18+"))).toEqual([true, false]);
    expect(text).toMatch(/^ \| 1 \| /m);
    expect((await bot.ask("playground:linked", "/start m999999")).text).toContain("I don’t know “#999999”");
  });
});

describe("a reader who asks too fast", () => {
  it("is told so in one sentence that nobody else sees, and is answered again soon", async () => {
    const chat = "playground:fast";
    const how = { place: "group", reader: { id: "fast", language: "ru" } } as const;
    const quick = await Promise.all(Array.from({ length: 16 }, () => bot.call(chat, "/watches", how)));
    expect(quick.filter(({ text }) => first(text) === "Мои подписки")).toHaveLength(15);
    const last = quick.at(-1);
    expect(first(last?.text ?? "")).toBe("Так быстро отвечать не получается. Спросите ещё раз через 3 секунды.");
    expect([last?.reply.personal, last?.reply.buttons]).toEqual([true, []]);
    await world.pass(3_000);
    expect(first((await bot.ask(chat, "/watches", how)).text)).toBe("Мои подписки");
  });
});
