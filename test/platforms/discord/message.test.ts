import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Block, Button, Reply } from "../../../src/chat/reply.ts";
import { tableWidth } from "../../../src/chat/table.ts";
import { pressFromId } from "../../../src/platforms/discord/buttons.ts";
import { messageFromReply, messageWithMentions } from "../../../src/platforms/discord/message.ts";
import { runs } from "../../runs.ts";
import { checkMessage, flatten, type RawComponent, type RawMessage } from "../../standins/discord-checks.ts";
import { type Seen, seeMessage } from "../../standins/discord-text.ts";
import { type Bench, createBench, outgoingTo, paragraph, replyOf } from "./parts.ts";

/** As Discord would show it; throws when Discord would not take it. */
function shown(reply: Reply): Seen & { labels: unknown[] } {
  const message = JSON.parse(JSON.stringify(messageFromReply(reply))) as RawMessage;
  checkMessage(message);
  const components = message.components ?? [];
  const labels = flatten(components).flatMap(({ label }) => (label === undefined ? [] : [label]));
  return { ...seeMessage("", components), labels };
}

const text = (of: string, style?: "bold" | "italic" | "code" | "strike") =>
  ({ kind: "text", text: of, ...(style && { style }) }) as const;
const press = (label: string, id: string): Button => ({ label, press: { command: "odds", text: id, replace: false } });

const open = (id: string) => ({ label: "Odds", press: { command: "odds", text: id, replace: false } });
const credit = "-# Data: Example Odds";
const turning = (label: string): Button => ({ label, press: { command: "odds", text: `page ${label}`, replace: true } });
const sent = (reply: Reply) => JSON.parse(JSON.stringify(messageFromReply(reply))) as RawMessage;

interface Listing {
  name?: string;
  idOf?: (index: number) => string;
  /** Below the list. */
  more?: Block[];
  buttons?: Button[][];
}

/** Matches under a heading, each leading to its odds. */
function listing(length: number, { name = "Match", idOf = (index) => `#${index}`, more = [], buttons = [] }: Listing): Reply {
  const rows = Array.from({ length }, (_, index) => ({ title: `${name} ${index}`, id: idOf(index) }));
  const list: Block = {
    kind: "list",
    items: rows.map(({ title }) => [text(title)]),
    opens: rows.map(({ id }) => open(id).press),
  };
  return replyOf("", {
    blocks: [{ kind: "heading", spans: [text("Matches")] }, list, ...more],
    buttons: [...rows.map(({ title, id }) => [press(title, id)]), ...buttons],
  });
}

/** The parts of a message that Discord takes, each in short. */
function partsOf(reply: Reply): string[] {
  const message = sent(reply);
  checkMessage(message);
  const inShort = ({ type, content, components = [], accessory, label, options }: RawComponent): string => {
    if (type === 14) return "---";
    if (options) return `▾ ${options.length}`;
    if (accessory) return `${components.map(inShort).join("\n")} [${String(accessory.label)} ${String(accessory.custom_id)}]`;
    return typeof content === "string" ? content : type === 2 ? `(${String(label)})` : components.map(inShort).join(" ");
  };
  return (message.components ?? []).flatMap((part) => (part.type === 17 ? (part.components ?? []) : [part])).map(inShort);
}

describe("a reply as a Discord message", () => {
  it("shows every kind of block, the credit last", () => {
    const at = Date.UTC(2026, 7, 15, 18, 30);
    const blocks: Block[] = [
      { kind: "heading", spans: [text("Zenit – Spartak")] },
      { kind: "paragraph", spans: [text("Kick-off "), { kind: "time", at, show: "datetime", text: "18:30 UTC" }] },
      { kind: "facts", colon: ": ", rows: [{ label: "Margin", value: [text("4.2 %", "code")] }] },
      {
        kind: "table",
        columns: [
          { title: "Book", align: "left" },
          { title: "1", align: "right" },
        ],
        rows: [
          [{ text: "Northern" }, { text: "2.10", mark: "best" }],
          [{ text: "East" }, { text: "12.00" }],
        ],
      },
      { kind: "list", items: [[text("one")], [text("two", "bold")]] },
      { kind: "note", spans: [{ kind: "link", text: "more", url: "https://example.org/a_(b)" }] },
    ];
    const seen = shown(replyOf("", { blocks, buttons: [[press("Watch", "#1"), { label: "Site", url: "https://example.org" }]] }));
    expect(seen.text).toBe(
      [
        "Zenit – Spartak",
        "Kick-off 2026-08-15 18:30 UTC",
        "Margin: 4.2 %",
        "Book         1",
        "Northern  2.10*",
        "East     12.00",
        "• one",
        "• two",
        "more",
        "Data: Example Odds",
      ].join("\n"),
    );
    expect(seen.labels).toEqual(["Watch", "Site"]);
    expect(seen.marks).toEqual([
      ...["heading", "time f", "bold", "code", "code block", "list", "list", "bold", "small"],
      ...["link https://example.org/a_%28b%29", "small"],
    ]);
  });

  it.each(["http://example.org", "javascript:alert(1)", "https://user:pass@example.org", "not an address"])(
    "shows the text of a link to %s only",
    (url) => {
      const seen = shown(replyOf("", { blocks: [{ kind: "paragraph", spans: [{ kind: "link", text: "here", url }] }] }));
      expect(seen.text).toContain("here");
      expect(seen.marks).toEqual(["small"]);
    },
  );

  it("keeps tables as narrow as a phone, cutting the longest names", () => {
    const columns = ["Book", "1", "X", "2"].map((title, index) => ({ title, align: index === 0 ? "left" : "right" }) as const);
    const rows = [
      [{ text: "The Very Long Name Of A Bookmaker Of The North" }, { text: "2.10" }, { text: "3.40" }, { text: "11.00" }],
    ];
    const lines = shown(replyOf("", { blocks: [{ kind: "table", columns, rows }] })).text.split("\n");
    expect(lines[1]).toBe("The Very Long. 2.10 3.40 11.00");
    expect(lines.every((line) => line.length <= tableWidth)).toBe(true);
  });

  it("cuts whole rows from the end, says so, and keeps the credit", () => {
    const items = Array.from({ length: 400 }, (_, index) => [text(`line number ${index}`)]);
    const lines = shown(replyOf("", { blocks: [{ kind: "list", items }, paragraph("the end")] })).text.split("\n");
    expect(lines.slice(-2)).toEqual(["Parts were left out.", "Data: Example Odds"]);
    expect(lines.at(-3)).toMatch(/^• line number \d+$/);
    expect(lines.length).toBeGreaterThan(150);
    expect(lines).not.toContain("the end");
  });

  it("keeps no number of a row that it leaves out", () => {
    const length = 30;
    const few = shown(listing(length, { name: "x".repeat(100) })).labels;
    expect(few).toHaveLength(length);
    const { labels, text } = shown(listing(length, { name: "x".repeat(200) }));
    const rows = text.split("\n").filter((line) => /^\d+ x/.test(line));
    expect(rows.length).toBeLessThan(length);
    expect(labels).toEqual(rows.map((_, index) => String(index + 1)));
  });

  it("pours buttons into fewer lines where a phone would break a row in two", () => {
    const long = [["Beobachten", "Quotenalarm", "Diagramm"].map(turning), ["Beste Quote", "Wettarten", "Neu laden"].map(turning)];
    expect(partsOf(replyOf("", { buttons: long })).slice(1)).toEqual([
      ...["(Beobachten) (Quotenalarm)", "(Diagramm) (Beste Quote)", "(Wettarten) (Neu laden)"],
    ]);
    const short = [["Odds", "Chart", "Why?"].map(turning), ["Mute", "Fewer", "Stop"].map(turning)];
    expect(partsOf(replyOf("", { buttons: short })).slice(1)).toEqual(["(Odds) (Chart) (Why?)", "(Mute) (Fewer) (Stop)"]);
  });

  it("names whom it mentions in a text of their own, for which it leaves room", () => {
    const ids = Array.from({ length: 20 }, (_, nth) => String(10n ** 17n + BigInt(nth)));
    const long = { kind: "list", items: Array.from({ length: 60 }, (_, nth) => [text(`${nth} ${"x".repeat(80)}`)]) } as const;
    const buttons = Array.from({ length: 30 }, (_, nth) => [press(`B${nth}`, `#${nth}`), turning(`${nth}`)]);
    for (const reply of [replyOf("", { blocks: [long], buttons }), listing(12, { buttons })]) {
      const named = messageWithMentions(reply, { roles: ["99999999999999999"], users: ids });
      const message = JSON.parse(JSON.stringify(named)) as RawMessage;
      checkMessage(message);
      const seen = seeMessage("", message.components ?? []);
      expect(seen.marks.filter((mark) => mark.startsWith("mention"))).toHaveLength(21);
      expect(seen.text).toContain("Data: Example Odds");
      expect(message.allowed_mentions).toEqual({ parse: [], roles: ["99999999999999999"], users: ids });
      expect(messageFromReply(reply).allowed_mentions).toEqual({ parse: [] });
    }
    const nobody = replyOf("quiet");
    expect(messageWithMentions(nobody, { roles: [], users: [] })).toBe(messageFromReply(nobody));
  });

  it("closes a table that it cuts", () => {
    const columns = [{ title: "Name", align: "left" }] as const;
    const rows = Array.from({ length: 600 }, (_, index) => [{ text: `row ${index}` }]);
    const seen = shown(replyOf("", { blocks: [{ kind: "table", columns, rows }] }));
    expect(seen.marks).toEqual(["code block", "small", "small"]);
  });

  it("numbers the call of a second button that does the same, and leaves out rows that do not fit", () => {
    const rows = Array.from({ length: 12 }, (_, row) =>
      Array.from({ length: 6 }, (_, place) => press(`${row}.${place}`, `#${row}.${place}`)),
    );
    const doubled = [[press("a", "#0.0"), press("b", "#0.0")], ...rows];
    const seen = shown(replyOf("many", { buttons: doubled }));
    expect(seen.labels.slice(0, 4)).toEqual(["a", "b", "0.0", "0.1"]);
    expect(pressFromId("3+odds #0.0")).toEqual({ command: "odds", text: "#0.0", replace: false });
    expect(seen.text).toContain("Parts were left out.");
  });

  it("offers a list of choices in menus of at most 25, and a few of them as buttons", () => {
    const list = (length: number) => Array.from({ length }, (_, index) => [press(`Match ${index}`, `#${index}`)]);
    const partsOf = (buttons: Button[][]) =>
      ((JSON.parse(JSON.stringify(messageFromReply(replyOf("", { buttons })))) as RawMessage).components ?? [])
        .slice(1)
        .map(({ components = [] }) => components.map(({ label, options }) => label ?? options?.length));
    expect(partsOf([...list(8), [press("Next", "page2"), press("All", "all")]])).toEqual([[8], ["Next", "All"]]);
    const next: Button = { label: "Next", press: { command: "odds", text: "page2", replace: true } };
    expect(partsOf([...list(30), [next]])).toEqual([[25], [5], ["Next"]]);
    expect(partsOf([...list(3), [next], ...list(8).slice(3)])).toEqual([["Match 0"], ["Match 1"], ["Match 2"], ["Next"], [5]]);
    expect(partsOf([...list(3), [press("Next", "page2"), press("All", "all")]])).toEqual([
      ...[["Match 0"], ["Match 1"], ["Match 2"]],
      ["Next", "All"],
    ]);
    expect(shown(replyOf("", { buttons: [...list(60), ...list(60)] })).text).not.toContain("Parts were left out.");
  });

  it("says below a choice of a menu what tells it apart", () => {
    const hint = `Sat, Aug 15 · ${"x".repeat(100)}`;
    const buttons = [0, 1, 2, 3].map((id): Button[] => [{ ...press("Reds", `#${id}`), ...(id > 0 ? { hint } : {}) }]);
    const menu = flatten(sent(replyOf("", { buttons })).components ?? []).find(({ options }) => options);
    const [first, second] = menu?.options ?? [];
    expect(first).toEqual({ label: "Reds", value: "+odds #0" });
    expect(second).toEqual({ label: "Reds", value: "+odds #1", description: `${hint.slice(0, 99)}…` });
  });

  it("numbers the rows that lead somewhere, with their numbers as buttons that no menu repeats", () => {
    const message = listing(5, { buttons: [[turning("Next")]], more: [{ kind: "note", spans: [text("1–5 of 12")] }] });
    expect(partsOf(message)).toEqual([
      ["### Matches", ...[0, 1, 2, 3, 4].map((index) => `**${index + 1}** Match ${index}`), "-# 1–5 of 12", credit].join("\n"),
      ...["(1) (2) (3) (4) (5)", "(Next)"],
    ]);
  });

  it("shows the first three lines of a fold, with a button to all of them first, and a shorter one whole", () => {
    const lines = (count: number): Block => ({
      kind: "fold",
      items: Array.from({ length: count }, (_, nth) => [text(`Line ${nth}`)]),
      all: { label: `All ${count}`, press: { command: "why", text: "a all", replace: false } },
    });
    const seen = `- Line 0\n- Line 1\n- Line 2\n${credit}`;
    expect(partsOf(replyOf("", { blocks: [lines(4)] }))).toEqual([seen, "(All 4)"]);
    expect(partsOf(replyOf("", { blocks: [lines(4)], buttons: [[turning("Next")]] })).at(-1)).toBe("(All 4) (Next)");
    expect(partsOf(replyOf("", { blocks: [lines(3)] }))).toEqual([seen]);
    // The same call needs no second button, and choices stay together.
    const choices = ["A", "B"].map((label) => [turning(label)]);
    const two = partsOf(replyOf("", { blocks: [lines(4), lines(5)], buttons: choices }));
    expect(two.slice(-3)).toEqual(["(All 4)", "(A)", "(B)"]);
  });

  it("numbers the buttons of rows that lead to the same, and reads them as the same call", () => {
    const reply = listing(3, { idOf: () => "#7" });
    const ids = flatten(sent(reply).components ?? []).flatMap(({ custom_id: id }) => (typeof id === "string" ? [id] : []));
    expect(ids).toEqual(["+odds #7", "2+odds #7", "3+odds #7"]);
    expect(ids.map(pressFromId)).toEqual(Array(3).fill({ command: "odds", text: "#7", replace: false }));
    expect(["2", "7odds #7", "222+odds #7", "2 +odds #7"].map(pressFromId)).toEqual([null, null, null, null]);
  });

  it("keeps the number of a row where another that leads to the same is cut", () => {
    const labels = partsOf(listing(8, { name: "x".repeat(900), idOf: (index) => `#${index % 5}` }))
      .slice(1)
      .join(" ");
    expect(labels).toBe("(1) (2) (3) (4)");
  });

  it("keeps a row that leads nowhere among the others", () => {
    const items = ["one", "two", "three"].map((word) => [text(word)]);
    const reply = replyOf("", { blocks: [{ kind: "list", items, opens: [null, open("#2").press, null] }] });
    expect(partsOf(reply)).toEqual([`- one\n- two\n- three\n${credit}`]);
  });

  it("fills a message to its last component, and says what is one too many", () => {
    const row = (count: number, of: string) => Array.from({ length: count }, (_, index) => turning(`${of}${index}`));
    // The container and its text leave room for 38.
    const buttons = [...["a", "b", "c", "d"].map((of) => row(5, of)), ...["e", "f"].map((of) => row(4, of)), row(3, "g")];
    expect(flatten(sent(replyOf("x", { buttons })).components ?? [])).toHaveLength(40);
    expect(shown(replyOf("x", { buttons })).text).not.toContain("Parts were left out.");
    expect(shown(replyOf("x", { buttons: [...buttons, row(1, "h")] })).text).toContain("Parts were left out.");
  });

  it("is taken even when there is nothing to say but the credit", () => {
    expect(shown(replyOf("", { blocks: [] })).text).toBe("Data: Example Odds");
  });
});

const hostile = [
  ...[
    "# big",
    "-# small",
    "> quote",
    ">>> quote",
    "- list",
    "+ list",
    "* list",
    "1. list",
    "1) x",
    "`code`",
    "```js\nx```",
    "**b**",
    "_i_",
  ],
  ...[
    "__u__",
    "~~s~~",
    "||spoiler||",
    "[x](https://evil.example)",
    "<@17>",
    "<@!17>",
    "<@&17>",
    "<#17>",
    "@everyone",
    "@here",
    "<t:0:R>",
  ],
  ...[
    "<id:customize>",
    "</odds:17>",
    "<:e:17>",
    "<a:e:17>",
    ":smile:",
    "https://evil.example",
    "<https://evil.example>",
    "discord.gg/evil",
  ],
  ...[
    "discord.com/invite/evil",
    "\\",
    "\\*",
    "¯\\_(ツ)_/¯",
    "\u202eevil",
    "\u2066x\u2069",
    "a\nb",
    "a\n# b",
    "\u0000",
    "\u200b",
    "\ud800",
    "👩‍👩‍👧",
    "é",
  ],
];

const hostileName = fc.oneof(
  fc.constantFrom(...hostile),
  fc
    .array(fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "grapheme" })), { maxLength: 6 })
    .map((parts) => parts.join("")),
  fc.array(fc.constantFrom(..."\\`*_~|[]()<>#-+.:@!/1 \nax"), { maxLength: 12 }).map((signs) => signs.join("")),
  fc.string({ unit: "binary", maxLength: 3_000 }),
);

/** The name in every place where a name can stand. */
function replyAbout(name: string): Reply {
  const styles = [undefined, "bold", "italic", "code", "strike"] as const;
  return replyOf("", {
    blocks: [
      { kind: "heading", spans: [text(name)] },
      ...styles.map((style): Block => ({ kind: "paragraph", spans: [text("x "), text(name, style), text(name), text(" y")] })),
      { kind: "note", spans: [text(name)] },
      { kind: "list", items: [[text(name)], [{ kind: "link", text: name, url: "https://example.org" }]] },
      { kind: "list", items: [[text(name)], [text(name, "bold")]], opens: [opened, null] },
      { kind: "facts", colon: ": ", rows: [{ label: name, value: [text(name)] }] },
      { kind: "table", columns: [{ title: "Name", align: "left" }], rows: [[{ text: name }], [{ text: name, mark: "best" }]] },
    ],
    buttons: [[press(name, "#1")]],
  });
}

const opened = { command: "odds", text: "#2", replace: false };

/** What is left of a name when what nobody may be shown is taken out. */
function visible(name: string): string {
  return name
    .replace(/\p{Cs}/gu, "")
    .replace(/[ \t\n\v\f\r\u2028\u2029]+/g, " ")
    .replace(/[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "");
}

describe("a hostile name", () => {
  let bench: Bench;
  let channel: string;

  beforeAll(async () => {
    bench = await createBench();
    channel = bench.discord.addChannel();
  });
  afterAll(() => bench.stop());

  it("is shown as it is in every place, and nothing is made of it", { tags: ["long"] }, () => {
    const kinds = ({ marks }: Seen) =>
      marks.filter((mark) => !/^(bold|italic|code|strike|link https:\/\/example\.org\/)$/.test(mark));
    const honest = kinds(shown(replyAbout("Zenit")));
    fc.assert(
      fc.property(hostileName, (name) => {
        const seen = shown(replyAbout(name));
        const plain = visible(name);
        fc.pre(!seen.text.includes("Parts were left out.") && plain.trim() !== "");
        expect(kinds(seen)).toEqual(honest);
        expect(seen.text).toContain("Data: Example Odds");
        const text = seen.text.replaceAll(/[\u2068\u2069]/gu, "");
        if (plain.length <= 30) expect(text.split(plain.trim()).length).toBeGreaterThan(13);
      }),
      { numRuns: runs(400) },
    );
  });

  it("of any length leaves the message within Discord's limits, with its credit and no mention", () => {
    fc.assert(
      fc.property(fc.array(hostileName, { minLength: 1, maxLength: 40 }), (names) => {
        const blocks = names.flatMap((name) => replyAbout(name).blocks);
        const buttons = names.map((name, index) => [press(name, `#${index}`)]);
        const seen = shown(replyOf("", { blocks, buttons }));
        expect(seen.text).toContain("Data: Example Odds");
        expect(seen.marks.filter((mark) => /mention|emoji|link (?!https:\/\/example\.org\/)/.test(mark))).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  it("is accepted by Discord over the wire", async () => {
    for (const [index, name] of hostile.entries()) {
      const message = outgoingTo(channel, { deliveryId: `delivery-${index}`, reply: replyAbout(name) });
      const sending = bench.platform.send(message);
      await bench.clock.advance(25);
      expect(await sending).toMatchObject({ kind: "sent" });
    }
    expect(bench.discord.messagesIn(channel).flatMap(({ marks }) => marks.filter((mark) => mark.startsWith("mention")))).toEqual(
      [],
    );
  });
});
