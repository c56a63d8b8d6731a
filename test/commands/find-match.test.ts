import { describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/chats/settings.ts";
import type { Ask } from "../../src/commands/command.ts";
import { findMatch } from "../../src/commands/input/find-match.ts";
import type { Finder, Finding } from "../../src/matches/finder.ts";
import { match } from "../matches/known.ts";
import { buttonsOf, hour, known, noon, northgate, said, texts } from "../replies/facts.ts";

const near = known(18, match("northfield-harbour"));

/** A finder that finds what the test says; the newest match is suggested where nothing was typed. */
function finding(found: Finding, listed = [known(17)]): Finder {
  return { find: async () => found, suggest: () => listed };
}

function ask(words: string | undefined): Ask {
  const call = { address: "telegram:7", place: "private" };
  return { call, args: { match: words }, text: texts.in("en"), settings: defaultSettings, now: noon } as unknown as Ask;
}

async function instead(words: string, found: Finding, rest = "") {
  const answer = await findMatch(ask(words), { finder: finding(found), command: "watch", rest });
  if (!("instead" in answer)) throw new Error("a match was found");
  return { text: said(answer.instead).trim(), buttons: buttonsOf(answer.instead) };
}

describe("the match that is meant", () => {
  it("is the one that was found", async () => {
    const answer = await findMatch(ask("northgate"), {
      finder: finding({ kind: "one", known: known(17) }),
      command: "odds",
    });
    expect(answer).toMatchObject({ known: { id: 17, match: northgate } });
  });

  it("is asked for when several fit, with buttons that complete the call", async () => {
    expect(await instead("north", { kind: "many", candidates: [known(17), near], more: false }, "2.5pp")).toEqual({
      text: ["Which match?", "- Northgate v Riverside", "Sun, 19:00 UTC · River Cup", "- northfield v harbour", "15:00 UTC"].join(
        "\n",
      ),
      buttons: ["[Northgate v Riverside: watch #17 2.5pp]", "[northfield v harbour: watch #18 2.5pp]"],
    });
  });

  it("is a team's next one for who only looks, and the others are a press away", async () => {
    const later = known(19, { ...northgate, startsAt: noon + 80 * hour });
    const found = { kind: "many" as const, candidates: [later, known(17)], more: false };
    const answer = await findMatch(ask("northgate"), { finder: finding(found), command: "odds", rest: "total", next: true });
    if ("instead" in answer) throw new Error("a choice was offered");
    expect(answer.known.id).toBe(17);
    const led = answer.leadOn({ blocks: [], buttons: [], personal: false });
    expect(buttonsOf(led)).toEqual(["[Aug 18 · Northgate v Riverside: odds #19 total]"]);
    // What no button can carry has none: an encoder would refuse it, and with it the whole answer.
    const long = { finder: finding(found), command: "best", rest: "first corner ".repeat(6).trim(), next: true };
    const best = await findMatch(ask("northgate"), long);
    if ("instead" in best) throw new Error("a choice was offered");
    expect(best.leadOn({ blocks: [], buttons: [], personal: false }).buttons).toEqual([]);
    // Two clubs of one town are a question.
    const clubs = { ...found, candidates: [known(17), near] };
    expect(await findMatch(ask("north"), { finder: finding(clubs), command: "odds", next: true })).toHaveProperty("instead");
  });

  it("is asked for when only others are near, and the words are repeated", async () => {
    expect(await instead("nortfeild", { kind: "none", suggestions: [near], near: true })).toEqual({
      text: expect.stringMatching(
        /^I can’t find a match for “nortfeild”\. Did you mean one of these\?\n- northfield v harbour\n/,
      ),
      buttons: ["[northfield v harbour: watch #18]"],
    });
  });

  it("is said to be unknown when nothing comes near, and never cut without a word", async () => {
    expect(await instead("zzz", { kind: "none", suggestions: [near], near: false })).toEqual({
      text: expect.stringMatching(/^I don’t know “zzz”: no team, player or league here has that name\.\nI have: .+\.$/),
      buttons: ["[Matches: matches ] [All leagues: leagues ] [Help: help ]"],
    });
    const { text } = await instead("north", { kind: "many", candidates: [known(17), near], more: true });
    expect(text).toMatch(/^Which match\? · the first 2:\n/);
    expect(text.split("\n").at(-1)).toBe("Too many matches to list. Add the other team or a day.");
  });

  it("leads on to the list when nothing is known at all; long words are shortened between characters", async () => {
    const { text, buttons } = await instead("👍".repeat(90), { kind: "none", suggestions: [], near: false });
    expect(text).toContain(`I don’t know “${"👍".repeat(60)}…”: `);
    expect(buttons).toEqual(["[Matches: matches ] [All leagues: leagues ] [Help: help ]"]);
  });

  it("is asked for with the soonest ones when it is missing", async () => {
    const finder = finding({ kind: "none", suggestions: [], near: false });
    const missing = await findMatch(ask(undefined), { finder, command: "watch", rest: "5%" });
    if (!("instead" in missing)) throw new Error("a match was found");
    expect(said(missing.instead)).toMatch(/^\nWhich match\? Choose one, or type a team’s name:\n- Northgate v Riverside\n/);
    expect(buttonsOf(missing.instead)).toEqual(["[Northgate v Riverside: watch #17 5%]"]);
    expect(missing.instead.asks).toEqual({ command: "watch", before: "", behind: "5%" });
    const elsewhere = await findMatch(
      { ...ask(undefined), call: { ...ask(undefined).call, place: "group" } },
      { finder, command: "watch" },
    );
    expect("instead" in elsewhere && said(elsewhere.instead)).toContain("or type /watch with a team’s name:");
  });

  it("is not searched for in a text of any length", async () => {
    const finder = finding({ kind: "one", known: known(17) });
    await expect(findMatch(ask("x".repeat(201)), { finder, command: "odds" })).rejects.toMatchObject({ key: "refuse-too-long" });
    await expect(findMatch(ask("x".repeat(200)), { finder, command: "odds" })).resolves.toHaveProperty("known");
  });
});
