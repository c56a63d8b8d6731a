import { expect, it } from "vitest";
import { aggregators } from "./shapes/aggregators.ts";
import { aggregatorsAside } from "./shapes/aside/aggregators.ts";
import { bookmakersAside } from "./shapes/aside/bookmakers.ts";
import { late } from "./shapes/aside/late.ts";
import { later } from "./shapes/aside/later.ts";
import { latest } from "./shapes/aside/latest.ts";
import { bookmakers } from "./shapes/bookmakers.ts";
import { bookNames, changed } from "./shapes/changes.ts";
import { asideItems } from "./shapes/items/aside.ts";
import { slugsOf, surplusOfItems } from "./shapes/items/item-shape.ts";
import { lookedItems } from "./shapes/items/looked.ts";
import { surplusOf } from "./shapes/shape.ts";
import { statistics } from "./shapes/statistics.ts";

const variants = 8_000;

it(`gives no other row in any of ${variants} mechanically changed answers`, { timeout: 1_800_000 }, () => {
  const looked = [...aggregators, ...bookmakers, ...statistics];
  const odds = [...looked, ...aggregatorsAside, ...bookmakersAside, ...late, ...later, ...latest].map((shape) => ({
    shape,
    names: bookNames,
    surplus: (answer: unknown) => surplusOf(shape, answer),
  }));
  const lists = [...lookedItems, ...asideItems]
    .filter(({ rows }) => rows.length > 0)
    .map((shape) => ({ shape, names: slugsOf(shape), surplus: (answer: unknown) => surplusOfItems(shape, answer) }));
  const all = [...odds, ...lists];
  const differing: unknown[] = [];
  for (let turn = 0; turn < variants; turn++) {
    const { shape, names, surplus } = all[turn % all.length] ?? { shape: null, names: [], surplus: () => [] };
    const seed = Math.floor(turn / all.length);
    const { answer, steps } = changed(shape?.answer, seed, names);
    const rows = surplus(answer);
    if (rows.length > 0) differing.push({ service: shape?.service, seed, steps, rows: rows.slice(0, 2) });
  }
  expect(differing).toEqual([]);
});
