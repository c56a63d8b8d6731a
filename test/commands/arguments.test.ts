import { describe, expect, it } from "vitest";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { sportNamed } from "../../src/commands/input/match-filter.ts";
import { sportName } from "../../src/replies/parts/sports.ts";
import { texts } from "../replies/facts.ts";
import { catalog } from "./catalog.ts";

function typed(line: string): Record<string, string> {
  const [, name, text = ""] = /^\/(\w+) ?(.*)$/s.exec(line) ?? [];
  return argumentsOf({ text, options: null }, optionsOf(name));
}

function optionsOf(name: string | undefined) {
  const command = catalog.find((one) => one.name === name);
  if (!command) throw new Error(`no command ${name}`);
  return command.options;
}

describe("typed arguments", () => {
  it.each([
    ["/watch schalke 04", { match: "schalke 04" }],
    ["/watch #17 5%", { match: "#17", rule: "5%" }],
    ["/watch #17 %5", { match: "#17", rule: "5%" }],
    ["/watch #17 % 7,5 düşer", { match: "#17", rule: "7,5% düşer" }],
    ["/valuebets >%3 1.5-3", { edge: ">3%", price: "1.5-3" }],
    ["/kelly 2.10 %52", { bet: "2.10 52%" }],
    ["/search 100%5 %x", { words: "100%5 %x" }],
    ["/watch  bayern \n dortmund   3pp ", { match: "bayern dortmund", rule: "3pp" }],
    ["/watch зенит 2,5 пп", { match: "зенит", rule: "2,5 пп" }],
    ["/watch зенит 3 п.п.", { match: "зенит", rule: "3 п.п." }],
    ["/watch #17 3 points", { match: "#17", rule: "3 points" }],
    ["/watch #17 0.10", { match: "#17", rule: "0.10" }],
    ["/watch #17 1,00", { match: "#17", rule: "1,00" }],
    ["/watch arsenal 1.12", { match: "arsenal 1.12" }],
    ["/watch arsenal 23.11", { match: "arsenal 23.11" }],
    ["/watch arsenal 23.11 0.05", { match: "arsenal 23.11", rule: "0.05" }],
    ["/watch 1860 münchen", { match: "1860 münchen" }],
    ["/watch 1860", { match: "1860" }],
    ["/watch 5%", { match: "5%" }],
    ["/watch 3 pp", { match: "3 pp" }],
    ["/watch 3pp 5%", { match: "3pp", rule: "5%" }],
    ["/watch arsenal v chelsea home 5% shortens", { match: "arsenal v chelsea", rule: "home 5% shortens" }],
    ["/watch ligue 1 5%", { match: "ligue 1", rule: "5%" }],
    ["/watch england under 21 v spain under 21", { match: "england under 21 v spain under 21" }],
    ["/watch bulls at lakers 3pp at Birch", { match: "bulls at lakers", rule: "3pp at Birch" }],
    ["/watch arsenal books >= 3", { match: "arsenal", rule: "books >= 3" }],
    ["/watch арсенал П1 от 2,10", { match: "арсенал", rule: "П1 от 2,10" }],
    ["/watch #17 keep calm", { match: "#17", rule: "keep calm" }],
    ["/watch", {}],
    ["/odds #17 fresh", { match: "#17", fresh: "fresh" }],
    ["/odds fresh", { fresh: "fresh" }],
    ["/matches", {}],
    ["/matches football 2", { sport: "football", page: "2" }],
    ["/matches 2", { page: "2" }],
    ["/matches american football", { sport: "american football" }],
    ["/matches formula 1 2", { sport: "formula 1", page: "2" }],
    ["/matches futebol ao vivo", { sport: "futebol", status: "ao vivo" }],
    ["/matches ao vivo futebol", { sport: "futebol", status: "ao vivo" }],
    ["/matches football en direct", { sport: "football", status: "en direct" }],
    ["/matches en vivo", { status: "en vivo" }],
    ["/matches en directo 2", { status: "en directo", page: "2" }],
    ["/matches tenis na żywo", { sport: "tenis", status: "na żywo" }],
    ["/help what is this", { topic: "what is this" }],
  ])("%s", (line, args) => {
    expect(typed(line)).toEqual(args);
  });
});

describe("named arguments", () => {
  it("win over the text, are trimmed, and are left out when empty or unknown", () => {
    const options = { match: "  schalke 04 5% ", rule: "  ", admin: "yes" };
    expect(argumentsOf({ text: "#17 3pp", options }, optionsOf("watch"))).toEqual({ match: "schalke 04 5%" });
  });

  it("are never taken from what every object has", () => {
    expect(argumentsOf({ text: "", options: Object.create({ match: "#17" }) }, optionsOf("odds"))).toEqual({});
  });
});

describe("a sport of which the service has only a number", () => {
  it.each(texts.languages)("is shown as one, and is understood as it is shown, in %s", (language) => {
    const text = texts.in(language);
    const sports = ["4", "12", "football"];
    for (const sport of sports) {
      const shown = sportName(text, sport);
      expect(shown).toMatch(/\p{L}{3}/u);
      expect(sportNamed(text, shown, sports)).toBe(sport);
      for (const name of ["matches", "live"])
        expect(argumentsOf({ text: shown, options: null }, optionsOf(name))).toEqual({ sport: shown });
    }
    expect(sportNamed(text, "#12", sports)).toBe("12");
    expect(sportNamed(text, "12", sports)).toBe("12");
  });
});
