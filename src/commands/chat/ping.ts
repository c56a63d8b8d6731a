import { addressOfPerson } from "../../chat/address.ts";
import type { Call, ChosenRole } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { chatOf } from "../../chats/chats.ts";
import type { Settings } from "../../chats/settings.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { hasEnded } from "../../matches/state.ts";
import { pingReply } from "../../replies/chat/ping.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import type { Database } from "../../storage/database.ts";
import { mostPinged, togglePing } from "../../watches/pings.ts";
import { type Ask, Refusal } from "../command.ts";
import { personOf } from "./kept-data.ts";

export interface PingDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

/** Whether alerts of a chat can mention anybody. */
export function hasPings({ server }: Pick<Call, "server">): boolean {
  return server !== undefined;
}

/** What choosing a role changes. Throws the refusal for one that everybody has. */
export function roleChosen({ id, name, isEveryone, mayMention }: ChosenRole): Pick<Settings, "pingedRole"> {
  if (isEveryone) throw new Refusal("settings-ping-everyone", {}, []);
  if (!mayMention) throw new Refusal("settings-ping-no-right", { role: `@${name}` }, []);
  return { pingedRole: { id, name } };
}

/** The match that a button names, by which somebody asks to be mentioned; null for other words. */
export function pingedMatch(words: string): number | null {
  const [, id] = /^#([1-9]\d{0,14})$/.exec(words) ?? [];
  return id === undefined ? null : Number(id);
}

/** Mentions the asker in the chat's alerts about a match, or no more. It is for everybody: nothing of the chat changes. */
export async function pingMe({ database, index }: PingDeps, { call, text, now }: Ask, matchId: number): Promise<Draft> {
  const known = await index.byId(matchId);
  const person = addressOfPerson(personOf(call));
  const chat = call.address;
  if (!known || person === null || (await chatOf(database, chat)) === null) throw new Refusal("refuse-old-button", {}, []);
  const { match } = known;
  if (hasEnded(match.status)) throw new Refusal("watch-finished", { title: matchTitle(text, match) }, []);
  const toggled = await database.transaction().execute((session) => togglePing(session, { chat, matchId, person, now }));
  return pingReply(text, { known, toggled, most: mostPinged });
}
