import { describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import { encodePress } from "../../src/chat/press.ts";
import { withNumberedRows } from "../../src/chat/rows.ts";
import type { Shown } from "../../src/chats/shown.ts";
import type { Command } from "../../src/commands/command.ts";
import { lastShown, shownIn } from "../../src/commands/shown.ts";
import { kindsOf, plainNames } from "../messages/kinds.ts";
import { texts } from "../replies/facts.ts";
import { catalog } from "./catalog.ts";
import { turned } from "./turned.ts";

const commandNamed = (name: string): Command | undefined => catalog.find((one) => one.name === name);

const shown: Shown = {
  lines: [
    ["1", "+odds #17"],
    ["2", "+odds #18"],
    ["3", "+team #7"],
    ["4", "+watch league#9 5%"],
    ["5", "=2watches 3"],
    ["44", "+odds #44"],
  ],
  asks: { command: "watch", before: "#17", behind: "5%" },
  until: 1,
};
const typed = (command: string, text: string, more: Partial<Call> = {}): Call => ({
  ...{ address: "telegram:7", place: "private", reader: { id: "7", language: "en" } },
  ...{ command, text, options: null, source: "typed", mayManage: async () => true },
  ...more,
});
const inShort = ({ command, text, source, chatNumber, plain }: Call) =>
  `${source} /${command} ${text}${chatNumber === undefined ? "" : ` of ${chatNumber}`}${plain ? " plain" : ""}`;
const meant = async (call: Call, last: Shown | null = shown) => inShort(await turned(call, last));

describe("what was shown last", () => {
  const unasked: Shown = { lines: [["1", "+odds #5"]], asks: null, until: 9 };

  it("is what came last, whichever way, and a question stays one", () => {
    expect(lastShown([unasked, { ...shown, until: 8 }], 7)).toEqual({ ...unasked, asks: shown.asks });
    expect(lastShown([{ ...shown, until: 10 }, unasked], 7)).toEqual({ ...shown, until: 10 });
  });

  it("is still the list where what came after it has no lines", () => {
    const alert: Shown = { lines: [], asks: null, stops: "unwatch 1", until: 12 };
    expect(lastShown([alert, { ...shown, until: 10 }], 7)).toEqual({ ...alert, lines: shown.lines, asks: shown.asks });
  });

  it("is nothing that is long ago", () => {
    expect(lastShown([unasked, { ...shown, until: 8 }], 8)).toEqual(unasked);
    expect(lastShown([unasked], 9)).toBe(null);
    expect(lastShown([], 0)).toBe(null);
  });
});

describe("what is typed after a list", () => {
  it.each([
    ["2", "button /odds #18"],
    ["2.", "button /odds #18"],
    [" 2) ", "button /odds #18"],
    ["44", "button /odds #44"],
    ["5", "button /watches 3 of 2"],
    ["home", "typed /watch #17 home 5%"],
    ["1860", "typed /watch #17 1860 5%"],
    ["6", "typed /watch #17 6 5%"],
  ])("%s, without a command", async (text, expected) => {
    expect(await meant(typed("odds", text, { plain: true }))).toBe(expected);
  });

  it.each([
    ["odds", "2", "#18"],
    ["watch", "2 home >= 3", "#18 home >= 3"],
    ["watch", "4", "league#9"],
    ["team", "3", "#7"],
    // A team's number is no match's, nor is a league's.
    ["odds", "3", "3"],
    ["odds", "4", "4"],
    ["odds", "6", "6"],
    ["odds", "#2", "#2"],
    ["odds", "2nd", "2nd"],
    ["fair", "2 3", "2 3"],
    ["kelly", "2 52%", "2 52%"],
  ])("/%s %s", async (command, text, expected) => {
    expect(await meant(typed(command, text))).toBe(`typed /${command} ${expected}`);
    const named = commandNamed(command)?.options.find(({ name }) => ["match", "team"].includes(name))?.name;
    if (!named) return;
    const asked = typed(command, "", { options: { [named]: text } });
    const call = await turned(asked, shown);
    expect(call.options).toEqual({ [named]: expected });
  });

  it.each(["unwatch", "less", "preview"])("a watch's own number stays one: /%s 2", async (command) => {
    expect(await meant(typed(command, "2"))).toBe(`typed /${command} 2`);
  });

  it("a length of time stays one", async () => {
    for (const text of ["2 hours", "2 h", "2 Tage"]) expect(await meant(typed("mute", text))).toBe(`typed /mute ${text}`);
    expect(await meant(typed("mute", "2 3h"))).toBe("typed /mute #18 3h");
  });

  it("completes nothing where it is a call of its own", async () => {
    expect(await meant(typed("odds", "watch 2 home >= 3", { plain: true }))).toBe("typed /watch #18 home >= 3 plain");
    expect(await meant(typed("odds", "help", { plain: true }))).toBe("typed /help  plain");
    expect(await meant(typed("odds", "stop all my alerts", { plain: true }))).toBe("typed /unwatch all");
  });

  it.each([
    ["en", "the second one", "button /odds #18"],
    ["en", "last", "button /odds #44"],
    ["en", "yes", "button /odds #17"],
    ["de", "die zweite", "button /odds #18"],
    ["en", "stop it", "button /unwatch #17"],
  ])("words for a place, in %s: %s", async (language, text, expected) => {
    const call = typed("odds", text, { plain: true });
    const stops = { ...shown, stops: "+unwatch #17" };
    expect(inShort(await turned(call, stops, language))).toBe(expected);
  });

  it("places are those that were seen, whatever their numbers", async () => {
    const watches: Shown = { ...shown, lines: ["7", "8", "1"].map((number) => [number, `=edit ${number}`]) };
    const meantOf = async (text: string) => inShort(await turned(typed("odds", text, { plain: true }), watches));
    for (const [text, number] of [
      ["yes", "7"],
      ["the second one", "8"],
      ["last", "1"],
      ["1", "1"],
    ])
      expect([text, await meantOf(text ?? "")]).toEqual([text, `button /edit ${number}`]);
  });

  it("stays what it is where nothing was shown, where it was pressed, and in other chats", async () => {
    expect(await meant(typed("odds", "2", { plain: true }), null)).toBe("typed /odds 2 plain");
    expect(await meant(typed("odds", "2", { source: "button" }))).toBe("button /odds 2");
    expect(await meant(typed("inline", "2", { source: "inline" }))).toBe("inline /inline 2");
    const none = { ...shown, asks: null };
    expect(await meant(typed("odds", "constructor", { plain: true }), none)).toBe("typed /help ");
    expect(await meant(typed("odds", "__proto__", { plain: true }), none)).toBe("typed /odds __proto__ plain");
  });
});

describe("what is remembered of an answer", () => {
  const kinds = Object.entries(kindsOf(texts.in("en"), plainNames));

  it.each(kinds)("is what its numbers lead to: %s", (_, draft) => {
    const lines = shownIn(draft)?.lines ?? [];
    const presses = lines.map(([, press]) => press);
    const numbered = withNumberedRows(draft);
    const rows = numbered.blocks.flatMap((block) => (block.kind === "list" && block.opens ? (block.marks ?? []) : []));
    const buttons = numbered.buttons
      .flat()
      .flatMap((button) => ("press" in button ? [[button.label, encodePress(button.press)]] : []));
    // As the rows stand, whatever numbers they have.
    const seen = [...new Set(rows)].flatMap((row) => buttons.filter(([label]) => label === row));
    const leads = draft.blocks.flatMap((block) => (block.kind === "list" ? (block.leads ?? []) : []));
    if (leads.length > 0 && rows.length === 0) expect(presses).toEqual(leads.map((press) => encodePress(press)));
    // A single row has no number to be seen.
    // Choices without rows are counted as they stand.
    else if (!draft.blocks.some((block) => block.kind === "list" && block.opens)) {
      const pressed = buttons.map(([, press]) => press).filter((press) => presses.includes(press ?? ""));
      expect(presses).toEqual(pressed);
    } else if (lines.length > 1) expect(lines).toEqual(seen);
    else expect(seen).toEqual([]);
  });

  it("is nothing where nothing leads on", () => {
    expect(
      shownIn({
        blocks: [],
        buttons: [[{ label: "Help", press: { command: "help", text: "", replace: false } }]],
        personal: true,
      }),
    ).toBe(null);
    expect(kinds.filter(([, draft]) => (shownIn(draft)?.lines ?? []).length > 1).length).toBeGreaterThan(15);
  });
});
