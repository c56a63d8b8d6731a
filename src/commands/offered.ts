import { ApiNotOffered } from "../api/errors.ts";
import type { OddsApi, SourceAsk } from "../api/odds-api.ts";
import type { Lack } from "../replies/parts/text.ts";
import { kindOf } from "../rules/kinds/index.ts";
import type { Rule } from "../rules/rule.ts";

export interface OfferedDeps {
  api: Pick<OddsApi, "has">;
}

/** Throws where the odds service has no such thing. */
export function demandOffered({ api }: OfferedDeps, ask: SourceAsk): void {
  if (!api.has.has(ask)) throw new ApiNotOffered(ask);
}

/** The same for a rule that lives on more than matches and boards. */
export function demandRuleOffered(deps: OfferedDeps, rule: Rule): void {
  const { needs } = kindOf(rule);
  if (needs) demandOffered(deps, needs);
}

const lackOf: readonly (readonly [SourceAsk, Lack])[] = [
  ["value_bets", "bets"],
  ["predictions", "model"],
  ["fighters", "fighters"],
  ["bookmakers", "books"],
];

/** What texts must not speak of. */
export function lacksOf({ has, groups, betsFrom }: Pick<OddsApi, "has" | "groups" | "betsFrom">): Lack[] {
  const lacks = lackOf.filter(([ask]) => !has.has(ask)).map(([, lack]) => lack);
  if (betsFrom === "boards") lacks.push("list");
  if (groups !== null) lacks.push("terms");
  return lacks;
}
