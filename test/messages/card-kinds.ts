import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { cardEnds, type ToldCard } from "../../src/facts/cards.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import { cardSection } from "../../src/replies/alerts/card.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { askMatchReply } from "../../src/replies/parts/choices.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { cardBegunReply, cardStoppedReply, cardsReply } from "../../src/replies/watching/card.ts";
import { hour, noon } from "../replies/facts.ts";

const card: ToldCard = {
  ...{ watchId: 3, matchId: 17, since: noon - 4 * hour, live: false, end: null },
  line: {
    ...{ market: "winner", line: null, refreshedAt: noon - hour / 5 },
    selections: [
      { selection: "home", price: 1.72, from: 1.85 },
      { selection: "draw", price: 3.6, from: 3.6 },
      { selection: "away", price: 4.8, from: 4.4 },
    ],
  },
};

/** Live cards, and the messages about them. */
export function cardKindsOf(text: Text, match: Match): Record<string, Draft> {
  const known = { id: 17, match };
  const question = askMatchReply(text, { matches: [known], command: "card", rest: "", readsWords: true, now: noon });
  const say = (told: ToldCard): Draft =>
    messageReply(text, { id: "d1", manner: plainManner }, [cardSection(text, [{ card: told, match }], { now: noon })]);
  return {
    cardSection: say(card),
    "cardSection without odds": say({ ...card, line: null }),
    ...Object.fromEntries(cardEnds.map((end) => [`cardSection ${end}`, say({ ...card, end })])),
    cardBegunReply: cardBegunReply(text, { known, live: false, isRenewed: false }),
    "cardBegunReply live, anew": cardBegunReply(text, { known, live: true, isRenewed: true }),
    cardStoppedReply: cardStoppedReply(text, known),
    cardsReply: cardsReply(text, { cards: [known, { id: 18, match }], question }),
    "cardsReply without any": cardsReply(text, { cards: [], question }),
  };
}
