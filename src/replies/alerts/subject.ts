import type { Match } from "../../api/model.ts";
import type { Market } from "../../odds/quote.ts";
import { offerName, selectionName } from "../parts/markets.ts";
import { matchTitle, namesSide } from "../parts/match.ts";
import type { Text } from "../parts/text.ts";

interface Offer {
  market: Market;
  selection: string;
  line: number | null;
}

/** A selection beside the rest of its line, whole: half a name could be another's, and half a question has no answer. */
export function briefOffer(text: Text, match: Match, offer: Offer): string {
  // A side with its line says by itself that it is a handicap.
  return offer.market === "handicap" ? selectionName(text, match, offer) : offerName(text, match, offer);
}

/** What is told about, for a line that stands alone: a team, or a match with its selection. */
export function subjectOf(text: Text, match: Match, offer: Offer): string {
  const selection = offerName(text, match, offer);
  return namesSide(offer) ? selection : text.say("alert-subject", { title: matchTitle(text, match), selection });
}
