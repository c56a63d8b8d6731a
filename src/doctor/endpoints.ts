import { checkedSlug, type Target } from "../api/address.ts";
import type { DecodeOptions } from "../api/decode/index.ts";
import { type Kind, kinds, type MatchRow, type RowOf } from "../api/decode/rows.ts";

/** What the lists have told so far, to know whom to ask about. */
export interface Samples {
  /** The match whose details, odds and history are asked for. */
  match: MatchRow | null;
  fighter: RowOf["fighters"] | null;
  /** What the service's own lists name: evidence of what the words of other answers are. */
  names: Required<Pick<DecodeOptions, "bookmakers" | "leagues">>;
}

/** The names and slugs of a list's rows. */
export function namesOf(rows: readonly { name: string; slug: string | null }[]): string[] {
  return rows.flatMap(({ name, slug }) => (slug === null ? [name] : [name, slug]));
}

/** Lists first: they name the match and the fighter that the other endpoints are asked about, and what is in those answers. */
const lists: readonly Kind[] = ["matches", "leagues", "bookmakers", "fighters"];
export const askingOrder: readonly Kind[] = [...lists, ...kinds.filter((kind) => !lists.includes(kind))];

/** Where an endpoint is asked; null when no list named anything to ask it about. */
export function targetOf(kind: Kind, { match, fighter }: Samples): Target | null {
  const slug = slugFor(kind === "fighter" ? fighter?.slug : match?.slug);
  switch (kind) {
    case "match":
      return slug === null ? null : { path: ["matches", slug] };
    case "odds":
      return slug === null ? null : { path: ["matches", slug, "odds"] };
    case "history":
      return slug === null ? null : { path: ["odds", "history", slug] };
    case "fighter":
      return slug === null ? null : { path: ["fighters", slug] };
    case "predictions":
      return { path: ["ml", "predictions"] };
    case "value_bets":
      return { path: ["ml", "value-bets"] };
    default:
      return { path: [kind] };
  }
}

/** A match that is open for bets: scheduled, the soonest of those; else any. */
export function sampleMatch(rows: readonly MatchRow[]): MatchRow | null {
  const scheduled = rows.filter(({ status }) => status === "scheduled");
  const soonestFirst = scheduled.toSorted((a, b) => (a.scheduled_at ?? "9").localeCompare(b.scheduled_at ?? "9"));
  return soonestFirst[0] ?? rows[0] ?? null;
}

/** The names of the sides, for odds whose outcomes are named by team. */
export function sidesFor(kind: Kind, { match }: Samples): Pick<DecodeOptions, "match"> {
  if (!match || (kind !== "odds" && kind !== "history")) return {};
  const names = (side: "home" | "away") => [...Object.values(match[`${side}_names`]), match[`${side}_slug`] ?? match[side]];
  return { match: { home: names("home"), away: names("away") } };
}

function slugFor(slug: string | null | undefined): string | null {
  try {
    return slug ? checkedSlug(slug) : null;
  } catch {
    return null;
  }
}
