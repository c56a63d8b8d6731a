import type { EndpointFinding, Examination, ServiceSeen } from "../../src/api/examination.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { acts } from "../../src/commands/operators/admin.ts";
import type { State } from "../../src/metrics/state.ts";
import { draftReply, sentReply, stoppedReply } from "../../src/replies/operators/broadcast.ts";
import { budgetReply } from "../../src/replies/operators/budget.ts";
import { chatReply, chatsReply } from "../../src/replies/operators/chats.ts";
import { doctorReply, serviceReply } from "../../src/replies/operators/doctor.ts";
import { failedReply, sentAgainReply } from "../../src/replies/operators/failed.ts";
import { limitsReply } from "../../src/replies/operators/limits.ts";
import { logReply } from "../../src/replies/operators/log.ts";
import { menuReply } from "../../src/replies/operators/menu.ts";
import { statusReply } from "../../src/replies/operators/status.ts";
import { troublesReply } from "../../src/replies/operators/troubles.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { asks } from "../../src/sources/definition.ts";
import { hour, noon } from "../replies/facts.ts";

const group = "telegram:-1001234567890";

/** What operators are told; the odds service chose the names of the fields, and an operator typed what is searched for. */
export function adminKindsOf(text: Text, { typed }: { typed: string }): Record<string, Draft> {
  return {
    menuReply: menuReply(text, Object.keys(acts), typed),
    ...statusKindsOf(text, typed),
    ...budgetKindsOf(text),
    ...chatKindsOf(text, typed),
    ...broadcastKindsOf(text, typed),
    "logReply for operators, empty": logReply(text, { shown: [], page: 1, pageSize: 10, total: 0 }),
    "logReply for operators": logReply(text, {
      shown: [{ id: 12, at: noon, operator: "telegram:42", act: "limits", target: group, detail: typed }],
      ...{ page: 1, pageSize: 10, total: 12 },
    }),
    "failedReply, none": failedReply(text, []),
    failedReply: failedReply(text, [
      { id: "a1b2c3d4", reason: typed, messages: [{ id: "m1", chat: group }], lastAt: noon },
      {
        id: "b1b2c3d4",
        reason: "x".repeat(500),
        messages: Array.from({ length: 1_234 }, () => ({ id: "m2", chat: group })),
        lastAt: noon,
      },
    ]),
    "failedReply, many reasons": failedReply(
      text,
      Array.from({ length: 7 }, (_, nth) => ({ id: `c1b2c3d${nth}`, reason: `${nth}`, messages: [], lastAt: noon })),
    ),
    sentAgainReply: sentAgainReply(text, 12),
    "sentAgainReply, nothing": sentAgainReply(text, 0),
    troublesReply: troublesReply(text, [
      {
        kind: "a command failed (SqliteError)",
        count: 3,
        firstAt: noon - hour,
        lastAt: noon,
        example: JSON.stringify({ typed }),
      },
      { kind: "a turn of the delivery failed", count: 1, firstAt: noon, lastAt: noon, example: "{}" },
    ]),
    doctorReply: doctorReply(text, examination(typed)),
    serviceReply: serviceReply(text, seenOf(typed, "works")),
    "serviceReply, the key refused": serviceReply(text, seenOf(typed, "key")),
  };
}

/** What one question of the doctor has shown of a service, whose name and words are its own. */
function seenOf(typed: string, state: ServiceSeen["state"]): ServiceSeen {
  return {
    ...{ service: typed, state, isKeyed: true, settings: ["ODDS_API_KEY"], detail: typed, listed: null },
    left: [{ per: "month", units: 488 }],
    has: asks,
    plan: { windows: [{ per: "month", units: 500 }], brings: "league", cost: 1, evenPaceMs: hour },
  };
}

function statusKindsOf(text: Text, typed: string): Record<string, Draft> {
  const failing = [
    { platform: "telegram", since: noon - hour, waiting: 1 },
    { platform: "discord", since: noon, waiting: 1_234 },
  ] as const;
  const note = { endpoint: "boards", note: typed, count: 3 } as const;
  const known = { answeredAt: noon - hour, failures: 3 };
  const health = [
    { ...known, endpoint: "boards", failingSince: noon - 60_000, failure: "misfit", misfit: typed },
    { ...known, endpoint: "teams", failingSince: noon, failure: "no_definition", misfit: null },
  ] as const;
  const well = {
    startedAt: noon - hour,
    engine: "SQLite",
    awaySince: null,
    backupAt: noon - hour,
    newer: null,
    health: [],
    notes: [],
    failing: [],
    unlistedSince: null,
    unseen: [],
  } as const;
  return {
    "statusReply for operators": statusReply(text, { ...well, state }),
    "statusReply for operators, in trouble": statusReply(text, {
      ...{
        startedAt: noon,
        engine: "Postgres",
        awaySince: noon - hour,
        backupAt: null,
        unlistedSince: noon - hour,
        newer: "1.3.0",
        failing,
        unseen: ["telegram~3f9a1c20b7"],
      },
      health,
      notes: Array.from({ length: 20 }, () => note),
      state: { ...state, ...trouble },
    }),
  };
}

const state: State = {
  version: "1.2.3",
  pace: { rate: 92, left: 60, blockedForMs: 0 },
  boards: { watched: 1_234, without: 0, old: 0, medianAgeMs: 0, oldestAgeMs: 0 },
  backlog: [
    { platform: "telegram", kind: "movement", state: "due", count: 3, since: noon - 90_000 },
    { platform: "telegram", kind: "movement", state: "quiet", count: 40, since: noon - hour },
  ],
  chats: { active: 56, suspended: 7, watches: 890 },
  notes: new Map(),
  leases: new Map(),
  backup: null,
  arriving: new Map([["telegram", true]]),
  pauses: new Map(),
  platforms: new Map([
    ["telegram", true],
    ["discord", true],
  ]),
  credits: null,
  pollerRestsMs: 5_000,
  ...{ oddsFailing: false, oddsTrouble: null, databaseAway: false, diskFull: false, clockOffMs: 0, now: noon },
};

const trouble: Partial<State> = {
  ...{ boards: null, backlog: null, chats: null, pollerRestsMs: null },
  ...{ oddsFailing: true, oddsTrouble: "out_of_credits", databaseAway: true, diskFull: true, clockOffMs: 61_000 },
  platforms: new Map([["telegram", false]]),
};

function budgetKindsOf(text: Text): Record<string, Draft> {
  const demand = { matches: 5_000, share: 2.525, delayMs: hour / 2 };
  const odds = { endpoint: "boards", lane: "poller", lastHour: 1_234, lastMinute: 30 } as const;
  const match = { endpoint: "match", lane: "person", lastHour: 12, lastMinute: 1 } as const;
  const pace = { rate: 92, left: 61, blockedUntil: noon + hour };
  const most = [
    { name: "telegram~3f9a1c20b7", watches: 200 },
    { name: "discord~0c5d88e1aa", watches: 41 },
  ];
  return {
    budgetReply: budgetReply(text, { pace, spent: [odds, match], demand, most, now: noon }),
    "budgetReply of a key with credits": budgetReply(text, {
      ...{ spent: [], most: [], demand: null, now: noon },
      pace: {
        rate: null,
        left: null,
        blockedUntil: 0,
        counts: [{ per: "month", units: 500, left: 188, endsAt: noon + 300 * hour }],
      },
      credits: {
        ...{
          units: 500,
          left: 188,
          endsAt: noon + 300 * hour,
          elapsed: 0.5,
          leftAtEnd: 0,
          dryAt: noon + 240 * hour,
        },
        leagues: [
          { league: "Premier League", watches: 12, perDay: 9.4 },
          { league: "La Liga", watches: 3, perDay: 6.2 },
        ],
        ...{ oneMore: 5.2, alerted: { now: 99, doubled: 100 } },
      },
    }),
    "budgetReply before the first request": budgetReply(text, {
      ...{ pace: null, spent: [], most: [], now: noon },
      demand: { ...demand, matches: 1, delayMs: 0 },
    }),
  };
}

function chatKindsOf(text: Text, typed: string): Record<string, Draft> {
  const counts = [
    { platform: "telegram", state: "active", count: 1_200 },
    { platform: "telegram", state: "suspended", count: 34 },
    { platform: "discord", state: "blocked", count: 1 },
  ] as const;
  const shown = [
    { address: group, state: "active", watches: 99 },
    { address: "discord:1122334455667788990", state: "asked", watches: 1 },
  ] as const;
  const chat = {
    address: group,
    state: "suspended",
    stateReason: typed,
    stateSince: noon,
    createdAt: noon - hour,
    barred: null,
  } as const;
  const card = {
    language: "ru",
    watches: 12,
    limit: 100,
    hourly: 12,
    messages: 345,
    waiting: 0,
    logName: "telegram~3f9a1c20b7",
    now: noon,
  };
  return {
    chatsReply: chatsReply(text, { counts, search: null, chats: { shown, page: 1, pageSize: 2, total: 5 } }),
    "chatsReply, none found": chatsReply(text, { counts, search: typed, chats: { shown: [], page: 1, pageSize: 8, total: 0 } }),
    chatReply: chatReply(text, { chat, ...card }),
    "chatReply, blocked": chatReply(text, { chat: { ...chat, state: "blocked", stateReason: null }, ...card }),
    "chatReply, asked": chatReply(text, { chat: { ...chat, state: "asked", stateReason: null }, ...card }),
    limitsReply: limitsReply(text, { address: group, hourly: 12, watches: null, usual: 100, saved: false }),
    "limitsReply, saved": limitsReply(text, { address: group, hourly: null, watches: 1, usual: 100, saved: true }),
  };
}

function broadcastKindsOf(text: Text, said: string): Record<string, Draft> {
  const counts = [
    { platform: "telegram", count: 12_000 },
    { platform: "discord", count: 1 },
  ] as const;
  return {
    draftReply: draftReply(text, { id: 17, said, reach: { counts, minutes: 20 } }),
    "draftReply to nobody": draftReply(text, { id: 17, said, reach: { counts: [], minutes: 0 } }),
    sentReply: sentReply(text, { id: 17, told: 0, waiting: 12_001, isNew: true }),
    "sentReply, again": sentReply(text, { id: 17, told: 12_001, waiting: 0, isNew: false }),
    stoppedReply: stoppedReply(text, { told: 1, left: 12_000 }),
  };
}

function examination(field: string): Examination {
  const finding: EndpointFinding = {
    ...{
      endpoint: "boards",
      path: `matches/${field}/odds`,
      verdict: "partly",
      reason: null,
      status: 200,
      latencyMs: 12,
      items: 140,
    },
    refused: Array.from({ length: 30 }, () => ({ where: field, why: "no selection", times: 7 })),
    ...{ questions: [], caching: {}, rateLimits: {} },
  };
  return {
    ...{ at: noon, source: "sandbox", aheadMs: 0, requests: 14, understood: false },
    endpoints: [
      finding,
      { ...finding, endpoint: "teams", verdict: "not_asked", items: null, refused: [] },
      {
        ...finding,
        endpoint: "history",
        verdict: "open",
        items: null,
        refused: [],
        questions: [{ path: field, question: field }],
      },
      { ...finding, endpoint: "match", verdict: "misfit", items: null, refused: [] },
    ],
    filters: [{ parameter: "league", works: "yes", spelling: field, detail: field }],
    degraded: [{ feature: "odds", cause: "field", endpoint: "boards", field }],
    ...{ definition: null, isNew: true, draft: null, changes: [] },
  };
}
