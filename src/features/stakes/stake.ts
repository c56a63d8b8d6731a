import type { Block, Draft } from "../../chat/reply.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { asksFor } from "../../commands/shown.ts";
import { impliedProbability } from "../../odds/price.ts";
import { returnOf, splitStake } from "../../odds/stakes.ts";
import { priceFromText } from "../../odds/typed-price.ts";
import { heading, note, paragraph } from "../../replies/parts/blocks.ts";
import { factsBlock } from "../../replies/parts/facts.ts";
import { plain, type Text } from "../../replies/parts/text.ts";
import { betOption, parseAmount, parsePrice, wordsOf } from "./typed.ts";

const mostPrices = 8;
/** The implied chances of all outcomes of a market sum to this much. */
const wholeMarket = { least: 0.9, most: 1.5 };

/** `/stake <price> <stake>`: what comes back. With several prices: how to split the stake so that each outcome pays the same. */
export function createStakeCommand(): Command {
  return { name: "stake", topic: "money", bets: true, options: [betOption], manages: false, run };
}

async function run(ask: Ask): Promise<Draft> {
  const { text } = ask;
  const usage = new Refusal("stake-usage", { example: text.say("command-stake.example") }, null, asksFor("stake"));
  const words = wordsOf(ask, usage);
  const amountTyped = words.pop();
  if (amountTyped === undefined || words.length === 0 || words.length > mostPrices) throw usage;
  const prices = words.map((word) => parsePrice(ask, word));
  const figure = lastFigure(ask, prices, amountTyped);
  if (figure === "price") throw noStake(text, [...words, amountTyped]);
  const amount = parseAmount(amountTyped);
  const [price = 1, ...others] = prices;
  if (others.length === 0) return stakeReply(text, { price, stake: amount / 100, returned: returnOf(amount, price) / 100 });

  const { stakes, least } = splitStake(prices, amount);
  const rows = prices.map((price, index) => {
    const stake = stakes[index] ?? 0;
    return { price, stake: stake / 100, returned: returnOf(stake, price) / 100 };
  });
  return splitReply(text, {
    rows,
    total: amount / 100,
    least: least / 100,
    profit: least / amount - 1,
    mayLack: figure === "either",
  });
}

/**
 * What the last figure is: one more price (`/stake 2.10 2.05`, `/stake 2.10 3.40 3.60`), the stake, or either (`/stake 1.30 5.00 9.00`). Prices that would
 * win without it are hardly all outcomes, and with it they are about a whole market. Stakes are mostly whole, so a whole figure is one.
 */
function lastFigure({ settings }: Ask, prices: readonly number[], typed: string): "price" | "stake" | "either" {
  const last = /^\d+$/.test(typed) ? null : priceFromText(typed, settings.format);
  if (last === null) return "stake";
  const chances = prices.map(impliedProbability).reduce((all, chance) => all + chance, 0);
  const whole = chances + impliedProbability(last);
  if (chances >= 1 || whole < wholeMarket.least || whole > wholeMarket.most) return "stake";
  return prices.length === 1 || chances < wholeMarket.least ? "price" : "either";
}

function noStake(text: Text, prices: readonly string[]): Refusal {
  const [command] = text.say("command-stake.example").split(" ");
  const example = `${command} ${prices.join(" ")} 100`;
  return new Refusal("stake-no-stake", { count: prices.length, example });
}

interface Stake {
  price: number;
  stake: number;
  returned: number;
}

/** What comes back of one stake. */
export function stakeReply(text: Text, { price, stake, returned }: Stake): Draft {
  const row = (key: string, value: string) => ({ label: text.say(key), value: plain(value) });
  const rows = [
    row("stake-price", text.price(price)),
    row("stake-stake", text.money(stake)),
    row("stake-returned", text.money(returned)),
    row("stake-profit", text.money(Math.round((returned - stake) * 100) / 100, true)),
    row("stake-break-even", text.percent(impliedProbability(price))),
  ];
  return publicDraft([heading(text.spans("stake-heading")), factsBlock(text, rows)]);
}

interface Split {
  rows: readonly Stake[];
  total: number;
  /** What comes back in the worst case. */
  least: number;
  /** Of a stake of 1, in whole hundredths as they are shown. */
  profit: number;
  /** What was taken for the stake may be the price of one more outcome. */
  mayLack?: boolean;
}

/** How to split a stake so that each outcome pays the same. */
export function splitReply(text: Text, { rows, total, least, profit, mayLack = false }: Split): Draft {
  const titles = ["stake-price", "stake-stake", "stake-returned"].map((key) => text.say(key));
  const signed = `${profit > 0 ? "+" : ""}${text.percent(profit)}`;
  const args = { least: text.money(least), total: text.money(total), profit: signed };
  return publicDraft([
    heading(text.spans("stake-split-heading")),
    {
      kind: "table",
      columns: [{ title: "", align: "left" }, ...titles.map((title) => ({ title, align: "right" as const }))],
      rows: rows.map(({ price, stake, returned }, index) =>
        [String(index + 1), text.price(price), text.money(stake), text.money(returned)].map((cell) => ({ text: cell })),
      ),
    },
    paragraph(text.spans(splitKey(profit, mayLack), args)),
    note(text.spans("stake-split-note")),
  ]);
}

/** Prices that win a lot in any case are rarely all outcomes. */
function splitKey(profit: number, mayLack: boolean): string {
  if (profit <= 0) return "stake-split-loses";
  return mayLack || 1 / (1 + profit) < wholeMarket.least ? "stake-split-missing" : "stake-split-wins";
}

export function publicDraft(blocks: readonly Block[]): Draft {
  return { blocks, buttons: [], personal: false };
}
