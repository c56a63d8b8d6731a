import { describe, expect, it } from "vitest";
import { cutToWidth, paddedToWidth, textWidth } from "../../src/chat/text-width.ts";

describe("the width of a text", () => {
  it.each([
    ["Havelstad", 9],
    ["Шахтёр", 6],
    ["★1.90 ▲", 7],
    ["1.90 → 2.10", 11],
    ["⬆️ 2", 4],
    ["↗️ 2", 4],
    ["日本", 4],
    ["サッカー", 8],
    ["⚽ 2", 4],
    ["👨‍👩‍👧", 2],
    ["e\u0301", 1],
    ["a\u200db", 2],
  ])("counts the columns of %s", (text, columns) => {
    expect(textWidth(text)).toBe(columns);
  });

  it("cuts between characters and says that it has cut", () => {
    expect(cutToWidth("Northern Premier", 10)).toBe("Northern.");
    expect(cutToWidth("日本代表", 5)).toBe("日本.");
    expect(cutToWidth("👨‍👩‍👧👨‍👩‍👧", 3)).toBe("👨‍👩‍👧.");
    expect(cutToWidth("short", 5)).toBe("short");
    expect(cutToWidth("none", 0)).toBe("");
  });

  it("fills to the width on the side that the column is aligned to", () => {
    expect(paddedToWidth("日", 4, "left")).toBe("日  ");
    expect(paddedToWidth("1.9", 5, "right")).toBe("  1.9");
  });
});
