import { type Ask, type Definition, definitionSchema } from "../sources/definition.ts";
import { isPriceAsk } from "../sources/open.ts";
import type { ListKind } from "../sources/reading/fields.ts";
import type { Format } from "../sources/reading/numbers.ts";
import type { ListRow, PriceRow } from "../sources/reading/reading.ts";
import type { Question } from "./drafting.ts";
import { type ListProposal, proposeList } from "./list.ts";
import { type OddsProposal, proposeOdds, type Refusal } from "./odds.ts";

/** An answer that somebody has recorded. */
export interface Recorded {
  ask: Ask;
  answer: unknown;
}

/** A definition that nobody has looked at yet, and what has to be decided before it may be used. */
export interface Draft {
  definition: Definition;
  questions: readonly (Question & { ask: Ask })[];
  /** What each ask reads of the answer that it was drafted from. */
  rows: Partial<Record<Ask, readonly (PriceRow | ListRow)[]>>;
}

/** Drafts a definition from answers of each kind. The names of bookmakers help to read prices, and prices to read value bets. */
export function draftFrom(recorded: readonly Recorded[], about: Omit<Definition, "asks" | "format">): Draft {
  const questions: (Question & { ask: Ask })[] = [];
  const rows: Draft["rows"] = {};
  const asks: Definition["asks"] = {};
  let format: Format | null = null;
  const kinds = [...new Set(recorded.map(({ ask }) => ask))].sort((a, b) => rankOf(a) - rankOf(b));
  for (const ask of kinds) {
    const answers = recorded.filter((one) => one.ask === ask).map(({ answer }) => answer);
    const hints = { bookmakers: (rows.bookmakers ?? []).map((row) => String((row as ListRow)["name"])) };
    const known: Format | null = questions.length === 0 ? format : null;
    const proposal: OddsProposal | ListProposal | Refusal = isPriceAsk(ask)
      ? proposeOdds(answers, ask, hints)
      : proposeList(ask as ListKind, answers, known);
    if ("refusal" in proposal) {
      questions.push({ ask, ...proposal.refusal });
      continue;
    }
    questions.push(...proposal.questions.map((question) => ({ ask, ...question })));
    rows[ask] = proposal.rows;
    if ("format" in proposal) format ??= proposal.format;
    Object.assign(asks, { [ask]: { path: `/${ask}`, shape: proposal.shape } });
  }
  return { definition: { ...about, format: format ?? "decimal", asks }, questions, rows };
}

function rankOf(ask: Ask): number {
  if (ask === "bookmakers") return 0;
  return isPriceAsk(ask) ? 1 : 2;
}

/** What a draft says of a service that only its owner knows: a person fills it in. */
export const unknownService: Omit<Definition, "asks" | "format"> = {
  name: "My service",
  recorded: "own answers; drafted, not yet checked",
  base: "https://service.example",
  rhythm: { ahead: [15, 30], live: [5, 5] },
  zone: "UTC",
};

/** Whether a draft may be used without a person: nothing is left to ask, and it is a definition. */
export function isAccepted({ definition, questions }: Draft): boolean {
  return questions.length === 0 && definitionSchema.safeParse(definition).success;
}
