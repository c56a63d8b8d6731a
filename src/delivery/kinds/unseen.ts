import { sql } from "kysely";
import { z } from "zod";
import { settingsOfAll } from "../../chats/settings.ts";
import { unseenSection } from "../../replies/alerts/draft.ts";
import type { Session } from "../../storage/database.ts";
import { unseenKindName } from "../drafts.ts";
import type { FactKind, Judged } from "../fact-kind.ts";
import { weights } from "../gate.ts";

const toldUnseen = z.object({ chat: z.string(), since: z.number() });

type ToldUnseen = z.output<typeof toldUnseen>;

/** A group is told that its alerts lapse, since their drafts reach nobody. In a channel nobody is told: everybody reads there. */
export const unseenKind: FactKind<ToldUnseen, ToldUnseen> = {
  name: unseenKindName,
  alone: true,
  wanted: () => sql`true`,
  fresh: () => sql`true`,
  judge: (session, facts) =>
    judge(
      session,
      facts.map(({ chat, since }) => ({ chat, since })),
    ),
  judgeAgain: judge,
  read: (part) => z.array(toldUnseen).parse(part),
  keyOf: () => unseenKindName,
  saidBy: ({ since }) => [unseenKindName, since],
  isFor: (_shown, { address, rights }) => rights.isGroup(address),
  settle: async () => [],
  section: (text) => unseenSection(text),
};

async function judge(session: Session, told: readonly ToldUnseen[]): Promise<Judged<ToldUnseen, ToldUnseen>[]> {
  const settings = await settingsOfAll(
    session,
    told.map(({ chat }) => chat),
  );
  return told.map((frozen): Judged<ToldUnseen, ToldUnseen> => {
    const looked = { frozen, since: frozen.since, quiet: null, revision: null };
    return settings.get(frozen.chat)?.approval
      ? { ...looked, tells: true, shown: frozen, weight: weights.operators }
      : { ...looked, tells: false, reason: "nothing_left", passed: false };
  });
}
