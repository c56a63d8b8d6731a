import { ApiRefused } from "../api/errors.ts";
import type { OddsApi } from "../api/odds-api.ts";
import { apiTroubleOf } from "../api/trouble.ts";
import type { Clock } from "../clock.ts";
import { type Day, dayForm, dayMeant } from "./days.ts";
import type { KnownMatch, MatchIndex } from "./index.ts";
import { shownSlug } from "./shown-slug.ts";
import { matchesNamed, type NamedSide, namesApart } from "./two-names.ts";
import { clearHit } from "./word-search.ts";
import { longestName } from "./words.ts";

/** Which match a text means. `candidates` and `suggestions` come best first; only an empty index leaves them empty. */
export type Finding =
  | { kind: "one"; known: KnownMatch }
  /** `more`: further ones fit as well. */
  | { kind: "many"; candidates: readonly KnownMatch[]; more: boolean }
  /** Two names that do not meet. */
  | { kind: "apart"; sides: readonly [NamedSide, NamedSide] }
  /** `near`: the suggestions resemble the words; otherwise they are only what starts soonest. */
  | { kind: "none"; suggestions: readonly KnownMatch[]; near: boolean };

export interface Finder {
  /**
   * Finds the match that is meant by a number (`#17`), a slug, a link that ends in one, or words: teams and league in any
   * alphabet, with typos, with a day (`today`, `tomorrow`, `23.11`; the day of `timeZone`, else of UTC). A number without `#`
   * is a slug or a team's word (`1860`), and never a match's number. Only an unknown slug is asked of the API; its troubles are thrown when nothing else was
   * found.
   */
  find(text: string, options?: { timeZone?: string }): Promise<Finding>;
  /** Completes what is being typed, from memory; without words the matches that start soonest. */
  suggest(typed: string, limit: number): KnownMatch[];
}

interface FinderDeps {
  index: Pick<MatchIndex, "byId" | "bySlug" | "everBySlug" | "remember" | "list" | "ready" | "search">;
  api: Pick<OddsApi, "match">;
  clock: Clock;
}

const candidateLimit = 10;
const suggestionLimit = 5;
const mostHits = 100;
/** No question has more days; what a day is takes a calendar. */
const mostDays = 3;

export function createFinder({ index, api, clock }: FinderDeps): Finder {
  async function find(text: string, { timeZone = "UTC" }: { timeZone?: string } = {}): Promise<Finding> {
    const typed = text.trim();
    if (typed.length > longestName) return noneFor("");
    const numbered = await byNumber(typed, timeZone);
    if (numbered) return numbered;
    if (typed.startsWith("#")) return noneFor("");
    const slug = slugIn(typed);
    const direct = slug === null ? null : await bySlug(slug);
    if (direct?.known) return { kind: "one", known: direct.known };
    // Just after the start nothing is known, and the first question is no worse than later ones.
    const trouble = index.list().length === 0 ? await apiTroubleOf(index.ready()) : null;
    const found = byWords(typed, timeZone);
    if (found.kind !== "none") return found;
    if (direct?.trouble !== undefined) throw direct.trouble;
    if (trouble) throw trouble;
    // One plain word may be a slug too, but is a team far more often: it was looked for there first.
    const last = slug === null && isSlug(typed) ? await bySlug(typed.toLowerCase()) : null;
    return last?.known ? { kind: "one", known: last.known } : found;
  }

  /** Digits without `#` are a slug, else a word of a team just as it is written. */
  async function byNumber(typed: string, timeZone: string): Promise<Finding | null> {
    const id = idIn(typed);
    if (id === null) return null;
    const known = typed.startsWith("#") ? await index.byId(id) : index.bySlug(typed);
    if (known) return { kind: "one", known };
    if (typed.startsWith("#")) return null;
    const isWord = index.search(typed, { limit: 1 }).some(({ exact }) => exact);
    return isWord ? byWords(typed, timeZone) : noneFor("");
  }

  /** The match of an exact slug: from the index, else from the API. */
  async function bySlug(slug: string): Promise<{ known: KnownMatch | null; trouble?: unknown }> {
    const indexed = index.bySlug(slug) ?? index.list().find(({ match }) => shownSlug(match) === slug);
    if (indexed) return { known: indexed };
    // In other letters it's two names far more often, and each would cost a request.
    if (!/^[\w-]+$/.test(slug)) return { known: await index.everBySlug(slug) };
    try {
      const [known = null] = await index.remember([(await api.match(slug)).value]);
      return { known };
    } catch (error) {
      if (error instanceof ApiRefused && error.status === 404) return { known: null };
      return { known: await index.everBySlug(slug), trouble: error };
    }
  }

  const search = (words: string) => index.search(words, { limit: mostHits });

  function byWords(typed: string, timeZone: string): Finding {
    const { words, day } = splitDay(typed, clock.now(), timeZone);
    const ofDay = day ? index.list({ day }) : null;
    if (words === "") return ofDay ? several(ofDay, typed) : noneFor("");
    const allowed = ofDay && new Set(ofDay.map(({ id }) => id));
    const found = matchesNamed(words, search);
    const sides = found.length > 0 ? null : namesApart(words, search);
    if (sides) return { kind: "apart", sides };
    // What is written right plays on another day: a likeness that plays on this one was not meant.
    const isKnown = allowed !== null && found.some(({ exact }) => exact);
    const hits = found.filter(({ id, exact }) => !allowed || (allowed.has(id) && (exact || !isKnown)));
    const clear = clearHit(hits);
    return clear
      ? { kind: "one", known: clear.known }
      : several(
          hits.map(({ known }) => known),
          words,
        );
  }

  function several(matches: readonly KnownMatch[], words: string): Finding {
    const [first, ...others] = matches;
    if (!first) return noneFor(words);
    if (others.length === 0) return { kind: "one", known: first };
    return { kind: "many", candidates: matches.slice(0, candidateLimit), more: matches.length > candidateLimit };
  }

  /** What comes nearest to the words, else what starts soonest: never nothing while any match is known. */
  function noneFor(words: string): Finding {
    const near = index.search(words, { limit: suggestionLimit, some: true }).map(({ known }) => known);
    return near.length > 0
      ? { kind: "none", suggestions: near, near: true }
      : { kind: "none", suggestions: index.list().slice(0, suggestionLimit), near: false };
  }

  function suggest(typed: string, limit: number): KnownMatch[] {
    if (typed.length > longestName) return [];
    const { words, day } = splitDay(typed.trim(), clock.now(), "UTC");
    if (words === "") return index.list(day ? { day } : {}).slice(0, limit);
    const slug = slugIn(words);
    const exact = slug === null ? null : index.bySlug(slug);
    if (exact) return [exact];
    if (words.startsWith("#")) return index.list().filter(({ id }) => id === idIn(words));
    const all = matchesNamed(words, search).slice(0, limit);
    return (all.length > 0 ? all : index.search(words, { limit, some: true })).map(({ known }) => known);
  }

  return { find, suggest };
}

function idIn(text: string): number | null {
  const found = /^#?(\d{1,15})$/.exec(text);
  return found ? Number(found[1]) : null;
}

/** A slug, or the slug at the end of a link; null for a text that is more likely a word. */
function slugIn(text: string): string | null {
  const isLink = text.indexOf("/") > 0 && !/\s/.test(text);
  const parts = isLink
    ? text
        .replace(/[?#].*$/, "")
        .split("/")
        .filter(isSlug)
    : [text].filter(isSlug);
  // The last part of a link may be a page of the match ("…/odds").
  const telling = parts.findLast((part) => /[-_\d]/.test(part)) ?? (isLink ? parts.at(-1) : undefined);
  return telling?.toLowerCase() ?? null;
}

/** A day has the form of a slug as well, 2026-11-28, and a list is asked for with it. */
function isSlug(text: string): boolean {
  return !dayForm.test(text) && /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,127}$/u.test(text);
}

/** Takes the word for a day out of a question. */
function splitDay(text: string, now: number, timeZone: string): { words: string; day: Day | null } {
  const words = text.split(/\s+/);
  const formed = [...words.keys()].filter((at) => dayForm.test(words[at] ?? "")).slice(0, mostDays);
  const days = new Map(formed.map((at) => [at, dayMeant(words[at] ?? "", { now, timeZone })]));
  const day = [...days.values()].find((found) => found !== null) ?? null;
  return day === null ? { words: text, day } : { words: words.filter((_, at) => !days.get(at)).join(" "), day };
}
