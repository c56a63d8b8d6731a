import { describe, expect, it } from "vitest";
import { tableWidth } from "../../src/chat/table.ts";
import { textWidth } from "../../src/chat/text-width.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { oddsReply } from "../../src/replies/questions/odds.ts";
import { team } from "../matches/known.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { boardOf, northgate, oddsFacts, texts } from "../replies/facts.ts";
import { platforms } from "./platforms.ts";

/** Lines of a message on a phone, blank ones included: a line breaks between words. */
function linesOn(shown: string): number {
  return shown.split("\n").reduce((sum, line) => sum + wrapped(line), 0);
}

function wrapped(line: string): number {
  let count = 1;
  let width = 0;
  for (const word of line.split(" ")) {
    const wide = textWidth(word);
    if (width > 0 && width + 1 + wide > tableWidth) {
      count += 1;
      width = wide;
    } else width += (width === 0 ? 0 : 1) + wide;
  }
  return count;
}

const names = ["Oddmoor", "Kvotara", "Betharrow", "Linefjord", "Stavkino", "Tipmeadow", "Lucky Quill", "Bookpine", "Fortunelle"];
const tenBooks = [...names, "Zoloto Stakes"].flatMap((name, nth) => winnerQuotes(name, 1.55 - nth / 200, 4.69 - nth / 100, 12.5));
const longNames = {
  ...northgate,
  home: team({ en: "Marisol Bay United", ru: "Марисоль-Бей Юнайтед" }),
  away: team({ en: "Port Alder Athletic", ru: "Порт-Алдер Атлетик" }),
  league: { ...northgate.league, names: { en: "Southern First Division", ru: "Южный первый дивизион" } },
};

describe("the odds of ten books with long names", () => {
  const displays = (["decimal", "american", "fractional"] as const).map((format) => ({ format, timeZone: "UTC" }));
  for (const language of ["en", "ru"])
    for (const display of displays)
      it.each(["Telegram", "Discord"] as const)(`fit one screen in ${language}, ${display.format}, on %s`, (platform) => {
        const text = texts.in(language, display);
        const facts = oddsFacts({ match: longNames as typeof northgate, board: boardOf(tenBooks) });
        const { text: shown } = platforms[platform](credited(oddsReply(text, facts), { source: null, simulated: false }, text));
        expect(shown.match(/Zolo/g)).toHaveLength(1);
        expect(linesOn(shown)).toBeLessThanOrEqual(18);
      });
});
