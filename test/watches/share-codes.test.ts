import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CodedWatch, codeForm, codeOf, keptCodeOf, readCode } from "../../src/watches/share-codes.ts";

const rules = ["3pp", "5% shortens on=winner:home", ">=2.1 on=total:over:2.5 again", "posted"];
const watches: CodedWatch[] = [
  { kind: "match", matchId: 17, rule: "3pp" },
  { kind: "match", matchId: 999_999_999, rule: "5% shortens on=winner:home" },
  { kind: "team", key: "northgate-athletic", rule: "3pp" },
  { kind: "fighter", key: "#12", rule: "3pp" },
  { kind: "league", key: "premier-league", rule: "posted" },
  { kind: "sport", key: "football", rule: "3pp fast" },
  { kind: "bets", rule: "bets edge>=0.05 improving=10000" },
];

describe("the code of a shared watch", () => {
  it.each(watches)("brings back $kind $key as it was, in what a link and a button carry", (watch) => {
    const code = codeOf(watch) ?? "";
    expect(code).toMatch(codeForm);
    expect(`=import ${code}`.length).toBeLessThanOrEqual(64);
    expect(readCode(code)).toEqual({ kind: "watch", watch });
  });

  it("is none for what does not fit, or would not come back as it was", () => {
    expect(codeOf({ kind: "team", key: "a".repeat(40), rule: "3pp" })).toBeNull();
    expect(codeOf({ kind: "sport", key: "ice hockey", rule: "3pp" })).toBeNull();
  });

  it("is as long as a button carries at most, and none beyond that", () => {
    const bets = (length: number): CodedWatch => ({ kind: "bets", rule: "r".repeat(length) });
    expect([codeOf(bets(36))?.length, codeOf(bets(37))]).toEqual([56, null]);
    expect(readCode(codeOf(bets(36)) ?? "")).toEqual({ kind: "watch", watch: bets(36) });
  });

  it("names a match by a number that there can be", () => {
    const read = (matchId: number) => readCode(codeOf({ kind: "match", matchId, rule: "3pp" }) ?? "")?.kind;
    expect([0, 1, 36 ** 10 - 1, 36 ** 10].map(read)).toEqual(["cut", "watch", "watch", "cut"]);
  });

  it("is no code at all without a sign after the w, or with more than 63, or with others", () => {
    expect(["w", `w${"a".repeat(63)}`, `w${"a".repeat(64)}`, "wa b", "xab"].map((code) => readCode(code)?.kind ?? null)).toEqual([
      ...[null, "cut", null, null, null],
    ]);
    expect([15, 16, 17].map((length) => readCode(`w_${"a".repeat(length)}`)?.kind)).toEqual(["cut", "kept", "cut"]);
  });

  it("is known as cut however short it was cut, and whatever sign of it was changed", () => {
    for (const watch of watches) {
      const code = codeOf(watch) ?? "";
      for (let length = 2; length < code.length; length++) expect(readCode(code.slice(0, length))).toEqual({ kind: "cut" });
      for (let at = 1; at < code.length - 1; at++) {
        const other = code[at] === "A" ? "B" : "A";
        const read = readCode(code.slice(0, at) + other + code.slice(at + 1));
        expect(read?.kind === "watch" ? read.watch : null).toBeNull();
      }
    }
  });

  it("names what is kept by what it says", () => {
    const { code, token } = keptCodeOf('{"kind":"bets"}');
    expect([code.length, readCode(code), keptCodeOf('{"kind":"bets"}').code]).toEqual([18, { kind: "kept", token }, code]);
    expect(readCode(code.slice(0, -1))).toEqual({ kind: "cut" });
  });

  it("comes to nothing worse than cut, whatever is written", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const read = readCode(`w${typed}`);
        return read === null || read.kind !== "watch";
      }),
    );
    expect(rules.map((rule) => readCode(codeOf({ kind: "match", matchId: 1, rule }) ?? "")?.kind)).not.toContain("cut");
  });
});
