import { type Fields, fieldsOf, isRecord, numberOf, pick, pickAs, plainMinus, textOf } from "../fields.ts";
import { createItemReader, type ItemReader, reportFields } from "../item-reader.ts";
import { type ItemRules, itemsIn } from "../items.ts";
import { displayName, identityOf, namesIn, slugIn, slugOf, slugOfKey } from "../names.ts";
import type { Report } from "../report.ts";
import type { BookmakerRow } from "../rows.ts";
import type { ReadOptions } from "./matches.ts";

/** Reads bookmakers and their ratings, each with the top of its scale where the source states one. */
export function readBookmakers(payload: unknown, options: ReadOptions): BookmakerRow[] {
  const { mapping, report } = options;
  const rows = itemsIn(payload, rules, report).flatMap((item) => {
    reportFields(item, { ...options, known, stems });
    const reader = createItemReader(item, mapping);
    const mapped = reader.mapped("name");
    const names =
      mapped !== undefined
        ? identityOf(mapped)?.names
        : typeof item.value === "string"
          ? identityOf(item.value)?.names
          : namesIn(item.fields, stems);
    const name = displayName(names ?? {}) || (item.key !== null && /\p{L}/u.test(item.key) ? item.key : "");
    if (name === "") {
      report.skip(item.path, "no name");
      return [];
    }
    const slug = reader.mapped("slug") === undefined ? slugIn(item.fields) : slugOf(reader.mapped("slug"));
    return [
      {
        name,
        slug: slug ?? slugOfKey(item.key),
        ...ratingIn(reader, item.outer, () => report.note("a rating above its own scale")),
        url: reader.get("url", urlKeys, urlOf),
      },
    ];
  });
  return withCommonScale(rows, report);
}

/** A list that states no scale at all shows by its highest rating which it is; up to 5 it may be one of 5 or one of 10. */
function withCommonScale(rows: BookmakerRow[], report: Report): BookmakerRow[] {
  if (rows.some(({ rating_max }) => rating_max !== null)) return rows;
  const highest = Math.max(...rows.map(({ rating }) => rating ?? 0));
  const scale = highest > 5 && highest <= 10 ? 10 : highest > 20 && highest <= 100 ? 100 : null;
  if (scale === null) return rows;
  report.note(`ratings read as out of ${scale}, by the highest of them`);
  return rows.map((row) => (row.rating === null ? row : { ...row, rating_max: scale }));
}

/** A web address, or null: nothing that a chat could be led astray with (`javascript:`). */
export function urlOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === null || !/^https?:\/\/[^\s<>"]+$/i.test(text)) return null;
  return URL.canParse(text) ? text : null;
}

export const urlKeys = [
  "url",
  "website",
  "link",
  "site",
  "href",
  "homepage",
  "siteurl",
  "referrallink",
  "affiliateurl",
  "affiliatelink",
];

const stems = ["name", "title", "bookmakername", "fullname", "label", "bookmaker"];
const ratingKeys = [
  "rating",
  "ratingvalue",
  "overallrating",
  "averagerating",
  "avgrating",
  "score",
  "stars",
  "ratingscore",
  "editorrating",
  "expertrating",
];
const maxKeys = ["ratingmax", "maxrating", "ratingscale", "ratingoutof", "scale", "maxscore", "scoremax", "outof", "bestrating"];
const rules: ItemRules = {
  signs: ["name", "title", "slug", "bookmaker", "bookmakername", ...ratingKeys],
  wrappers: ["bookmakers", "books", "bookies", "sportsbooks", "operators"],
};
const known: ReadonlySet<string> = new Set(["id", "slug", "key", "names", "translations", ...ratingKeys, ...maxKeys, ...urlKeys]);

type Rating = Pick<BookmakerRow, "rating" | "rating_max">;
const noRating: Rating = { rating: null, rating_max: null };

function ratingIn(reader: ItemReader, outer: Fields, warn: () => void): Rating {
  const stated = reader.get("rating", ratingKeys, ratingOf);
  if (stated === null) return noRating;
  const max = stated.rating_max ?? reader.get("rating_max", maxKeys, positive) ?? pickAs(outer, maxKeys, positive);
  if (stated.rating === null || (max !== null && stated.rating > max)) {
    warn();
    return noRating;
  }
  return { rating: stated.rating, rating_max: max };
}

const OF = /^(\d{1,3}(?:[.,]\d{1,3})?) ?(?:\/|out of|of|из) ?(\d{1,3})$/i;

function ratingOf(value: unknown): Rating | null {
  if (isRecord(value)) return ratingOfParts(fieldsOf(value));
  const number = numberOf(value);
  if (number !== null) return number < 0 ? null : { rating: number, rating_max: null };
  if (typeof value !== "string" || value.length > 40) return null;
  const text = plainMinus(value.trim());
  const percent = /^(\d{1,3}(?:[.,]\d{1,3})?) ?%$/.exec(text);
  if (percent !== null) return { rating: numberOf(percent[1]), rating_max: 100 };
  const parts = OF.exec(text);
  return parts === null ? null : { rating: numberOf(parts[1]), rating_max: positive(parts[2]) };
}

function ratingOfParts(fields: Fields): Rating | null {
  const rating = pick(fields, ["value", "rating", "score", "average", "avg", "overall", "total", "stars"]);
  const inner = isRecord(rating) ? null : ratingOf(rating);
  if (inner === null) return null;
  return {
    rating: inner.rating,
    rating_max: inner.rating_max ?? pickAs(fields, ["max", "best", "maximum", "maxvalue", "of", ...maxKeys], positive),
  };
}

function positive(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number > 0 ? number : null;
}
