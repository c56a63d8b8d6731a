import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { Block, Draft, Reply, Span } from "../../../src/chat/reply.ts";
import { messageFromReply } from "../../../src/platforms/telegram/message.ts";
import { richLimits } from "../../../src/platforms/telegram/rich.ts";
import { credited } from "../../../src/replies/parts/credit.ts";
import { plainDisplay } from "../../../src/replies/parts/numbers.ts";
import { hostileName } from "../../messages/hostile.ts";
import { kindsOf, plainNames } from "../../messages/kinds.ts";
import { languages, texts } from "../../replies/facts.ts";
import { runs } from "../../runs.ts";
import { textOfRich } from "../../standins/telegram-rich.ts";
import { outgoing } from "../contract.ts";
import { ann, openRig, type TelegramRig, unpaced } from "./bot.ts";

const text = (words: string): Span => ({ kind: "text", text: words });
const credit: Span[] = [text("Data by "), { kind: "link", text: "Example", url: "https://example.com/odds?a=1&b=2" }];
const table: Block = {
  kind: "table",
  columns: [
    { title: "", align: "left" },
    { title: "1", align: "right" },
  ],
  rows: [
    [{ text: "Alder" }, { text: "2.10", mark: "best" }],
    [{ text: "Birch <b>" }, { text: "2.05", mark: "down" }],
  ],
};

function replyOf(blocks: readonly Block[], more: Partial<Reply> = {}): Reply {
  const said = { buttons: [], personal: false, credit: [credit], cut: "Parts were left out.", language: "en" };
  return { blocks, ...said, nativeTables: true, ...more };
}

const richOf = (reply: Reply) => messageFromReply(reply).rich ?? null;
const readOf = (reply: Reply) => textOfRich(richOf(reply));

describe("a reply with tables of Telegram's own", () => {
  it("says all that the one in words says, with the credit at its end", () => {
    const reply = replyOf([
      { kind: "heading", spans: [text("Northgate v Riverside")] },
      { kind: "paragraph", spans: [text("one"), { kind: "break", text: "\n" }, { kind: "text", text: "two", style: "bold" }] },
      table,
      { kind: "facts", colon: ": ", rows: [{ label: "Margin", value: [text("4.2 %")] }] },
      { kind: "list", items: [[{ kind: "text", text: "/help", style: "code" }]] },
      { kind: "note", spans: [{ kind: "time", at: 1_786_795_200_000, show: "relative", text: "2 minutes ago" }] },
    ]);
    expect(richOf(reply)).toMatchInlineSnapshot(`
      {
        "blocks": [
          {
            "size": 4,
            "text": [
              "Northgate v Riverside",
            ],
            "type": "heading",
          },
          {
            "text": [
              "one",
            ],
            "type": "paragraph",
          },
          {
            "text": [
              {
                "text": "two",
                "type": "bold",
              },
            ],
            "type": "paragraph",
          },
          {
            "cells": [
              [
                {
                  "align": "left",
                  "is_header": true,
                  "valign": "middle",
                },
                {
                  "align": "right",
                  "is_header": true,
                  "text": "1",
                  "valign": "middle",
                },
              ],
              [
                {
                  "align": "left",
                  "text": "Alder",
                  "valign": "middle",
                },
                {
                  "align": "right",
                  "text": {
                    "text": "2.10*",
                    "type": "bold",
                  },
                  "valign": "middle",
                },
              ],
              [
                {
                  "align": "left",
                  "text": "Birch <b>",
                  "valign": "middle",
                },
                {
                  "align": "right",
                  "text": "2.05▼",
                  "valign": "middle",
                },
              ],
            ],
            "is_compact": true,
            "is_striped": true,
            "type": "table",
          },
          {
            "text": [
              {
                "text": "Margin",
                "type": "bold",
              },
              ": ",
              [
                "4.2 %",
              ],
            ],
            "type": "paragraph",
          },
          {
            "text": [
              {
                "bot_command": "/help",
                "text": "/help",
                "type": "bot_command",
              },
            ],
            "type": "paragraph",
          },
          {
            "text": [
              {
                "date_time_format": "r",
                "text": "2 minutes ago",
                "type": "date_time",
                "unix_time": 1786795200,
              },
            ],
            "type": "footer",
          },
          {
            "text": [
              "Data by ",
              {
                "text": "Example",
                "type": "url",
                "url": "https://example.com/odds?a=1&b=2",
              },
            ],
            "type": "footer",
          },
        ],
        "skip_entity_detection": true,
      }
    `);
    expect(readOf(reply)).toMatchInlineSnapshot(`
      "Northgate v Riverside
      one
      two
       | 1
      Alder | 2.10*
      Birch <b> | 2.05▼
      Margin: 4.2 %
      /help
      2 minutes ago
      Data by Example"
    `);
    expect(messageFromReply(reply).html).toContain("<pre>");
  });

  it("shows a list as the table that it can be, by its numbers", () => {
    const items = ["first", "second"].map((one) => [text(one)]);
    const opens = [17, 18].map((id) => ({ label: "Odds", press: { command: "odds", text: `#${id}`, replace: false } }));
    const rows = items.map((item) => [item, [text("2.10")]]);
    const columns = [
      { title: "", align: "left" as const },
      { title: "1", align: "right" as const },
    ];
    const list: Block = { kind: "list", items, opens: opens.map(({ press }) => press), table: { columns, rows } };
    const reply = replyOf([list], { buttons: opens.map((open) => [open]) });
    expect(readOf(reply)).toBe(" |  | 1\n1 | first | 2.10\n2 | second | 2.10\nData by Example");
    const buttons = messageFromReply(reply).keyboard?.inline_keyboard.flat() ?? [];
    expect(buttons.map((button) => button.text)).toEqual(["1", "2"]);
  });

  it("is none where it was not asked for, without a table, beside a file, and where it would be too much", () => {
    const { nativeTables: _, ...asWords } = replyOf([table]);
    expect(richOf(asWords)).toBeNull();
    expect(richOf(replyOf([{ kind: "paragraph", spans: [text("words")] }]))).toBeNull();
    expect(richOf(replyOf([table], { file: { name: "odds.csv", rows: [["Home"]] } }))).toBeNull();
    const wide = (columns: number): Block => ({
      kind: "table",
      columns: Array.from({ length: columns }, (_, nth) => ({ title: `${nth}`, align: "right" })),
      rows: [Array.from({ length: columns }, () => ({ text: "1" }))],
    });
    expect(richOf(replyOf([wide(richLimits.columns)]))).not.toBeNull();
    expect(richOf(replyOf([wide(richLimits.columns + 1)]))).toBeNull();
    const long = (units: number): Block => ({ kind: "paragraph", spans: [text("x".repeat(units))] });
    const taken = readOf(replyOf([table])).replaceAll(/\n| \| /g, "").length;
    expect(readOf(replyOf([table, long(richLimits.units - taken)]))).toContain("xxx");
    expect(richOf(replyOf([table, long(richLimits.units - taken + 1)]))).toBeNull();
    const blocks = (count: number): Block[] => Array.from({ length: count }, () => long(1));
    // The table, its three rows and the credit.
    expect(readOf(replyOf([table, ...blocks(richLimits.blocks - 5)]))).toContain("x");
    expect(richOf(replyOf([table, ...blocks(richLimits.blocks - 4)]))).toBeNull();
  });

  const tables = (draft: Draft) => draft.blocks.some(({ kind }) => kind === "table");

  it.each(languages)("is taken and credited for every kind of message in %s", (language) => {
    const shown = texts.in(language, { ...plainDisplay, nativeTables: true });
    const credit = { source: { name: "River Odds", url: "https://odds.example/data" }, simulated: true };
    const drafts = Object.entries(kindsOf(shown, plainNames));
    const rich = drafts.flatMap(([kind, draft]) => {
      const message = messageFromReply(credited(draft, credit, shown)).rich;
      if (tables(draft) && !draft.file) expect([kind, message !== undefined]).toEqual([kind, true]);
      return message ? [{ kind, read: textOfRich(message) }] : [];
    });
    expect(rich.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["oddsReply", "matchesReply", "valueBetsReply"]));
    for (const { read } of rich) expect(read.split("\n").at(-1)).toContain("River Odds");
  });

  it("is taken whatever things are called", { tags: "long" }, () => {
    const shown = texts.in("en", { ...plainDisplay, nativeTables: true });
    const books = fc.tuple(hostileName, hostileName, hostileName);
    const names = fc.record({
      ...{ home: hostileName, away: hostileName, league: hostileName, sport: hostileName },
      ...{ books, selection: hostileName, typed: hostileName },
    });
    const check = fc.property(names, (named) => {
      for (const draft of Object.values(kindsOf(shown, named))) {
        const message = messageFromReply(credited(draft, { source: null, simulated: true }, shown)).rich;
        if (message) expect(textOfRich(message)).not.toMatch(/\p{Cs}|[\u2028\u202e]/u);
      }
    });
    fc.assert(check, { numRuns: runs(10) });
  });
});

describe("tables of Telegram's own on their way", () => {
  let rig: TelegramRig;
  afterEach(() => rig.close());

  const send = (words: string, replaces: string | null = null) =>
    rig.platform.send({
      ...outgoing(`telegram:${ann}`, words),
      reply: replyOf([{ kind: "paragraph", spans: [text(words)] }, table]),
      replaces,
    });
  const asked = (method: string) => rig.standIn.requests(method).length;

  it("are sent, and take the place of an earlier message", async () => {
    rig = await openRig();
    const first = await send("one");
    if (first.kind !== "sent") throw new Error(first.kind);
    expect(await send("two", first.messageId)).toEqual(first);
    expect(await send("two", first.messageId)).toEqual(first);
    expect(rig.standIn.messages(ann)).toMatchObject([
      { edits: 1, text: expect.stringMatching(/^two\n \| 1\nAlder \| 2\.10\*\n/) },
    ]);
    expect(rig.standIn.messages(ann)[0]?.rich).not.toBeNull();
  });

  it("come in words from a server that is too old for them, which is asked once", async () => {
    rig = await openRig(unpaced, { takesRich: false });
    const first = await send("one");
    expect(first.kind).toBe("sent");
    await send("two");
    expect([asked("sendRichMessage"), asked("sendMessage")]).toEqual([1, 2]);
    expect(rig.standIn.messages(ann)[0]).toMatchObject({ rich: null, text: expect.stringContaining("Data by Example") });
  });

  it("take the place of a message in words on such a server", async () => {
    rig = await openRig(unpaced, { takesRich: false });
    const first = await rig.platform.send(outgoing(`telegram:${ann}`, "one"));
    if (first.kind !== "sent") throw new Error(first.kind);
    expect(await send("two", first.messageId)).toEqual(first);
    expect(await send("three", first.messageId)).toEqual(first);
    expect(asked("editMessageText")).toBe(3);
    expect(rig.standIn.messages(ann)).toMatchObject([{ edits: 2, rich: null }]);
  });

  it("come in words where Telegram refuses just these, and are tried again for others", async () => {
    rig = await openRig();
    rig.standIn.failNext("sendRichMessage", { code: 400, description: "Bad Request: RICH_MESSAGE_INVALID" });
    expect((await send("one")).kind).toBe("sent");
    expect((await send("two")).kind).toBe("sent");
    expect(rig.standIn.messages(ann).map(({ rich }) => rich !== null)).toEqual([false, true]);
  });

  it("say when to come again where Telegram has had too many", async () => {
    rig = await openRig();
    rig.standIn.failNext("sendRichMessage", { code: 429, description: "Too Many Requests", retryAfter: 7 });
    expect(await send("one")).toEqual({ kind: "later", afterMs: 7_000 });
    expect(rig.standIn.messages(ann)).toEqual([]);
  });
});
