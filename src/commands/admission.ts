import { addressOfPerson, formatAddress, parseAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import { admitAddress, askingAddresses, countAsked, isFirstTold, noteAsked, shutChat, unshutAddresses } from "../chats/access.ts";
import { ensureChat } from "../chats/chats.ts";
import { wholeChat } from "../chats/settings.ts";
import type { SpeakingChat } from "../chats/speaking.ts";
import { queueMoments } from "../facts/moments.ts";
import type { Database, Session } from "../storage/database.ts";

export interface AdmissionDeps {
  database: Database;
  /** Who may use the bot: everybody, whom operators let in, or who is listed. */
  mode: "open" | "approval" | "list";
  /** Chats and persons that are let in whatever the mode is, as addresses. */
  listed: readonly string[];
  /** Where operators are asked. */
  operatorChats: readonly string[];
  /** Says that somebody has something to be told. */
  onQueued(): void;
}

/** What somebody is told who is turned away, by a locale key; `isTold` where they were told before. */
export interface TurnedAway {
  key: string;
  isTold: boolean;
}

/** Null for whoever may come in. Rejects where nobody can tell: they may not, until somebody can. */
export type Admission = (
  call: Pick<Call, "address" | "reader"> & Partial<Pick<Call, "source" | "asked">>,
  chat: Pick<SpeakingChat, "isNew" | "shut" | "isKnown">,
  now: number,
) => Promise<TurnedAway | null>;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Further chats wait without a message about them: operators find them by `/admin chats asked`. */
const asksPerHour = 20;

/** Decides about every call, by what is kept of its chat and its person. */
export function createAdmission({ database, mode, listed, operatorChats, onQueued }: AdmissionDeps): Admission {
  const known = new Set(listed);

  return async ({ address, reader, source, asked: from }, { isNew, shut, isKnown }, now) => {
    const { platform } = parseAddress(address);
    const [chat, person] = [wholeChat(address), personAddress({ platform, id: reader.id })];
    const turned = async (key: string): Promise<TurnedAway> => {
      // Who manages it from elsewhere asks there, and is answered whatever others were told.
      if (source === "inline" || from) return { key, isTold: false };
      return { key, isTold: !(await isFirstTold(database, { addresses: [chat, person], now })) };
    };
    if (shut === "blocked") return turned("access-blocked");
    const isListed = known.has(chat) || known.has(person);
    if (source === "inline") return turnedInline({ mode: isListed ? "open" : mode, isNew, shut, isKnown });
    if (mode === "open" || isListed) {
      if (shut === "asked") await admitAddress(database, { address: chat, now });
      return null;
    }
    if (mode === "list") {
      await noteAsked(database, { address: chat, now });
      return turned("access-not-listed");
    }
    if (!isKnown) throw new Error("whether the chat was let in cannot be read");
    if (!isNew && shut === null) return null;
    const asked = await database.transaction().execute(async (session) => {
      const isFirst = await noteAsked(session, { address: chat, now });
      if (isFirst) await askOperators(session, { address: chat, person, operatorChats, now });
      return isFirst;
    });
    if (asked) onQueued();
    return turned("access-asked");
  };
}

/** Nobody asks to be let in, and nobody is told anything, by what is typed in another chat. */
function turnedInline({
  mode,
  isNew,
  shut,
  isKnown,
}: Pick<AdmissionDeps, "mode"> & Pick<SpeakingChat, "isNew" | "shut" | "isKnown">): TurnedAway | null {
  if (mode === "open") return null;
  if (mode === "list") return { key: "access-not-listed", isTold: false };
  if (!isKnown) throw new Error("whether the chat was let in cannot be read");
  return !isNew && shut === null ? null : { key: "inline-open", isTold: false };
}

/**
 * Brings the chats that are known in line with who may come in, as it is now: who has left the list is told nothing more, what
 * they watch is kept, and who is let in again hears of what moves from now on. To be done at every start.
 */
export async function settleAdmission(
  { database, mode, listed }: Pick<AdmissionDeps, "database" | "mode" | "listed">,
  { isOperator, now }: { isOperator(address: string): boolean; now: number },
): Promise<void> {
  const known = new Set(listed);
  const isLetIn = (address: string): boolean => mode === "open" || known.has(address) || isOperator(address);
  const asking = new Set((await askingAddresses(database)).map(wholeChat));
  for (const address of asking) if (isLetIn(address)) await admitAddress(database, { address, now });
  if (mode !== "list") return;
  const rows = (await unshutAddresses(database)).map(({ address, author }) => {
    const person = author && personAddress({ platform: parseAddress(address).platform, id: author });
    return { whole: wholeChat(address), isIn: isLetIn(wholeChat(address)) || (person !== null && isLetIn(person)) };
  });
  const inside = new Set(rows.flatMap(({ whole, isIn }) => (isIn ? [whole] : [])));
  const outside = new Set(rows.flatMap(({ whole }) => (inside.has(whole) ? [] : [whole])));
  for (const address of outside) await shutChat(database, { address, now });
}

/** A person as operators name them, wherever they are. */
export function personAddress({ platform, id }: Parameters<typeof addressOfPerson>[0]): string {
  return addressOfPerson({ platform, id }) ?? formatAddress({ platform, chat: id, thread: null });
}

interface Asking {
  address: string;
  person: string;
  operatorChats: readonly string[];
  now: number;
}

async function askOperators(session: Session, { address, person, operatorChats, now }: Asking): Promise<void> {
  const moment = { kind: "asked", address, person: person === address ? null : person } as const;
  if ((await countAsked(session, now - hourMs)) > asksPerHour) return;
  for (const chat of operatorChats) {
    await ensureChat(session, { address: chat, language: null, now });
    const key = `access ${address} ${now}`;
    await queueMoments(session, [{ chat, key, moment, dueAt: now, until: now + 7 * dayMs }]);
  }
}
