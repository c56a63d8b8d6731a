import type { Texts } from "../../src/replies/parts/text.ts";
import { copyOfFolder, freshFolder, laterMatch, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";
import { type DiscordStandIn, startDiscordStandIn } from "../standins/discord.ts";
import type { StandInUser } from "../standins/discord-world.ts";
import { openRetelling, type Retelling } from "../standins/retelling.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../standins/telegram.ts";

/** Everything that can be broken, and who is there. */
export interface Stage {
  world: TestWorld;
  telegram: TelegramStandIn;
  discord: DiscordStandIn;
  /** The match that everybody watches. */
  slug: string;
  /** Watches in private on Telegram. */
  ann: number;
  /** A group on Telegram that watches, in a topic, and who administers it. */
  group: number;
  topic: number;
  boss: number;
  /** Watches in private on Discord. */
  dora: StandInUser;
  dm: string;
  /** Watches in a channel of a server. */
  channel: string;
  guild: string;
  /** What the odds service says of matches may be said otherwise, where the stage was opened with `retells`. */
  source: Retelling;
  /** Types a command in every chat: in a server's channel and in groups whoever manages that. */
  ask(command: string, words: string): void;
  /** Stops the bot as an operator would, does something, and starts it again on the same data. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  /** The price of the match moves by so many points; an alert is due. */
  move(points?: number): void;
}

/** Something that goes wrong, between two alerts that come as always. */
export interface Fault {
  name: string;
  /** Begins it. What it returns ends it again. */
  begin(stage: Stage): unknown;
  /** How long (minutes) it lasts; 5 unless said otherwise. */
  minutes?: number;
  /** Whether an alert falls due while it lasts; false where it must not change a thing. */
  moves?: boolean;
  /** Whose messages arrive without the bot being told: each may come once more. */
  losesAnswers?: (keyof Told)[];
  /** Whose alerts it takes away for good: a chat that is gone is told nothing. */
  silences?: (keyof Told)[];
}

/** What each chat was told of the match. */
export interface Told {
  ann: string[];
  group: string[];
  dora: string[];
  channel: string[];
}

export interface FaultFigures {
  expected: number;
  delivered: number;
  repeated: number;
  lost: number;
  /** Messages whose answer was lost on its way, each of which may come once more. */
  lostAnswers: number;
  /** The most requests to the odds service in any 60 seconds. */
  mostPerMinute: number;
  /** Whether somebody who asked in the middle of it was answered, and within how long. */
  answeredMs: number | null;
}

const minuteMs = 60_000;
/** The market refreshes ten times as fast, so that what falls due does so while a fault lasts. */
const speed = 10;
const ann = 7;
const asker = 9;
const boss = 8;
const group = -1001;
const topic = 45;
/** Longer than the odds of any match stay as they are, and than we wait before we try again. */
export const settleMs = 35 * minuteMs;

/** A bot with chats on both platforms that watch one match, on a market that refreshes ten times as fast as in life. */
export interface OpenStage {
  stage: Stage;
  /** What each chat was told so far of the match, or of something else. */
  told(about?: string): Told;
  /** Kills the bot where it stands: another one goes on with the file as it was in that moment. */
  kill(): Promise<void>;
  /** What the machine's clock shows beside the time that passes; it may be set at any time. */
  setClock(aheadMs: number): void;
  close(): Promise<void>;
}

export interface StageOptions {
  /** The machine's clock is set now and then, beside the time that passes. */
  setsClock?: boolean;
  /** What the bot says its messages with; else what is in `locales`. */
  texts?: Texts;
  /** The bot asks an odds service that can be made to say something else. It takes none of the service's faults on. */
  retells?: boolean;
}

export async function openStage({ setsClock = false, texts, retells = false }: StageOptions = {}): Promise<OpenStage> {
  const world = await openWorld({ speed });
  const source = await openRetelling(world.url);
  const telegram = createTelegramStandIn({ clock: world.clock, strict: true });
  const { apiRoot, token } = await telegram.start();
  for (const person of [ann, asker, boss]) telegram.addUser(person);
  telegram.addGroup({ id: group, admins: [boss], topics: [topic] });
  const discord = await startDiscordStandIn({ clock: world.clock, strict: true });
  const dora = discord.addUser();
  const dm = discord.addDm(dora);
  const guild = discord.addGuild();
  const channel = discord.addChannel({ guild });
  discord.permit(dora, channel, 1n << 5n);
  const settings = {
    ...{ TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot },
    SANDBOX_SPEED: String(speed),
    ...(retells ? { ODDS_API_BASE_URL: source.url } : {}),
    ...{ DISCORD_BOT_TOKEN: discord.token, DISCORD_API_URL: discord.apiUrl },
  };
  let dataDir = freshFolder();
  let aheadMs = 0;
  const machineTime = () => world.clock.now() + aheadMs;
  const chosen = { ...(texts ? { texts } : {}), ...(setsClock ? { machineTime } : {}) };
  const open = () => openBot(world, { dataDir, settings, ...chosen });
  let bot: TestBot = await open();
  let isOpen = true;
  const ready = () => world.until(() => isOpen, 60 * minuteMs);
  const { slug, home } = laterMatch(world);
  const stage: Stage = {
    ...{ world, telegram, discord, source, slug, ann, group, topic, boss, dora, dm, channel, guild },
    ask(command, words) {
      telegram.say(ann, ann, `/${command} ${words}`);
      telegram.say(group, boss, `/${command} ${words}`, { thread: topic });
      const option = command === "settings" ? "change" : "match";
      for (const place of [dm, channel]) discord.slash(dora, place, command, { [option]: words });
    },
    async restart(meanwhile) {
      await bot.stop();
      await meanwhile?.();
      bot = await open();
    },
    move: (points = 6) => void world.sandbox.knobs.move({ slug, selection: "home", points }),
  };
  const told = (about = home.name.en): Told => {
    const onIt = (messages: readonly { text: string }[]): string[] =>
      messages.flatMap(({ text }) => (text.includes(about) ? [text] : []));
    return {
      ann: onIt(telegram.messages(ann)),
      group: onIt(telegram.messages().filter(({ chat }) => chat < 0)),
      dora: onIt(discord.messagesIn(dm)),
      channel: onIt(discord.messagesIn(channel)),
    };
  };
  await world.pass(minuteMs);
  stage.ask("watch", slug);
  await world.until(() => Object.values(told()).every(({ length }) => length === 1), 10 * minuteMs);
  await world.pass(minuteMs);
  world.sandbox.knobs.resetStatistics();
  return {
    stage,
    told,
    async kill() {
      await ready();
      const image = await copyOfFolder(dataDir);
      await bot.stop();
      dataDir = image;
      // Nobody waits for it: a bot that starts while a platform is away is there once that is back.
      isOpen = false;
      void open().then((next) => {
        bot = next;
        isOpen = true;
      });
    },
    setClock(ms) {
      aheadMs = ms;
    },
    async close() {
      await ready();
      await bot.stop();
      await Promise.all([telegram.stop(), discord.stop(), source.close()]);
      await world.close();
    },
  };
}

/** One alert as always, one while the fault lasts, one as always: each must reach everybody once. */
export async function outcomeOf(fault: Fault): Promise<FaultFigures> {
  const { stage, told: all, close } = await openStage();
  const { world } = stage;
  try {
    const silenced = new Set(fault.silences ?? []);
    const chats = (Object.keys(all()) as (keyof Told)[]).filter((chat) => !silenced.has(chat));
    let expected = 0;
    let delivered = 0;
    let repeated = 0;
    /** Waits for what is due, and a good while longer for what must not come. */
    const settle = async (before: Told, due: number): Promise<void> => {
      const fresh = (chat: keyof Told): number => all()[chat].length - before[chat].length;
      await world.within(settleMs, () => chats.every((chat) => fresh(chat) >= due));
      await world.pass(5 * minuteMs);
      for (const chat of chats) {
        expected += due;
        delivered += Math.min(due, fresh(chat));
        repeated += Math.max(0, fresh(chat) - due);
      }
    };

    let before = all();
    stage.move();
    await settle(before, 1);

    before = all();
    const end = await fault.begin(stage);
    if (fault.moves !== false) stage.move();
    const half = ((fault.minutes ?? 5) * minuteMs) / 2;
    await world.pass(half);
    const answeredMs = await ask(stage);
    await world.pass(half);
    const lostAnswers = (fault.losesAnswers ?? []).reduce((sum, chat) => sum + all()[chat].length - before[chat].length, 0);
    if (typeof end === "function") await end();
    await settle(before, fault.moves === false ? 0 : 1);

    before = all();
    stage.move();
    await settle(before, 1);
    const { mostInWindow: mostPerMinute } = world.sandbox.knobs.statistics();
    return { expected, delivered, repeated, lost: expected - delivered, lostAnswers, mostPerMinute, answeredMs };
  } finally {
    await close();
  }
}

/** Somebody who watches nothing asks for odds; how long they wait for any answer. */
async function ask({ world, telegram, slug }: Stage): Promise<number | null> {
  const before = telegram.messages(asker).length;
  const asked = world.clock.now();
  telegram.say(asker, asker, `/odds ${slug}`);
  const isAnswered = await world.within(20_000, () => telegram.messages(asker).length > before);
  return isAnswered ? world.clock.now() - asked : null;
}
