import { describe, expect, it } from "vitest";
import { looks } from "../../src/charts/look.ts";
import { svgFromPicture } from "../../src/charts/svg.ts";
import type { Picture, Theme } from "../../src/chat/picture.ts";
import { displayOf } from "../../src/replies/parts/numbers.ts";
import { loadTexts, type Text } from "../../src/replies/parts/text.ts";
import { team } from "../matches/known.ts";
import { chartKindsOf } from "../messages/chart-kinds.ts";
import { plainNames } from "../messages/kinds.ts";
import { winnerQuotes } from "../odds/prices.ts";
import { boardOf, northgate, threeWay } from "../replies/facts.ts";

const texts = loadTexts();
const credit = ["Data: River Odds"];

/** Every kind of picture that there is, by what is special about it. */
function picturesIn(text: Text): Map<string, Picture> {
  const kinds = chartKindsOf(text, plainNames, { match: northgate, board: threeWay });
  return new Map(
    Object.entries(kinds).flatMap(([kind, { blocks }]) =>
      blocks.flatMap((block) => (block.kind === "picture" ? [[kind, block.picture] as const] : [])),
    ),
  );
}

function pictureOf(kind: string, text = texts.in("en")): Picture {
  const picture = picturesIn(text).get(kind);
  if (!picture) throw new Error(`no picture ${kind}`);
  return picture;
}

const svgOf = (kind: string, { theme = "light", text }: { theme?: Theme; text?: Text } = {}): string =>
  svgFromPicture({ picture: pictureOf(kind, text), credit, theme });

/** As WCAG 2.2 counts it. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, bright = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What is written, with where and how large. */
function wordsIn(svg: string): { x: number; y: number; size: number; text: string; anchor: string }[] {
  return [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = "", text = ""]) => {
    const of = (name: string): string => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const [x = 0, y = 0] = of("transform")
      .replace(/^translate\((.*)\)$/, "$1")
      .split(" ")
      .map(Number);
    return {
      x: x + Number(of("x")),
      y: y + Number(of("y")),
      size: Number.parseFloat(of("font-size")),
      text,
      anchor: of("text-anchor"),
    };
  });
}

const outline = (svg: string): string =>
  wordsIn(svg)
    .map(({ x, y, size, text }) => `${Math.round(x)} ${Math.round(y)} ${size}  ${text}`)
    .join("\n");

describe.each(["en", "ru"])("pictures in %s", (language) => {
  const text = texts.in(language, displayOf({ format: "decimal", timeZone: "Europe/Riga" }));

  it.each([...picturesIn(text).keys()])("say what was approved: %s", async (kind) => {
    await expect(`${outline(svgOf(kind, { text }))}\n`).toMatchFileSnapshot(
      `__snapshots__/${kind.replaceAll(" ", "-")}.${language}.txt`,
    );
  });

  it("are readable on a phone: nothing is written small, or beyond the edges", () => {
    for (const kind of picturesIn(text).keys())
      for (const { x, size, text: said, anchor } of wordsIn(svgOf(kind, { text }))) {
        expect([said, size >= 11]).toEqual([said, true]);
        const [left, right] = anchor === "end" ? [x - 20, x] : anchor === "middle" ? [x - 10, x + 10] : [x, x + 20];
        expect([said, left >= 0 && right <= 390]).toEqual([said, true]);
      }
  });
});

describe("prices on an axis", () => {
  const axisOf = (format: "decimal" | "fractional" | "american" | "percent" | "hongkong"): string[] => {
    const { figure } = pictureOf("priceChartReply", texts.in("en", displayOf({ format, timeZone: null })));
    return figure.kind === "lines" ? figure.y.ticks.map(({ label }) => label) : [];
  };

  it("are those that people think in, in the chat's format, the longest at the bottom", () => {
    expect(axisOf("decimal")).toEqual(["5.00", "4.00", "3.00", "2.50", "2.00"]);
    expect(axisOf("hongkong")).toEqual(["4.00", "3.00", "2.00", "1.50", "1.00"]);
    expect(axisOf("fractional")).toEqual(["4/1", "3/1", "2/1", "6/4", "1/1"]);
    expect(axisOf("american")).toEqual(["+500", "+300", "+200", "+100"]);
    expect(axisOf("percent")).toEqual(["20%", "25%", "30%", "40%", "50%"]);
  });
});

describe("the way of a price", () => {
  /** The parts of each thick line, the first selection's first. */
  const linesIn = (svg: string): string[] =>
    [...svg.matchAll(/<path d="([^"]*)"[^>]*stroke-width="2.6"/g)].map(([, d = ""]) => d);

  it("is steps with a gap where nothing was known", () => {
    const [home = ""] = linesIn(svgOf("priceChartReply"));
    const runs = home.split("M").filter((run) => run !== "");
    expect(runs).toHaveLength(2);
    const corners = runs.flatMap((run) => {
      const points = run.split("L").map((point) => point.trim().split(/[ ,]/).map(Number));
      return points.slice(1).map(([x, y], nth) => x === points[nth]?.[0] || y === points[nth]?.[1]);
    });
    expect(corners.length).toBeGreaterThan(4);
    expect(corners).not.toContain(false);
  });

  it("has a gap while nobody looked, and what was known before goes on after it", () => {
    const { figure } = pictureOf("priceChartReply of a downtime");
    const points = figure.kind === "lines" ? (figure.lines[0]?.points ?? []) : [];
    const [before, gap, after] = points.slice(-3);
    expect(gap).toMatchObject({ y: null, low: null, high: null, best: null });
    expect(after).toEqual({ ...before, x: after?.x });
    expect(after?.x).toBeGreaterThan(gap?.x ?? 0);
  });

  it("has the range of the books around it, once for each run, and the best price beside it", () => {
    const svg = svgOf("priceChartReply");
    expect(svg.match(/fill-opacity="0.16"/g)).toHaveLength(6);
    expect(svg.match(/stroke-width="1.2" stroke-dasharray="2,3"/g)).toHaveLength(3);
    expect(svgOf("priceChartReply of one book")).not.toContain('fill-opacity="0.16"');
  });

  it("shows where the chat was told, and from where that was counted, at the start as well", () => {
    const { figure } = pictureOf("priceChartReply of one book");
    if (figure.kind !== "lines") throw new Error("no lines");
    const [mark] = figure.marks;
    const chance = (place: number): number => Number((1 / (1 + Math.exp(-place))).toFixed(3));
    expect(mark && { line: mark.line, from: chance(mark.from.y), to: chance(mark.to.y) }).toEqual({
      line: 0,
      from: 0.41,
      to: 0.47,
    });
    expect(figure.moments.map(({ label }) => label)).toEqual(["Start"]);
  });
});

describe("a time without odds", () => {
  it("is hatched and explained, where no line has a value, and nowhere else", () => {
    const { figure, ...picture } = pictureOf("priceChartReply of a downtime");
    if (figure.kind !== "lines") throw new Error("no lines");
    const hatch = looks.light.grid;
    const hatchedIn = (lines: typeof figure.lines): number => {
      const svg = svgFromPicture({ picture: { ...picture, figure: { ...figure, lines } }, credit, theme: "light" });
      return [...svg.matchAll(new RegExp(`stroke="${hatch}" stroke-width="1.4"`, "g"))].length;
    };
    const [line] = figure.lines;
    if (!line) throw new Error("no line");
    const whole = { ...line, points: line.points.filter(({ y }) => y !== null) };
    expect(hatchedIn([line])).toBeGreaterThan(20);
    expect(hatchedIn([line, whole])).toBe(0);
    const saidWith = (lines: typeof figure.lines) =>
      wordsIn(svgFromPicture({ picture: { ...picture, figure: { ...figure, lines } }, credit, theme: "light" })).map(
        (one) => one.text,
      );
    expect(saidWith([line])).toContain("no odds");
    expect(saidWith([whole])).not.toContain("no odds");
  });
});

describe("long names", () => {
  const long = {
    names: {
      home: { en: "Wolverhampton Wanderers", ru: "Боруссия Мёнхенгладбах" },
      away: { en: "Manchester United Reserves", ru: "Вулверхэмптон Уондерерс" },
    },
    books: ["Zoloto Stakes", "Kvotara International", "Betharrow"],
  } as const;
  const extreme = {
    names: {
      home: { en: "Borussia Mönchengladbach-Rheydt Jugendfördermannschaft", ru: "Краснознаменский Железнодорожник" },
      away: { en: "Wolverhampton Wanderers Under-23s", ru: "Верхнестародубск-Преображенская Слобода" },
    },
    books: ["Internationalsportwettenanbieter", "БукмекерскаяКонтораПобеда", "Lotteriegesellschaft Nordwest"],
  } as const;

  const quoted = (books: readonly string[]) =>
    boardOf(books.flatMap((book, nth) => winnerQuotes(book, 2.1 - nth / 20, 3.4, 3.6)));

  it.each([
    { language: "en", ...long },
    { language: "ru", ...long },
    { language: "en", ...extreme },
    { language: "ru", ...extreme },
  ])("stand in whole, in $language: $names.home.en", ({ language, names, books }) => {
    const match = { ...northgate, home: team(names.home), away: team(names.away) } as typeof northgate;
    const kinds = chartKindsOf(texts.in(language), { ...plainNames, books }, { match, board: quoted(books) });
    const cutOff = Object.entries(kinds).flatMap(([kind, { blocks }]) =>
      blocks.flatMap((block) =>
        block.kind === "picture"
          ? wordsIn(svgFromPicture({ picture: block.picture, credit, theme: "light" }))
              .filter(({ text }) => text.includes("…"))
              .map(({ text }) => `${kind}: ${text}`)
          : [],
      ),
    );
    expect(cutOff).toEqual([]);
  });

  it("have their figures below where a name takes the room beside them", () => {
    const match = { ...northgate, home: team(extreme.names.home), away: team(extreme.names.away) } as typeof northgate;
    const { blocks } = chartKindsOf(texts.in("ru"), plainNames, { match, board: threeWay })["alertsChartReply"] ?? { blocks: [] };
    const [picture] = blocks.flatMap((block) => (block.kind === "picture" ? [block.picture] : []));
    if (!picture) throw new Error("no picture");
    const said = wordsIn(svgFromPicture({ picture, credit, theme: "light" }));
    const figures = said.find(({ text }) => text.endsWith("2,00"));
    const name = said.find(({ text }) => text.startsWith("Краснознаменский"));
    expect(figures?.x).toBe(name?.x);
    expect(figures?.y).toBeGreaterThan(name?.y ?? Number.POSITIVE_INFINITY);
  });
});

describe("a board with books of the reader's own", () => {
  it("says what their sign means, and whose the best prices are", () => {
    const notes = "+ Your books: best prices are theirs";
    expect(wordsIn(svgOf("boardChartReply")).map(({ text }) => text)).toContain(notes);
    expect(wordsIn(svgOf("boardChartReply without a fair price")).map(({ text }) => text)).not.toContain(notes);
  });
});

describe("numbered dots", () => {
  it("leave the words of a guide alone", () => {
    const picture = pictureOf("alertsChartReply");
    const svg = svgFromPicture({ picture, credit, theme: "light" });
    const [stayed] = wordsIn(svg).filter(({ text }) => text === "stayed");
    // The dots are all at the right end.
    expect(stayed?.anchor).not.toBe("end");
    expect(stayed?.x).toBeLessThan(80);
  });

  it("stand apart where several are at one place, each tied to it", () => {
    const picture = pictureOf("alertsChartReply");
    const { figure } = picture;
    if (figure.kind !== "dots") throw new Error("no dots");
    const dots = Array.from({ length: 5 }, () => figure.dots.slice(0, 1)).flat();
    const svg = svgFromPicture({ picture: { ...picture, figure: { ...figure, dots } }, credit, theme: "light" });
    const numbers = wordsIn(svg).filter(({ text: said, size }) => size === 11.5 && /^[1-5]$/.test(said));
    // Those of the list below stand at the left edge.
    const inPlot = numbers.filter(({ x }) => x > 40);
    expect(inPlot).toHaveLength(5);
    for (const [nth, one] of inPlot.entries())
      for (const other of inPlot.slice(nth + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
  });
});

describe("an SVG", () => {
  it("needs no styles, scripts, names or links, so that it may stand in any page", () => {
    for (const kind of picturesIn(texts.in("en")).keys())
      expect([kind, /<style|<script|\s(?:style|class|id|on\w+|href|xlink:href)=|url\(/.exec(svgOf(kind))?.[0]]).toEqual([
        kind,
        undefined,
      ]);
  });

  it("takes names as text, whatever they are", () => {
    const picture = { ...pictureOf("moversChartReply"), title: "<script>alert(1)</script> & <b>" };
    const svg = svgFromPicture({ picture, credit: ["<i>"], theme: "page" });
    expect(svg).toContain("&lt;script&gt;");
    expect(svg).not.toMatch(/<(?:script|b|i)>/);
  });

  it.each(["light", "dark", "page"] as const)("has the colours of its theme alone, whatever it shows: %s", (theme) => {
    const look = looks[theme];
    const known = new Set([look.paper, look.ink, look.muted, look.grid, ...look.tones, ...Object.values(look.leans), "none"]);
    for (const kind of picturesIn(texts.in("en")).keys()) {
      const svg = svgOf(kind, { theme });
      const used = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = ""]) => colour);
      expect([kind, [...new Set(used)].filter((colour) => !known.has(colour))]).toEqual([kind, []]);
      expect([kind, svg.includes(`fill="${look.paper}"`)]).toEqual([kind, true]);
    }
    expect(look.paper.startsWith("var(")).toBe(theme === "page");
  });

  it.each(["light", "dark"] as const)("is easy to read on its ground: %s", (theme) => {
    const { paper, ink, muted, tones, leans } = looks[theme];
    // WCAG 2.2, 1.4.3: values are written in the colours of lines and dots.
    for (const colour of [ink, muted, ...tones, ...Object.values(leans)])
      expect([colour, contrast(colour, paper) >= 4.5]).toEqual([colour, true]);
  });

  it("is the same for the same picture", () => {
    expect(svgOf("valueBetsChartReply")).toBe(svgOf("valueBetsChartReply"));
  });
});
