import type { AlertFacts } from "../../src/alerts/alert-facts.ts";
import { defaultRule } from "../../src/alerts/rule.ts";
import { parseRule } from "../../src/alerts/rule-text.ts";
import { addWatch, removeWatch } from "../../src/alerts/watches.ts";
import type { Outcome, Outgoing } from "../../src/chat/platform.ts";
import { ensureChat } from "../../src/chats/chats.ts";
import { changeSettings, defaultQuiet } from "../../src/chats/settings.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { rememberMatches } from "../../src/matches/matches.ts";
import { uniform } from "../../src/sandbox/hash.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { observe } from "../alerts/queries.ts";
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

/** What goes wrong every day, by the hour of the day. */
const troubles = {
  /** The odds service is down for forty minutes. */
  source: (hour: number) => hour >= 15 && hour < 15 + 40 / 60,
  /** The platforms ask us to wait for half an hour. */
  platforms: (hour: number) => hour >= 18 && hour < 18.5,
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
export async function playSeason({ chats, watches, matches, days }: SeasonSize) {
  const clock = createFakeClock();
  const opened = await openDatabase(":memory:", silentLog);
  const { database, settle } = observe(opened);
  const truth = createTruth();
  const market = createMarket(clock, truth.shown);
  let faults: object[] = [];
  const log: Log = { ...silentLog, error: (fields, message) => void faults.push({ ...fields, message }) };
  const figures = { messages: 0, heldUp: 0, unanswered: 0, restarts: 0, crashes: 0, unwatched: 0 };
  const addresses = Array.from({ length: chats }, (_, index) => `${index % 3 === 2 ? "discord" : "telegram"}:${index + 1}`);
  const peace = createPeace();
  const arrived = new Set<string>();
  let drawn = 0;
  let life: Life | null = null;

  const chance = (): number => uniform(20_261_121, drawn++);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const hour = (): number => (clock.now() % dayMs) / hourMs;

  function send(platform: (typeof platforms)[number], message: Outgoing, facts: AlertFacts): Outcome {
    if (troubles.platforms(hour())) {
      figures.heldUp++;
      return { kind: "later", afterMs: 30_000 };
    }
    const isAgain = arrived.has(message.deliveryId);
    if (!isAgain) peace.disturbed(message.address, clock.now(), facts.manner.counts);
    if (!isAgain || platform.idempotentForMs === 0) arrive(message, facts);
    // Once in a hundred a message arrives and nobody learns of it.
    if (chance() >= 0.01) return { kind: "sent", messageId: message.deliveryId };
    truth.doubt(message.deliveryId);
    figures.unanswered++;
    return { kind: "unknown", reason: "timeout" };
  }

  function arrive({ address, deliveryId }: Outgoing, { matches }: AlertFacts): void {
    arrived.add(deliveryId);
    figures.messages++;
    for (const { match, movement } of matches) {
      const [first] = movement.moves;
      if (!first) throw new Error("an alert without a movement");
      const { from, to } = first.probability;
      const home = first.selection === "home" ? { from, to } : { from: 1 - from, to: 1 - to };
      truth.told({ chat: address, slug: match.slug, deliveryId, ...home }, clock.now());
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
    market.turn(troubles.source(hour()));
    const isAway = troubles.process(hour());
    if (isAway && life) {
      await endLife(life);
      life = null;
    }
    if (!isAway) life ??= beginLife({ database, market, clock, log, send, onEnded: truth.ended });
    // What a chat is shown as it begins to watch is what the bot has written down: let a new life do so first.
    await settle();
    if (life && !market.isDown()) await people(life);
    await clock.advance(minuteMs, settle);
    const isAble = life !== null && !troubles.platforms(hour());
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
