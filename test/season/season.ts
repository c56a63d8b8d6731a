import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import { ensureChat } from "../../src/chats/chats.ts";
import { changeSettings, defaultQuiet } from "../../src/chats/settings.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { rememberMatches } from "../../src/matches/matches.ts";
import { defaultRule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";
import { uniform } from "../../src/sandbox/hash.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { addWatch, removeWatch } from "../../src/watches/watches.ts";
import { observe } from "../alert-path/queries.ts";
import type { Said } from "../alert-path/said.ts";
import { createFakeClock } from "../clock.ts";
import { beginLife, type Life, type platforms } from "./life.ts";
import { createMarket } from "./market.ts";
import { createPeace, type Peace } from "./peace.ts";
import { createTruth, type Line } from "./truth.ts";

export interface SeasonSize {
  chats: number;
  watches: number;
  /** So many of the soonest matches are watched at a time. */
  matches: number;
  days: number;
  /** Is told how many days have passed. */
  onProgress?: (days: number) => void;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What holds for a chat that wished for nothing. */
const byDefault: Peace = { timeZone: "UTC", from: 0, to: 0, hourly: 12 };

/** How people want to be left alone. */
const manners: readonly Peace[] = [
  byDefault,
  { timeZone: "Europe/Riga", from: 19, to: 22, hourly: 12 },
  { timeZone: "America/New_York", from: 22, to: 8, hourly: 12 },
  { timeZone: "UTC", from: 0, to: 0, hourly: 2 },
  { timeZone: "Asia/Kolkata", from: 20, to: 6, hourly: 1 },
];

const rules = ["3pp", "3pp", "2pp", "5pp", "5%", "0.10"];

/** How the platforms break down: what is sent gets no answer. */
interface Breakdown {
  /** By the hour of the day. */
  from: number;
  minutes: number;
  /** How much of what is sent arrives nevertheless. */
  arrives: number;
  /** How long a call hangs before it is given up. */
  hangsMs: number;
  /** Whether the probe is answered. */
  probed: boolean;
}

const breakdowns: readonly Breakdown[] = [
  { from: 13, minutes: 5, arrives: 0, hangsMs: 10_000, probed: false },
  { from: 16.5, minutes: 60, arrives: 0.5, hangsMs: 0, probed: false },
  { from: 19, minutes: 15, arrives: 0.7, hangsMs: 0, probed: true },
  // The process crashes in the middle of it.
  { from: 21.5, minutes: 80, arrives: 0.3, hangsMs: 30_000, probed: false },
];

/** How long Discord knows a nonce. */
const nonceMs = 5 * minuteMs;

/** What goes wrong every day, by the hour of the day. */
const troubles = {
  /** The odds service is down for forty minutes. */
  source: (hour: number) => hour >= 15 && hour < 15 + 40 / 60,
  /** The platforms ask us to wait for half an hour. */
  platforms: (hour: number) => hour >= 18 && hour < 18.5,
  /** The platforms break down, four times a day and each time in another way. */
  outage: (hour: number): Breakdown | null =>
    breakdowns.find(({ from, minutes }) => hour >= from && hour < from + minutes / 60) ?? null,
  /** The process is away for twenty minutes, at eight in the evening after it stopped in good order … */
  process: (hour: number) => isCrash(hour) || (hour >= 20 && hour < 20 + 20 / 60),
};

/** … and at ten without. */
function isCrash(hour: number): boolean {
  return hour >= 22 && hour < 22 + 20 / 60;
}

/**
 * Lets chats watch an invented market for days, through outages, restarts and messages of which nobody knows whether they
 * arrived, and holds everything that they are told against the truth. Resolves to what was wrong, and to the figures.
 */
export async function playSeason({ chats, watches, matches, days, onProgress }: SeasonSize) {
  const clock = createFakeClock();
  const opened = await openDatabase(":memory:", silentLog);
  const { database, settle } = observe(opened);
  const truth = createTruth();
  const market = createMarket(clock, truth.shown);
  let faults: object[] = [];
  const log: Log = { ...silentLog, error: (fields, message) => void faults.push({ ...fields, message }) };
  const figures = { messages: 0, heldUp: 0, unanswered: 0, broken: 0, restarts: 0, crashes: 0, unwatched: 0 };
  const addresses = Array.from({ length: chats }, (_, index) => `${index % 3 === 2 ? "discord" : "telegram"}:${index + 1}`);
  const peace = createPeace();
  /** When what was sent by a name was shown to its chat first. */
  const arrived = new Map<string, number>();
  let drawn = 0;
  let life: Life | null = null;

  const chance = (): number => uniform(20_261_121, drawn++);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const hour = (): number => (clock.now() % dayMs) / hourMs;

  async function send(platform: (typeof platforms)[number], message: Outgoing, facts: Said): Promise<Outcome> {
    const breakdown = troubles.outage(hour());
    if (breakdown) {
      figures.broken++;
      if (chance() < breakdown.arrives) arrive(platform, { message, facts, isKnown: false });
      if (breakdown.hangsMs > 0) await clock.sleep(breakdown.hangsMs);
      return { kind: "unknown", reason: "broken" };
    }
    if (troubles.platforms(hour())) {
      figures.heldUp++;
      return { kind: "later", afterMs: 30_000 };
    }
    // Once in a hundred a message arrives and nobody learns of it.
    const isKnown = chance() >= 0.01;
    arrive(platform, { message, facts, isKnown });
    if (isKnown) return { kind: "sent", messageId: message.deliveryId };
    figures.unanswered++;
    return { kind: "unknown", reason: "timeout" };
  }

  const probe = async (): Promise<boolean> => troubles.outage(hour())?.probed ?? true;

  interface Arriving {
    message: Outgoing;
    facts: Said;
    /** Whether the sender learns of it. */
    isKnown: boolean;
  }

  function arrive(platform: (typeof platforms)[number], { message, facts: { matches, manner }, isKnown }: Arriving): void {
    const { address, deliveryId } = message;
    const now = clock.now();
    const isRecognised = platform.idempotentForMs > 0 && now - (arrived.get(deliveryId) ?? Number.NEGATIVE_INFINITY) < nonceMs;
    if (isRecognised && !isKnown) return;
    if (!isRecognised) {
      arrived.set(deliveryId, now);
      figures.messages++;
    }
    if (isKnown) peace.disturbed(address, now, manner.counts);
    for (const { match, movement } of matches) {
      const [first] = movement.moves;
      if (!first) throw new Error("an alert without a movement");
      const { from, to } = first.probability;
      const home = first.selection === "home" ? { from, to } : { from: 1 - from, to: 1 - to };
      const told = { chat: address, slug: match.slug, deliveryId, ...home };
      if (isKnown) truth.told(told, { at: now, shown: !isRecognised });
      else truth.doubt(told);
    }
  }

  async function watch(boards: Life["boards"], chat: string): Promise<void> {
    const [known] = await rememberMatches(database, [oneOf(market.upcoming().slice(0, matches))], clock.now());
    if (!known) return;
    const rule = oneOf(rules);
    const revision = (await boards.latest(known.id))?.revision ?? null;
    const wanted = { chat, matchId: known.id, rule: parseRule(rule) ?? defaultRule, createdBy: "1", revision, now: clock.now() };
    if ((await addWatch(database, wanted)) !== "limit_reached") truth.watch(chat, known.match.slug, rule);
  }

  async function unwatch(chat: string): Promise<void> {
    const slugs = truth.watchedBy(chat);
    if (slugs.length === 0) return;
    const slug = oneOf(slugs);
    const row = await database.selectFrom("matches").select("id").where("slug", "=", slug).executeTakeFirstOrThrow();
    await removeWatch(database, { chat, matchId: row.id });
    truth.unwatch(chat, slug);
    figures.unwatched++;
  }

  /** People come back for new matches as the old ones end, and now and then change their minds. */
  async function people(present: Life): Promise<void> {
    const before = truth.count();
    for (let count = before; count < watches; count++) await watch(present.boards, oneOf(addresses));
    if (chance() < 0.3) await unwatch(oneOf(addresses));
    if (truth.count() !== before) present.onWatched();
  }

  async function endLife(present: Life): Promise<void> {
    figures[isCrash(hour()) ? "crashes" : "restarts"]++;
    if (!isCrash(hour())) return present.stop();
    const before = [...faults];
    await present.kill();
    // What the dying process complained of is not a fault of the program.
    faults = before;
  }

  for (const [index, address] of addresses.entries()) {
    await ensureChat(database, { address, language: null, now: clock.now() });
    const wanted = manners[index % manners.length] ?? byDefault;
    const quiet = { ...defaultQuiet, on: wanted.from !== wanted.to, from: 60 * wanted.from, to: 60 * wanted.to };
    const change = { timeZone: wanted.timeZone, quiet, hourly: wanted.hourly };
    await changeSettings(database, { address, change, now: clock.now() });
    peace.wanted(address, wanted);
  }
  const end = clock.now() + days * dayMs;
  while (clock.now() < end) {
    onProgress?.(days - (end - clock.now()) / dayMs);
    market.turn(troubles.source(hour()));
    const isAway = troubles.process(hour());
    if (isAway && life) {
      await endLife(life);
      life = null;
    }
    if (!isAway) life ??= beginLife({ database, market, clock, log, send, probe, onEnded: truth.ended });
    // What a chat is shown as it begins to watch is what the bot has written down: let a new life do so first.
    await settle();
    if (life && !market.isDown()) await people(life);
    await clock.advance(minuteMs, settle);
    const isAble = life !== null && !troubles.platforms(hour()) && !troubles.outage(hour());
    const now = clock.now();
    truth.passed(minuteMs, now, (chat, line) => isAble && isYoung(line, now) && peace.isDisturbable(chat, now));
  }
  await life?.stop();
  await opened.destroy();
  return { wrongs: [...truth.wrongs, ...peace.wrongs], faults, figures: { ...figures, ...truth.figures, ...market.figures } };
}

/** Whether a line is surely young enough to be told: what was not seen for an hour, or ten minutes of a live match, is not. */
function isYoung({ at, startsAt }: Line, now: number): boolean {
  return now - at < (now < startsAt ? 45 : 8) * minuteMs;
}
