import { z } from "zod";
import { type NewDecision, sentAgain } from "../../facts/decisions.ts";
import { keepQueued } from "../../facts/queue.ts";
import { type ToldBet, toldBet } from "../../facts/told-bets.ts";
import { asKnown, isEdit, newsOf, noImprovement, withSaid } from "../../rules/bet-rule.ts";
import type { Session } from "../../storage/database.ts";
import { countMissed } from "../../watches/bet-watches.ts";
import { explained, type Unexplained } from "../../watches/explain-bets.ts";
import { betsById, betsOfMessage, deleteBets, keepKnown, type WatchedBet } from "../../watches/watched-bets.ts";
import { type Ending, toldInThread } from "../fact-kind.ts";
import { sentMessages } from "../messages.ts";

/** Writes down what a chat knows of value bets, once it is known what became of a message or a fact about them. */
export async function settleBets(session: Session, endings: readonly Ending<ToldBet>[], now: number): Promise<NewDecision[]> {
  const decisions: NewDecision[] = [];
  for (const ending of endings) decisions.push(...(await settle(session, ending, now)));
  return decisions;
}

function settle(session: Session, ending: Ending<ToldBet>, now: number): Promise<NewDecision[]> {
  switch (ending.outcome) {
    case "sent":
    case "failed":
    case "gone":
      return told(session, ending, now);
    case "dropped":
      return dropped(session, ending);
    case "unknown":
    case "untried":
      return ending.edits === null ? untold(session, ending, now) : unchanged(session, ending, ending.edits);
  }
}

/** What is never accepted counts as told, or it would be tried for ever. What other messages say of it is still to be changed. */
async function told(session: Session, ending: Ending<ToldBet>, now: number): Promise<NewDecision[]> {
  const present = await betsById(
    session,
    ending.told.map(({ id }) => id),
  );
  const wrong = [...present.values()].filter(({ known }) => isEdit(newsOf(known, noImprovement)));
  if (ending.message !== null)
    await keepQueued(
      session,
      ending.message,
      wrong.map(({ id }) => id),
    );
  return decisionsOn(session, ending, { now, outcome: ending.outcome === "sent" ? "sent" : "failed", reason: null });
}

/** There was nothing to say, or no message to say it in: from now on it counts as said. */
async function dropped(session: Session, { told: bets, reason }: Ending<ToldBet>): Promise<NewDecision[]> {
  const countsAsSaid = reason === "refused" || reason === "not_approved" || reason === toldInThread;
  const present = await betsById(
    session,
    bets.map(({ id }) => id),
  );
  for (const { id, known } of present.values()) {
    const saysGone = known.gone !== null;
    const messages = known.messages.map((one) => ({ id: one.id, saysGone }));
    await keepKnown(session, id, { ...(countsAsSaid ? asKnown(known) : known), messages });
  }
  return [];
}

/** The chat knows of the bets what it knew before. */
async function untold(session: Session, ending: Ending<ToldBet>, now: number): Promise<NewDecision[]> {
  const { chat, message, outcome, passed } = ending;
  const isLost = outcome === "unknown";
  const lost = isLost ? await decisionsOn(session, ending, { now, outcome: "unknown", reason: sentAgain }) : [];
  const present = await betsById(
    session,
    ending.told.map(({ id }) => id),
  );
  const over: ToldBet[] = [];
  for (const bet of ending.told) {
    const known = present.get(bet.id);
    if (known && (await untell(session, known, { bet, message })) === "over") over.push({ ...bet, gone: known.known.gone });
  }
  const [first] = ending.told;
  if (first && passed > 0) await countMissed(session, first.watchId, passed);
  const unexplained = over.map((bet) => {
    const { watchId, matchId, asOf } = bet;
    const decision = { at: now, chat, watchId, matchId, outcome: "withdrawn", reason: "bet_gone" } as const;
    return { decision, asOf, bets: [bet] };
  });
  return [...lost, ...(await explained(session, unexplained))];
}

/** One that is gone meanwhile need not be told at all: it is over. */
async function untell(
  session: Session,
  { id, known: present }: WatchedBet,
  { bet, message }: { bet: ToldBet; message: string | null },
): Promise<"waits" | "over"> {
  const known = { ...present, told: bet.before, messages: present.messages.filter((one) => one.id !== message) };
  if (known.gone && known.messages.length === 0) {
    await deleteBets(session, [id]);
    return "over";
  }
  await keepKnown(session, id, known);
  return "waits";
}

/** A sent message still says what it said before. */
async function unchanged(session: Session, { told: bets }: Ending<ToldBet>, edits: string): Promise<NewDecision[]> {
  const said = await saidBefore(session, edits);
  for (const { id, known } of await betsOfMessage(session, { id: edits, bets }))
    await keepKnown(session, id, withSaid(known, edits, said.get(id)?.gone != null));
  return [];
}

/** What a sent message says of each bet now. */
async function saidBefore(session: Session, id: string): Promise<Map<number, ToldBet>> {
  const sent = (await sentMessages(session, [id])).get(id);
  const bets = z.array(toldBet).parse(sent?.parts["bet"] ?? []);
  return new Map(bets.map((bet) => [bet.id, bet]));
}

interface Deciding {
  now: number;
  outcome: "sent" | "failed" | "unknown";
  /** What to say instead of the kind of news; null for that. */
  reason: string | null;
}

/** One decision for each match and kind of news that is told, or of which a message says something else now. */
async function decisionsOn(
  session: Session,
  { chat, message, edits, told: bets }: Ending<ToldBet>,
  { now, outcome, reason }: Deciding,
): Promise<NewDecision[]> {
  const before = edits === null ? null : await saidBefore(session, edits);
  const decisions = new Map<string, Unexplained & { bets: ToldBet[] }>();
  for (const bet of bets) {
    const news = before ? changeOf(bet, before.get(bet.id)) : bet.news;
    const { watchId, matchId, asOf } = bet;
    const key = `${watchId} ${matchId} ${news}`;
    const decision = { at: now, chat, watchId, matchId, outcome, deliveryId: message, reason: reason ?? `bet_${news}` };
    if (news !== null) decisions.set(key, { decision, asOf, bets: [...(decisions.get(key)?.bets ?? []), bet] });
  }
  return explained(session, [...decisions.values()]);
}

function changeOf({ gone }: ToldBet, before: ToldBet | undefined): "gone" | "back" | null {
  const wasGone = before !== undefined && before.gone !== null;
  if ((gone !== null) === wasGone) return null;
  return gone ? "gone" : "back";
}
