import { describe, expect, it } from "vitest";
import type { Bonus } from "../../src/api/model.ts";
import { bonusesOffReply, bonusesReply } from "../../src/replies/questions/bonuses.ts";
import { bookmakersReply, type ReferredBook } from "../../src/replies/questions/bookmakers.ts";
import { buttonsOf, inBoth, noon, texts } from "./facts.ts";

const english = texts.in("en");
const answer = { fetchedAt: noon - 3_600_000, failed: false, now: noon };

const alder: ReferredBook = {
  ref: "b:0123abcd",
  slug: "alder",
  name: "Alder",
  rating: 4.6,
  ratingMax: 5,
  url: "https://alder.test/",
};
const books = [
  alder,
  { ...alder, name: "Birch", ratingMax: null, url: "http://birch.test/" },
  { ...alder, name: "Cedar", rating: null, url: null },
];
const bonus: Bonus = {
  bookmaker: "Alder",
  title: "First bet back",
  amount: 1500,
  currency: "EUR",
  url: "https://alder.test/bonus",
};

describe("/bookmakers", () => {
  const facts = { ...answer, books: { shown: books, page: 1, pageSize: 3, total: 4 }, missing: [], bonuses: true };

  it("shows ratings with their scale", () => {
    const { en, ru } = inBoth((text) => bookmakersReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Bookmakers
      - Alder · 4.6 of 5
      - Birch · 4.6
      - Cedar
      1–3 of 4
      Ratings by the odds service, updated 1 hour ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Букмекеры
      - Alder · 4,6 из 5
      - Birch · 4,6
      - Cedar
      1–3 из 4
      Оценки выставляет сам сервис коэффициентов; обновлены 1 час назад.
      "
    `);
  });

  it("links a name only where its address is https", () => {
    const spans = bookmakersReply(english, facts).blocks.flatMap((block) => (block.kind === "list" ? block.items.flat() : []));
    expect(spans.filter(({ kind }) => kind === "link")).toEqual([{ kind: "link", text: "Alder", url: "https://alder.test/" }]);
  });
});

describe("/bonuses", () => {
  it("are hidden until somebody says that they are of age, in groups an administrator", () => {
    expect(inBoth((text) => bonusesOffReply(text, "private"))).toMatchInlineSnapshot(`
      {
        "en": "
      Bonuses
      Bonuses are hidden here until you turn them on.
      For adults only (18+). A bonus has conditions: read them first, and never stake what you can’t afford to lose.
      ",
        "ru": "
      Бонусы
      Бонусы здесь скрыты, пока вы их не включите.
      Только для взрослых (18+). У каждого бонуса есть условия отыгрыша: сначала прочитайте их и не ставьте больше, чем готовы проиграть.
      ",
      }
    `);
    expect(inBoth((text) => bonusesOffReply(text, "group")).en).toContain("until an admin turns them on");
    expect(buttonsOf(bonusesOffReply(english, "private"))).toMatchInlineSnapshot(`
      [
        "[I’m 18 or older: show bonuses: bonuses on]",
        "[Bookmakers: bookmakers ]",
      ]
    `);
  });

  it("are shown with what they are worth, the warning and the way to hide them", () => {
    const shown = [bonus, { ...bonus, bookmaker: null, title: "Free bet", amount: 10, currency: null, url: null }];
    const facts = { ...answer, bonuses: { shown, page: 1, pageSize: 8, total: 2 } };
    const { en, ru } = inBoth((text) => bonusesReply(text, facts));
    expect(en).toMatchInlineSnapshot(`
      "
      Bonuses
      - Alder · First bet back · 1,500 EUR
      - Free bet · 10
      For adults only (18+). A bonus has conditions: read them first, and never stake what you can’t afford to lose.
      List updated 1 hour ago.
      "
    `);
    expect(ru).toMatchInlineSnapshot(`
      "
      Бонусы
      - Alder · First bet back · 1 500 EUR
      - Free bet · 10
      Только для взрослых (18+). У каждого бонуса есть условия отыгрыша: сначала прочитайте их и не ставьте больше, чем готовы проиграть.
      Список обновлён 1 час назад.
      "
    `);
    expect(buttonsOf(bonusesReply(english, facts)).join()).toContain("[Hide bonuses: bonuses off]");
  });
});
