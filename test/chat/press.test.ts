import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePress, encodePress, fitsButton, type Press, pressBytes } from "../../src/chat/press.ts";
import { runs } from "../runs.ts";

const places = [{ replace: true }, { replace: false }, { replace: true, below: true as const }, { replace: false, chat: 12 }];
const anyPress: fc.Arbitrary<Press> = fc
  .tuple(
    fc.stringMatching(/^[a-z]{1,16}$/),
    fc.string({ unit: fc.constantFrom(..."#17 %.,=+~éщ漢👍"), maxLength: 10 }),
    fc.constantFrom(...places),
  )
  .map(([command, text, place]) => ({ command, text, ...place }));

describe("a button's press", () => {
  it("comes back as it was written", () => {
    fc.assert(
      fc.property(anyPress, (press) => {
        expect(decodePress(encodePress(press))).toEqual(press);
      }),
    );
  });

  it("reads as a call", () => {
    expect(encodePress({ command: "odds", text: "#17 fresh", replace: true })).toBe("=odds #17 fresh");
    expect(encodePress({ command: "help", text: "", replace: false })).toBe("+help");
    expect(encodePress({ command: "mute", text: "#17", replace: true, below: true })).toBe("~mute #17");
    expect(encodePress({ command: "mute", text: "#17", replace: true, chat: 3 })).toBe("=3mute #17");
  });

  it("is refused over 64 bytes, counted in bytes and not in characters", () => {
    const of = (text: string) => encodePress({ command: "odds", text, replace: false });
    expect(Buffer.byteLength(of("x".repeat(58)))).toBe(pressBytes);
    expect(() => of("x".repeat(59))).toThrow("more than 64 bytes");
    expect(() => of("щ".repeat(30))).toThrow("more than 64 bytes");
  });

  it.each([
    "",
    "odds #17",
    "=",
    "+ #17",
    "=Odds #17",
    "=odds  ",
    "=odds ",
    "=odds\n#17",
    "=odds #1\u00007",
    "=od-ds #17",
    "=/odds",
  ])("is not read from %j unless it could have been written so", (data) => {
    const press = decodePress(data);
    if (press) expect(encodePress(press)).toBe(data);
    else expect(press).toBeNull();
  });

  it("is never read from what is too long", () => {
    expect(decodePress(`=odds ${"x".repeat(58)}`)).not.toBeNull();
    expect(decodePress(`=odds ${"x".repeat(59)}`)).toBeNull();
    expect(decodePress(`=odds ${"щ".repeat(40)}`)).toBeNull();
  });

  it("never throws, and accepts only what writes the same again", () => {
    const data = fc.oneof(
      fc.string({ unit: "binary", maxLength: 90 }),
      fc.string().map((text) => `=odds ${text}`),
    );
    fc.assert(
      fc.property(data, (untrusted) => {
        const press = decodePress(untrusted);
        if (press) expect(encodePress(press)).toBe(untrusted);
      }),
      { numRuns: runs(200) },
    );
  });

  it.each([
    ["", true],
    ["american football 2", true],
    ["бокс 1", true],
    ["x".repeat(58), true],
    ["x".repeat(59), false],
    ["1.  1", false],
    [" tennis", false],
    ["tennis ", false],
    ["tennis\u20281", false],
    ["tennis\n1", false],
    ["tennis\ud800", false],
  ])("with the words %j fits a button: %s", (text, fits) => {
    expect(fitsButton({ command: "odds", text, replace: true })).toBe(fits);
  });
});
