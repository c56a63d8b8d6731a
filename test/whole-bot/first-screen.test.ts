import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import { openScene, type Scene, type Shown } from "./promises.ts";
import { openTelegram, seatOf, type TelegramHouse } from "./telegram-house.ts";

/** What each row of the table in docs/how-it-works.md counts: a menu's entry, or a button by its label; and what it ends on. */
const ways: Readonly<Record<string, { presses: readonly (string | RegExp)[]; ends: RegExp; before?: string }>> = {
  "the odds of a match": { presses: [/ v /], ends: /^Average margin /m },
  "what is on today": { presses: ["Today’s matches"], ends: /^Matches · / },
  "to watch a match": { presses: [/ v /, "Watch"], ends: /I’ll alert you when/ },
  "an alert at a price": { presses: [/ v /, "Price alert", /./, /\d/], ends: /I’ll alert you when the best price/ },
  "to see what is watched, and stop it": {
    presses: ["/watches", /./, "Stop"],
    ends: /Stopped|no longer|Stop 1 watch/i,
    before: "watch {match}",
  },
  "quiet for a while": { presses: ["/mute", /^All for \d hours/], ends: /muted until/, before: "watch {match}" },
  "value bets": { presses: ["Value bets"], ends: /^(?:Value bets|No value bets)/ },
  "another language": { presses: [/▾/, "Deutsch"], ends: /^Sprache|Die Quoten/m },
};

interface Row {
  what: string;
  presses: number;
  typed: string[];
}

const doc = readFileSync(new URL("../../docs/how-it-works.md", import.meta.url), "utf8");
const rows = [...doc.matchAll(/^\| (.+?) \| \d+ \| (\d+).*? \| (.+?) \|$/gm)].map(
  ([, what = "", presses, typed = ""]): Row => ({
    what,
    presses: Number(presses),
    typed: [...typed.matchAll(/`([^`]+)`/g)].map(([, one = ""]) => one),
  }),
);

describe("from the first screen", () => {
  let scene: Scene<TelegramHouse>;
  let team: string;
  let match: string;
  let last = 1_000;
  beforeAll(async () => {
    scene = await openScene(openTelegram);
    const { home, away } = laterMatch(scene.world);
    team = home.name.en;
    match = `${team} ${away.name.en}`;
    await scene.world.pass(60_000);
  });
  afterAll(() => scene.close());

  it("has a way for every row of the table", () => {
    expect(rows.map(({ what }) => what)).toEqual(Object.keys(ways));
  });

  it.each(rows)("so many presses lead to $what", async ({ what, presses }) => {
    const way = ways[what];
    expect(way?.presses).toHaveLength(presses);
    const newcomer = enter();
    if (way?.before) await newcomer.says(way.before);
    let shown = await newcomer.says("/start");
    for (const press of way?.presses ?? []) shown = await newcomer.presses(shown, press);
    expect(shown.text).toMatch(way?.ends ?? /^$/);
  });

  it.each(rows)("words lead to $what", async ({ what, typed }) => {
    const newcomer = enter();
    if (ways[what]?.before) await newcomer.says(ways[what].before);
    const words = typed.length > 0 ? typed : ["{team}"];
    let text = "";
    for (const one of words) ({ text } = await newcomer.says(one.replace("havelstad", "{match}")));
    expect(text).toMatch(ways[what]?.ends ?? /^$/);
  });

  function enter() {
    const { standIn } = scene.house;
    standIn.addUser(++last);
    const seat = seatOf(standIn, last, last);
    const says = (words: string) => scene.ask(seat, words.replace("{team}", team).replace("{match}", match));
    return {
      says,
      async presses(shown: Shown, press: string | RegExp): Promise<Shown> {
        if (typeof press === "string" && press.startsWith("/")) return says(press);
        const label = shown.buttons.find((one) => (typeof press === "string" ? one === press : press.test(one)));
        expect(label, `${press} of ${shown.buttons.join(", ")} below ${shown.text}`).toBeDefined();
        return scene.press(seat, shown, label ?? "");
      },
    };
  }
});
