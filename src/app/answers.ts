import { ApiBusy } from "../api/errors.ts";
import type { Pictures } from "../charts/pictures.ts";
import { formatAddress, type PlatformName, parseAddress, platformNames } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Answer, ChatEvents, PlatformDeps } from "../chat/platform.ts";
import { moveChat } from "../chats/chats.ts";
import { createKnownChats } from "../chats/known-chats.ts";
import { seePlace } from "../chats/places.ts";
import { changeKnownSettings } from "../chats/settings.ts";
import { type Home, type SpeakingChat, speakingChatsOf } from "../chats/speaking.ts";
import { noteSpeaking, steeredByNumber, steeringFrom } from "../chats/steered.ts";
import { type BroughtCall, takeCalls } from "../chats/taken-calls.ts";
import { createAdmission, personAddress } from "../commands/admission.ts";
import { createCatalog, menusOf } from "../commands/catalog.ts";
import { whoSpeaks } from "../commands/chat/for.ts";
import type { Command } from "../commands/command.ts";
import { createDispatch, type DispatchDeps } from "../commands/dispatch.ts";
import { createSuggest } from "../commands/input/suggest.ts";
import { createInlineCommand } from "../commands/questions/inline.ts";
import { createTitles } from "../commands/titles.ts";
import { createUnclearLog, type UnclearLog } from "../commands/unclear.ts";
import type { Config } from "../config.ts";
import { chatEvents } from "../delivery/chat-events.ts";
import { features, keepers } from "../features/index.ts";
import { errorFields, type Log } from "../log.ts";
import type { Credit } from "../replies/parts/credit.ts";
import type { Texts } from "../replies/parts/text.ts";
import { isDatabaseAway } from "../storage/away.ts";
import { keptMs } from "../storage/backup/folder.ts";
import { createBatch } from "../storage/batch.ts";
import { untilTurn } from "../storage/turns.ts";
import type { Release } from "../updates.ts";
import { version } from "../version.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Feed } from "./feed.ts";
import { creditsNow, type ObservedDeps, pausesOf } from "./observed.ts";
import { operatorChats, operatorsOf } from "./operators.ts";
import { withPictures } from "./pictures.ts";
import { createReactions } from "./reactions.ts";
import { createNoteShown } from "./shown.ts";
import type { Source } from "./source.ts";
import type { Storage } from "./storage.ts";

export interface AnswersDeps {
  storage: Storage;
  source: Source;
  feed: Feed;
  deliveries: Pick<Deliveries, "wake" | "buttonsOf" | "alertOf" | "drafts" | "answered">;
  /** Whether a platform's calls are this process's at this moment. */
  isOurs(platform: PlatformName): Promise<boolean>;
  pictures: Pictures;
  texts: Texts;
  credit: Credit;
  observed: ObservedDeps;
  /** The newest version of the program, where it is newer than this one. */
  newest(): Release | null;
  log: Log;
}

/** What every platform is given: answers to calls, suggestions, menus, and whom to tell about chats. */
export function createAnswers(config: Config, deps: AnswersDeps): PlatformDeps {
  const { storage, source, feed, deliveries, texts } = deps;
  const { finder, index, directories } = source;
  const { clock } = storage;
  const unclear = config.unclear ? createUnclearLog(clock) : null;
  const catalog = catalogOf(config, { ...deps, unclear });
  const chat = chatsSpeaking(deps);
  const chats = chatEvents(storage.database, {
    clock,
    onBack() {
      deliveries.wake();
      feed.catchUp();
    },
  });
  const answer = answerOf(config, { ...deps, catalog, chats, chat, unclear });
  const isFirst = isFirstOf(deps, { repeating: repeatingIn(config) });
  return {
    answer: withDelivered(withPictures(answer, deps.pictures), deliveries.answered),
    isFirst,
    reacted: createReactions({ database: storage.database, answer, isFirst, log: deps.log }),
    untilTurn: (turn, signal) => untilTurn(storage, turn, signal),
    suggest: createSuggest({
      ...{ api: source.api, finder, index, directories, texts, clock, bonuses: config.bonuses },
      settings: async (address) => (await chat({ address, person: null })).settings,
    }),
    ...menusOf(catalog, { texts, operators: config.operators.persons.length > 0 }),
    chats,
  };
}

/** The same answers. What the platform made of each is told to `answered`. */
function withDelivered(answer: Answer, answered: Deliveries["answered"]): Answer {
  return (call, stopping, delivered) => {
    const { platform } = parseAddress(call.address);
    void delivered?.then((what) => answered(platform, what));
    return answer(call, stopping, delivered);
  };
}

function catalogOf(config: Config, deps: AnswersDeps & { unclear: UnclearLog | null }): readonly Command[] {
  const { storage, source, feed, deliveries, credit } = deps;
  const { database, clock } = storage;
  const { api, index, finder, directories } = source;
  const isOperator = isOperatorBy(config);
  const health = () => ({ awaySince: storage.awaySince(), clockOffMs: storage.clockOffMs() });
  return createCatalog({
    ...{ features, keepers },
    api,
    index,
    finder,
    clock,
    boards: feed.boards,
    database,
    widening: feed.widening,
    models: feed.models,
    promises: feed.promises,
    creditsFor: async (call) => (isOperator(call) && call.place === "private" ? creditsNow(deps.observed) : null),
    onWatched: feed.onWatched,
    onQueued: deliveries.wake,
    drafts: deliveries.drafts,
    alertOf: deliveries.alertOf,
    operators: operatorsOf(config, deps),
    directories,
    service: () => ({
      ...{ health: api.health(), pace: api.pace(), fullSince: storage.fullSince() },
      push: api.push?.state() ?? null,
    }),
    pauseUntil(platform) {
      const pauseMs = pausesOf(deps.observed.platforms(), clock.now()).get(platform);
      return pauseMs === undefined ? null : clock.now() + pauseMs;
    },
    storage: health,
    about: { version, source: credit.source },
    bonuses: config.bonuses,
    countsUnclear: config.unclear,
    platforms: platformsOf(config),
    reactive: reactiveIn(config),
    onForgotten: storage.forgotten.settle,
    backupsKeptMs: config.backups.nightly ? keptMs : null,
  });
}

function platformsOf(config: Config): PlatformName[] {
  return platformNames.filter((name) => config[name] !== null);
}

/** Discord tells of reactions by its gateway alone. */
function reactiveIn({ telegram, discord }: Config): PlatformName[] {
  return [...(telegram ? ["telegram" as const] : []), ...(discord && !discord.interactions ? ["discord" as const] : [])];
}

function chatsSpeaking({ storage: { database, unlessSlow }, log }: AnswersDeps) {
  return createKnownChats({ read: createBatch((speakers) => speakingChatsOf(database, speakers)), unlessSlow, log });
}

interface AnswerDeps extends AnswersDeps {
  unclear: UnclearLog | null;
  catalog: readonly Command[];
  chats: ChatEvents;
  chat: ReturnType<typeof chatsSpeaking>;
}

function answerOf(config: Config, deps: AnswerDeps): Answer {
  const { storage, deliveries, texts, credit, log, catalog, chats, chat: chatKnown } = deps;
  const { clock, database } = storage;
  const { names, index, directories } = deps.source;
  const noteShown = createNoteShown(deps);
  /** A chat that speaks can be reached, also when no platform says so; the answer does not wait for the note of it. */
  const chat = async ({ address, reader, source, asked, server }: Call): Promise<SpeakingChat> => {
    const person = personAddress({ platform: parseAddress(address).platform, id: reader.id });
    const spoken = await chatKnown({ address, person });
    const { home } = spoken;
    // Who writes in another chat has not been seen here.
    if (source === "inline" || asked) return spoken;
    if (home?.hasStray || home?.isElsewhere) await gather(deps, address, home);
    if (server !== undefined && spoken.settings.server !== server && !spoken.isNew && spoken.isKnown && !spoken.suspended)
      void noteServer(deps, home?.chat ?? address, server);
    if (spoken.suspended)
      chats.back(address).catch((error: unknown) => log.error(errorFields(error), "could not mark a chat as back"));
    return spoken;
  };
  const admit = createAdmission({
    database: storage.database,
    ...config.access,
    operatorChats: operatorChats(config),
    onQueued: deliveries.wake,
  });
  return createDispatch({
    catalog,
    inline: createInlineCommand({ ...deps.source, database: storage.database, boards: deps.feed.boards }),
    admit: (call, { isNew = false, shut = null, isKnown = false }) => admit(call, { isNew, shut, isKnown }, clock.now()),
    texts,
    credit,
    chat,
    steering: steeringIn(deps),
    talk: { names, index, titles: createTitles({ index, directories, database }), unclear: deps.unclear },
    noteShown: ({ address, reader }, shown) => {
      const person = personAddress({ platform: parseAddress(address).platform, id: reader.id });
      return noteShown({ chat: address, person }, shown);
    },
    isOperator: isOperatorBy(config),
    alertButtons: deliveries.buttonsOf,
    isAway: (error) => isDatabaseAway(error) || (error instanceof ApiBusy && storage.awaySince() !== null),
    clock,
    log,
  });
}

/** Which chat a private call is about: the one that its button names, or the one that is managed from there. Its use is noted meanwhile. */
function steeringIn({ storage: { database, clock }, log }: AnswersDeps): NonNullable<DispatchDeps["steering"]> {
  return async (call, { steered = null }) => {
    const by = whoSpeaks(call);
    if (call.chatNumber !== undefined) {
      const named = await steeredByNumber(database, { by, number: call.chatNumber });
      return named && { kind: "steered", ...named };
    }
    if (!steered) return null;
    const now = clock.now();
    noteSpeaking(database, { by, steered, now }).catch((error: unknown) => {
      log.warn(errorFields(error), "could not note that a chat is managed");
    });
    return steeringFrom(steered, now);
  };
}

/** What was kept under an address before it was known to belong to a chat goes there, and so do alerts, to where the person is seen. */
async function gather(
  { storage: { database, clock }, deliveries, log }: AnswersDeps,
  address: string,
  home: Home,
): Promise<void> {
  try {
    if (home.hasStray) await moveChat(database, { from: address, to: home.chat, now: clock.now() });
    await seePlace(database, address);
    deliveries.wake();
  } catch (error) {
    log.warn(errorFields(error), "could not join an address to its chat");
  }
}

/** What is kept of a channel begins to say in which server it is: once for each. No answer waits for it. Never rejects. */
async function noteServer({ storage: { database, clock }, log }: AnswersDeps, address: string, server: string): Promise<void> {
  try {
    await changeKnownSettings(database, { address, change: { server }, now: clock.now() });
  } catch (error) {
    log.warn(errorFields(error), "could not note the server of a channel");
  }
}

/** The platforms whose calls may be brought twice. */
function repeatingIn({ telegram, discord }: Config): PlatformName[] {
  return [...(telegram?.webhook ? ["telegram" as const] : []), ...(discord?.interactions ? ["discord" as const] : [])];
}

/** A call that the database cannot tell of is answered: better twice than never. */
function isFirstOf(
  { storage, isOurs, log }: AnswersDeps,
  { repeating }: { repeating: readonly PlatformName[] },
): NonNullable<PlatformDeps["isFirst"]> {
  const { database, clock, among, unlessSlow } = storage;
  const take = createBatch((calls: readonly BroughtCall[]) => takeCalls(database, { calls, now: clock.now() }));
  return async (platform, id) => {
    if (!among && !repeating.includes(platform)) return true;
    if (!(await isOurs(platform))) return false;
    const taken = take({ platform, id }).catch((error: unknown) => {
      log.warn(errorFields(error), "could not note a call as taken");
      return true;
    });
    return unlessSlow(taken, () => true);
  };
}

/** Who may use the operators' commands: persons by their platform's own id. */
function isOperatorBy({ operators }: Config): (call: Call) => boolean {
  const persons = new Set(operators.persons);
  return ({ address, reader }) => {
    const { platform } = parseAddress(address);
    return (
      persons.has(formatAddress({ platform, chat: reader.id, thread: null })) || (operators.local && platform === "playground")
    );
  };
}
