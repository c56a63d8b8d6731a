import { slugOf } from "./leagues.ts";
import type { Name } from "./names.ts";

/** A bookmaker and its manners. */
export interface Book {
  id: number;
  slug: string;
  name: string;
  /** What the prices of a two- or three-way market add up to, over 1. */
  margin: number;
  /** How long it takes to follow the market, in minutes at speed 1. */
  lagMinutes: number;
  /** How far its own opinion wanders from the market, as a logit. */
  noise: number;
  /** Out of 5. */
  rating: number;
  founded: number;
  bonus: Bonus | null;
}

export interface Bonus {
  id: number;
  title: Name;
  kind: "deposit" | "freebet" | "cashback";
  amount: number;
  currency: "RUB" | "EUR" | "USD";
  wagering: number;
}

const deposit: Name = { en: "First deposit bonus", ru: "Бонус на первый депозит" };
const freebet: Name = { en: "Free bet for registration", ru: "Фрибет за регистрацию" };
const cashback: Name = { en: "Weekly cashback", ru: "Еженедельный кешбэк" };

/** The ten bookmakers that quote every match: sharp ones first to move and cheap, soft ones late and dear. */
export const books: readonly Book[] = [
  book(1, "Oddmoor", { margin: 0.024, lagMinutes: 0, noise: 0.021, rating: 4.9, founded: 2003, bonus: null }),
  book(2, "Kvotara", {
    margin: 0.029,
    lagMinutes: 1,
    noise: 0.03,
    rating: 4.7,
    founded: 2009,
    bonus: bonus(1, deposit, 10000, "RUB"),
  }),
  book(3, "Betharrow", { margin: 0.036, lagMinutes: 3, noise: 0.037, rating: 4.5, founded: 2006, bonus: null }),
  book(4, "Linefjord", {
    margin: 0.042,
    lagMinutes: 4,
    noise: 0.048,
    rating: 4.4,
    founded: 2012,
    bonus: bonus(2, cashback, 50, "EUR"),
  }),
  book(5, "Stavkino", {
    margin: 0.048,
    lagMinutes: 6,
    noise: 0.053,
    rating: 4.1,
    founded: 2011,
    bonus: bonus(3, freebet, 3000, "RUB"),
  }),
  book(6, "Tipmeadow", {
    margin: 0.053,
    lagMinutes: 8,
    noise: 0.058,
    rating: 3.9,
    founded: 2014,
    bonus: bonus(4, deposit, 100, "EUR"),
  }),
  book(7, "Lucky Quill", {
    margin: 0.059,
    lagMinutes: 10,
    noise: 0.062,
    rating: 3.7,
    founded: 2015,
    bonus: bonus(5, freebet, 25, "USD"),
  }),
  book(8, "Bookpine", {
    margin: 0.065,
    lagMinutes: 12,
    noise: 0.062,
    rating: 3.4,
    founded: 2008,
    bonus: bonus(6, deposit, 200, "USD"),
  }),
  book(9, "Fortunelle", {
    margin: 0.072,
    lagMinutes: 15,
    noise: 0.074,
    rating: 3.1,
    founded: 2017,
    bonus: bonus(7, freebet, 5000, "RUB"),
  }),
  book(10, "Zoloto Stakes", {
    margin: 0.084,
    lagMinutes: 20,
    noise: 0.084,
    rating: 2.8,
    founded: 2019,
    bonus: bonus(8, deposit, 25000, "RUB"),
  }),
];

function book(id: number, name: string, rest: Omit<Book, "id" | "name" | "slug">): Book {
  return { id, name, slug: slugOf(name), ...rest };
}

function bonus(id: number, title: Name, amount: number, currency: Bonus["currency"]): Bonus {
  const kind = title === deposit ? "deposit" : title === freebet ? "freebet" : "cashback";
  return { id, title, kind, amount, currency, wagering: kind === "deposit" ? 10 : 1 };
}
