import type { Match } from "../../../src/api/model.ts";
import type { Draft } from "../../../src/chat/reply.ts";
import { defaultSettings } from "../../../src/chats/settings.ts";
import { exportReply, exportTable } from "../../../src/features/share/export.ts";
import { importedReply, importReply, nothingImportedReply } from "../../../src/features/share/import.ts";
import { sharedAddedReply, sharedReply, shareReply } from "../../../src/features/share/share.ts";
import type { Shown } from "../../../src/features/share/shown.ts";
import type { Text } from "../../../src/replies/parts/text.ts";
import { movementBy } from "../../../src/rules/rule.ts";
import { codeOf, readCode } from "../../../src/watches/share-codes.ts";
import { noon } from "../../replies/facts.ts";

export function messageKinds(text: Text, _names: object, match: Match): Record<string, Draft> {
  return { ...importKindsOf(text, match), ...shareKindsOf(text, match) };
}

export const buttonArguments: Readonly<Record<string, (value: string) => boolean>> = {
  text: (value) => readCode(value)?.kind === "watch",
};

export function typicalCalls() {
  return { export: {}, import: {} };
}

export const earlierCalls = { export: ["watch"] };

/** What is said when watches go to a file, or come from one. */
function importKindsOf(text: Text, match: Match): Record<string, Draft> {
  const rule = movementBy({ kind: "points", points: 12.5 });
  const shown: Shown = { kind: "match", known: { id: 17, match }, rule };
  const team: Shown = { kind: "wide", target: { kind: "team", named: match.away }, rule };
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets: Shown = { kind: "bets", terms: { filter, improvement: 20_000 } };
  const name = Object.values(match.home.names)[0] ?? "";
  const named = { slug: match.slug, home: match.home.names, away: match.away.names };
  const priced = { market: "total", selection: "over", line: 2.5, price: 2.1, stake: 20, book: "Alder" } as const;
  const bet = { at: new Date(noon).toISOString(), match: named, ...priced, result: "won" } as const;
  const whys = ["unreadable", "rule", "unknown_match", "unknown_name", "over", "setting", "settings_rights"] as const;
  return {
    exportReply: exportReply(text, {
      data: { linewatch: 1, watches: [] },
      watches: 12,
      bets: { written: 850, all: 1_200 },
      isGroup: false,
      now: noon,
    }),
    exportTable: exportTable(text, {
      watches: [{ kind: "match", key: match.slug, name, rule: "3pp", pausedUntil: "resumed" }],
      settings: defaultSettings,
      bets: [bet],
      now: noon,
    }),
    importReply: importReply(text, {
      added: Array.from({ length: 12 }, () => shown),
      changed: [team, bets].map((one) => ({ shown: one, from: "3pp" })),
      same: 2,
      stays: 5,
      left: [...whys.map((why) => ({ name, why })), { shown, why: "limit" }, { shown: team, why: "others" }],
      settings: ["timeZone", "books", "quiet"],
      bets: 12,
      id: 12,
    }),
    "importReply of nothing": importReply(text, {
      added: [],
      changed: [],
      same: 3,
      stays: 0,
      left: [],
      settings: [],
      bets: 0,
      id: null,
    }),
    importedReply: importedReply(text, {
      added: 12,
      changed: 2,
      settings: ["timeZone", "books"],
      bets: 12,
      undo: 5,
    }),
    nothingImportedReply: nothingImportedReply(text),
  };
}

/** What is said of a watch that somebody shares. */
function shareKindsOf(text: Text, match: Match): Record<string, Draft> {
  const rule = movementBy({ kind: "points", points: 12.5 });
  const shown: Shown = { kind: "match", known: { id: 17, match }, rule };
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets: Shown = { kind: "bets", terms: { filter, improvement: 20_000 } };
  const code = codeOf({ kind: "match", matchId: 17, rule: "12.5pp" }) ?? "";
  const link = (start: string) => `https://t.me/linewatch_bot?${start}=${code}`;
  return {
    shareReply: shareReply(text, { shown, way: { person: link("start"), group: link("startgroup") }, until: noon }),
    "shareReply as a line": shareReply(text, { shown: bets, way: { typed: `/import text:${code}` }, until: null }),
    sharedReply: sharedReply(text, { shown, insteadOf: null, code }),
    "sharedReply instead of a rule": sharedReply(text, { shown: bets, insteadOf: "3%", code }),
    sharedAddedReply: sharedAddedReply(text, { shown, undo: 5 }),
    "sharedAddedReply to the own chat": sharedAddedReply(text, { shown, undo: 5, isOwn: true }),
  };
}
