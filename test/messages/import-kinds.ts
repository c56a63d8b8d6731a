import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { exportReply, exportTable } from "../../src/replies/watching/export.ts";
import { importedReply, importReply, nothingImportedReply, type Shown } from "../../src/replies/watching/import.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { noon } from "../replies/facts.ts";

/** What is said when watches go to a file, or come from one. */
export function importKindsOf(text: Text, match: Match): Record<string, Draft> {
  const rule = movementBy({ kind: "points", points: 12.5 });
  const shown: Shown = { kind: "match", known: { id: 17, match }, rule };
  const team: Shown = { kind: "wide", target: { kind: "team", named: match.away }, rule };
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets: Shown = { kind: "bets", terms: { filter, improvement: 20_000 } };
  const name = Object.values(match.home.names)[0] ?? "";
  const whys = ["unreadable", "rule", "unknown_match", "unknown_name", "over", "setting", "settings_rights"] as const;
  return {
    exportReply: exportReply(text, {
      data: { linewatch: 1, watches: [] },
      watches: 12,
      journal: { written: 850, all: 1_200 },
      isGroup: false,
      now: noon,
    }),
    exportTable: exportTable(text, {
      watches: [{ kind: "match", key: match.slug, name, rule: "3pp", pausedUntil: "resumed" }],
      settings: defaultSettings,
      bets: [
        {
          ...{
            at: "2026-08-15T12:00:00.000Z",
            market: "total",
            selection: "over",
            line: 2.5,
            price: 2.1,
            stake: 20,
            book: "Alder",
          },
          match: { slug: match.slug, home: match.home.names, away: match.away.names },
          result: "won",
        },
      ],
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
    importedReply: importedReply(text, { added: 12, changed: 2, settings: ["timeZone", "books"], bets: 12, undo: 5 }),
    nothingImportedReply: nothingImportedReply(text),
  };
}
