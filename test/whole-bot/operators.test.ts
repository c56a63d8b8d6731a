import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openUnchanged } from "../../src/storage/database.ts";
import { freshFolder, laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord, seatOf as seatOnDiscord } from "./discord-house.ts";
import { type House, openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { boss, openTelegram, seatOf as seatOnTelegram } from "./telegram-house.ts";

/** A house whose boss is the bot's operator, with a private chat of their own. */
interface OperatedHouse extends House {
  private: Seat;
  /** The platform takes the next message that is sent unasked, and its answer is lost. */
  loseNextAnswer(): void;
  /** The addresses of the operator, of Ann's private chat and herself, and of the group, as operators type them. */
  addresses: { operator: string; ann: string; annHerself: string; group: string; operatorChat: string };
}

async function onTelegram(world: TestWorld): Promise<OperatedHouse> {
  const house = await openTelegram(world);
  const operator = `telegram:${boss}`;
  return {
    ...house,
    settings: { ...house.settings, OPERATORS: operator },
    private: seatOnTelegram(house.standIn, boss, boss),
    loseNextAnswer: () => house.standIn.failNext("sendMessage", "lost"),
    addresses: { operator, ann: "telegram:7", annHerself: "telegram:7", group: "telegram:-1001", operatorChat: operator },
  };
}

async function onDiscord(world: TestWorld): Promise<OperatedHouse> {
  const house = await openDiscord(world);
  const operator = `discord:${house.boss.id}`;
  const dm = house.standIn.addDm(house.boss);
  return {
    ...house,
    settings: { ...house.settings, OPERATORS: operator },
    private: seatOnDiscord(house.standIn, dm, house.boss),
    loseNextAnswer: () => house.standIn.failNext({ method: "POST", path: /\/messages$/ }, { kind: "reset", done: true }),
    addresses: {
      operator,
      ann: `discord:${house.dmOfAnn}`,
      annHerself: `discord:@${house.guest.id}`,
      group: `discord:${house.channel}`,
      operatorChat: `discord:${dm}`,
    },
  };
}

describe.each([
  ["Telegram", onTelegram],
  ["Discord", onDiscord],
] as const)("the operator of a bot on %s", { tags: "long" }, (platform, openHouse) => {
  let scene: Scene<OperatedHouse>;
  let slug: string;
  beforeEach(async () => {
    scene = await openScene<OperatedHouse>(openHouse);
    ({ slug } = laterMatch(scene.world));
  });
  afterEach(() => scene.close());

  const admin = (words: string) => scene.ask(scene.house.private, `/admin ${words}`.trim());

  it("is told how the bot is doing", async () => {
    const { text, buttons } = await admin("status");
    expect(text).toContain(`Platforms: ${platform} works`);
    expect(text).toMatch(/Version: \d+\.\d+\.\d+/);
    expect(text).toContain("Database: SQLite");
    expect(buttons).toEqual(expect.arrayContaining(["Budget", "Chats", "Doctor"]));
    expect((await admin("budget")).text).toContain("requests a minute");
    expect((await admin("dance")).text).toContain("There’s no operator command “dance”.");
  });

  it("is refused to others with what any unknown command is answered, in private and in groups", async () => {
    const { ann, rita, guest } = scene.seats;
    for (const words of ["", " status", ` limits ${scene.house.addresses.ann} hourly 1`]) {
      const { text, buttons } = await scene.ask(ann, `/admin${words}`);
      expect(text).toMatch(/^I don’t know \/\u200b?admin\./);
      expect(buttons).not.toContain("Status");
    }
    expect((await scene.ask(rita, "/admin log")).text).toMatch(/^Не знаю команды \/\u200b?admin/);
    if (platform === "Discord") {
      expect((await scene.ask(guest, "/admin status")).text).toMatch(/^I don’t know \//);
      expect(scene.seats.admin.shown()).toEqual([]);
    }
    expect((await admin("log")).text).toContain("Nothing yet.");
  });

  it("finds a chat, sees its card, and sets its limits, which then hold; all of it is written down", async () => {
    const { ann } = scene.seats;
    const { addresses } = scene.house;
    await scene.ask(ann, `/watch ${slug}`);
    const list = await admin("chats");
    expect(list.text).toContain(`${addresses.ann}: 1 watch`);
    expect(list.text).toMatch(new RegExp(`${platform}: 1 active`));
    expect((await admin("chats nobody")).text).toContain("There’s no such chat.");
    const card = await admin(`chat ${addresses.ann}`);
    expect(card.text).toContain("Watched matches: 1 of at most 100");
    const [logName = ""] = /\w+~[\da-f]{10}/.exec(card.text) ?? [];
    expect((await admin(`chats ${logName}`)).text).toContain(`${addresses.ann}: 1 watch`);
    const limits = await scene.press(scene.house.private, card, "Limits");
    expect(limits.text).toContain("Messages an hour: 12 messages");
    const set = await scene.press(scene.house.private, limits, "No limit");
    expect(set.text).toContain("Messages an hour: No limit");
    expect((await admin(`limits ${addresses.ann} watches 1`)).text).toContain("Matches: 1 match");
    const other = laterMatchBut(scene.world, slug);
    expect((await scene.ask(ann, `/watch ${other}`)).text).toContain("already watches 1 match, the most it can");
    expect((await admin(`limits ${addresses.ann} hourly many`)).text).toContain("I understand");
    expect((await admin("limits telegram:404")).text).toContain("I don’t know a chat telegram:404");
    expect((await admin("limits ann")).text).toContain("Type its address");
    const log = (await admin("log")).text.split("\n").filter((line) => line.includes(addresses.operator));
    expect(log.map((line) => line.slice(line.indexOf(addresses.operator)))).toEqual([
      expect.stringContaining(`${addresses.operator}: limits ${addresses.ann} · watches 1`),
      expect.stringContaining(`${addresses.operator}: limits ${addresses.ann} · hourly off`),
      expect.stringContaining(`${addresses.operator}: chat ${addresses.ann}`),
    ]);
  });

  it("is answered where nobody else sees it", async () => {
    const { admin: inGroup, guest } = scene.seats;
    if (platform === "Telegram") await scene.after(scene.house.private, () => inGroup.write("/admin@linewatch_bot log"));
    else await scene.ask(inGroup, "/admin log");
    expect(guest.shown()).toEqual([]);
  });

  it("blocks a chat, which is told so once and then hears nothing, alerts included, until it is let in again", async () => {
    const { ann } = scene.seats;
    const { addresses } = scene.house;
    await scene.ask(ann, `/watch ${slug}`);
    const card = await admin(`chat ${addresses.ann}`);
    expect((await scene.press(scene.house.private, card, "Block")).text).toContain(`${addresses.ann} is blocked`);
    expect((await scene.ask(ann, "/matches")).text).toMatch(/^My operators have blocked this chat/);
    await isSilent(ann, () => ann.write("/matches"));
    await isSilent(ann, () => scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 }));
    await scene.restart();
    await isSilent(scene.seats.ann, () => scene.seats.ann.write("/matches"));
    expect((await admin(`block ${addresses.operator}`)).text).toContain("can’t be blocked");
    const blocked = await admin(`chat ${addresses.ann}`);
    expect(blocked.text).toContain("State: blocked");
    expect((await scene.press(scene.house.private, blocked, "Unblock")).text).toContain(`${addresses.ann} has access now`);
    expect((await scene.ask(scene.seats.ann, "/matches")).text).toMatch(/^Matches/);
    expect((await admin(`unblock ${addresses.ann}`)).text).toContain("wasn’t blocked");
    expect((await admin("log")).text).toMatch(/: allow .*\n.*: chat .*\n.*: block /);
  });

  it("blocks a person wherever they are, and nobody beside them", async () => {
    const { guest, rita } = scene.seats;
    await admin(`block ${scene.house.addresses.annHerself}`);
    expect((await scene.ask(guest, "/matches")).text).toMatch(/^My operators have blocked this chat/);
    await isSilent(scene.seats.ann, () => scene.seats.ann.write("/matches"));
    expect((await scene.ask(scene.seats.admin, "/live")).text).not.toContain("do not answer");
    expect((await scene.ask(rita, "/matches")).text).toMatch(/^Матчи/);
  });

  it("lets the bot leave a group or a server, and no private chat", async () => {
    const { addresses } = scene.house;
    await scene.ask(scene.seats.admin, `/watch ${slug}`);
    expect((await admin(`leave ${addresses.group}`)).text).toContain(`I’ve left ${addresses.group}`);
    await scene.world.pass(5_000);
    expect((await admin(`chat ${addresses.group}`)).text).toContain("State: unreachable");
    expect((await admin(`leave ${addresses.ann}`)).text).toContain("is a private chat");
    expect((await admin("leave telegram:-404")).text).toMatch(platform === "Telegram" ? /couldn’t leave/ : /private chat/);
  });

  describe("tells every chat something", longElsewhere(platform), () => {
    const said = "Back at nine.";
    const notices = (seat: Seat) => seat.shown().filter(({ text }) => text.includes(said));
    const preview = async () => {
      // A topic, a group and two private chats; one of them is shut out.
      const { ann, rita, admin: inGroup } = scene.seats;
      for (const seat of [ann, rita, inGroup]) await scene.ask(seat, `/watch ${slug}`);
      return admin(`broadcast ${said}`);
    };

    it("shows it first, and sends it once to each chat that can be reached, in its own language", async () => {
      const shown = await preview();
      expect(shown.text).toMatch(/Not sent yet/);
      expect(shown.text).toMatch(/3 chats, done in about 1 minute; alerts go first/);
      await scene.world.pass(60_000);
      expect(notices(scene.seats.ann)).toEqual([]);
      expect((await scene.press(scene.house.private, shown, "Send to 3 chats")).text).toContain("Sending it now.");
      await scene.restart();
      await scene.world.pass(60_000);
      const { ann, rita, admin: inGroup } = scene.seats;
      expect([ann, rita, inGroup].map((seat) => notices(seat).length)).toEqual([1, 1, 1]);
      expect(notices(rita)[0]?.text).toContain("Всем чатам от владельцев бота");
      const again = await scene.press(scene.house.private, shown, "Send to 3 chats");
      expect(again.text).toContain("No chat gets it twice");
      expect(again.text).toContain("Sent: 3, left: 0");
      await scene.world.pass(60_000);
      expect(notices(scene.seats.ann)).toHaveLength(1);
      await scene.world.pass(61 * 60_000);
      expect((await scene.press(scene.house.private, shown, "Send to 3 chats")).text).toContain("Sent: 3, left: 0");
      expect((await admin("log")).text).toMatch(/: send #\d+ · 3\n.*: broadcast · Back at nine\./);
    });

    it("stops where it is told to, and who wants no messages for an hour gets nothing afterwards", async () => {
      const shown = await preview();
      await scene.ask(scene.seats.ann, "/snooze 1h");
      const begun = await scene.press(scene.house.private, shown, "Send to 3 chats");
      await scene.world.pass(60_000);
      expect(notices(scene.seats.rita)).toHaveLength(1);
      const stopped = await scene.press(scene.house.private, begun, "Stop");
      expect(stopped.text).toContain("Sent: 2, not sent: 1");
      await scene.world.pass(75 * 60_000);
      expect(notices(scene.seats.ann)).toEqual([]);
    });

    it("is rather lost by a chat than told twice where nobody knows whether it arrived", async () => {
      const shown = await preview();
      await scene.ask(scene.seats.ann, "/snooze 1h");
      await scene.press(scene.house.private, shown, "Send to 3 chats");
      await scene.world.pass(60_000);
      scene.house.loseNextAnswer();
      await scene.world.pass(2 * 3_600_000);
      const { ann, rita, admin: inGroup } = scene.seats;
      expect([ann, rita, inGroup].map((seat) => notices(seat).length)).toEqual([1, 1, 1]);
    });

    it("asks again for what is too old or too long", async () => {
      expect((await admin("broadcast")).text).toContain("and the message. I send nothing");
      expect((await admin("broadcast send #404")).text).toContain("over an hour old");
      if (platform === "Telegram") expect((await admin(`broadcast ${"word ".repeat(400)}`)).text).toContain("too long");
      const shown = await preview();
      await scene.world.pass(61 * 60_000);
      expect((await scene.press(scene.house.private, shown, "Send to 3 chats")).text).toContain("over an hour old");
    });
  });

  /** Whatever is done, the bot says nothing to this person here. */
  async function isSilent(seat: Seat, act: () => void): Promise<void> {
    const before = seat.shown().length;
    await scene.world.pass(1_100);
    act();
    await scene.world.pass(refreshMs);
    const fresh = seat.shown().slice(before);
    // Discord shows a command as failed until something answers it.
    if (platform === "Discord")
      expect(fresh.every(({ text }) => text.startsWith("My operators have blocked this chat"))).toBe(true);
    else expect(fresh).toEqual([]);
  }
});

describe.each([
  ["Telegram", onTelegram],
  ["Discord", onDiscord],
] as const)("a bot on %s that asks its operators who may come in", (_platform, openHouse) => {
  let scene: Scene<OperatedHouse>;
  beforeEach(async () => {
    scene = await openScene<OperatedHouse>(openHouse, { ACCESS: "approval" });
    // An operator is never asked about.
    await scene.ask(scene.house.private, "/admin");
  });
  afterEach(() => scene.close());

  const asks = () => scene.house.private.shown().filter(({ text }) => text.includes("wants access"));

  it("asks them once for each chat, tells it when it is let in, and remembers that", { tags: "long" }, async () => {
    const { ann, rita } = scene.seats;
    expect((await scene.ask(ann, "/matches")).text).toMatch(/^I only answer where my operators allow it\./);
    await scene.world.until(() => asks().length > 0);
    ann.write("/matches");
    await scene.restart();
    await scene.world.pass(5_000);
    expect(asks()).toHaveLength(1);
    const [asked] = asks();
    expect(asked?.text).toContain(`A new chat wants access: ${scene.house.addresses.ann}`);
    expect((await scene.ask(scene.house.private, "/admin chats asked")).text).toContain(scene.house.addresses.ann);
    const told = scene.after(scene.seats.ann, () => scene.house.private.press(asked as NonNullable<typeof asked>, "Allow"));
    expect((await told).text).toMatch(/^This chat now has access\./);
    expect((await scene.ask(scene.seats.ann, "/matches")).text).toMatch(/^Matches/);
    expect((await scene.ask(rita, "/matches")).text).toMatch(/^Я отвечаю только там, где разрешили мои владельцы\./);
  });

  it("tells whom they refuse once", { tags: "long" }, async () => {
    const { ann } = scene.seats;
    await scene.ask(ann, "/matches");
    await scene.world.until(() => asks().length > 0);
    const [asked] = asks();
    const refused = await scene.press(scene.house.private, asked as NonNullable<typeof asked>, "Refuse");
    expect(refused.text).toContain("is blocked");
    expect((await scene.ask(ann, "/matches")).text).toMatch(/^My operators have blocked this chat/);
  });
});

describe.each([
  ["Telegram", onTelegram],
  ["Discord", onDiscord],
] as const)("a bot on %s with a list of who may come in", (platform, openHouse) => {
  it("answers those who are listed, and tells others once", longElsewhere(platform), async () => {
    const scene = await openScene<OperatedHouse>(async (world) => {
      const house = await openHouse(world);
      return { ...house, settings: { ...house.settings, ACCESS: "list", ACCESS_LIST: house.addresses.annHerself } };
    });
    expect((await scene.ask(scene.seats.ann, "/matches")).text).toMatch(/^Matches/);
    expect((await scene.ask(scene.seats.guest, "/live")).text).not.toContain("only answer in certain chats");
    expect((await scene.ask(scene.seats.rita, "/matches")).text).toMatch(/^Я отвечаю только в определённых чатах/);
    expect((await scene.ask(scene.house.private, "/matches")).text).toMatch(/^Matches/);
    await scene.close();
  });
});

describe.each([
  ["Telegram", onTelegram],
  ["Discord", onDiscord],
] as const)("a bot on %s whose errors are told to a chat of its operators", (_platform, openHouse) => {
  it("tells each kind once an hour, also while the database cannot be asked, and no secret", { tags: "long" }, async () => {
    const dataDir = freshFolder();
    const scene = await openScene<OperatedHouse>(async (world) => {
      const house = await openHouse(world);
      const own = { OPERATOR_CHAT: house.addresses.operatorChat, DATA_DIR: dataDir };
      return { ...house, settings: { ...house.settings, ...own } };
    });
    const errors = () => scene.house.private.shown().filter(({ text }) => text.includes("a command failed"));
    const database = openUnchanged(join(dataDir, "linewatch.db"), silentLog);
    // Whoever asks for acts meets a bug, and nothing can be claimed any more.
    for (const table of ["acts", "facts"])
      await sql`alter table ${sql.table(table)} rename to ${sql.table(`no_${table}`)}`.execute(database);
    await database.destroy();
    for (let count = 0; count < 3; count++)
      expect((await scene.ask(scene.house.private, "/admin log")).text).toContain("Something went wrong");
    await scene.world.until(() => errors().length > 0);
    expect(errors()[0]?.text).toMatch(/a command failed \(\w+\)\n\s*(?:Once, at|\d times, first at) /);
    expect(errors()[0]?.text).toContain("no such table: acts");
    await scene.ask(scene.house.private, "/admin log");
    await scene.world.pass(30 * 60_000);
    expect(errors()).toHaveLength(1);
    await scene.world.pass(40 * 60_000);
    expect(errors()).toHaveLength(2);
    expect(errors()[1]?.text).toMatch(/a command failed \(\w+\)\n\s*(?:Once, at|\d times, first at)/);
    const [token = ""] = Object.entries(scene.house.settings).flatMap(([name, value]) =>
      name.endsWith("_TOKEN") ? [value] : [],
    );
    expect(errors().some(({ text }) => text.includes(token))).toBe(false);
    await scene.close();
  });
});

function laterMatchBut({ sandbox, clock }: TestWorld, slug: string): string {
  const later = clock.now() + 30 * 3_600_000;
  const match = sandbox.world.matches(clock.now()).find((one) => one.startsAt > later && one.slug !== slug);
  if (!match) throw new Error("the world has no such match");
  return match.slug;
}
