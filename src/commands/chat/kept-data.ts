import { addressOfPerson, parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import { addressesOf } from "../../chats/addresses.ts";
import { chatOf } from "../../chats/chats.ts";
import type { Keeper } from "../../chats/keeper.ts";
import { type Place, placesAround } from "../../chats/places.ts";
import { settingsOf } from "../../chats/settings.ts";
import { threadsOf } from "../../chats/threads.ts";
import { draftsOf } from "../../delivery/drafts.ts";
import { countMessages, messagesOfChat } from "../../delivery/told.ts";
import { countDecisions, decisionsOfChat } from "../../facts/decisions.ts";
import { factsOf } from "../../facts/facts.ts";
import type { Session } from "../../storage/database.ts";
import { cardsOf } from "../../watches/cards.ts";
import { mutesOf } from "../../watches/mutes.ts";
import { pingsOf } from "../../watches/pings.ts";
import { removalsOf } from "../../watches/removals.ts";
import { allWatchesOf, type Person, watchesBy, watchRecordsOf } from "../../watches/store.ts";
import { watchedBetsOf } from "../../watches/watched-bets.ts";
import { exclusionsOf } from "../../watches/wide-watches.ts";

/** One row of what is kept, ready to be written as JSON; times are ISO 8601 UTC. */
type KeptRecord = Readonly<Record<string, unknown>>;

/** Everything that is kept about a chat, its topics included, and in private about the person. */
export interface KeptData {
  records: readonly KeptRecord[];
  /** How many records there are beyond those. */
  left: number;
  watches: number;
  /** Watches in other chats that name the person as who added them. */
  elsewhere: number;
  /** What keepers warn of, in private. */
  kept: readonly { warning: string; count: number }[];
}

/** The last so many of what alerts leave behind; all of everything else. */
const loggedAtMost = 100;

export async function keptDataOf(session: Session, call: Call, keepers: readonly Keeper[]): Promise<KeptData> {
  const addresses = [...new Set((await Promise.all(placesOf(call).map((place) => addressesOf(session, place)))).flat())];
  const watches = await watchRecordsOf(session, addresses);
  const all = await allWatchesOf(session, addresses);
  const added = call.place === "private" ? await watchesBy(session, personOf(call)) : [];
  const elsewhere = added.filter(({ chat }) => !addresses.includes(chat));
  const logged = (await Promise.all(addresses.map((chat) => loggedOf(session, chat)))).flat();
  const total = (await countMessages(session, addresses)) + (await countDecisions(session, addresses));
  const shared = await placesAround(session, [call.address]);
  // In a group nobody reads what somebody else has written down.
  const own = call.place === "private" ? allPlacesOf(call, shared) : [];
  const kept = await keptBy(keepers, session, [...new Set([...addresses, ...own])]);
  return {
    records: [
      ...(await Promise.all(addresses.map((address) => chatRecord(session, address)))),
      ...shared.map((place) => ({ place: dated(place) })),
      ...all.filter(({ kind }) => kind !== "match").map((watch) => ({ watch: watchRecord(watch, call) })),
      ...watches.map((watch) => ({ watch: watchRecord(watch, call) })),
      ...(await threadsOf(session, addresses)).map((thread) => ({ thread: dated(thread) })),
      ...(await cardsOf(session, addresses)).map((card) => ({ card: dated(card) })),
      ...(await watchedBetsOf(session, addresses)).map((bet) => ({ valueBet: dated(bet) })),
      ...(await exclusionsOf(session, addresses)).map((exclusion) => ({ exclusion: dated(exclusion) })),
      ...(await mutesOf(session, addresses)).map((muted) => ({ mute: dated(muted) })),
      ...(await pingsHere(session, call, addresses)).map((ping) => ({ ping: dated(ping) })),
      ...(await factsOf(session, addresses)).map((fact) => ({ fact: dated(fact) })),
      ...(await draftsOf(session, addresses)).map((draft) => ({ draft: dated(draft) })),
      ...elsewhere.map((watch) => ({ watchElsewhere: dated(watch) })),
      ...(await removalsOf(session, addresses)).map((removal) => ({ removed: dated(removal) })),
      ...kept.flatMap(({ name, records }) => records.map((record) => ({ [name]: dated(record) }))),
      ...logged,
    ],
    left: total - logged.length,
    watches: all.length,
    elsewhere: elsewhere.length,
    kept: kept.flatMap(({ warning, records }) => (warning ? [{ warning, count: records.length }] : [])),
  };
}

function keptBy(keepers: readonly Keeper[], session: Session, addresses: readonly string[]) {
  return Promise.all(keepers.map(async (keeper) => ({ ...keeper, records: await keeper.records(session, addresses) })));
}

/** Who is mentioned in the chat, of others only that there is somebody; and in private where the asker is. */
async function pingsHere(session: Session, call: Call, chats: readonly string[]) {
  const places = allPlacesOf(call, await placesAround(session, [call.address]));
  const own = [...places, addressOfPerson(personOf(call))].flatMap((address) => address ?? []);
  const pings = await pingsOf(session, { chats, persons: call.place === "private" ? own : [] });
  return pings.map((ping) => (own.includes(ping.person) ? ping : { ...ping, person: "(another member)" }));
}

/** Where the asker's messages go: to the chat and, in private, also to the person, where that is another address. */
function placesOf(call: Call): string[] {
  const person = call.place === "private" ? addressOfPerson(personOf(call)) : null;
  return person === null ? [call.address] : [call.address, person];
}

/** The same of every address of a chat that has several. */
export function allPlacesOf(call: Call, shared: readonly Place[]): string[] {
  const calls = shared.map(({ address, person }) => ({ ...call, address, reader: { ...call.reader, id: person } }));
  return [...new Set([call, ...calls].flatMap(placesOf))];
}

/** Who asks, as the tables know them. */
export function personOf({ address, reader }: Call): Person {
  return { platform: parseAddress(address).platform, id: reader.id };
}

async function chatRecord(session: Session, address: string): Promise<KeptRecord> {
  const chat = await chatOf(session, address);
  return { chat: dated({ ...chat, settings: await settingsOf(session, address) }) };
}

/** Who added a watch is shown to that person; to others of a group only that it was somebody else. */
function watchRecord(watch: { createdBy: string }, { place, reader }: Call): KeptRecord {
  const own = place === "private" || watch.createdBy === reader.id;
  return dated(own ? watch : { ...watch, createdBy: "(another member)" });
}

async function loggedOf(session: Session, chat: string): Promise<KeptRecord[]> {
  const messages = await messagesOfChat(session, { chat, limit: loggedAtMost });
  const decisions = await decisionsOfChat(session, { chat, limit: loggedAtMost });
  return [
    ...messages.map((message) => ({ message: dated(message) })),
    // What the comparison found is about the odds, and /why tells it.
    ...decisions.map(({ evidence: _, bets: __, ...decision }) => ({ decision: dated(decision) })),
  ];
}

/** The same with its times as people read them. */
function dated(record: object): KeptRecord {
  const isTime = (name: string): boolean => name === "at" || /(At|Since)$/.test(name);
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      isTime(name) && typeof value === "number" ? new Date(value).toISOString() : value,
    ]),
  );
}
