import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceFromText } from "../../src/odds/typed-price.ts";
import { numbersOf, withOneSign } from "../../src/replies/parts/numbers.ts";
import { anyPrice } from "../odds/prices.ts";

const english = numbersOf("en");
const russian = numbersOf("ru");
/** Kick-off on a Sunday, half past seven in the evening UTC. */
const at = Date.UTC(2026, 7, 16, 19, 30);
/** Numbers keep their unit on the same line: the space before it does not break. */
const spaced = (text: string) => text.replace(/\u00a0|\u202f/g, " ");

describe("a price", () => {
  it.each([
    [1.005, "1.005", "1,005"],
    [2.1, "2.10", "2,10"],
    [3, "3.00", "3,00"],
    [1001.5, "1001.50", "1001,50"],
    [3.448276, "3.45", "3,45"],
    [1.004545, "1.0045", "1,0045"],
    [1.01, "1.01", "1,01"],
  ])("%d is %s in English and %s in Russian", (price, en, ru) => {
    expect(english.price(price)).toBe(en);
    expect(russian.price(price)).toBe(ru);
  });

  it("never loses a digit of up to three, and of longer ones less than a tenth of the profit", () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const [en, ru] = [Number(english.price(price)), Number(russian.price(price).replace(",", "."))];
        expect(ru).toBe(en);
        if (Math.round(price * 1_000_000) % 1_000 === 0) expect(en).toBe(price);
        else expect(Math.abs(en - price)).toBeLessThanOrEqual(Math.max(0.0000005, 0.1 * (price - 1)));
      }),
    );
  });

  it.each([
    [1.0525, "1.0525", "1,0525", "0.0525"],
    [1.0005, "1.0005", "1,0005", "0.0005"],
    [3.448276, "3.448276", "3,448276", "2.448276"],
    [2.1, "2.10", "2,10", "1.10"],
    [1.005, "1.005", "1,005", "0.005"],
    [1001.5, "1001.50", "1001,50", "1000.50"],
  ])("%d that a person set is %s in English, %s in Russian and %s in Hong Kong, and read back as it is", (price, en, ru, hk) => {
    const hongKong = numbersOf("en", { format: "hongkong", timeZone: "UTC" });
    expect([english, russian, hongKong].map(({ limit }) => limit(price))).toEqual([en, ru, hk]);
    expect([priceFromText(en), priceFromText(ru), priceFromText(hk, "hongkong")]).toEqual([price, price, price]);
  });

  it("of a fair game has two places", () => {
    expect(english.fairPrice(0.5)).toBe("2.00");
    expect(english.fairPrice(1 / 3)).toBe("3.00");
    expect(russian.fairPrice(0.0009)).toBe("1111,11");
  });
});

describe("other numbers", () => {
  it("are percent with one place, or as many as a person asked for", () => {
    expect(english.percent(0.5235)).toBe("52.4%");
    expect(english.percent(-0.004)).toBe("−0.4%");
    expect(spaced(russian.percent(0.5))).toBe("50,0 %");
    expect([0.05, 0.075, 0.0525].map(english.share)).toEqual(["5%", "7.5%", "5.25%"]);
    expect(spaced(russian.share(0.075))).toBe("7,5 %");
  });

  it("have the sign of percent once where two of them stand together, on the side where the language has it", () => {
    const together = (language: string) => withOneSign(numbersOf(language).percent(0.467), numbersOf(language).percent(0.52));
    expect(["en", "ru", "tr"].map((language) => together(language).join(" → "))).toEqual([
      ...["46.7 → 52.0%", "46,7 → 52,0\u00a0%", "%46,7 → 52,0"],
    ]);
  });

  it("have a sign only where it is asked for and there is one", () => {
    expect([2.5, -1, 0].map((value) => english.number(value))).toEqual(["2.5", "−1", "0"]);
    expect([2.5, -1, 0].map((value) => english.number(value, true))).toEqual(["+2.5", "−1", "0"]);
    expect(russian.number(2.5, true)).toBe("+2,5");
  });

  it("that are points have their sign and one place, so that they stand below each other", () => {
    expect([0.02, -0.0131, 0, -0.0001, 0.1].map(english.points)).toEqual(["+2.0", "−1.3", "0.0", "0.0", "+10.0"]);
    expect(russian.points(-0.0131)).toBe("−1,3");
  });
});

describe("a moment", () => {
  it("is the reader's own, with a text in UTC that says so", () => {
    expect(english.moment(at, "datetime")).toEqual({ kind: "time", at, show: "datetime", text: "Sun, Aug 16, 19:30 UTC" });
    expect(spaced(russian.moment(at, "datetime").text)).toBe("вс, 16 авг., 19:30 UTC");
    expect(spaced(english.moment(at, "time").text)).toBe("19:30 UTC");
  });

  it.each([
    ["ru", "16 авг"],
    ["pt-BR", "16 de ago"],
    ["de", "16. Aug"],
  ])("leaves the dot at its end to the sentence: %s", (language, day) => {
    expect(spaced(numbersOf(language).moment(at, "date").text)).toBe(day);
  });

  it("is a time while it's near, a weekday and a time within six days, and a date beyond", () => {
    const hours = (count: number) => at + count * 3_600_000;
    expect([1, 17.9, 18, 143, 144].map((count) => english.near(hours(count), at)).map(({ text }) => text)).toEqual([
      "20:30 UTC",
      "13:24 UTC",
      "Mon, 13:30 UTC",
      "Sat, 18:30 UTC",
      "Sat, Aug 22, 19:30 UTC",
    ]);
  });

  it("has no zone where the chat has said its own", () => {
    const riga = numbersOf("en", { format: "decimal", timeZone: "Europe/Riga" });
    expect([riga.moment(at, "datetime").text, riga.near(at, at).text]).toEqual(["Sun, Aug 16, 22:30", "22:30"]);
    expect(riga.dated(at)).toMatchObject({ inDay: { day: "Sun, Aug 16", time: "22:30" } });
  });

  it("never says 24:00", () => {
    expect(english.moment(Date.UTC(2026, 7, 16), "time").text).toBe("00:00 UTC");
  });

  const second = 1_000;
  const minute = 60 * second;
  const hour = 60 * minute;
  it.each([
    [0, "now", "сейчас"],
    [-900, "now", "сейчас"],
    [900, "now", "сейчас"],
    [-1 * second, "1 second ago", "1 секунду назад"],
    [-59 * second, "59 seconds ago", "59 секунд назад"],
    [-119 * second, "1 minute ago", "1 минуту назад"],
    [-42 * minute, "42 minutes ago", "42 минуты назад"],
    [-23 * hour, "23 hours ago", "23 часа назад"],
    [-24 * hour, "yesterday", "вчера"],
    [3 * hour, "in 3 hours", "через 3 часа"],
  ])("%d ms from now is %s", (ms, en, ru) => {
    expect(english.relative(at + ms, at)).toEqual({ kind: "time", at: at + ms, show: "relative", text: en });
    expect(russian.relative(at + ms, at).text).toBe(ru);
  });
});
