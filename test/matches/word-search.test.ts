import { describe, expect, it } from "vitest";
import { createWordSearch } from "../../src/matches/word-search.ts";

function searchOf(names: readonly string[]) {
  const search = createWordSearch<string, "name">(["name"]);
  for (const name of names) search.put(name, () => ({ name }));
  const idsOf = (text: string, some?: boolean) => search.find(text, some).map(({ id }) => id);
  return { ...search, idsOf };
}

describe("a search by words", () => {
  it("finds what has all words, and with some what has any, best first", () => {
    const { idsOf, find } = searchOf(["red lions", "red wolves", "blue wolves"]);
    expect(idsOf("red wolves")).toEqual(["red wolves"]);
    expect(idsOf("red wolves", true)).toEqual(["red wolves", expect.any(String), expect.any(String)]);
    expect(idsOf("wolvse")).toEqual(["red wolves", "blue wolves"]);
    expect(find("red wol").map(({ exact, found }) => ({ exact, found }))).toEqual([{ exact: false, found: ["red", "wol"] }]);
    expect(find("wolves red")[0]?.exact).toBe(true);
  });

  it("asks the same again and sees what came, changed and went meanwhile", () => {
    const { idsOf, put, remove } = searchOf(["red lions"]);
    expect(idsOf("lions")).toEqual(["red lions"]);
    put("blue", () => ({ name: "blue lions" }));
    expect(idsOf("lions")).toEqual(["red lions", "blue"]);
    put("blue", () => ({ name: "blue bears" }));
    expect(idsOf("lions")).toEqual(["red lions"]);
    remove("red lions");
    expect([idsOf("lions"), idsOf("lions", true)]).toEqual([[], []]);
  });

  it("takes in what was put when somebody searches, or before that a little at a time", () => {
    const asked: string[] = [];
    const { idsOf, put, remove, settle } = searchOf([]);
    for (const name of ["red lions", "red wolves", "blue wolves", "blue bears"])
      put(name, () => {
        asked.push(name);
        return { name };
      });
    remove("red lions");
    expect(asked).toEqual([]);
    expect([settle(2), asked]).toEqual([2, ["red wolves", "blue wolves"]]);
    expect(idsOf("blue", true)).toEqual(expect.arrayContaining(["blue wolves", "blue bears"]));
    expect([settle(2), asked.length]).toEqual([0, 3]);
  });

  it("forgives typos in as many words as names have, and finds what follows as it is written", () => {
    const words = "alpha bravo charlie delta foxtrot hotel juliett november oscar papa".split(" ");
    const { idsOf } = searchOf([words.join(" ")]);
    const mistyped = (at: number) => words.with(at, `${words[at]}x`).join(" ");
    expect([0, 7].map((at) => idsOf(mistyped(at)).length)).toEqual([1, 1]);
    expect(idsOf(words.join(" "))).toHaveLength(1);
    expect(idsOf(mistyped(9))).toEqual([]);
  });
});
