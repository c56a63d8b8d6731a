// @module-tag long
import { afterAll, expect, it } from "vitest";
import { loadTexts, type Texts } from "../../src/replies/parts/text.ts";
import { isOnPostgres } from "../bot.ts";
import { type Fault, type OpenStage, openStage, type Stage, type StageOptions, settleMs, type Told } from "./scene.ts";

const minuteMs = 60_000;
/** The odds are refreshed within three minutes here. */
const refreshMs = 4 * minuteMs;
/** The list of matches is read every five minutes. */
const listMs = 6 * minuteMs;
/** Long enough for a message to come once more. */
const quietMs = 3 * minuteMs;
const outgoing = { path: /^\/(channels|users)/ };

type Chat = keyof Told;
const everybody: readonly Chat[] = ["ann", "group", "dora", "channel"];

interface Figures {
  due: number;
  told: number;
  lost: number;
  false: number;
  twice: number;
}

interface Due {
  /** How many messages each of the chats must be told; one unless said otherwise. */
  each?: number;
  chats?: readonly Chat[];
  /** What counts as told; a way from one price to another unless said otherwise. */
  alert?: RegExp;
}

interface Counter {
  /** Waits for what is due since the last look, and for what must not come; `isTrue` judges each message. */
  look(isTrue: (text: string, nth: number) => boolean, due?: Due): Promise<void>;
  /** Waits until each of the chats has been told so many alerts since the last look. */
  arrived(each: number): Promise<void>;
}

interface Trouble {
  name: string;
  options?: StageOptions;
  play(open: OpenStage, counter: Counter): Promise<void>;
  /** On Postgres a bot goes by the server's clock, which no test sets. */
  onSqliteOnly?: boolean;
}

const way = /[▼▲] .* (\d+\.\d+) → (\d+\.\d+)/;

/** Whether an alert says that the home team's chance has gone as far as it was moved. */
function moved(points: number): (text: string) => boolean {
  return (text) => {
    const [, from, to] = way.exec(text) ?? [];
    return from !== undefined && Math.abs(100 / Number(to) - 100 / Number(from) - points) <= 2;
  };
}

/** Answers that speak of neither a message nor a chat, one after the other. */
const strange: Fault["begin"] = ({ telegram, discord }) => {
  const codes = [0, 40333, 20001, 40002, 88888];
  discord.breakDown(outgoing, (nth) =>
    nth % 2 === 0
      ? { kind: "edge", status: [403, 401, 407, 408][(nth / 2) % 4] ?? 403 }
      : { kind: "answer", status: 403, code: codes[((nth - 1) / 2) % codes.length] ?? 0 },
  );
  telegram.breakDown(() => ({ code: 403, description: "Forbidden: words that nobody knows" }));
};

function heal({ telegram, discord }: Stage): void {
  telegram.breakDown(null);
  discord.breakDown({}, null);
}

/** Texts that a passing error of the database keeps from being made, two of three times. */
function failingTexts(): Texts & { fail(does: boolean): void } {
  const texts = loadTexts();
  let fails = false;
  let asked = 0;
  const failing: Texts & { fail(does: boolean): void } = {
    ...texts,
    without: () => failing,
    in(...how) {
      if (fails && asked++ % 3 < 2)
        throw Object.assign(new Error("canceling statement due to statement timeout"), { code: "57014" });
      return texts.in(...how);
    },
    fail(does) {
      fails = does;
    },
  };
  return failing;
}

const slow = failingTexts();

const troubles: readonly Trouble[] = [
  {
    name: "1 rights are taken and given back, and ten seconds in which everything is refused",
    async play({ stage }, counter) {
      const { world, telegram, discord, group, topic, channel } = stage;
      telegram.closeTopic(group, topic);
      discord.setAccess(channel, "muted");
      stage.move(6);
      await world.pass(10 * minuteMs);
      telegram.reopenTopic(group, topic);
      discord.setAccess(channel, "open");
      await counter.look(moved(6));

      telegram.breakDown(() => ({ code: 403, description: "Forbidden: bot was kicked from the supergroup chat" }));
      discord.breakDown(outgoing, () => ({ kind: "answer", status: 403, code: 50001 }));
      const refused = () => telegram.requests("sendMessage").filter(({ code }) => code === 403).length;
      const before = refused();
      stage.move(-6);
      await world.until(() => refused() > before, refreshMs);
      await world.pass(10_000);
      heal(stage);
      await counter.look(moved(-6));
    },
  },
  {
    name: "2 answers that are not the platform's",
    async play({ stage }, counter) {
      strange(stage);
      stage.move(6);
      await stage.world.pass(refreshMs);
      heal(stage);
      await counter.look(moved(6));
      stage.move(-6);
      await counter.look(moved(-6));
    },
  },
  {
    name: "3 errors of the database that pass, while words are made",
    options: { texts: slow },
    async play({ stage }, counter) {
      for (const points of [6, -6, 6]) {
        slow.fail(true);
        stage.move(points);
        await stage.world.pass(refreshMs);
        slow.fail(false);
        await counter.look(moved(points));
      }
    },
  },
  {
    name: "4 a pause that Telegram asks of one chat",
    async play({ stage, told }, counter) {
      const { world, telegram, ann } = stage;
      const others = everybody.filter((chat) => chat !== "ann");
      const before = told();
      telegram.limit(ann, 6 * minuteMs);
      stage.move(6);
      await world.until(() => others.every((chat) => told()[chat].length > before[chat].length), refreshMs + 5_000);
      expect(told().ann).toEqual(before.ann);
      await counter.look(moved(6));
      stage.move(-6);
      await counter.look(moved(-6));
    },
  },
  {
    name: "5 the machine's clock is set back and forward",
    options: { setsClock: true },
    onSqliteOnly: true,
    async play({ stage, setClock }, counter) {
      for (const [hours, points] of [
        [-24, 6],
        [-1, -6],
        [1, 6],
      ] as const) {
        setClock(hours * 60 * minuteMs);
        stage.move(points);
        await counter.look(moved(points));
      }
    },
  },
  {
    name: "6 the process is killed while its messages are under way",
    async play({ stage, kill }, counter) {
      const { world, telegram, discord } = stage;
      for (const points of [6, -6]) {
        let begun = 0;
        telegram.breakDown(() => {
          begun += 1;
          return "hang";
        });
        discord.breakDown(outgoing, () => {
          begun += 1;
          return { kind: "hang", done: false };
        });
        stage.move(points);
        await world.until(() => begun > 2, refreshMs);
        await kill();
        heal(stage);
        await counter.look(moved(points));
      }
    },
  },
  {
    name: "7 a price is told, the process dies before it notes that, and the price goes back",
    async play({ stage, told, kill }, counter) {
      stage.telegram.breakDown(() => "hang after");
      stage.discord.breakDown(outgoing, () => ({ kind: "hang", done: true }));
      stage.move(6);
      await counter.arrived(1);
      stage.move(-6);
      await kill();
      heal(stage);
      await counter.look((text) => moved(6)(text) || moved(-6)(text), { each: 2 });
      // What came twice counts for none of the two: the last that each chat reads is the way back.
      for (const chat of everybody) expect(told()[chat].at(-1)).toSatisfy(moved(-6));
    },
  },
  {
    name: "8 the source exchanges the sides",
    options: { retells: true },
    async play({ stage }, counter) {
      const { world, source, slug } = stage;
      source.tell(slug, (row) => ({ ...row, home_team: row["away_team"], away_team: row["home_team"] }));
      await world.pass(listMs);
      source.tellOdds(slug, withSidesExchanged);
      await counter.look(() => false, { each: 0 });
      // The team that was at home is away now, and gains.
      stage.move(8);
      await counter.look(moved(8));
    },
  },
  {
    name: "9 a limit that the first board passes",
    async play({ stage }, counter) {
      const { world, slug } = stage;
      const later = world.clock.now() + 30 * 60 * minuteMs;
      const other = world.sandbox.world
        .matches(world.clock.now())
        .find((match) => match.league.sport === "football" && match.startsAt > later && match.slug !== slug);
      world.sandbox.knobs.fail({ kind: "status", status: 503, times: 1_000, endpoint: "odds" });
      stage.ask("watch", `${other?.slug} home >= 1.02`);
      await world.pass(minuteMs);
      stage.ask("watch", `${other?.slug} away >= 900 add`);
      await world.pass(minuteMs);
      world.sandbox.knobs.clearFaults();
      const isOfHome = (text: string) => text.includes(`🎯 ${other?.home.name.en.slice(0, 3)}`);
      await counter.look(isOfHome, { alert: /🎯/ });
    },
  },
  {
    name: "10 what the hourly limit holds back comes as one message",
    async play({ stage }, counter) {
      const { world } = stage;
      stage.ask("settings", "hourly 1");
      await world.pass(minuteMs);
      stage.move(6);
      await counter.look(moved(6));
      stage.move(4);
      await world.pass(refreshMs);
      stage.move(4);
      await world.pass(60 * minuteMs);
      await counter.look(moved(8));
    },
  },
  {
    name: "11 drafts come behind the manager's own limit",
    async play({ stage, told }, counter) {
      const { world, telegram, group, boss } = stage;
      const say = async (text: string): Promise<void> => {
        telegram.say(boss, boss, text);
        await world.pass(minuteMs);
      };
      for (const text of [`/watch ${stage.slug}`, "/settings hourly 1", `/for ${group}`, "/settings publish approve", "/for me"])
        await say(text);
      for (const points of [6, -6, 6]) {
        const before = told();
        const drafts = () => telegram.messages(boss).filter(({ text }) => text.startsWith("Draft for"));
        const asked = drafts().length;
        stage.move(points);
        await world.until(() => drafts().length > asked, refreshMs);
        expect(told().group).toEqual(before.group);
        const draft = drafts().at(-1);
        if (draft) telegram.press(draft, "Publish", boss);
        await counter.look(moved(points));
      }
    },
  },
  {
    name: "12 a match is called off by mistake, and moved",
    options: { retells: true },
    async play({ stage }, counter) {
      const { world, source, slug } = stage;
      source.tell(slug, (row) => ({ ...row, status: "cancelled" }));
      await world.pass(listMs);
      source.tell(slug, null);
      await world.pass(listMs);
      stage.move(6);
      await counter.look(moved(6));
      const later = (row: Readonly<Record<string, unknown>>) => Date.parse(String(row["scheduled_at"])) + 20 * minuteMs;
      source.tell(slug, (row) => ({ ...row, scheduled_at: new Date(later(row)).toISOString() }));
      await counter.look(() => true, { alert: /now starts/ });
    },
  },
];

type Row = Readonly<Record<string, unknown>>;
const opposites = new Map<unknown, string>(Object.entries({ home: "away", away: "home", "1X": "X2", X2: "1X" }));

function withSidesExchanged(data: Row): Row {
  const outcome = (row: Row): Row => ({ ...row, key: opposites.get(row["key"]) ?? row["key"] });
  const market = (row: Row): Row => ({ ...row, outcomes: (row["outcomes"] as Row[]).map(outcome) });
  const book = (row: Row): Row => ({ ...row, markets: (row["markets"] as Row[]).map(market) });
  return { ...data, bookmakers: (data["bookmakers"] as Row[]).map(book) };
}

function createCounter({ stage: { world }, told }: OpenStage, figures: Figures): Counter {
  const everything = () => told("");
  let seen = everything();
  const fresh = (chat: Chat, alert: RegExp): string[] =>
    everything()
      [chat].slice(seen[chat].length)
      .filter((text) => alert.test(text));
  return {
    async look(isTrue, { each = 1, chats = everybody, alert = way } = {}) {
      await world.within(settleMs, () => chats.every((chat) => fresh(chat, alert).length >= each));
      await world.pass(quietMs);
      for (const chat of chats) {
        const texts = fresh(chat, alert);
        figures.due += each;
        figures.told += Math.min(each, texts.length);
        figures.twice += Math.max(0, texts.length - each);
        figures.false += texts.filter((text, nth) => !isTrue(text, nth)).length;
      }
      figures.lost = figures.due - figures.told;
      seen = everything();
    },
    async arrived(each) {
      await world.until(() => everybody.every((chat) => fresh(chat, way).length >= each), settleMs);
    },
  };
}

const rows: string[] = [];

afterAll(() => {
  const engine = isOnPostgres ? "Postgres" : "SQLite";
  console.log([`| Trouble, on ${engine} | due | told | lost | false | twice |`, "|---|---|---|---|---|---|", ...rows].join("\n"));
});

const named = troubles.map((trouble) => [trouble.name, trouble] as const);
it.for(named)("%s: every alert comes, and none is false", async ([name, { options, onSqliteOnly, play }], { skip }) => {
  if (onSqliteOnly && isOnPostgres) return skip("a bot on Postgres goes by the server's clock");
  const open = await openStage(options);
  const figures: Figures = { due: 0, told: 0, lost: 0, false: 0, twice: 0 };
  try {
    await play(open, createCounter(open, figures));
  } finally {
    await open.close();
  }
  rows.push(`| ${[name, figures.due, figures.told, figures.lost, figures.false, figures.twice].join(" | ")} |`);
  expect(figures).toMatchObject({ lost: 0, false: 0 });
});
