import { freshFolder, openBot, openWorld, type TestWorld } from "../bot.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";

/** A platform and the many people on it, each in a private chat of their own. */
export interface CrowdHouse {
  settings: Record<string, string>;
  ask(person: number, typed: string): void;
  /** What each of them sees of the bot. */
  shown(): ReadonlyMap<number, readonly string[]>;
  close(): Promise<void>;
}

export interface CrowdFigures {
  people: number;
  /** Who got prices in the first message, and within the time after which they are told that it takes longer. */
  atOnce: number;
  /** Who was told when the answer comes, and got it in that message. */
  inPlace: number;
  /** Who was told to ask again. */
  sentAway: number;
  /** Who was shown nothing, or more than one message. */
  otherwise: number;
  longestWaitMs: number;
  /** Answers that came later than was said. */
  late: number;
  requests: number;
  refused: number;
}

interface CrowdOptions {
  people: number;
  matches: number;
  withinMs: number;
}

const stepMs = 250;
const hour = 3_600_000;

/** People who ask at even distances about the same few matches, of which a bot that has just started knows no odds. */
export async function askAsCrowd(
  openHouse: (world: TestWorld, people: number) => Promise<CrowdHouse>,
  { people, matches, withinMs }: CrowdOptions,
): Promise<CrowdFigures> {
  const world = await openWorld();
  const house = await openHouse(world, people);
  const bot = await openBot(world, { dataDir: freshFolder(), settings: house.settings });
  try {
    // Long enough for the list of matches, which every bot asks for once.
    await world.pass(60_000);
    const slugs = laterSlugs(world).slice(0, matches);
    world.sandbox.knobs.resetStatistics();
    const seen = createObserver(world, house);
    for (let person = 0; person < people; person++) {
      house.ask(person, `/odds ${slugs[person % slugs.length]}`);
      seen.asked(person);
      await world.pass(withinMs / people);
      seen.look();
    }
    while (seen.open() > 0 && world.clock.now() < seen.lastAskedAt() + 3 * 60_000) {
      await world.pass(stepMs);
      seen.look();
    }
    const { requests, refused } = world.sandbox.knobs.statistics();
    return { ...seen.figures(), requests, refused };
  } finally {
    await bot.stop();
    await house.close();
    await world.close();
  }
}

export function laterSlugs({ sandbox, clock }: TestWorld): string[] {
  const later = clock.now() + 30 * hour;
  const matches = sandbox.world.matches(clock.now()).filter(({ startsAt }) => startsAt > later);
  return matches.map(({ slug }) => slug);
}

interface Seen {
  askedAt: number;
  promisedMs: number | null;
  end: "answered" | "away" | "otherwise" | null;
  waitMs: number;
}

/** Follows what each person sees from the question to its end. */
function createObserver({ clock }: TestWorld, house: CrowdHouse) {
  const seen = new Map<number, Seen>();

  function look(): void {
    const now = clock.now();
    const shown = house.shown();
    for (const [person, one] of seen) {
      if (one.end !== null) continue;
      const texts = shown.get(person) ?? [];
      const [text] = texts;
      if (text === undefined) continue;
      const promised = /I’ll answer here in about (\d+)/.exec(text);
      if (promised) one.promisedMs ??= Number(promised[1]) * 1_000;
      else one.end = endOf(texts);
      one.waitMs = now - one.askedAt;
    }
  }

  return {
    asked: (person: number) =>
      void seen.set(person, { askedAt: clock.now(), promisedMs: null, end: null, waitMs: Number.POSITIVE_INFINITY }),
    look,
    open: () => [...seen.values()].filter(({ end }) => end === null).length,
    lastAskedAt: () => Math.max(...[...seen.values()].map(({ askedAt }) => askedAt)),
    figures() {
      const all = [...seen.values()];
      const answered = all.filter(({ end }) => end === "answered");
      return {
        people: all.length,
        atOnce: answered.filter(({ promisedMs }) => promisedMs === null).length,
        inPlace: answered.filter(({ promisedMs }) => promisedMs !== null).length,
        sentAway: all.filter(({ end }) => end === "away").length,
        otherwise: all.filter(({ end }) => end === "otherwise" || end === null).length,
        longestWaitMs: Math.max(0, ...answered.map(({ waitMs }) => waitMs)),
        late: answered.filter(({ promisedMs, waitMs }) => promisedMs !== null && waitMs > promisedMs + stepMs).length,
      };
    },
  };
}

function endOf(texts: readonly string[]): Seen["end"] {
  if (texts.length !== 1) return "otherwise";
  const [text = ""] = texts;
  if (/ask again/.test(text)) return "away";
  return /\d\.\d\d/.test(text) ? "answered" : "otherwise";
}

/** How the platform takes what is sent: whether it keeps its limits, and how long a message is on its way. */
interface Way {
  strict?: boolean;
  latencyMs?: number;
}

export async function openTelegramCrowd({ clock }: TestWorld, people: number, way: Way = {}): Promise<CrowdHouse> {
  const standIn = createTelegramStandIn({ clock, ...way });
  const { apiRoot, token } = await standIn.start();
  const first = 1_000;
  for (let person = 0; person < people; person++) standIn.addUser(first + person);
  return {
    settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot },
    ask: (person, typed) => void standIn.say(first + person, first + person, typed),
    shown: () => byPerson(standIn.messages().map(({ chat, text }) => [chat - first, text])),
    close: () => standIn.stop(),
  };
}

export async function openDiscordCrowd({ clock }: TestWorld, people: number, way: Way = {}): Promise<CrowdHouse> {
  const standIn = await startDiscordStandIn({ clock, ...way });
  const seats = Array.from({ length: people }, () => ({ user: standIn.addUser(), channel: standIn.addDm() }));
  const persons = new Map(seats.map(({ channel }, person) => [channel, person]));
  return {
    settings: { DISCORD_BOT_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl },
    ask(person, typed) {
      const [, command = "", match = ""] = /^\/(\S+)\s*(.*)$/.exec(typed) ?? [];
      const seat = seats[person];
      if (!seat) return;
      if (standIn.commands.some(({ name }) => name === command)) standIn.slash(seat.user, seat.channel, command, { match });
      else standIn.write(seat.user, seat.channel, typed);
    },
    shown() {
      const visible = standIn.messages.filter(({ deleted, loading }) => !deleted && !loading);
      return byPerson(visible.map(({ channelId, text }) => [persons.get(channelId) ?? -1, text]));
    },
    close: () => standIn.stop(),
  };
}

function byPerson(messages: readonly (readonly [number, string])[]): Map<number, string[]> {
  const shown = new Map<number, string[]>();
  for (const [person, text] of messages) shown.set(person, [...(shown.get(person) ?? []), text]);
  return shown;
}
