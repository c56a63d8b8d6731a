import type { Draft } from "../../chat/reply.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { asksFor } from "../../commands/shown.ts";
import { impliedProbability, toMicros } from "../../odds/price.ts";
import { edgeOf, kellyOf, numberOf, partOf, type Ratio } from "../../odds/stakes.ts";
import { heading, note, paragraph } from "../../replies/parts/blocks.ts";
import { factsBlock } from "../../replies/parts/facts.ts";
import { plain, type Text } from "../../replies/parts/text.ts";
import { publicDraft } from "./stake.ts";
import { betOption, parseAmount, parsePrice, wordsOf } from "./typed.ts";

const usualFractions: readonly Ratio[] = [1n, 2n, 4n].map((denominator) => ({ numerator: 1n, denominator }));

/** `/kelly <price> <chance> [bankroll] [fraction]`: the stake by Kelly's formula. */
export function createKellyCommand(): Command {
  return { name: "kelly", topic: "money", bets: true, options: [betOption], manages: false, run };
}

async function run(ask: Ask): Promise<Draft> {
  const { text } = ask;
  const usage = new Refusal("kelly-usage", { example: text.say("command-kelly.example") }, null, asksFor("kelly"));
  const [priceTyped, chanceTyped, ...more] = wordsOf(ask, usage);
  if (priceTyped === undefined || chanceTyped === undefined || more.length > 2) throw usage;
  const price = parsePrice(ask, priceTyped);
  const chance = chanceFromText(chanceTyped);
  if (chance === null) throw new Refusal("kelly-bad-chance", { chance: chanceTyped.slice(0, 40) });
  const { bankroll, fraction } = parseRest(more);

  const kelly = kellyOf({ price, chance });
  const rows = (fraction ? [fraction] : usualFractions).map((part) => ({
    fraction: numberOf(part),
    share: numberOf(kelly) * numberOf(part),
    stake: bankroll === null ? null : partOf(bankroll, kelly, part) / 100,
  }));
  return kellyReply(text, { price, chance: chance / 1e6, edge: numberOf(edgeOf({ price, chance })), rows });
}

/** A bankroll and a fraction of Kelly's stake, in either order. */
function parseRest(words: readonly string[]): { bankroll: number | null; fraction: Ratio | null } {
  let bankroll: number | null = null;
  let fraction: Ratio | null = null;
  for (const word of words) {
    const part = fractionFromText(word);
    if (part && !fraction) fraction = part;
    else if (bankroll === null) bankroll = parseAmount(word);
    else throw new Refusal("stake-bad-amount", { amount: word.slice(0, 40) });
  }
  return { bankroll, fraction };
}

/** `1/4`, `25%` or `0.25`, above 0 and at most 1; null for anything else. */
function fractionFromText(typed: string): Ratio | null {
  const [, above, below] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(typed) ?? [];
  if (above !== undefined) return withinOne({ numerator: BigInt(above), denominator: BigInt(below ?? 1) });
  const [, percent] = /^(\d{1,3})%$/.exec(typed) ?? [];
  if (percent !== undefined) return withinOne({ numerator: BigInt(percent), denominator: 100n });
  const [, decimals] = /^0?[.,](\d{1,4})$/.exec(typed) ?? [];
  return decimals === undefined ? null : withinOne({ numerator: BigInt(decimals), denominator: 10n ** BigInt(decimals.length) });
}

function withinOne(ratio: Ratio): Ratio | null {
  return ratio.numerator > 0n && ratio.numerator <= ratio.denominator ? ratio : null;
}

/** `52%`, `52` or `0.52` as millionths, above 0 and below one; null for anything else. */
function chanceFromText(typed: string): number | null {
  const [, digits, sign] = /^(\d{0,2}(?:[.,]\d{1,4})?)(%?)$/.exec(typed.trim()) ?? [];
  if (digits === undefined || digits === "") return null;
  const value = toMicros(Number(digits.replace(",", ".")));
  const micros = sign === "%" || value >= toMicros(1) ? Math.round(value / 100) : value;
  return micros > 0 && micros < toMicros(1) ? micros : null;
}

interface Kelly {
  price: number;
  /** The chance that the asker believes in. */
  chance: number;
  /** What a stake of 1 wins on average. */
  edge: number;
  /** For each fraction of Kelly's stake its share of the bankroll, and the amount when a bankroll was given. */
  rows: readonly { fraction: number; share: number; stake: number | null }[];
}

/** What Kelly's formula stakes at a price and a chance. */
export function kellyReply(text: Text, { price, chance, edge, rows }: Kelly): Draft {
  const row = (key: string, value: string) => ({ label: text.say(key), value: plain(value) });
  const about = factsBlock(text, [
    row("stake-price", text.price(price)),
    row("kelly-chance", text.percent(chance)),
    row("stake-break-even", text.percent(impliedProbability(price))),
    row("kelly-edge", `${edge > 0 ? "+" : ""}${text.percent(edge)}`),
  ]);
  const title = heading(text.spans("kelly-heading"));
  if (edge <= 0) return publicDraft([title, about, paragraph(text.spans("kelly-nothing"))]);

  const stakes = rows.map(({ fraction, share, stake }) => {
    const args = { share: text.percent(share), stake: stake === null ? "" : text.money(stake) };
    return { label: fractionName(text, fraction), value: text.spans(stake === null ? "kelly-share" : "kelly-stake", args) };
  });
  return publicDraft([title, about, factsBlock(text, stakes), note(text.spans("kelly-note"))]);
}

function fractionName(text: Text, fraction: number): string {
  const key = { 1: "full", 0.5: "half", 0.25: "quarter" }[fraction];
  return key ? text.say(`kelly-${key}`) : text.say("kelly-part", { part: text.share(fraction) });
}
