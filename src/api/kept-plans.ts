import type { Clock } from "../clock.ts";
import type { AnswerCache } from "./cache.ts";
import type { Mapping } from "./decode/mapping.ts";
import { changesOfMeaning, type Plans } from "./decode/plan/kept.ts";
import type { Plan } from "./decode/plan/plan.ts";
import type { Kind } from "./decode/rows.ts";

/** A column whose part is another than before. */
export interface MeaningChange {
  /** ms UTC */
  at: number;
  path: string;
  was: string;
  is: string;
}

/** A plan as it is kept beside the answers, with the last changes of what it says. */
export interface KeptPlan {
  plan: Plan;
  /** The operator's mapping under which it was made. */
  mapping: string;
  changes: readonly MeaningChange[];
}

/** Plans that survive a restart, so that the first answer is read as the last one was. */
export interface KeptPlans extends Plans {
  /** Brings back the plan of earlier answers; does nothing the second time. */
  recall(kind: Kind): Promise<void>;
  /** Keeps a plan that says something else than the one that is kept. */
  save(kind: Kind): Promise<void>;
}

interface KeptPlansDeps {
  answers: AnswerCache;
  clock: Clock;
  /** Linewatch's version: another one may read the same answer by another plan. */
  version: string;
  mapping: Mapping | undefined;
  /** Called once for each column whose part changed. */
  onChange(kind: Kind, change: MeaningChange): void;
}

const mostChanges = 20;
/** Before what is kept with the answers is forgotten for its age. */
const renewAfterMs = 86_400_000;

/** The key under which a plan is kept. */
export function planKey(kind: Kind, version: string): string {
  return `plan:${version}:${kind}`;
}

/** The part of a mapping that an answer is read by. */
export function mappingText(kind: Kind, mapping: Mapping | undefined): string {
  return JSON.stringify([[...(mapping?.[kind] ?? [])], mapping?.pins?.[kind] ?? {}]);
}

export function createKeptPlans({ answers, clock, version, mapping, onChange }: KeptPlansDeps): KeptPlans {
  const plans = new Map<Kind, Plan>();
  const recalled = new Set<Kind>();
  const saved = new Map<Kind, { plan: Plan; at: number; changes: readonly MeaningChange[] }>();

  function noteChanges(kind: Kind, before: Plan | undefined, plan: Plan): readonly MeaningChange[] {
    if (before === undefined || before === plan) return [];
    const changes = changesOfMeaning(before, plan).map((change) => ({ at: clock.now(), ...change }));
    for (const change of changes) onChange(kind, change);
    return changes;
  }

  return {
    of: (kind) => plans.get(kind) ?? null,
    keep: (kind, plan) => void plans.set(kind, plan),

    async recall(kind) {
      if (recalled.has(kind)) return;
      recalled.add(kind);
      const kept = await answers.load<KeptPlan>(planKey(kind, version));
      if (!kept || kept.value.mapping !== mappingText(kind, mapping)) return;
      if (!plans.has(kind)) plans.set(kind, kept.value.plan);
      saved.set(kind, { plan: kept.value.plan, at: kept.fetchedAt, changes: kept.value.changes });
    },

    async save(kind) {
      const plan = plans.get(kind);
      if (plan === undefined) return;
      const before = saved.get(kind);
      const isKept = before !== undefined && (before.plan === plan || saysTheSame(before.plan, plan));
      if (isKept && clock.now() - before.at < renewAfterMs) return;
      const changes = [...noteChanges(kind, before?.plan, plan), ...(before?.changes ?? [])].slice(0, mostChanges);
      saved.set(kind, { plan, at: clock.now(), changes });
      const value: KeptPlan = { plan, mapping: mappingText(kind, mapping), changes };
      await answers.put(planKey(kind, version), {
        value,
        fetchedAt: clock.now(),
        validators: { etag: null, lastModified: null },
      });
    },
  };
}

/** Examples differ with every answer. */
function saysTheSame(one: Plan, other: Plan): boolean {
  const text = ({ lines }: Plan) => lines.map(({ path, role, of }) => `${path} ${role} ${of}`).join("\n");
  return text(one) === text(other);
}
