import type { Clock } from "../clock.ts";
import { isLoopback } from "../settings/loopback.ts";
import type { Ask, Definition } from "../sources/definition.ts";
import { type CodeBehind, type OpenSource, openSource, type ReaderOf } from "../sources/open.ts";
import type { Database } from "../storage/database.ts";

/** The definition by which a service's answers are read. */
export interface DefinitionInUse {
  definition: Definition;
  code?: CodeBehind;
  /** `built_in` and `file` stand fast; `accepted` is what the doctor has found out last. */
  from: "built_in" | "file" | "accepted";
  /** When it was accepted (ms UTC); null for the others. */
  acceptedAt: number | null;
}

/** A definition that nobody has to find out. */
export type FixedDefinition = Pick<DefinitionInUse, "definition" | "code"> & { from: "built_in" | "file" };

/** Which definition a service's answers are read by, whoever has accepted it. */
export interface Definitions {
  /** Null while there is none. */
  current(): Promise<DefinitionInUse | null>;
  /** Null where the definition in use, or the lack of one, leaves the question unread. */
  readerFor<A extends Ask>(ask: A): Promise<ReaderOf<A> | null>;
  /** What the filter by league is called in the list of matches. */
  leagueParameter(): string;
  /** Looks whether another process has accepted one meanwhile. */
  renew(): Promise<boolean>;
  /** From now on answers are read by this one. Throws `BadDefinition`. */
  accept(definition: Definition): Promise<void>;
}

interface DefinitionsDeps {
  fixed: FixedDefinition | null;
  /** Whose answers are read. */
  source: string;
  database: Database;
  clock: Pick<Clock, "now">;
}

/** The document says that there is a filter by league, not what it is called. */
export const usualLeagueParameter = "league";

export function createDefinitions({ fixed, source, database, clock }: DefinitionsDeps): Definitions {
  let inUse: DefinitionInUse | null = fixed && { ...fixed, acceptedAt: null };
  let opened: OpenSource | null = null;
  let isLoaded = fixed !== null;

  function use(next: DefinitionInUse): void {
    opened = openSource(next);
    inUse = next;
  }

  async function renew(): Promise<boolean> {
    if (fixed) return false;
    const accepted = await acceptedFor(database, source);
    isLoaded = true;
    if (accepted === null || accepted.acceptedAt === inUse?.acceptedAt) return false;
    use(accepted);
    return true;
  }

  async function current(): Promise<DefinitionInUse | null> {
    if (!isLoaded) await renew();
    return inUse;
  }

  return {
    current,
    renew,
    async readerFor(ask) {
      const known = await current();
      // Compiled when something is first read: most starts have their answers still.
      if (known) opened ??= openSource(known);
      return opened?.readers[ask] ?? ((await renew()) ? (opened?.readers[ask] ?? null) : null);
    },
    leagueParameter: () => leagueParameterOf(inUse?.definition ?? null),
    async accept(definition) {
      const accepted = { definition, from: "accepted", acceptedAt: clock.now() } as const;
      use(accepted);
      await keepAccepted(database, source, accepted);
    },
  };
}

/** What the filter by league is called by a definition. */
export function leagueParameterOf(definition: Definition | null): string {
  const named = Object.entries(definition?.asks.matches?.params ?? {}).find(([, value]) => value === "{league}");
  return named?.[0] ?? usualLeagueParameter;
}

type Accepted = DefinitionInUse & { acceptedAt: number };

/**
 * What the doctor has accepted of a service last, at this address or at an earlier one: a database is about one service, and a mirror
 * is the same. What runs on this machine is none: it may be a sandbox. Null while it has accepted nothing.
 */
export async function acceptedFor(database: Database, source: string): Promise<Accepted | null> {
  const rows = await database.selectFrom("definitions").selectAll().orderBy("accepted_at", "desc").execute();
  const isMirror = (one: { source: string }) => isElsewhere(one.source) && isElsewhere(source);
  const row = rows.find((one) => one.source === source) ?? rows.find(isMirror);
  return row ? { definition: JSON.parse(row.definition) as Definition, from: "accepted", acceptedAt: row.accepted_at } : null;
}

function isElsewhere(source: string): boolean {
  return URL.canParse(source) && !isLoopback(new URL(source).hostname);
}

async function keepAccepted(database: Database, source: string, { definition, acceptedAt }: Accepted): Promise<void> {
  const row = { definition: JSON.stringify(definition), accepted_at: acceptedAt };
  await database
    .insertInto("definitions")
    .values({ source, ...row })
    .onConflict((conflict) => conflict.column("source").doUpdateSet(row))
    .execute();
}
