import type { PlatformName } from "../chat/address.ts";
import type { Delivered, Pings, Platform } from "../chat/platform.ts";
import type { Draft, Reply } from "../chat/reply.ts";
import { chatOf, languageOf } from "../chats/chats.ts";
import { settingsOf } from "../chats/settings.ts";
import type { DraftAnswers } from "../commands/chat/for.ts";
import { shownIn } from "../commands/shown.ts";
import { moveAndTell, suspendAndTell } from "../delivery/chat-gone.ts";
import { answerDraft, askSteward, draftKey, draftsById, waitingDrafts } from "../delivery/drafts.ts";
import type { FactKind, Looking, Section, Telling } from "../delivery/fact-kind.ts";
import { betKind } from "../delivery/kinds/bet.ts";
import { cardKind } from "../delivery/kinds/card.ts";
import { createCopyKind } from "../delivery/kinds/copy.ts";
import { createDraftKind } from "../delivery/kinds/draft.ts";
import { fixturesKind } from "../delivery/kinds/fixtures.ts";
import { momentKind } from "../delivery/kinds/moment.ts";
import { movementKind } from "../delivery/kinds/movement.ts";
import { unseenKind } from "../delivery/kinds/unseen.ts";
import { createDelivery, type DeliveryLoop } from "../delivery/loop.ts";
import { createPlatformHealth, type PlatformHealth } from "../delivery/platform-health.ts";
import type { Rendered, SenderDeps } from "../delivery/send.ts";
import type { NewThread } from "../delivery/threads.ts";
import { type MessageAsked, tellingOf } from "../delivery/told.ts";
import { plainManner, type ThreadRef } from "../facts/frozen.ts";
import type { Log } from "../log.ts";
import { matchesById } from "../matches/matches.ts";
import type { WaitingDraft } from "../replies/alerts/draft.ts";
import { messageReply } from "../replies/alerts/message.ts";
import { leagueOf, threadReply, threadTitle } from "../replies/alerts/thread.ts";
import { withoutBookLinks } from "../replies/parts/book-links.ts";
import { type Credit, credited } from "../replies/parts/credit.ts";
import { displayOf } from "../replies/parts/numbers.ts";
import type { Texts } from "../replies/parts/text.ts";
import { transact } from "../storage/transact.ts";
import { peopleToPing } from "../watches/pings.ts";
import { type LeasedJobs, together } from "./leased-jobs.ts";
import { createNoteShown } from "./shown.ts";
import type { Storage } from "./storage.ts";

/** Whatever a chat may be told unasked, in the order in which a message says it. */
const ownKinds: readonly FactKind[] = [movementKind, betKind, momentKind, fixturesKind];
const draftKind = createDraftKind(ownKinds);
export const factKinds: readonly FactKind[] = [...ownKinds, cardKind, createCopyKind(ownKinds), draftKind, unseenKind];

/** Brings what waits to the chats of every platform. */
export interface Deliveries {
  /** Delivers to a platform from now on. */
  to(platform: Platform): void;
  /** Says that something waits. */
  wake(): void;
  /** A platform has said what it made of an answer to a person. */
  answered(platform: PlatformName, delivered: Delivered): void;
  /** When the loop of each platform has last taken a turn (ms UTC); null where another process delivers. */
  turnedAt(): ReadonlyMap<PlatformName, number | null>;
  /** Whether a platform takes what it is sent, as far as this process knows. */
  isUp(platform: PlatformName): boolean;
  /** The buttons that a message came with; null when it is forgotten, or what it told of. */
  buttonsOf(message: { chat: string; messageId: string }): Promise<Reply["buttons"] | null>;
  /** An alert as it reads now; null when it is forgotten, or what it told of. */
  alertOf(message: { chat: string; id: string }): Promise<Draft | null>;
  drafts: DraftAnswers;
}

export interface DeliveriesDeps {
  storage: Storage;
  jobs: LeasedJobs;
  texts: Texts;
  credit: Credit;
  /** What is delivered; every kind there is where it is left out. */
  kinds?: readonly FactKind[] | undefined;
  log: Log;
  failpoint: (name: string) => void;
}

/** How often facts are looked for that another process may have queued: only Postgres has other processes. */
const lookMs = { alone: 60_000, among: 1_000 };

/** How long a platform recognises a message's id, and how many messages are under way to it at once. */
const deliveryOf: Record<PlatformName, { idempotentForMs: number; inFlight: number }> = {
  telegram: { idempotentForMs: 0, inFlight: 3 },
  discord: { idempotentForMs: 2 * 60_000, inFlight: 10 },
  playground: { idempotentForMs: 24 * 60 * 60_000, inFlight: 3 },
};

const chatKeeping = { suspend: suspendAndTell, move: moveAndTell };

/** Creates the deliveries; each platform is handed to `to` once it can be used. */
export function createDeliveries(deps: DeliveriesDeps): Deliveries {
  const { storage, jobs, log, kinds = factKinds } = deps;
  const { database, clock } = storage;
  const render = createRender(deps, kinds);
  const looking = () => ({ lookup: matchesById, now: clock.now() });
  const running = new Map<PlatformName, DeliveryLoop>();
  const healths = new Map<PlatformName, PlatformHealth>();
  const replyOf = async (asked: MessageAsked): Promise<Reply | null> => {
    const telling = await tellingOf(database, { asked, kinds, ...looking() });
    return telling && (await render(telling)).reply;
  };
  const wake = (): void => {
    for (const loop of running.values()) loop.wake();
  };
  return {
    to(platform) {
      const reach = { isConnected: () => health.outage()?.to !== null, probe: () => platform.probe() };
      const job = jobs.alone(`deliver:${platform.name}`, { reach });
      const health = createPlatformHealth({ platform, database, clock, log, onRoom: () => loop.wake() });
      healths.set(platform.name, health);
      const loop = createLoop(deps, { platform: health, claims: job.database, atOnce: platform.atOnce, onElsewhere: wake });
      running.set(platform.name, loop);
      job.run(together(loop.run, health.run, loop.closeThreads));
    },
    wake,
    answered: (platform, delivered) => healths.get(platform)?.answered(delivered),
    turnedAt: () => new Map([...running].map(([name, loop]) => [name, loop.turnedAt()])),
    isUp: (platform) => healths.get(platform)?.isUp() ?? true,
    async buttonsOf(message) {
      return (await replyOf(message))?.buttons ?? null;
    },
    async alertOf(message) {
      const reply = await replyOf(message);
      return reply && { blocks: reply.blocks, buttons: reply.buttons, personal: false };
    },
    drafts: {
      next: (waiting) => nextDraft(database, { ...waiting, looking: looking() }),
      chatOf: async (id) => (await draftsById(database, [id])).get(id)?.chat ?? null,
      async ask(steward) {
        if (await transact(database, (session) => askSteward(session, steward))) wake();
      },
      async answer(draft) {
        const came = await transact(database, (session) => answerDraft(session, { ...draft, ...looking(), kinds }));
        wake();
        return came;
      },
    },
  };
}

/** A draft that is nothing any more ends with its time, and is not shown. */
async function nextDraft(
  session: Storage["database"],
  { chats, after, text, now, looking }: Parameters<DraftAnswers["next"]>[0] & { looking: Looking },
): Promise<WaitingDraft | null> {
  const waiting = (await waitingDrafts(session, { chats, now })).filter(({ id }) => id > after);
  const told = waiting.map(({ id }) => ({ draft: id, key: draftKey(id, "asks"), state: "waiting" as const }));
  const judged = await draftKind.judgeAgain(session, told, looking);
  const [first, ...more] = judged.flatMap((one) => (one.tells ? [one.shown] : []));
  if (!first) return null;
  const telling = { id: "", deliveryId: "", chat: first.draft.chat, manner: plainManner, repeated: false, now };
  const section = draftKind.section(text, [first], { ...telling, parts: new Map(), kept: {}, ownBooks: [] });
  return { id: first.draft.id, section, hasMore: more.length > 0 };
}

/** The loop of one platform; `claims` is the database for what only the process that delivers may write. */
function createLoop(
  deps: DeliveriesDeps,
  {
    platform,
    claims,
    atOnce,
    onElsewhere,
  }: { platform: PlatformHealth; claims: Storage["database"]; atOnce: number | undefined; onElsewhere: () => void },
): DeliveryLoop {
  const { storage, log, failpoint, kinds = factKinds } = deps;
  const { database, clock, holder } = storage;
  return createDelivery({
    database,
    claims,
    platform,
    kinds,
    lookup: matchesById,
    render: createRender(deps, kinds),
    introduce: createIntroduce(deps),
    pings: (about) => pingsOf(database, about),
    noteShown: noteShownTo(deps),
    chats: chatKeeping,
    clock,
    log,
    holder,
    failpoint,
    onElsewhere,
    ...deliveryOf[platform.name],
    ...(atOnce === undefined ? {} : { inFlight: atOnce }),
    pollMs: storage.among ? lookMs.among : lookMs.alone,
  });
}

/** What came unasked is there for everybody who types its numbers. */
function noteShownTo(deps: DeliveriesDeps): NonNullable<SenderDeps["noteShown"]> {
  const note = createNoteShown(deps);
  return async (address, reply) => {
    const shown = shownIn(reply);
    if (shown) await note({ chat: address, person: null }, shown);
  };
}

/** Whom alerts of a chat about these matches mention: in a server the role that was chosen, and who asked for it. */
async function pingsOf(
  database: Storage["database"],
  about: { chat: string; matchIds: readonly number[]; now: number },
): Promise<Pings> {
  const { server, pingedRole } = await settingsOf(database, about.chat);
  if (server === null) return { role: null, people: [] };
  return { role: pingedRole && { id: pingedRole.id, server }, people: await peopleToPing(database, about) };
}

/** A thread for alerts, in the language and time zone of its chat. */
function createIntroduce({ storage: { database }, texts, credit }: DeliveriesDeps) {
  return async ({ chat: address, key, matchId }: { chat: string } & ThreadRef): Promise<NewThread | null> => {
    const match = (await matchesById(database, [matchId])).get(matchId);
    if (!match) return null;
    const [chat, settings] = [await chatOf(database, address), await settingsOf(database, address)];
    const text = texts.in(settings.language ?? (chat && languageOf(chat)), displayOf(settings));
    const isLeague = key.startsWith("league ");
    const league = leagueOf(text, match);
    const opening = {
      title: (isLeague ? league : null) ?? threadTitle(text, match),
      tag: league,
      sport: match.league?.sport ?? null,
      first: credited(threadReply(text, { id: matchId, match, isLeague }), credit, text),
    };
    return { opening, startsAt: isLeague ? null : match.startsAt };
  };
}

/** Facts to messages, in the language and formats of their chat. */
function createRender({ storage, texts, credit }: DeliveriesDeps, kinds: readonly FactKind[]) {
  const { database } = storage;
  return async (telling: Telling): Promise<Rendered> => {
    const { chat: address, parts, kept } = telling;
    const chat = await chatOf(database, address);
    const settings = await settingsOf(database, address);
    const text = texts.in(settings.language ?? (chat && languageOf(chat)), displayOf(settings));
    const sections: Record<string, Section> = {};
    for (const { name, section } of kinds) {
      const shown = parts.get(name);
      const one = shown
        ? section(text, shown, { ...telling, ownBooks: settings.books, informationOnly: settings.informationOnly })
        : kept[name];
      if (one) sections[name] = one;
    }
    const whole = messageReply(text, { ...telling, hasPings: settings.server !== null }, Object.values(sections));
    const said = settings.informationOnly ? withoutBookLinks(whole) : whole;
    const draft = settings.footer === null ? said : { ...said, footer: settings.footer };
    return { reply: credited(draft, credit, text), sections };
  };
}
