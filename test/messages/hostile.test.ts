import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { footerFrom, longestFooter } from "../../src/chats/footer.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { languages, texts } from "../replies/facts.ts";
import { runs } from "../runs.ts";
import { hostileName } from "./hostile.ts";
import { kindsOf, type Names } from "./kinds.ts";
import { platforms } from "./platforms.ts";

const hostileNames: fc.Arbitrary<Names> = fc.record({
  home: hostileName,
  away: hostileName,
  league: hostileName,
  sport: hostileName,
  books: fc.tuple(
    hostileName,
    hostileName.map((name) => `2${name}`),
    hostileName.map((name) => `3${name}`),
  ),
  selection: hostileName,
  typed: hostileName,
});

const credit = { source: { name: "River Odds", url: "https://odds.example/data" }, simulated: true };

/** A text without what nobody sees, or what stands for half a character. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s\ufffd]/gu, "");
}

/** Kinds that name both sides in full. */
const naming = ["oddsReply", "watchReply", "movementReply of one match", "matchesReply"];

describe.each(languages)("whatever things are called, every kind of message in %s", { tags: "long" }, (language) => {
  it("is taken on every platform, names become nothing else, and what can be seen of them is shown as it is", () => {
    const text = texts.in(language);
    fc.assert(
      fc.property(hostileNames, (names) => {
        const kinds = Object.entries(kindsOf(text, names));
        expect(kinds.map(([kind]) => kind)).toEqual(expect.arrayContaining(naming));
        // Readers of other languages get the names in their own letters.
        const sides = language === "ru" ? visible(`${names.home} — ${names.away}`) : "";
        const footer = footerFrom(names.home.slice(0, longestFooter));
        for (const [kind, draft] of kinds) {
          const reply = credited(footer === "" ? draft : { ...draft, footer }, credit, text);
          for (const [platform, show] of Object.entries(platforms)) {
            const shown = show(reply);
            expect([platform, kind, shown.strange]).toEqual([platform, kind, []]);
            expect(shown.text.endsWith(text.say("credit", { source: "River Odds" }))).toBe(true);
            // Where the selection is a team, the other one stands alone.
            const isNamed = [sides, names.home, names.away].map((name) => visible(shown.text).includes(visible(name)));
            if (naming.includes(kind) && sides !== "") expect(isNamed[0] || (isNamed[1] && isNamed[2]), shown.text).toBe(true);
          }
        }
      }),
      { numRuns: runs(2) },
    );
  });
});
