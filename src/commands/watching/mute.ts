import type { Draft } from "../../chat/reply.ts";
import { addressesOf } from "../../chats/addresses.ts";
import { ensureChat } from "../../chats/chats.ts";
import { heldFor } from "../../delivery/held.ts";
import { matchesToldIn } from "../../delivery/told.ts";
import type { Finder } from "../../matches/finder.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { dropWord } from "../../replies/parts/held.ts";
import {
  droppedReply,
  type MutedRow,
  mutedReply,
  muteSomeReply,
  muteWhichReply,
  unmutedReply,
  unmuteWhichReply,
} from "../../replies/watching/mute.ts";
import type { Database, Session } from "../../storage/database.ts";
import { wordForm } from "../../typed-words.ts";
import { dropMuted, type Mute, mute, mutesOf, unmute } from "../../watches/mutes.ts";
import { watchesOfChat, watchesOfMatch } from "../../watches/watches.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { messageNamed, messageOption } from "../input/arguments.ts";
import { durationFollowing, durationForm, timeMeant } from "../input/durations.ts";
import { findMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";
import { everythingForm } from "../input/find-target.ts";
import { nameOf } from "../input/name-and-more.ts";
import { demandOwn, demandRight } from "../rights.ts";
import { titledWatches } from "./watches.ts";

const endForm = wordForm("common", "off", "end");

export interface MuteDeps {
  finder: Finder;
  index: MatchIndex;
  database: Database;
}

/**
 * `/mute [match, or all] [for how long]`: alerts of a match, or all, wait for a while or until that is undone, and then come as one
 * message of what still holds.
 */
export function createMuteCommand(deps: MuteDeps): Command {
  return {
    name: "mute",
    options: [
      { name: "match", required: false, suggests: true },
      { name: "for", required: false, suggests: false, form: durationForm, beginsAt: forBeginsAt },
      messageOption,
      pageOption,
    ],
    manages: "watches",
    async run(asked) {
      if (asked.args["match"] === dropWord) return drop(deps, asked);
      const told = asked.args["message"] === undefined ? null : await toldIn(deps, asked, asked.args["message"]);
      const [only, ...others] = told?.matches ?? [];
      if (told && others.length > 0) return muteSomeReply(asked.text, { ...told, page: pageOfAsk(asked) });
      const ask = only ? { ...asked, args: { match: `#${only.id}` } } : asked;
      const args = mutedAndFor(deps, ask);
      const until = args["for"] === undefined ? null : untilMeant(ask, args["for"]);
      if (args["match"] === undefined && until === null) return which(deps, ask);
      const meant = await mutedMeant(deps, { ...ask, args }, { command: "mute", rest: args["for"] ?? "" });
      if ("instead" in meant) return meant.instead;
      return muted(deps, ask, { known: meant.known, until });
    },
  };
}

/** `/snooze [for how long]`: what `/mute all` is, for an hour where nobody says for how long; `off` ends it. */
export function createSnoozeCommand(deps: MuteDeps): Command {
  return {
    name: "snooze",
    options: [{ name: "for", required: false, suggests: false }],
    manages: "settings",
    async run(ask) {
      const words = ask.args["for"] ?? "1h";
      if (endForm.test(words)) return unmuted(deps, ask, null);
      return muted(deps, ask, { known: null, until: untilMeant(ask, words) });
    },
  };
}

/** `/unmute [match, or all]`: alerts again, and what waited with them. */
export function createUnmuteCommand(deps: MuteDeps): Command {
  return {
    name: "unmute",
    options: [{ name: "match", required: false, suggests: true }],
    manages: "watches",
    async run(ask) {
      const mutes = ask.args["match"] === undefined ? await mutesIn(deps, ask) : [];
      if (mutes.length > 0 && !mutes.some(({ everything }) => everything)) return unmuteWhichReply(ask.text, mutes);
      const meant = await mutedMeant(deps, ask, { command: "unmute", rest: "" });
      if ("instead" in meant) return meant.instead;
      return unmuted(deps, ask, meant.known);
    },
  };
}

async function muted(deps: MuteDeps, ask: Ask, { known, until }: { known: KnownMatch | null; until: number | null }) {
  await save(deps, ask, { matchId: known?.id ?? null, until });
  return mutedReply(ask.text, { known, until, also: await longerMute(deps, ask, known, until) });
}

async function unmuted(deps: MuteDeps, ask: Ask, known: KnownMatch | null): Promise<Draft> {
  const ended = await end(deps, ask, known?.id ?? null);
  return unmutedReply(ask.text, { known, ended, also: await longerMute(deps, ask, known, ask.now) });
}

/** Throws the refusal where the words are no time to come. */
function untilMeant({ now, settings }: Ask, words: string): number {
  const until = timeMeant(words, { now, timeZone: settings.timeZone });
  if (until === null) throw new Refusal("mute-bad-duration", {}, []);
  return until;
}

/** The mute of everything that keeps a match quiet for longer than this; null when none does. */
async function longerMute({ database }: MuteDeps, { call }: Ask, known: KnownMatch | null, until: number | null) {
  if (!known || until === null) return null;
  const all = (await mutesOf(database, [call.address])).find(({ matchId }) => matchId === null);
  return all && (all.until === null || all.until > until) ? { until: all.until } : null;
}

/** The matches of one message, which may be others than those that are watched by now. Throws the refusal where none is known. */
async function toldIn({ database, index }: MuteDeps, { call }: Ask, ref: string) {
  const message = messageNamed(ref);
  const told = await matchesToldIn(database, { chat: call.address, id: message });
  const found = await Promise.all(told.map((id) => index.byId(id)));
  const matches = found.filter((known) => known !== null);
  if (matches.length === 0) throw new Refusal("refuse-old-button", {}, []);
  return { matches, message };
}

/** Behind a name it is only told apart once names are looked up. */
function forBeginsAt(words: readonly string[]): number {
  return durationFollowing.isWhole(words) ? 0 : words.length;
}

/** What is muted, and for how long; only a length of time is of everything. */
function mutedAndFor({ index }: MuteDeps, ask: Ask): Ask["args"] {
  if (ask.args["match"] === undefined) return ask.args;
  const { name, more } = nameOf(ask, "for", { index, following: durationFollowing });
  return { ...(name === "" ? {} : { match: name }), ...(more === null ? {} : { for: more }) };
}

async function save({ database }: MuteDeps, ask: Ask, { matchId, until }: Pick<Mute, "matchId" | "until">) {
  const { call, now } = ask;
  await database.transaction().execute(async (session) => {
    await ensureChat(session, { address: call.address, language: null, now });
    for (const chat of await chatsMeant(session, ask, matchId)) await mute(session, { chat, matchId, until, createdAt: now });
  });
}

/** What waits for the end of a mute is not told. The mutes go on. */
async function drop({ database }: MuteDeps, ask: Ask): Promise<Draft> {
  await demandRight(ask, "settings");
  const count = await database.transaction().execute(async (session) => {
    let dropped = 0;
    for (const chat of await placesMeant(session, ask)) dropped += await dropMuted(session, { chat, now: ask.now });
    return dropped;
  });
  return droppedReply(ask.text, count);
}

async function end({ database }: MuteDeps, ask: Ask, matchId: number | null): Promise<boolean> {
  return database.transaction().execute(async (session) => {
    let ended = false;
    for (const chat of await chatsMeant(session, ask, matchId))
      ended = (await unmute(session, { chat, matchId, now: ask.now })) || ended;
    return ended;
  });
}

/** Where alerts have threads, all topics of a group share the thread of a match. */
async function chatsMeant(session: Session, ask: Ask, matchId: number | null): Promise<string[]> {
  return matchId === null ? [ask.call.address] : placesMeant(session, ask);
}

async function placesMeant(session: Session, { call, settings }: Ask): Promise<string[]> {
  if (settings.threads === "off") return [call.address];
  return [...new Set([call.address, ...(await addressesOf(session, call.address))])].sort();
}

/** The match that is meant, null for everything, once the asker may decide that; or the reply that leads on to one. */
async function mutedMeant(
  { finder, database }: MuteDeps,
  ask: Ask,
  { command, rest }: { command: string; rest: string },
): Promise<{ known: KnownMatch | null } | { instead: Draft }> {
  if (everythingForm.test(ask.args["match"] ?? "all")) {
    // It is about what others watch as well.
    await demandRight(ask, "settings");
    return { known: null };
  }
  const found = await findMatch(ask, { finder, command, rest });
  if ("instead" in found) return found;
  for (const chat of await chatsMeant(database, ask, found.known.id))
    for (const watch of await watchesOfMatch(database, { chat, matchId: found.known.id })) await demandOwn(ask, watch);
  return found;
}

/** What is muted in the chat, as far as its match is still known. */
async function mutesIn({ database, index }: MuteDeps, { call }: Ask): Promise<MutedRow[]> {
  const mutes = await mutesOf(database, [call.address]);
  const rows = await Promise.all(
    mutes.map(async ({ matchId, until }): Promise<MutedRow> => {
      return { known: matchId === null ? null : await index.byId(matchId), everything: matchId === null, until };
    }),
  );
  return rows.filter(({ known, everything }) => everything || known !== null);
}

async function which(deps: MuteDeps, ask: Ask): Promise<Draft> {
  const { call, text, now } = ask;
  const muted = await mutesIn(deps, ask);
  const titled = await titledWatches(deps.index, await watchesOfChat(deps.database, call.address));
  const held = await heldFor(deps.database, { chat: call.address, now });
  const watched = titled.flatMap((watch) => (watch.kind === "match" ? [watch.known] : []));
  return muteWhichReply(text, {
    muted,
    waiting: held.filter(({ because, count }) => because === "mute" && count > 0),
    watched: watched.filter(({ id }) => !muted.some(({ known }) => known?.id === id)),
  });
}
