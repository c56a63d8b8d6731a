import { z } from "zod";
import { anyWord } from "../../typed-words.ts";
import { gapIn, gapSize, gapsMeant } from "../gap.ts";
import type { GapRule, Part } from "../rule.ts";
import { happening, type RuleKind } from "../rule-kind.ts";
import { formatThreshold, parseThreshold } from "../threshold.ts";
import { isInTime } from "../timing.ts";
import { partSchema, partWord } from "./common.ts";

/** A selection that the source's model thinks likelier than the market does: `gap>=5pp on=winner:draw`. */
export const gapKind: RuleKind<GapRule> = {
  name: "gap",
  needs: "predictions",
  grammar: {
    usual: { kind: "gap", threshold: { kind: "points", points: 5 }, part: null },
    words: [
      {
        form: /^gap>=(.*)$/,
        read(typed) {
          const threshold = parseThreshold(typed);
          return threshold?.kind === "points" ? { threshold } : null;
        },
        write: ({ threshold }) => `gap>=${formatThreshold(threshold)}`,
      },
      partWord,
    ],
    schema: z.object({
      kind: z.literal("gap"),
      threshold: z.object({ kind: z.literal("points"), points: z.number() }),
      part: partSchema.nullable().refine(isGapPart),
    }),
  },
  asked: {
    form: new RegExp(
      `^(?:${anyWord("rule", "gap")} ?(?:>=|[:=])? ?(\\d{1,4}(?:[.,]\\d{1,4})?) ?(?:${anyWord("common", "points")})?)$`,
      "u",
    ),
    read(points) {
      const threshold = parseThreshold(`${points}pp`);
      return threshold?.kind === "points" ? { threshold } : null;
    },
    write: ({ threshold }) => `edge>=${threshold?.points}pp`,
  },
  async judge(rule, view) {
    // A model speaks of matches to come: once one has begun, the gap is that of an old opinion.
    const isToCome = isInTime({ phase: "prematch", withinHours: null }, await view.timing(), view.stored.board.fetchedAt);
    return happening(isToCome ? gapIn : () => null)(rule, view);
  },
  /** How the gap that is told, else the widest, came to what it is; `length` is its size now. */
  way(rule, { baseline, board }) {
    const now = gapIn(rule, baseline, board)?.changes[0] ?? gapsMeant(rule, board)[0];
    if (!now) return null;
    const then = gapsMeant(rule, baseline).find(({ selection }) => selection === now.selection) ?? null;
    return {
      ...{ market: "winner", selection: now.selection, line: null },
      ...{ from: then?.market ?? now.market, to: now.market, length: gapSize(now) },
      model: { from: then?.model ?? null, to: now.model },
    };
  },
};

/** A model knows chances of the winner's market alone. */
export function isGapPart(part: Part | null): boolean {
  return (
    part === null || (part.market === "winner" && part.line === null && ["home", "draw", "away", null].includes(part.selection))
  );
}
