import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { footerFrom, longestFooter } from "../../src/chats/footer.ts";
import { portableSettings } from "../../src/chats/settings.ts";
import { hostileName } from "../messages/hostile.ts";
import { runs } from "../runs.ts";

describe("a chat's own line", () => {
  it("is one line, whatever breaks it", () => {
    expect(footerFrom("  Odds\n\r\n by\u2028the\u2029 \tReds \u0085")).toBe("Odds by the Reds");
  });

  it("keeps its letters, its emoji and what people write", () => {
    for (const line of ["Ставки «Северных» №1", "Việt Nam", "สวัสดี", "हिन्दी", "می‌خواهم", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "T.me/Reds @Reds 50%"])
      expect(footerFrom(line)).toBe(line.normalize("NFC"));
  });

  it("turns nothing around, hides nothing, and runs over no other line", () => {
    expect(footerFrom("a\u202Eb\u2067c\u200F\u200B\u0000d\uD800\u{E000}0")).toBe("abc d0");
    const tower = `z${"\u0337\u0322\u0361".repeat(40)}o`;
    expect(footerFrom(tower)).toMatch(/^z\p{M}{3}o$/u);
    expect(footerFrom("a \u200B b e\u200B\u0301")).toBe("a b \u00E9");
    expect(footerFrom("\u202E \u200B\n")).toBe("");
  });

  it("stays as it is when it is read once more, and a file can bring no other", () => {
    fc.assert(
      fc.property(hostileName, (name) => {
        const footer = footerFrom(name);
        expect(footerFrom(footer)).toBe(footer);
        expect(footer).not.toMatch(/[\p{Cc}\n]/u);
        const read = portableSettings.shape.footer.safeParse(name);
        expect(read.success ? read.data : null).toBe(footer === "" || footer.length > longestFooter ? null : footer);
      }),
      { numRuns: runs(50) },
    );
    expect(portableSettings.shape.footer.safeParse("x".repeat(longestFooter + 1)).success).toBe(false);
  });
});
