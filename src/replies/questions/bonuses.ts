import type { Failed } from "../../api/errors.ts";
import type { Bonus } from "../../api/model.ts";
import type { Draft, Span } from "../../chat/reply.ts";
import { failureNotes } from "../parts/failure.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import { plain, type Text } from "../parts/text.ts";
import { linked } from "./bookmakers.ts";

export interface BonusesFacts {
  bonuses: Paged<Bonus>;
  fetchedAt: number;
  failed: Failed;
  now: number;
}

/** What bookmakers offer new customers, for adults. */
export function bonusesReply(text: Text, { bonuses, fetchedAt, failed, now }: BonusesFacts): Draft {
  const press = (page: number) => ({ command: "bonuses", text: pageWord(page) });
  const none = bonuses.total === 0 ? [{ kind: "paragraph" as const, spans: text.spans("named-empty") }] : [];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("bonuses-heading") },
      ...none,
      { kind: "list", items: bonuses.shown.map((bonus) => row(text, bonus)) },
      ...pageNote(text, bonuses),
      { kind: "note", spans: text.spans("bonuses-adults") },
      ...failureNotes(text, failed),
      { kind: "note", spans: text.spans("named-age", { age: text.ago(fetchedAt, now) }) },
    ],
    buttons: [
      ...pageButtons(text, bonuses, press),
      [
        { label: text.say("bookmakers-heading"), press: { command: "bookmakers", text: "", replace: false } },
        { label: text.say("bonuses-turn-off"), press: { command: "bonuses", text: "off", replace: true } },
      ],
    ],
    personal: false,
  };
}

/** Says that nothing is shown here, and how that is changed. */
export function bonusesOffReply(text: Text, place: "private" | "group"): Draft {
  return {
    blocks: [
      { kind: "heading", spans: text.spans("bonuses-heading") },
      { kind: "paragraph", spans: text.spans(place === "group" ? "bonuses-off-group" : "bonuses-off") },
      { kind: "note", spans: text.spans("bonuses-adults") },
    ],
    buttons: [
      [{ label: text.say("bonuses-turn-on"), press: { command: "bonuses", text: "on", replace: true } }],
      [{ label: text.say("bookmakers-heading"), press: { command: "bookmakers", text: "", replace: false } }],
    ],
    personal: false,
  };
}

function row(text: Text, { bookmaker, title, amount, currency, url }: Bonus): Span[] {
  const offer = linked(title, url);
  const money = amount === null ? [] : [`${text.number(amount)}${currency === null ? "" : ` ${currency}`}`];
  return [...(bookmaker === null ? [] : plain(`${bookmaker} · `)), offer, ...plain(money.map((sum) => ` · ${sum}`).join(""))];
}
