import { sql } from "kysely";
import { z } from "zod";
import type { FactKind, Judged } from "../../src/delivery/fact-kind.ts";

const greeting = z.object({ key: z.string(), matchId: z.number(), words: z.string(), since: z.number() });

type Greeting = z.output<typeof greeting>;

/** A kind of fact that only tests have: somebody greets the chat. A greeting without words is none. */
export const toyKind: FactKind<Greeting, string> = {
  name: "toy",
  wanted: () => sql`true`,
  fresh: () => sql`true`,
  judge: async (_session, facts) =>
    facts.map(({ key, matchId, body, since }) => {
      const words = z.string().parse(JSON.parse(body ?? ""));
      return judged({ key, matchId: matchId ?? 0, words, since });
    }),
  judgeAgain: async (_session, told) => told.map(judged),
  read: (part) => z.array(greeting).parse(part),
  keyOf: ({ key }) => key,
  saidBy: ({ key, words }) => [key, words],
  settle: async (_session, endings, now) =>
    endings.flatMap(({ chat, message, told, outcome, reason }) => {
      if (outcome === "untried" || outcome === "gone") return [];
      return told.map(({ matchId }) => ({ at: now, chat, watchId: 0, matchId, outcome, reason, deliveryId: message }));
    }),
  section: (_text, shown) => ({
    blocks: shown.map((words) => ({ kind: "paragraph", spans: [{ kind: "text", text: words }] })),
    notes: [],
    buttons: [],
    mute: null,
    less: null,
  }),
};

function judged(frozen: Greeting): Judged<Greeting, string> {
  const about = { frozen, since: frozen.since, quiet: null, revision: null };
  if (frozen.words === "") return { ...about, tells: false, reason: "speechless", passed: false };
  return { ...about, tells: true, shown: frozen.words, weight: { reach: null } };
}
