import { fieldsOf, isRecord, pickAs, textOf } from "../fields.ts";
import { createItemReader, reportFields } from "../item-reader.ts";
import { type ItemRules, itemsIn } from "../items.ts";
import { currencyOf, moneyOf } from "../money.ts";
import { displayName, identityOf, namesIn } from "../names.ts";
import type { BonusRow } from "../rows.ts";
import { urlKeys, urlOf } from "./bookmakers.ts";
import type { ReadOptions } from "./matches.ts";

/** Reads bonuses. An amount that cannot be told for sure is null; the title says it in the source's words. */
export function readBonuses(payload: unknown, options: ReadOptions): BonusRow[] {
  const { mapping, report } = options;
  return itemsIn(payload, rules, report).flatMap((item) => {
    reportFields(item, { ...options, known, stems: titleStems });
    const reader = createItemReader(item, mapping);
    const mapped = reader.mapped("title");
    const names = mapped === undefined ? namesIn(item.fields, titleStems) : (identityOf(mapped)?.names ?? {});
    const title = displayName(names) || (pickAs(item.fields, ["bonus", "offer", "text", "description"], textOf) ?? "");
    if (title === "") {
      report.skip(item.path, "no title");
      return [];
    }
    const money = reader.get("amount", amountKeys, moneyOf);
    const currency = reader.get("currency", currencyKeys, currencyOf) ?? money?.currency ?? null;
    const bookmaker =
      reader.get("bookmaker", bookmakerKeys, bookmakerName) ??
      pickAs(item.outer, ["name", "title", "bookmaker"], bookmakerName) ??
      item.key;
    return [{ bookmaker, title, amount: money?.amount ?? null, currency, url: reader.get("url", urlKeys, urlOf) }];
  });
}

const titleStems = ["title", "name", "bonustitle", "bonusname", "label", "headline"];
const amountKeys =
  "amount bonusamount maxamount amountmax maxbonus bonusmax sum value bonusvalue size maxsum bonussum bonus".split(" ");
const currencyKeys = ["currency", "currencycode", "bonuscurrency", "currencysymbol"];
const bookmakerKeys = [
  "bookmaker",
  "bookmakername",
  "bookmakertitle",
  "bookie",
  "book",
  "operator",
  "sportsbook",
  "bookmakerslug",
];
const rules: ItemRules = {
  signs: ["title", "name", "bonustitle", "bonusname", ...amountKeys, "description", "headline", "titleru", "titleen", "nameru"],
  wrappers: ["bonuses", "offers", "promotions", "promos"],
};
const known: ReadonlySet<string> = new Set([
  "id",
  "slug",
  "names",
  "translations",
  "description",
  "text",
  "offer",
  ...amountKeys,
  ...currencyKeys,
  ...bookmakerKeys,
  ...urlKeys,
]);

function bookmakerName(value: unknown): string | null {
  return isRecord(value) ? textOf(displayName(namesIn(fieldsOf(value)))) : textOf(value);
}
