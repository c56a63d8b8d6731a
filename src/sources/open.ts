import { type About, type Ask, asks, BadDefinition, checkedDefinition, type Definition } from "./definition.ts";
import type { ListKind } from "./reading/fields.ts";
import { listReader } from "./reading/lists.ts";
import { oddsReader } from "./reading/odds.ts";
import { BadPath } from "./reading/path.ts";
import type { Common, ListRow, PriceRow, Reader } from "./reading/reading.ts";

export type PriceAsk = "boards" | "history";
export type ReaderOf<A extends Ask> = Reader<A extends PriceAsk ? PriceRow : ListRow>;
/** The readers of a source, by ask. Those that are missing are what the source can't do. */
export type Readers = { [A in Ask]?: ReaderOf<A> };

/**
 * Code for what a definition can't say plainly, beside it and only for sources of ours. It gets the definition's own reader, where
 * there is one, and returns the one that is used.
 */
export type CodeBehind = { [A in Ask]?: (read: ReaderOf<A> | undefined) => ReaderOf<A> };

/** What a service says unasked. Prices come as an answer that the reader of boards reads. */
export type PushWord =
  | { kind: "welcome" }
  /** It no longer knows what was missed. */
  | { kind: "forgotten" }
  /** One market of a book, whole. */
  | (PushedAbout & { kind: "prices"; market: string; answer: unknown })
  /** A book has no prices any more; of a match as a whole when `book` is null. */
  | (PushedAbout & { kind: "gone" });

interface PushedAbout {
  match: string;
  book: string | null;
  /** Goes up from one message to the next; null where a service has none. */
  seq: number | null;
}

/** How a service pushes prices over a WebSocket. */
export interface PushBehind {
  /** Below the base. */
  path: string;
  /** What is asked for; to go on behind the message of this number. */
  query(settings: Readonly<Record<string, readonly string[]>>, lastSeq: number | null): Readonly<Record<string, string>>;
  /** The words of one frame. What means nothing is left out. */
  read(frame: string): PushWord[];
}

export interface BuiltIn {
  definition: Definition;
  code?: CodeBehind;
  push?: PushBehind;
}

export interface OpenSource {
  about: About;
  readers: Readers;
}

/** Checks a definition and compiles its readers: every mistake is found here, before anything is asked. Throws `BadDefinition`. */
export function openSource({ definition, code = {} }: { definition: unknown; code?: CodeBehind }): OpenSource {
  const about = checkedDefinition(definition);
  const readers = compileReaders(about);
  const withCode = asks.flatMap((ask) => {
    const wrap = code[ask] as ((read: unknown) => unknown) | undefined;
    return wrap ? [[ask, wrap(readers[ask])] as const] : [];
  });
  return { about, readers: { ...readers, ...Object.fromEntries(withCode) } };
}

function compileReaders(about: About): Readers {
  const common: Common = { format: about.format, zone: about.zone, words: about.words, nothing: about.nothing };
  const readers = asks.flatMap((ask) => {
    const request = about.asks[ask];
    if (!request) return [];
    try {
      return [[ask, compileReader(ask, request.shape, common)] as const];
    } catch (error) {
      if (error instanceof BadPath) throw new BadDefinition([`asks.${ask}: ${error.message}`]);
      throw error;
    }
  });
  return Object.fromEntries(readers);
}

function compileReader(ask: Ask, shape: unknown, common: Common): Reader<PriceRow> | Reader<ListRow> {
  if (ask === "boards" || ask === "history") return oddsReader(shape as never, common, { isHistory: ask === "history" });
  return listReader(ask as ListKind, shape as never, common);
}

/** Whether an ask's answers are prices; all others are lists. */
export function isPriceAsk(ask: Ask): ask is PriceAsk {
  return ask === "boards" || ask === "history";
}
