import { laterMatch, openBot, openWorld, type TestWorld } from "../bot.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";

/** The ways in which a platform breaks down, and whether what it was asked for is done nevertheless. */
export type Kind = "502" | "reset" | "hang";

/** A platform with two people on it, who only read. */
interface Place {
  settings: Record<string, string>;
  chats: readonly string[];
  /** The texts of the bot's messages in a chat, oldest first. */
  texts(chat: string): string[];
  /** From now on every other request is done and its answer is lost, the others are lost themselves; null ends that. */
  breakDown(kind: Kind | null): void;
  close(): Promise<void>;
}

export interface OutageFigures {
  due: number;
  told: number;
  repeated: number;
  lostAnswers: number;
  /** What was due and never came. */
  lost: string[];
  /** What `/status` said in the middle of it. */
  status: string;
}

const minuteMs = 60_000;
/** The market's hours pass ten times as fast, so that everything becomes due within minutes. */
const speed = 10;

/** Lets a movement, a value bet and the start of a match fall due for two chats while their platform is broken down. */
export async function outageOf(name: keyof typeof places, kind: Kind, minutes: number): Promise<OutageFigures> {
  const world = await openWorld({ speed });
  const place = await places[name](world);
  const settings = { ...place.settings, SANDBOX_SPEED: String(speed) };
  const bot = await openBot(world, { settings });
  try {
    const moving = laterMatch(world);
    const [starting, paying] = otherMatches(world, moving.slug);
    for (const chat of place.chats) {
      for (const typed of [`/watch ${moving.slug}`, `/watch ${starting.slug}`, "/watch value bets 20% improving by 2"])
        await bot.ask(chat, typed);
    }
    await world.pass(starting.startsAt - 5_000 - world.clock.now());
    const before = new Map(place.chats.map((chat) => [chat, place.texts(chat).length]));
    const arrived = (): number => place.chats.reduce((sum, chat) => sum + place.texts(chat).length, 0);

    const atFirst = arrived();
    place.breakDown(kind);
    world.sandbox.knobs.move({ slug: moving.slug, selection: "home", points: 6 });
    world.sandbox.knobs.move({ slug: paying.slug, selection: "home", bookmaker: "bookpine", price: 9.5 });
    await world.pass((minutes * minuteMs) / 2);
    const status = (await bot.ask(place.chats[0] ?? "", "/status")).text;
    await world.pass((minutes * minuteMs) / 2);
    // Whatever arrived until now, its answer was lost.
    const lostAnswers = arrived() - atFirst;
    place.breakDown(null);
    await world.pass(12 * minuteMs);

    const copies = place.chats.flatMap((chat) => {
      const texts = place.texts(chat).slice(before.get(chat));
      return Object.entries(kinds).map(([what, pattern]) => ({
        what: `${chat} ${what}`,
        count: texts.filter((text) => pattern.test(text)).length,
      }));
    });
    const told = copies.filter(({ count }) => count > 0).length;
    const repeated = copies.reduce((sum, { count }) => sum + Math.max(0, count - 1), 0);
    const lost = copies.filter(({ count }) => count === 0).map(({ what }) => what);
    return { due: copies.length, told, repeated, lostAnswers, lost, status };
  } finally {
    await bot.stop();
    await place.close();
    await world.close();
  }
}

const kinds = { movement: /▼ .*\n(?:▲ .*\n)?Best at /, "value bet": /value bet/, start: /Started\. / };

/** One that begins in some minutes, and one that does not. */
function otherMatches({ sandbox, clock }: TestWorld, slug: string) {
  const all = sandbox.world.matches(clock.now()).filter(({ league }) => league.sport === "football");
  const soon = all.filter(({ startsAt }) => startsAt > clock.now() + 3 * minuteMs).sort((a, b) => a.startsAt - b.startsAt);
  const later = all.find((match) => match.slug !== slug && match.startsAt > clock.now() + 30 * 60 * minuteMs);
  const [first] = soon;
  if (!first || !later) throw new Error("the world has no such matches");
  return [first, later] as const;
}

const places = {
  async telegram({ clock }: TestWorld): Promise<Place> {
    const standIn = createTelegramStandIn({ clock });
    const { apiRoot, token } = await standIn.start();
    for (const person of [7, 8]) standIn.addUser(person);
    const failures = { "502": ["gateway after", "gateway"], reset: ["lost", "cut"], hang: ["hang after", "hang"] } as const;
    return {
      settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot },
      chats: ["telegram:7", "telegram:8"],
      texts: (chat) => standIn.messages(Number(chat.split(":")[1])).map(({ text }) => text),
      breakDown: (kind) => standIn.breakDown(kind && ((nth) => failures[kind][nth % 2 === 0 ? 0 : 1])),
      close: () => standIn.stop(),
    };
  },
  async discord({ clock }: TestWorld): Promise<Place> {
    const standIn = await startDiscordStandIn({ clock });
    const chats = [standIn.addDm(), standIn.addDm()].map((id) => `discord:${id}`);
    const failures = {
      "502": [
        { kind: "broken", status: 502 },
        { kind: "answer", status: 502 },
      ],
      reset: [
        { kind: "reset", done: true },
        { kind: "reset", done: false },
      ],
      hang: [
        { kind: "hang", done: true },
        { kind: "hang", done: false },
      ],
    } as const;
    const outgoing = { path: /^\/(channels|users)/ };
    return {
      settings: { DISCORD_BOT_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl },
      chats,
      texts: (chat) => standIn.messagesIn(chat.split(":")[1] ?? "").map(({ text }) => text),
      breakDown: (kind) => standIn.breakDown(outgoing, kind && ((nth) => failures[kind][nth % 2 === 0 ? 0 : 1])),
      close: () => standIn.stop(),
    };
  },
};
