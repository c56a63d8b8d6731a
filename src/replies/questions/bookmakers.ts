import type { Bookmaker } from "../../api/model.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { bold, plain, type Text } from "../parts/text.ts";

export interface BookmakersFacts {
  /** Best first. */
  books: Paged<Bookmaker>;
  fetchedAt: number;
  failed: boolean;
  /** Whether there is `/bonuses` to lead on to. */
  bonuses: boolean;
  now: number;
}

/** The bookmakers with their ratings; a name is a link where its address is safe. */
export function bookmakersReply(text: Text, { books, fetchedAt, failed, bonuses, now }: BookmakersFacts): Draft {
  const press = (page: number) => ({ command: "bookmakers", text: pageWord(page) });
  const empty: Block[] = books.total === 0 ? [{ kind: "paragraph", spans: text.spans("named-empty") }] : [];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("bookmakers-heading") },
      ...empty,
      { kind: "list", items: books.shown.map((book) => row(text, book)) },
      ...pageNote(text, books),
      ...(failed ? [{ kind: "note" as const, spans: text.spans("odds-failure") }] : []),
      { kind: "note", spans: text.spans("bookmakers-note", { age: text.relative(fetchedAt, now) }) },
    ],
    buttons: [
      ...pageButtons(text, books, press),
      [
        { label: text.say("start-valuebets"), press: { command: "valuebets", text: "", replace: false } },
        ...(bonuses ? [{ label: text.say("bonuses-heading"), press: { command: "bonuses", text: "", replace: false } }] : []),
      ],
    ],
    personal: false,
  };
}

/** A name that leads to its address when that is https, else the name alone. */
export function linked(name: string, url: string | null): Span {
  return url !== null && URL.canParse(url) && new URL(url).protocol === "https:" ? { kind: "link", text: name, url } : bold(name);
}

function row(text: Text, { name, rating, ratingMax, url }: Bookmaker): Span[] {
  const shown = linked(name, url);
  if (rating === null) return [shown];
  const points = text.number(rating);
  const rated = ratingMax === null ? points : text.say("bookmakers-rating", { rating: points, max: text.number(ratingMax) });
  return [shown, ...plain(` · ${rated}`)];
}
