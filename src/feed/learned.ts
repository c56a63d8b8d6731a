import { z } from "zod";

/** Where what a spending has learned is kept, beside the answers of the service. */
export const learnedKey = "spending";

const planShape = z.object({ allowance: z.number(), load: z.number() });

const learnedShape = z.object({
  load: z.array(z.tuple([z.number(), z.number(), z.number()])).readonly(),
  plan: planShape,
  promises: z.array(z.tuple([z.number(), z.array(z.number()), planShape.extend({ at: z.number() })])).readonly(),
  seen: z.array(z.tuple([z.string(), z.number()])).readonly(),
});

/** What a spending keeps over restarts: the load of the last week, its plan, the promises and the last looks. */
type Learned = z.infer<typeof learnedShape>;

const nothing: Learned = { load: [], plan: { allowance: 0, load: 0 }, promises: [], seen: [] };

export function readKept(text: string): Learned {
  try {
    return learnedShape.parse(JSON.parse(text));
  } catch {
    return nothing;
  }
}

export function keptText(learned: unknown): string {
  return JSON.stringify(learned);
}
