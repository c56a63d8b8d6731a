import { ApiBusy, ApiRefused, ApiUnreachable, type Failed, failedBy, failureOf, isPause } from "../api/errors.ts";
import { type EndpointHealth, oddsTrouble } from "../api/health.ts";
import { latestBoards } from "../boards/board-rows.ts";
import { refreshedAt } from "../boards/freshness.ts";
import { fitsButton } from "../chat/press.ts";
import type { Block, Button, Draft } from "../chat/reply.ts";
import type { BoardView } from "../feed/boards.ts";
import { keptPricesNotes } from "../replies/parts/failure.ts";
import type { Text } from "../replies/parts/text.ts";
import { nullIfAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import { type Ask, Refusal } from "./command.ts";
import { nearestCommand } from "./input/nearest-command.ts";

/** What one request to the odds service and its way take at most, as a rule. */
const requestMs = 2_000;
/** A longer wait is told by the minute. */
const fewSecondsMs = 20_000;

/** The sentence for a trouble of the odds service; null for a mistake of ours. */
export function faultOf(error: unknown): { key: string; args?: Record<string, number> } | null {
  if (error instanceof ApiUnreachable) return { key: `fault-${failureOf(error)?.replace("_", "-")}` };
  if (!(error instanceof ApiBusy || error instanceof ApiRefused)) return null;
  const isBusy = error instanceof ApiBusy || isPause(error);
  const waitMs = error.retryAfterMs ?? 0;
  if (isBusy && waitMs > fewSecondsMs) return { key: "fault-busy-minutes", args: { minutes: Math.ceil(waitMs / 60_000) } };
  return { key: isBusy ? "fault-busy" : "fault-refused" };
}

/** A wait as it is promised: with time for the request itself, and rounded up. */
export function aboutSeconds(waitMs: number): number {
  return 5 * Math.ceil((waitMs + requestMs) / 5_000);
}

export function unknownCommand(
  { call: { command, text: typed, source }, text }: Omit<Ask, "args">,
  names: readonly string[],
): Refusal {
  if (source === "button") return new Refusal("refuse-old-button", {}, []);
  const shown = command.slice(0, 32);
  const near = nearestCommand(shown, names);
  if (near === null) return new Refusal("refuse-unknown-command", { command: shown });
  const meant = { command: near, text: typed, replace: false };
  const meaning = fitsButton(meant) ? [{ label: `/${near}`, press: meant }] : [];
  const buttons = [[...meaning, helpButton(text)]];
  return new Refusal("refuse-unknown-command-near", { command: shown, near: `/${near}` }, buttons);
}

export function helpButton(text: Text): Button {
  return { label: text.say("help-button"), press: { command: "help", text: "", replace: false } };
}

/** What is said of a board for which there is nothing newer. */
export function failedOf({ board, failure, until }: BoardView, now: number): Failed {
  return failedBy({ failure, ...(until && { until }) }, { at: refreshedAt(board), now });
}

export interface KeptDeps {
  database: Database;
  /** How the odds service answers. */
  service?(): { health: readonly EndpointHealth[] };
}

/** A reply with kept prices of these matches, for which nobody asked anew, that says why there are none newer, and from when they are. */
export async function saysWhy(
  { database, service }: KeptDeps,
  { text, now }: Ask,
  ids: readonly number[],
  draft: Draft,
): Promise<Draft> {
  const trouble = oddsTrouble(service?.().health ?? [], now);
  if (trouble === null) return draft;
  const boards = (ids.length > 0 && (await latestBoards(database, ids).catch(nullIfAway))) || new Map<number, never>();
  const times = [...boards.values()].map(({ board }) => refreshedAt(board));
  const at = times.length === 0 ? null : Math.min(...times);
  const kept = { trouble, failed: failedBy(trouble, { at, now }), at, now };
  // A list with an age of its own says it once.
  const said = new Set(draft.blocks.flatMap(agesIn));
  const notes = keptPricesNotes(text, kept).filter((note) => {
    const ages = agesIn(note);
    const isSaid = ages.length > 0 && ages.every((age) => said.has(age));
    return !isSaid && !draft.blocks.some((block) => wordsOf(block).includes(wordsOf(note)));
  });
  return { ...draft, blocks: [...draft.blocks, ...notes] };
}

/** The moments that a note counts from. */
function agesIn(block: Block): number[] {
  const spans = block.kind === "note" ? block.spans : [];
  return spans.flatMap((span) => (span.kind === "time" && span.show === "relative" ? [span.at] : []));
}

function wordsOf(block: Block): string {
  return block.kind === "note" ? block.spans.map((span) => span.text).join("") : "";
}
