import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/chat/reply.ts";
import { tableWidth } from "../../src/chat/table.ts";
import { textWidth } from "../../src/chat/text-width.ts";
import type { Quote } from "../../src/odds/quote.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { team } from "../matches/known.ts";
import { quote, winnerQuotes } from "../odds/prices.ts";
import { alertFacts, alertMatch, alertReply, boardOf, northgate, oddsFacts, texts } from "../replies/facts.ts";
import { alertKindsOf } from "./alert-kinds.ts";
import { plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";

/** Lines of a message on a phone, blank ones included: a line breaks between words. */
function linesOn(shown: string): number {
  return shown.split("\n").reduce((sum, line) => sum + wrapped(line), 0);
}

function wrapped(line: string): number {
  return brokenUp(line).length;
}

function brokenUp(line: string): string[] {
  const [first = "", ...words] = line.split(" ");
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (textWidth(longer) > tableWidth) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const names = ["Oddmoor", "Kvotara", "Betharrow", "Linefjord", "Stavkino", "Tipmeadow", "Lucky Quill", "Bookpine", "Fortunelle"];
const tenBooks = [...names, "Zoloto Stakes"].flatMap((name, nth) => winnerQuotes(name, 1.55 - nth / 200, 4.69 - nth / 100, 12.5));
const longNames = {
  ...northgate,
  home: team({ en: "Marisol Bay United", ru: "Марисоль-Бей Юнайтед" }),
  away: team({ en: "Port Alder Athletic", ru: "Порт-Алдер Атлетик" }),
  league: { ...northgate.league, names: { en: "Southern First Division", ru: "Южный первый дивизион" } },
};

const bothTeamsScore = {
  ...movementBy({ kind: "points", points: 3 }),
  part: { market: "both_score", selection: "yes", line: null },
} as const;

/** One book's prices of both teams scoring. */
function bothScore(bookmaker: string, yes: number): Quote[] {
  const no = 1 / (1.05 - 1 / yes);
  const offers = [
    ["yes", yes],
    ["no", no],
  ] as const;
  return offers.map(([selection, price]) => quote({ bookmaker, market: "both_score", selection, price }));
}

describe("the odds of ten books with long names", () => {
  const displays = (["decimal", "american", "fractional"] as const).map((format) => ({ format, timeZone: "UTC" }));
  for (const language of ["en", "ru"])
    for (const display of displays)
      it.each(["Telegram", "Discord"] as const)(`fit one screen in ${language}, ${display.format}, on %s`, (platform) => {
        const text = texts.in(language, display);
        const facts = oddsFacts({ match: longNames as typeof northgate, board: boardOf(tenBooks) });
        const { text: shown } = platforms[platform](credited(oddsReply(text, facts), { source: null, simulated: false }, text));
        expect(shown.match(/Zolo/g)).toHaveLength(1);
        expect(linesOn(shown)).toBeLessThanOrEqual(20);
      });
});

/** The lines of a message as they are sent, credit and blank ones left out. */
function linesOf(draft: Draft, language: string, platform: keyof typeof platforms): string[] {
  const { text } = platforms[platform](credited(draft, { source: null, simulated: false }, texts.in(language)));
  return text.split("\n").filter((line) => line.trim() !== "");
}

const sports = ["football", "ice-hockey", "basketball", "tennis", "mma", "baseball", "chess"];
const namesIn = Object.fromEntries(sports.map((sport) => [sport, { ...plainNames, sport }]));

describe.each(["Telegram", "Discord"] as const)("an alert on %s", (platform) => {
  const every = (["en", "ru"] as const).flatMap((language) => sports.map((sport) => [language, sport] as const));

  it.each(every)("of one match has six lines at most, one for a selection, in %s for %s", (language, sport) => {
    const kinds = Object.entries(alertKindsOf(texts.in(language), namesIn[sport] ?? plainNames).ofOne);
    expect(kinds.length).toBeGreaterThan(25);
    for (const [kind, draft] of kinds) {
      const lines = linesOf(draft, language, platform);
      const most = kind === "of two limits and a movement" ? 12 : 6;
      expect([kind, lines.length]).toEqual([kind, Math.min(most, lines.length)]);
      expect([kind, lines.filter((line) => /^[▼▲]/.test(line)).length <= 2]).toEqual([kind, true]);
    }
  });

  it.each(every)(
    "of several matches has two lines for each of up to three, or of fewer and a fold of the others, in %s for %s",
    (language, sport) => {
      const kinds = Object.entries(alertKindsOf(texts.in(language), namesIn[sport] ?? plainNames).ofSeveral);
      expect(kinds.length).toBeGreaterThan(3);
      for (const [kind, { draft, matches }] of kinds) {
        const fold = draft.blocks.find((block) => block.kind === "fold");
        const [list] = draft.blocks.filter((block) => block.kind === "list");
        const [most, moved] = kind === "a limit among them" ? [2, matches - 1] : [3, matches];
        const seen = moved > most ? most - 1 : moved;
        expect([kind, list?.items.length, fold?.items.length ?? 0]).toEqual([kind, seen, moved - seen]);
      }
    },
  );

  it.each(["en", "ru"] as const)("begins with direction, the whole name of the selection and the prices, in %s", (language) => {
    const text = texts.in(language);
    const named = { ...plainNames, home: longNames.home.names[language] ?? "", away: longNames.away.names[language] ?? "" };
    const kinds = Object.entries(alertKindsOf(text, named).ofOne);
    const told = kinds.flatMap(([kind, draft]) =>
      linesOf(draft, language, platform).flatMap((line) => (/^(?:[▼▲]|🎯)/u.test(line) ? [{ kind, line }] : [])),
    );
    expect(told.length).toBeGreaterThan(25);
    const sides = [named.home, named.away, text.say("selection-draw"), text.say("selection-over"), text.say("selection-under")];
    for (const { kind, line } of told) {
      const price = String.raw`(?:\d+[.,]\d+)`;
      const whole = `(?:${sides.join("|")})(?: [+−]?[\\d.,]+)?`;
      expect([kind, line]).toEqual([
        kind,
        expect.stringMatching(new RegExp(`^(?:[▼▲] ${whole} ${price} → ${price}$|🎯 ${whole} ${price})`, "u")),
      ]);
    }
  });

  it.each(["en", "de", "ru"] as const)("says of both teams to score whether it's a yes or a no, in %s", (language) => {
    const text = texts.in(language);
    const at = (yes: number) => boardOf([...bothScore("Cedar", yes), ...bothScore("Oddmoor", yes + 0.02)]);
    const moved = alertMatch({ rule: bothTeamsScore, baseline: at(2.3), board: at(1.8), match: longNames as typeof northgate });
    const shown = linesOf(alertReply(text, alertFacts(moved)), language, platform).join("\n");
    expect(shown).toContain(`${text.say("odds-market-both-score")}: ${text.say("selection-yes")}`);
  });

  it.each(["en", "ru"] as const)("begins on a phone with what matters, in %s", (language) => {
    for (const [kind, draft] of Object.entries(alertKindsOf(texts.in(language), plainNames).ofOne)) {
      const first = (linesOf(draft, language, platform)[0] ?? "").slice(0, tableWidth);
      // A side that moved, a match, or how many value bets there are.
      expect([kind, first]).toEqual([
        kind,
        expect.stringMatching(
          /^[▼▲]|Nor(?:thgate|t?h?\.)|Riverside|[Vv]alue bet|алуйн|Перевес|чат|chat|topic|Темы|oddsdaily|odds service|[Сс]ервис/,
        ),
      ]);
    }
  });
});
