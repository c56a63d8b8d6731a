import type { Session } from "../storage/database.ts";
import { betWatchById, betWatchesOf } from "./bet-watches.ts";
import type { Watch } from "./watch.ts";
import { watchById, watchesOfChat } from "./watches.ts";
import { wideWatchesOfChat } from "./wide-watches.ts";

const refForm = /^([vw]?)([1-9]\d{0,14})$/i;

/** The watch of a chat that a number means, whatever kind it is of; null where there is none. */
export async function watchByRef(session: Session, { chat, ref }: { chat: string; ref: string }): Promise<Watch | null> {
  const [, letter = "", digits] = refForm.exec(ref) ?? [];
  const id = Number(digits);
  if (digits === undefined) return null;
  if (letter === "") return watchById(session, { chat, id });
  if (letter.toLowerCase() === "v") return betWatchById(session, { chat, id });
  return (await wideWatchesOfChat(session, chat)).find((wide) => wide.id === id) ?? null;
}

/** What a chat watches, but for the matches that its wide watches brought; the oldest of each kind first. */
export async function allWatchesOf(session: Session, chat: string): Promise<Watch[]> {
  return [
    ...(await wideWatchesOfChat(session, chat)),
    ...(await betWatchesOf(session, [chat])),
    ...(await watchesOfChat(session, chat)),
  ];
}
