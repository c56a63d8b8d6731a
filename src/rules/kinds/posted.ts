import { z } from "zod";
import { anyWord } from "../../typed-words.ts";
import { coded, decoded } from "../grammar.ts";
import type { PostedRule } from "../rule.ts";
import { postedIn } from "../rule-events.ts";
import { happening, type RuleKind } from "../rule-kind.ts";
import { nameSchema, partSchema, partWord } from "./common.ts";

/** The first odds appear: `posted on=winner:home book=Cedar`. */
export const postedKind: RuleKind<PostedRule> = {
  name: "posted",
  grammar: {
    usual: { kind: "posted", part: null, book: null },
    words: [
      { form: /^posted$/, read: () => ({}), write: () => "posted" },
      partWord,
      {
        form: /^book=(.*)$/,
        read: (book) => ({ book: decoded(book) }),
        write: ({ book }) => (book === null ? null : `book=${coded(book)}`),
      },
    ],
    schema: z.object({ kind: z.literal("posted"), part: partSchema.nullable(), book: nameSchema.nullable() }),
  },
  asked: { form: new RegExp(`^(?:${anyWord("rule", "posted")})$`, "u"), read: () => ({}), write: () => "posted" },
  judge: happening(postedIn),
  way: () => null,
};
