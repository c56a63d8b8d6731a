import type { Draft } from "../../chat/reply.ts";
import type { PortableSettings } from "../../chats/settings.ts";
import type { PortableWatch } from "../../watches/portable.ts";
import type { PortableBet } from "../../watches/portable-bets.ts";
import { factsBlock } from "../parts/facts.ts";
import { type FileColumn, fileReply, utc } from "../parts/file.ts";
import { fileWord } from "../parts/paging.ts";
import { plain, type Text } from "../parts/text.ts";

interface ExportFacts {
  data: Readonly<Record<string, unknown>>;
  watches: number;
  /** How many bets of the journal are in the file, the newest, and how many there are. */
  journal: { written: number; all: number };
  isGroup: boolean;
  now: number;
}

/** A chat's watches and settings as a file, and how to take them over elsewhere. */
export function exportReply(text: Text, { data, watches, journal, isGroup, now }: ExportFacts): Draft {
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans(isGroup ? "export-done-group" : "export-done", { count: watches }) },
      ...(journal.all > 0 ? [factsBlock(text, [journalRow(text, journal)])] : []),
    ],
    buttons: [[{ label: text.say("file-button"), press: { command: "export", text: fileWord, replace: false } }]],
    personal: true,
    file: { name: `linewatch-${utc(now).slice(0, 10)}.json`, rows: [], data },
  };
}

function journalRow(text: Text, { written, all }: ExportFacts["journal"]) {
  const part = { first: 1, last: written, total: all };
  return { label: text.say("journal-heading"), value: written < all ? text.spans("page-shown", part) : plain(text.number(all)) };
}

interface Row {
  part: string;
  name: string;
  rule: string | null;
  state: string | null;
}

/** The same for a spreadsheet, one row for each watch and each setting. */
export function exportTable(
  text: Text,
  {
    watches,
    settings,
    bets,
    now,
  }: { watches: readonly PortableWatch[]; settings: PortableSettings; bets: readonly PortableBet[]; now: number },
): Draft {
  const columns: FileColumn<Row>[] = [
    { title: "part", cell: ({ part }) => part },
    { title: "name", cell: ({ name }) => name },
    { title: "rule", cell: ({ rule }) => rule },
    { title: "state", cell: ({ state }) => state },
  ];
  const rows = [
    ...watches.map(({ kind, name, key, rule, pausedUntil }) => ({
      part: kind,
      name: name ?? key ?? "",
      rule,
      state: pausedUntil === undefined ? null : `paused until ${pausedUntil}`,
    })),
    ...bets.map(({ match, market, selection, line, price, stake, book, result }) => ({
      part: "bet",
      name: match.slug,
      rule: [market, selection, line, price, stake, ...(book === undefined ? [] : ["at", book])]
        .filter((one) => one !== undefined)
        .join(" "),
      state: result ?? null,
    })),
    ...Object.entries(settings).map(([name, value]) => ({ part: "setting", name, rule: written(value), state: null })),
  ];
  return fileReply(text, { list: "linewatch", rows, columns, now });
}

function written(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
