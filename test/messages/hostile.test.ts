import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { credited } from "../../src/replies/credit.ts";
import { languages, texts } from "../replies/facts.ts";
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

describe.each(Object.entries(platforms))("on %s", (_platform, show) => {
  it.each(languages)(
    "every kind of message in %s is taken, whatever things are called, and names become nothing else",
    (language) => {
      const text = texts.in(language);
      fc.assert(
        fc.property(hostileNames, (names) => {
          for (const [kind, draft] of Object.entries(kindsOf(text, names))) {
            const shown = show(credited(draft, credit, text));
            expect([kind, shown.strange]).toEqual([kind, []]);
            expect(shown.text.split("\n").at(-1)).toBe(text.say("credit", { source: "River Odds" }));
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it("a name is shown as it is, once what nobody can see is set aside", () => {
    const text = texts.in("ru");
    fc.assert(
      fc.property(hostileNames, (names) => {
        for (const kind of ["oddsReply", "watchReply", "movementReply of one match", "matchesReply"]) {
          const draft = kindsOf(text, names)[kind];
          if (!draft) throw new Error(`no kind ${kind}`);
          expect(visible(show(credited(draft, credit, text)).text)).toContain(visible(`${names.home} — ${names.away}`));
        }
      }),
      { numRuns: 25 },
    );
  });
});
