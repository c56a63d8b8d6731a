import { sql } from "kysely";
import { z } from "zod";
import type { Fact } from "../../facts/facts.ts";
import { wordsFor } from "../../replies/alerts/message.ts";
import type { Session } from "../../storage/database.ts";
import { copyIdOf, copyKindName, copySaid, toldCopy } from "../copied.ts";
import type { FactKind, Judged, Looking } from "../fact-kind.ts";
import { weights } from "../gate.ts";
import { type EndedMessage, endedMessages, sentMessages } from "../messages.ts";

type ToldCopy = z.output<typeof toldCopy>;

/** A message that was sent elsewhere, with what each kind shows of it. */
export interface ShownCopy {
  original: EndedMessage;
  parts: ReadonlyMap<string, readonly unknown[]>;
}

/** The other place has had the message for so long that this one need not have it any more. */
const lateMs = 30 * 60_000;

/**
 * What was sent to one address of a chat, once more at another one. Nothing follows from it: what was told was told by the
 * message itself. It says what that one says now, and changes with it.
 */
export function createCopyKind(kinds: readonly FactKind[]): FactKind<ToldCopy, ShownCopy> {
  async function judge(
    session: Session,
    facts: readonly Fact[],
    looking: Looking,
  ): Promise<(Judged<ToldCopy, ShownCopy> | null)[]> {
    const told = facts.map(({ body }) => toldCopy.parse(JSON.parse(body ?? "{}")));
    const copies = facts.map(({ chat }, index) => copyIdOf(chat, told[index]?.message ?? ""));
    const sent = await sentMessages(session, copies);
    const judged = await judgeAll(session, told, looking);
    return judged.map((one, index) => {
      const { since = 0 } = facts[index] ?? {};
      const changes = copies[index] ?? "";
      if (!one.tells) return { ...one, since };
      if (sent.has(changes)) return { ...one, since, changes };
      return looking.now - since > lateMs
        ? { ...one, since, tells: false, reason: "too_late", passed: false }
        : { ...one, since };
    });
  }

  async function judgeAll(session: Session, told: readonly ToldCopy[], looking: Looking): Promise<Judged<ToldCopy, ShownCopy>[]> {
    const originals = await endedMessages(
      session,
      told.map(({ message }) => message),
    );
    const judged: Judged<ToldCopy, ShownCopy>[] = [];
    for (const frozen of told) {
      const looked = { frozen, since: 0, quiet: null, revision: null };
      const original = originals.get(frozen.message);
      const parts = original ? await partsOf(session, original, looking) : new Map();
      if (!original || parts.size === 0) judged.push({ ...looked, tells: false, reason: "nothing_left", passed: false });
      else judged.push({ ...looked, tells: true, shown: { original, parts }, weight: weights.copy(original.manner) });
    }
    return judged;
  }

  async function partsOf(session: Session, original: EndedMessage, looking: Looking): Promise<ShownCopy["parts"]> {
    const parts = new Map<string, readonly unknown[]>();
    for (const { name, read, judgeAgain } of kinds) {
      const told = read(original.parts[name] ?? []);
      const judged = told.length === 0 ? [] : await judgeAgain(session, told, looking);
      const shown = judged.flatMap((one) => (one.tells ? [one.shown] : []));
      if (shown.length > 0) parts.set(name, shown);
    }
    return parts;
  }

  return {
    name: copyKindName,
    alone: true,
    wanted: () => sql`true`,
    fresh: () => sql`true`,
    judge,
    judgeAgain: judgeAll,
    read: (part) => z.array(toldCopy).parse(part),
    keyOf: ({ message }) => `copy ${message}`,
    saidBy: ({ message }) => copySaid(message),
    // The same words: what they stand for has changed.
    rewrite: async (_session, { told }) => [...told],
    settle: async () => [],
    section(text, shown, telling) {
      const sections = shown.flatMap(({ original, parts }) => {
        const said = { ...telling, id: original.id, manner: original.manner, kept: original.sections };
        return kinds.flatMap(({ name, section }) => {
          const its = parts.get(name);
          const one = original.sections[name] ?? (its && section(text, its, said));
          return one ? [one] : [];
        });
      });
      const words = (of: "mute" | "less") =>
        wordsFor(
          telling.id,
          sections.flatMap((one) => one[of] ?? []),
        );
      return {
        blocks: sections.flatMap(({ blocks }) => blocks),
        notes: sections.flatMap(({ notes }) => notes),
        buttons: sections.flatMap(({ buttons }) => buttons),
        mute: words("mute"),
        less: words("less"),
      };
    },
  };
}
