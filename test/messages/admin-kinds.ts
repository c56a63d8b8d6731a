import type { EndpointFinding, Examination } from "../../src/api/examination.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { adminReply, doctorReply, statusReply } from "../../src/replies/chat/admin.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { hour, noon } from "../replies/facts.ts";

/** What operators are told; the odds service chose the names of the fields. */
export function adminKindsOf(text: Text, { typed }: { typed: string }): Record<string, Draft> {
  const demand = { matches: 5_000, share: 2.525, delayMs: hour / 2 };
  const failing = [
    { platform: "telegram", since: noon - hour, waiting: 1 },
    { platform: "discord", since: noon, waiting: 1_234 },
  ] as const;
  const note = { endpoint: "odds", note: typed, count: 3 } as const;
  return {
    adminReply: adminReply(text),
    "statusReply for operators": statusReply(
      text,
      {
        pace: { rate: 92, blockedUntil: noon + hour },
        notes: Array.from({ length: 20 }, () => note),
        platforms: failing,
        demand,
        storage: { awaySince: noon - hour, clockOffMs: 61_000 },
      },
      noon,
    ),
    "statusReply for operators before the first request": statusReply(
      text,
      {
        pace: null,
        notes: [],
        platforms: [],
        demand: { ...demand, matches: 1, delayMs: 0 },
        storage: { awaySince: null, clockOffMs: -3_000 },
      },
      noon,
    ),
    doctorReply: doctorReply(text, examination(typed)),
  };
}

function examination(field: string): Examination {
  const finding: EndpointFinding = {
    ...{
      endpoint: "odds",
      path: `matches/${field}/odds`,
      verdict: "partly",
      reason: null,
      status: 200,
      latencyMs: 12,
      items: 140,
    },
    known: ["price"],
    unknown: Array.from({ length: 30 }, () => ({ field, type: "string", example: field })),
    retyped: [{ field, was: "number", is: "string" }],
    ...{ gone: [], moved: [], plan: [], skipped: [], caching: {}, rateLimits: {} },
  };
  return {
    ...{ at: noon, source: "sandbox", requests: 14, understood: false },
    endpoints: [finding, { ...finding, endpoint: "teams", verdict: "not_asked", items: null, unknown: [], retyped: [] }],
    filters: [{ parameter: "league", works: "yes", spelling: field, detail: field }],
    degraded: [{ feature: "odds", cause: "field", endpoint: "odds", field }],
    proposals: [{ endpoint: "odds", field: "price", path: field, items: 7 }],
    mapping: {},
  };
}
