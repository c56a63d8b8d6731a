import { describe, expect, it } from "vitest";
import type { Block } from "../../../src/chat/reply.ts";
import { messageFromReply } from "../../../src/platforms/playground/message.ts";
import { createFakeClock } from "../../clock.ts";
import { alert, board, hostileName, reply } from "./bot.ts";

describe("a reply as the page gets it", () => {
  it("carries every kind of block, and its times as moments", () => {
    const { blocks } = messageFromReply(board(createFakeClock(), "2.20"));
    expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "table", "facts", "note"]);
    const rows = blocks[2]?.kind === "table" ? blocks[2].rows : [];
    expect(rows[0]).toEqual([{ text: "Aurelia Bet" }, { text: "2.20", mark: "best" }, { text: "3.30" }, { text: "3.50" }]);
    const when = blocks[1]?.kind === "paragraph" ? blocks[1].spans[1] : null;
    expect(when).toEqual({ kind: "time", at: createFakeClock().now() + 3 * 3_600_000, show: "datetime", text: "15:00 UTC" });
  });

  it("carries in words what signs draw, for those who hear it", () => {
    const bars = { text: "▁▃█", says: "from 40\u202e to 47" };
    const table: Block = { kind: "table", columns: [{ title: "Chance", align: "left" }], rows: [[bars]] };
    const { blocks } = messageFromReply(reply([table, { kind: "paragraph", spans: [{ kind: "text", ...bars }] }]));
    expect(blocks).toMatchObject([
      { rows: [[{ text: "▁▃█", says: "from 40 to 47" }]] },
      { spans: [{ text: "▁▃█", says: "from 40 to 47" }] },
    ]);
  });

  it("carries what a reader unfolds apart from what is seen at once", () => {
    const items = ["A", "B", "C", "D\u202e"].map((name) => [{ kind: "text" as const, text: name }]);
    const fold: Block = {
      kind: "fold",
      items,
      all: { label: "All 4", press: { command: "why", text: "a all", replace: false } },
    };
    expect(messageFromReply(reply([fold])).blocks).toEqual([
      { kind: "fold", items: items.slice(0, 3), more: [[{ kind: "text", text: "D" }]], all: "All 4" },
    ]);
  });

  it("carries buttons as encoded presses, and links as addresses", () => {
    expect(messageFromReply(board(createFakeClock(), "2.20")).buttons).toEqual([
      [
        { label: "Watch", press: "+watch #17" },
        { label: "Refresh", press: "=odds #17" },
        { label: "At the source", url: "https://example.org/m/17" },
      ],
    ]);
  });

  it("always carries the credit and the warning of simulated odds, however long the rest is", () => {
    const long: Block[] = Array.from({ length: 500 }, () => ({
      kind: "paragraph",
      spans: [{ kind: "text", text: "x".repeat(1000) }],
    }));
    const shown = messageFromReply(reply(long));
    expect(shown.blocks).toHaveLength(500);
    expect(shown.credit.flat().map(({ text }) => text)).toEqual(["Data: ", "Sandbox", "Simulated odds of invented teams"]);
  });

  it("leaves markup in names as text and takes out what would turn a line around", () => {
    const { blocks } = messageFromReply(reply([{ kind: "heading", spans: [{ kind: "text", text: `${hostileName}\u0000\n` }] }]));
    const spans = blocks[0]?.kind === "heading" ? blocks[0].spans : [];
    expect(spans).toEqual([{ kind: "text", text: `${hostileName.replace("\u202E", "")} ` }]);
  });

  it("turns links that lead anywhere but to the web into text, and drops such buttons", () => {
    for (const url of ["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "/relative", ""]) {
      const shown = messageFromReply(
        reply([{ kind: "paragraph", spans: [{ kind: "link", text: "here", url }] }], { buttons: [[{ label: "there", url }]] }),
      );
      expect(shown.blocks).toEqual([{ kind: "paragraph", spans: [{ kind: "text", text: "here" }] }]);
      expect(shown.buttons).toEqual([]);
    }
  });

  it("is plain JSON: what the page reads is what was written", () => {
    const shown = messageFromReply(alert(createFakeClock()));
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
  });
});
