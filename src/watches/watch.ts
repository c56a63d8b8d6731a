import type { QuietHours } from "../chats/settings.ts";
import type { Target } from "../matches/targets.ts";
import type { BetFilter } from "../rules/bet-filter.ts";

/** What a chat asked to be told about. */
export type Watch = MatchWatch | WideWatch | BetWatch;

interface CommonWatch {
  id: number;
  /** By what people name it, counted by chat; null for one that a wide watch brought. */
  number: number | null;
  chat: string;
  /** The platform's id of the person. */
  createdBy: string;
  createdAt: number;
  /** Until when it neither alerts nor is polled for (ms UTC); null while it is not paused. */
  pausedUntil: number | null;
  /** Its own quiet hours; null follows the chat's. */
  quiet: QuietHours | null;
}

/** A watch on one match. */
export interface MatchWatch extends CommonWatch {
  kind: "match";
  matchId: number;
  /** In the canonical words of `formatRule`. */
  rule: string;
  /** The wide watch that covers the match at present; null for a watch that the chat added itself. */
  wideId: number | null;
}

/** A watch on all matches of a target. Those that it covers at present are watches that name it. */
export interface WideWatch extends CommonWatch {
  kind: "wide";
  target: Target;
  /** In the canonical words of `formatRule`. */
  rule: string;
}

/** A watch on value bets: those that pass the filter are told when they appear, improve and are gone. */
export interface BetWatch extends CommonWatch {
  kind: "bets";
  filter: BetFilter;
  /** How far an edge must have grown since the chat was told, in millionths. */
  improvement: number;
  /** When the list was as the watch knows it; null before its first look. */
  lookedAt: number | null;
}

/** What calls name a watch by: its number, or for buttons alone `=17`, which every watch has. */
export function refOf({ number, id }: Pick<Watch, "number" | "id">): string {
  return number === null ? `=${id}` : String(number);
}
