import { sql } from "kysely";
import { z } from "zod";
import { settingsOfAll, wholeChat } from "../../chats/settings.ts";
import { titleOf } from "../../chats/steered.ts";
import { draftSection } from "../../replies/alerts/draft.ts";
import type { Session } from "../../storage/database.ts";
import { type Draft, draftKey, draftKindName, draftMessageId, draftSaid, draftsById, statesOf } from "../drafts.ts";
import type { FactKind, Judged, Looking } from "../fact-kind.ts";
import { weights } from "../gate.ts";
import { sentMessages } from "../messages.ts";

const toldDraft = z.object({
  draft: z.number(),
  /** The key of the fact that brought it. */
  key: z.string(),
  state: z.enum(["waiting", "approved", "published", "refused", "late", "untrue", "failed"]),
});

/** A draft as a message shows it. */
export type ToldDraft = z.output<typeof toldDraft>;

export interface ShownDraft {
  told: ToldDraft;
  draft: Draft;
  /** What the chat is called that is to be told. */
  title: string;
  /** Its own line, which stands at the end of what it is told; null for none. */
  footer: string | null;
  parts: ReadonlyMap<string, readonly unknown[]>;
}

/**
 * What a chat is to be told, shown to those who manage it, to be approved or dropped by a button. The message changes when the
 * draft has come to something.
 */
export function createDraftKind(kinds: readonly FactKind[]): FactKind<ToldDraft, ShownDraft> {
  async function shownOf(
    session: Session,
    told: ToldDraft,
    { draft, footer, looking }: { draft: Draft; footer: string | null; looking: Looking },
  ): Promise<ShownDraft | null> {
    const parts = new Map<string, readonly unknown[]>();
    for (const { name, read, judgeAgain } of kinds) {
      const its = read(draft.parts[name] ?? []);
      const judged = its.length === 0 ? [] : await judgeAgain(session, its, looking);
      const shown = judged.flatMap((one) => (one.tells ? [one.shown] : []));
      if (shown.length > 0) parts.set(name, shown);
    }
    if (parts.size === 0) return null;
    return { told, draft, title: (await titleOf(session, wholeChat(draft.chat))) ?? draft.chat, footer, parts };
  }

  async function judgeAll(
    session: Session,
    told: readonly ToldDraft[],
    looking: Looking,
  ): Promise<Judged<ToldDraft, ShownDraft>[]> {
    const drafts = await draftsById(
      session,
      told.map(({ draft }) => draft),
    );
    const settings = await settingsOfAll(
      session,
      [...drafts.values()].map(({ chat }) => chat),
    );
    const judged: Judged<ToldDraft, ShownDraft>[] = [];
    for (const one of told) {
      const draft = drafts.get(one.draft);
      const footer = settings.get(draft?.chat ?? "")?.footer ?? null;
      const shown = draft ? await shownOf(session, one, { draft, footer, looking }) : null;
      const looked = { frozen: one, since: 0, quiet: null, revision: null };
      judged.push(
        shown
          ? { ...looked, tells: true, shown, weight: weights.draft }
          : { ...looked, tells: false, reason: "nothing_left", passed: false },
      );
    }
    return judged;
  }

  return {
    name: draftKindName,
    alone: true,
    wanted: () => sql`true`,
    fresh: () => sql`true`,
    async judge(session, facts, looking) {
      const ids = facts.map(({ body }) => z.object({ draft: z.number() }).parse(JSON.parse(body ?? "{}")).draft);
      const drafts = await draftsById(session, ids);
      const states = await statesOf(session, [...drafts.values()], looking);
      const told = facts.map(({ key }, index): ToldDraft => {
        const draft = ids[index] ?? 0;
        return { draft, key, state: states.get(draft) ?? "late" };
      });
      const names = facts.map(({ chat }, index) => draftMessageId(chat, ids[index] ?? 0));
      const sent = await sentMessages(session, names);
      const judged = await judgeAll(session, told, looking);
      return judged.map((one, index): Judged<ToldDraft, ShownDraft> => {
        const { since = 0 } = facts[index] ?? {};
        const name = names[index] ?? "";
        const [before] = toldIn(sent.get(name)?.parts[draftKindName] ?? []);
        const { state } = one.frozen;
        const isOpen = state === "waiting" || state === "approved";
        // What is over before anybody was asked needs no message.
        const isNews = before
          ? before.state !== state && !isOpen
          : isOpen && one.frozen.key === draftKey(one.frozen.draft, "asks");
        if (!one.tells || !isNews) return { ...one, since, tells: false, reason: "nothing_left", passed: false };
        return before ? { ...one, since, changes: name } : { ...one, since };
      });
    },
    judgeAgain: judgeAll,
    read: toldIn,
    keyOf: ({ key }) => key,
    saidBy: ({ draft }) => draftSaid(draft),
    rewrite: async (_session, { told, news }) => (news.length > 0 ? [...news] : [...told]),
    isFor: async (shown, { address, rights }) => {
      const chats = [...new Set(shown.map(({ draft }) => wholeChat(draft.chat)))];
      return (await Promise.all(chats.map((chat) => rights.manages(address, chat)))).every(Boolean);
    },
    settle: async () => [],
    section: (text, shown, telling) =>
      draftSection(
        text,
        shown.map((one) => {
          const sections = kinds.flatMap(({ name, section }) => {
            const its = one.parts.get(name);
            return its ? [section(text, its, telling)] : [];
          });
          const { draft, title, footer } = one;
          return { id: draft.id, title, state: one.told.state, until: draft.until, sections, footer };
        }),
      ),
  };
}

function toldIn(part: readonly unknown[]): ToldDraft[] {
  return z.array(toldDraft).parse(part);
}
