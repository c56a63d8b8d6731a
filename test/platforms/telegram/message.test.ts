import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block, Cell, Reply, Span } from "../../../src/chat/reply.ts";
import { tableWidth } from "../../../src/chat/table.ts";
import { textWidth } from "../../../src/chat/text-width.ts";
import { messageFromReply, popupFromReply } from "../../../src/platforms/telegram/message.ts";
import { runs } from "../../runs.ts";
import { findTappable, type ParsedText, parseHtml } from "../../standins/telegram-html.ts";

const credit: Span[] = [
  { kind: "text", text: "Data by " },
  { kind: "link", text: "Example", url: "https://example.com/odds?a=1&b=2" },
];

function replyOf(blocks: Block[], more: Partial<Reply> = {}): Reply {
  return { blocks, buttons: [], personal: false, credit: [credit], cut: "Parts were left out.", language: "en", ...more };
}

const text = (words: string): Span => ({ kind: "text", text: words });
const paragraph = (...spans: Span[]): Block => ({ kind: "paragraph", spans });

function tableOf(titles: string[], rows: Cell[][]): Block {
  return { kind: "table", columns: titles.map((title, index) => ({ title, align: index === 0 ? "left" : "right" })), rows };
}

const cells = (...texts: string[]): Cell[] => texts.map((words) => ({ text: words }));

function shown(reply: Reply): ParsedText {
  return parseHtml(messageFromReply(reply).html);
}

function preformatted(reply: Reply): string[] {
  const { text: whole, entities } = shown(reply);
  const pre = entities.find(({ type }) => type === "pre");
  return pre ? whole.slice(pre.offset, pre.offset + pre.length).split("\n") : [];
}

describe("a reply as a Telegram message", () => {
  it("becomes nothing to tap where two runs of text meet", () => {
    const tempting = [
      "https://evil.example/a",
      "evil.example",
      "a.b.co/x",
      "#tag",
      "@nobody",
      "$TON",
      "/start",
      "me@evil.example",
    ];
    const styles = [{}, { style: "bold" }, { style: "strike" }] as const;
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...tempting), { minLength: 1, maxLength: 2 }),
        fc.array(fc.nat({ max: 30 }), { maxLength: 4 }),
        fc.nat({ max: 2 }),
        (words, places, first) => {
          const whole = words.join("");
          const cuts = [0, ...places.map((place) => Math.min(place, whole.length)).sort((a, b) => a - b), whole.length];
          const spans = cuts.slice(1).map((end, index): Span => {
            return { kind: "text", text: whole.slice(cuts[index], end), ...styles[(first + index) % 3] };
          });
          expect(findTappable(shown(replyOf([paragraph(...spans)], { credit: [] })))).toEqual([]);
        },
      ),
    );
  });

  it("keeps the title of a list with its list, apart from what stands before", () => {
    const title: Block = paragraph({ kind: "text", text: "Teams", style: "bold" });
    const list: Block = { kind: "list", items: [[text("Arsenal")], [text("Chelsea")]] };
    const heading: Block = { kind: "heading", spans: [text("Found")] };
    expect(shown(replyOf([heading, title, list], { credit: [] })).text).toBe("Found\n\nTeams\n• Arsenal\n• Chelsea");
    // Without a list it is a paragraph like any other.
    expect(shown(replyOf([heading, title, paragraph(text("More"))], { credit: [] })).text).toBe("Found\nTeams\n\nMore");
  });

  it("folds lines below their title, in one quote that a reader unfolds", () => {
    const title = paragraph({ kind: "text", text: "Gone · 2", style: "bold" });
    const fold: Block = {
      kind: "fold",
      items: [[text("A <1")], [text("B")]],
      all: { label: "All 2", press: { command: "why", text: "a all", replace: false } },
    };
    const { html, keyboard } = messageFromReply(replyOf([paragraph(text("New")), title, fold, paragraph(text("End"))]));
    expect(html).toContain("New\n\n<b>Gone · 2</b>\n<blockquote expandable>A &lt;1\nB</blockquote>\n\nEnd");
    expect(keyboard).toBeNull();
  });

  it("puts rows below their day, numbered, with the numbers as buttons", () => {
    const row = (day: string, time: string, name: string): Span[] => [
      { kind: "time", at: 1_786_800_000_000, show: "datetime", text: `${day}, ${time}`, inDay: { day, time } },
      text(` ${name}`),
    ];
    const items = [
      row("Sat", "12:00", "Reds"),
      row("Sat", "13:00", "Blues"),
      row("Sun", "09:00", "Greens"),
      row("Sun", "10:00", "Whites"),
    ];
    const buttons = items.map((_, id) => [{ label: `match ${id}`, press: { command: "odds", text: `#${id}`, replace: false } }]);
    const opens = buttons.map(([button]) => button?.press ?? null);
    const reply = replyOf([{ kind: "list", items, opens }], { buttons });
    expect(messageFromReply(reply).plain.split("\n")).toEqual([
      ...["Sat", "1 12:00 Reds", "2 13:00 Blues", "", "Sun", "3 09:00 Greens", "4 10:00 Whites", ""],
      "Data by Example",
    ]);
    expect(shown(reply).entities.filter(({ type }) => type === "date_time")).toEqual([]);
    expect(messageFromReply(reply).keyboard?.inline_keyboard.map((keys) => keys.map((key) => key.text))).toEqual([
      ["1", "2", "3", "4"],
    ]);
  });

  it("reads as a small page", () => {
    const message = messageFromReply(
      replyOf([
        { kind: "heading", spans: [text("Arsenal – Chelsea")] },
        paragraph(text("Kick-off "), { kind: "time", at: 1_786_795_200_000, show: "datetime", text: "15 Aug, 12:00 UTC" }),
        tableOf(
          ["Book", "1", "X", "2"],
          [
            [{ text: "Nordbet" }, { text: "2.10", mark: "best" }, { text: "3.40" }, { text: "3.60", mark: "down" }],
            [{ text: "Букмекер Юг" }, { text: "2.05" }, { text: "3.45", mark: "up" }, { text: "10.50" }],
          ],
        ),
        { kind: "facts", colon: ": ", rows: [{ label: "Margin", value: [text("4.2 %")] }] },
        { kind: "list", items: [[text("/odds@x stays words")], [{ kind: "text", text: "/help", style: "code" }]] },
        { kind: "note", spans: [text("2 minutes old")] },
      ]),
    );
    expect(message.html).toMatchInlineSnapshot(`
      "<b>Arsenal – Chelsea</b>
      Kick-off <tg-time unix="1786795200" format="wdt">15 Aug, 12:00 UTC</tg-time>
      <pre>Book           1     X      2
      Nordbet     2.10* 3.40   3.60▼
      Букмекер Юг 2.05  3.45▲ 10.50</pre>
      Margin: 4.2 %

      • /​odds@​x stays words
      • /help

      <i>2 minutes old</i>
      <i>Data by <a href="https://example.com/odds?a=1&amp;b=2">Example</a></i>"
    `);
  });

  it("keeps small print in italics around a time, and the time inside it", () => {
    const at: Span = { kind: "time", at: 1_786_795_200_000, show: "time", text: "12:00 UTC" };
    const { text: plain, entities } = parseHtml(
      messageFromReply(replyOf([{ kind: "note", spans: [text("As of "), at, text(", fair")] }], { credit: [] })).html,
    );
    expect(plain).toBe("As of 12:00 UTC, fair");
    expect(entities).toEqual([
      { type: "date_time", offset: 6, length: 9, unix_time: 1_786_795_200, date_time_format: "t" },
      { type: "italic", offset: 0, length: plain.length },
    ]);
  });

  it("shows the markup of names as they are written", () => {
    const name = `<b>x</b> & "y" &amp; <script>`;
    expect(shown(replyOf([paragraph(text(name))])).text).toContain(name);
  });

  it("keeps every name on its line and free of control and direction characters, and emoji whole", () => {
    const family = "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️";
    const name = `a\nb\u202ec\u2066d\u0000e\u200ff ${family}`;
    expect(shown(replyOf([paragraph(text(name))])).text).toContain(`a bcdef ${family}`);
  });

  it("leaves nothing to tap in names", () => {
    const name = "@everyone /start #tag $TON t.me/x https://evil.example a@b.example Ünder.рф";
    const found = findTappable(shown(replyOf([{ kind: "heading", spans: [text(name)] }, paragraph(text(name))])));
    expect(found).toEqual([]);
  });

  it("lets a bare command in code style be tapped, and copies fractions and short ids as they are", () => {
    const reply = replyOf([paragraph({ kind: "text", text: "/help", style: "code" }, text(" 5/2 #17 2.10"))]);
    expect(findTappable(shown(reply)).map(({ type }) => type)).toEqual(["bot_command"]);
    expect(shown(reply).text).toContain("/help 5/2 #17 2.10");
  });

  it.each([
    ["relative", "r"],
    ["date", "wd"],
    ["time", "t"],
    ["weektime", "wt"],
    ["datetime", "wdt"],
  ] as const)("shows a %s in the reader's own zone", (show, format) => {
    const { entities } = shown(replyOf([paragraph({ kind: "time", at: 1_786_795_200_500, show, text: "noon UTC" })]));
    expect(entities).toContainEqual({
      type: "date_time",
      offset: 0,
      length: 8,
      unix_time: 1_786_795_200,
      date_time_format: format,
    });
  });

  it("links web addresses only", () => {
    const link = (url: string): Span => ({ kind: "link", text: "here", url });
    const { entities } = shown(
      replyOf([paragraph(link("javascript:alert(1)"), link("tg://user?id=1"), link('https://a.example/"><b>'))]),
    );
    expect(entities.flatMap(({ url }) => url ?? [])).toEqual([
      "https://a.example/%22%3E%3Cb%3E",
      "https://example.com/odds?a=1&b=2",
    ]);
  });

  it("is never empty", () => {
    expect(messageFromReply(replyOf([], { credit: [] })).html).toBe("…");
  });
});

describe("a table in a Telegram message", () => {
  it("cuts names and long titles before it touches a figure", () => {
    const rows = [cells("A bookmaker with a long name", "12.50", "101.00", "1.01"), cells("B", "2.10", "3.40", "3.60")];
    const lines = preformatted(replyOf([tableOf(["Bookmaker", "Home victory", "Draw", "Away victory"], rows)]));
    expect(lines.every((line) => textWidth(line) <= tableWidth)).toBe(true);
    expect(lines[1]).toMatch(/^A bookm\S*\. +12\.50 +101\.00 +1\.01$/);
  });

  it("aligns Cyrillic and emoji by what they take on the screen", () => {
    const lines = preformatted(replyOf([tableOf(["Книга", "1"], [cells("Юг", "2.10"), cells("⚽ Ball", "3.40")])]));
    expect(new Set(lines.map(textWidth)).size).toBe(1);
  });

  it("becomes lines when it is too wide for any squeezing", () => {
    const titles = ["Book", ..."ABCDEFGH"];
    const { text: whole, entities } = shown(
      replyOf([tableOf(titles, [cells("Nordbet", ..."12345678".split("").map((n) => `${n}0.50`))])]),
    );
    expect(entities.some(({ type }) => type === "pre")).toBe(false);
    expect(whole).toContain("Nordbet · A 10.50 · B 20.50");
  });
});

describe("limits of a Telegram message", () => {
  const ending = "\nParts were left out.\nData by Example";

  it("cuts rows from the end, says so and keeps the credit", () => {
    const rows = Array.from({ length: 400 }, (_, index) => cells(`Book ${index}`, "2.10"));
    const { text: whole } = shown(replyOf([paragraph(text("Before")), tableOf(["Book", "1"], rows), paragraph(text("After"))]));
    expect(whole.length).toBeLessThanOrEqual(4096);
    expect(whole.length).toBeGreaterThan(4000);
    expect(whole.startsWith("Before\nBook")).toBe(true);
    expect(whole.endsWith(ending)).toBe(true);
  });

  it("leaves a table out rather than showing its titles alone", () => {
    const filler = [1008, 1008, 1008, 1011].map((length) => paragraph(text("x".repeat(length))));
    const rows = Array.from({ length: 10 }, () => cells("Nordbet", "2.10"));
    const { text: whole } = shown(replyOf([...filler, tableOf(["Book", "1"], rows)]));
    expect(whole.includes("Book")).toBe(false);
    expect(whole.length).toBeGreaterThan(4070);
    expect(whole.endsWith(ending)).toBe(true);
  });

  it("says nothing of cuts when all fits exactly", () => {
    const blocks = [1500, 1500, 4096 - 3000 - 4 - 2 - "Data by Example".length].map((length) =>
      paragraph(text("x".repeat(length))),
    );
    const { text: whole } = shown(replyOf(blocks));
    expect(whole).toHaveLength(4096);
    expect(whole).not.toContain("left out");
  });

  it("counts UTF-16 units and never cuts an emoji in half", () => {
    const { text: whole } = shown(replyOf([paragraph(text("👨‍👩‍👧".repeat(900)))]));
    expect(whole.length).toBeLessThanOrEqual(4096);
    expect(whole).toMatch(/^(?:👨‍👩‍👧)+…/u);
  });

  it("keeps rows of at most eight buttons and a hundred in all, and says when some are missing", () => {
    const button = (label: string) => ({ label, press: { command: "odds", text: "#1", replace: false } });
    const row = Array.from({ length: 60 }, (_, index) => button(`b${index}`));
    const message = messageFromReply(replyOf([paragraph(text("x"))], { buttons: [row, row] }));
    const rows = message.keyboard?.inline_keyboard ?? [];
    expect(Math.max(...rows.map(({ length }) => length))).toBe(8);
    expect(rows.flat()).toHaveLength(100);
    expect(message.plain).toContain("Parts were left out.");
  });

  it("leaves out a button whose press or link Telegram would refuse", () => {
    const buttons = [
      [
        { label: "long", press: { command: "odds", text: "ы".repeat(40), replace: false } },
        { label: "bad", url: "javascript:alert(1)" },
        { label: "good", press: { command: "odds", text: "x".repeat(58), replace: false } },
      ],
    ];
    const message = messageFromReply(replyOf([paragraph(text("x"))], { buttons }));
    expect(message.keyboard?.inline_keyboard).toEqual([[{ text: "good", callback_data: `+odds ${"x".repeat(58)}` }]]);
  });

  it("fits a pop-up only when nothing is lost", () => {
    expect(popupFromReply(replyOf([paragraph(text("Admins only."))]))).toBe("Admins only.\n\nData by Example");
    expect(popupFromReply(replyOf([paragraph(text("x".repeat(200)))]))).toBeNull();
    expect(popupFromReply(replyOf([paragraph(text("x"))], { buttons: [[{ label: "a", url: "https://a.example" }]] }))).toBeNull();
  });
});

describe("whatever the API calls things", () => {
  const nasty = [
    "<b>",
    "</pre>",
    "@everyone",
    "*_~|`",
    "\u202e\u2067",
    "&lt;",
    "👩‍👩‍👧",
    "\n",
    "\r\n",
    "\ud800",
    "#a",
    "/start",
    "t.me/x",
    "\u0000",
    '">',
    " ",
  ];
  const name = fc.oneof(
    fc.array(fc.constantFrom(...nasty), { maxLength: 12 }).map((parts) => parts.join("")),
    fc.string({ unit: "grapheme", maxLength: 300 }),
    fc.constantFrom("x".repeat(300), "Спартак"),
  );
  const span: fc.Arbitrary<Span> = fc.oneof(
    fc.record({ kind: fc.constant("text" as const), text: name }),
    fc.record({
      kind: fc.constant("text" as const),
      text: name,
      style: fc.constantFrom("bold" as const, "italic" as const, "strike" as const),
    }),
    fc.record({ kind: fc.constant("link" as const), text: name, url: fc.oneof(name, fc.webUrl()) }),
    fc.record({
      kind: fc.constant("time" as const),
      at: fc.oneof(fc.integer(), fc.double()),
      show: fc.constantFrom("relative" as const, "date" as const, "datetime" as const),
      text: name,
    }),
  );
  const spans = fc.array(span, { maxLength: 4 });
  const mark = fc.constantFrom("best" as const, "up" as const, "down" as const);
  const cell = fc.oneof(fc.record({ text: name }), fc.record({ text: name, mark }));
  const block: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ kind: fc.constantFrom("heading" as const, "paragraph" as const, "note" as const), spans }),
    fc.record({ kind: fc.constant("list" as const), items: fc.array(spans, { maxLength: 8 }) }),
    fc.record({
      kind: fc.constant("facts" as const),
      colon: fc.constantFrom(": ", "\u00a0: "),
      rows: fc.array(fc.record({ label: name, value: spans }), { maxLength: 8 }),
    }),
    fc.record({
      kind: fc.constant("table" as const),
      columns: fc.array(fc.record({ title: name, align: fc.constantFrom("left" as const, "right" as const) }), {
        minLength: 1,
        maxLength: 6,
      }),
      rows: fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
    }),
  );

  it("the message is valid, within the limits, credited, and nothing in it can be tapped but its own links", () => {
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 8 }),
        fc.array(fc.array(name, { maxLength: 12 }), { maxLength: 4 }),
        (blocks, labels) => {
          const press = { command: "odds", text: "#1", replace: false };
          const buttons = labels.map((row) => row.map((label) => ({ label, press })));
          const message = messageFromReply(replyOf(blocks, { buttons }));
          const parsed = parseHtml(message.html);
          expect(parsed.text).toBe(message.plain);
          expect(parsed.text.length).toBeLessThanOrEqual(4096);
          expect(/\p{Cs}/u.test(parsed.text)).toBe(false);
          expect(parsed.text.endsWith("Data by Example")).toBe(true);
          expect(findTappable(parsed)).toEqual([]);
          for (const { type, offset, length } of parsed.entities) {
            if (type !== "pre") continue;
            for (const row of parsed.text.slice(offset, offset + length).split("\n"))
              expect(textWidth(row)).toBeLessThanOrEqual(tableWidth);
          }
          for (const row of message.keyboard?.inline_keyboard ?? []) {
            expect(row.length).toBeLessThanOrEqual(8);
            expect(row.every((button) => button.text.trim() !== "")).toBe(true);
          }
        },
      ),
      { numRuns: runs(80) },
    );
  });

  it("a name is shown as it is, once the invisible signs are set aside", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (words) => {
        const visible = (value: string) => value.replace(/[\p{Cc}\p{Cf}\s]/gu, "");
        const { text: whole } = shown(replyOf([paragraph(text(words))], { credit: [] }));
        if (visible(words) !== "") expect(visible(whole)).toBe(visible(words));
      }),
      { numRuns: runs(80) },
    );
  });
});
