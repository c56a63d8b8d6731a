import type { Draft } from "../../chat/reply.ts";
import { type PortableSettings, portableSettings } from "../../chats/settings.ts";
import type { Ask, Command } from "../../commands/command.ts";
import { fileOption } from "../../commands/input/find-named.ts";
import { watchNumbered, watchOption } from "../../commands/watching/watch-meant.ts";
import { titledWatches } from "../../commands/watching/watches.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { button, paragraph } from "../../replies/parts/blocks.ts";
import { factsBlock } from "../../replies/parts/facts.ts";
import { type FileColumn, fileReply, utc } from "../../replies/parts/file.ts";
import { fileWord } from "../../replies/parts/paging.ts";
import { plain, type Text } from "../../replies/parts/text.ts";
import { watchTitle } from "../../replies/watching/watch-view.ts";
import { allWatchesOf } from "../../watches/store.ts";
import { journalOwner } from "../journal/bets.ts";
import { type PortableBet, portableBetsOf, wordsOfBet } from "../journal/file.ts";
import { fileData, fitting, mostFileBytes, type PortableWatch, portableFrom } from "./file.ts";
import { type ShareDeps, share } from "./share.ts";

interface ExportDeps extends ShareDeps {
  index: ShareDeps["index"] & Pick<MatchIndex, "byId">;
}

/** Bytes. */
const roomForCredit = 4_096;

/** `/export`: what this chat watches, by which rules, and its settings as a file that `/import` reads; of one watch, a link. */
export function createExportCommand(deps: ExportDeps): Command {
  return {
    name: "export",
    onBreak: true,
    personal: true,
    options: [fileOption, { ...watchOption, required: false, hidden: true }],
    manages: false,
    async run(ask): Promise<Draft> {
      const { call, text, settings, now } = ask;
      if (ask.args["watch"] !== undefined) return share(deps, ask, await watchNumbered(ask, deps));
      const watches = await portableWatches(deps, ask);
      const data = { watches, settings: portableSettings.parse(settings) };
      const isGroup = call.place === "group";
      // Everybody reads a group's file, and a journal is for its owner alone.
      const journal = isGroup ? [] : await portableBetsOf(deps.database, await journalOwner(deps.database, call));
      if (ask.args["file"] !== undefined) return exportTable(text, { ...data, bets: journal, now });

      const used = Buffer.byteLength(JSON.stringify(fileData({ ...data, bets: [] }, now)));
      const bets = fitting(journal, mostFileBytes - used - roomForCredit);
      const file = fileData({ ...data, bets }, now);
      const counts = { watches: watches.length, bets: { written: bets.length, all: journal.length } };
      return exportReply(text, { data: file, ...counts, isGroup, now });
    },
  };
}

async function portableWatches(
  { database, index }: Pick<ExportDeps, "database" | "index">,
  { call, text }: Ask,
): Promise<PortableWatch[]> {
  const watches = await allWatchesOf(database, [call.address]);
  const written: PortableWatch[] = [];
  for (const watch of watches) {
    const known = watch.kind === "match" ? await index.byId(watch.matchId) : null;
    // A match that is forgotten nobody could find again.
    if (watch.kind === "match" && !known) continue;
    const [titled] = await titledWatches(index, [watch]);
    const name = titled ? watchTitle(text, titled) : null;
    written.push(portableFrom(watch, { name, startsAt: known?.match.startsAt ?? null, slug: known?.match.slug ?? null }));
  }
  return written;
}

interface ExportFacts {
  data: Readonly<Record<string, unknown>>;
  watches: number;
  /** How many bets of the journal are in the file, and how many there are. */
  bets: { written: number; all: number };
  isGroup: boolean;
  now: number;
}

/** A chat's watches and settings as a file, and how to take them over elsewhere. */
export function exportReply(text: Text, { data, watches, bets, isGroup, now }: ExportFacts): Draft {
  return {
    blocks: [
      paragraph(text.spans(isGroup ? "export-done-group" : "export-done", { count: watches })),
      ...(bets.all > 0 ? [factsBlock(text, [journalRow(text, bets)])] : []),
    ],
    buttons: [[button(text.say("file-button"), "export", fileWord, { replace: false })]],
    personal: true,
    file: { name: `linewatch-${utc(now).slice(0, 10)}.json`, rows: [], data },
  };
}

function journalRow(text: Text, { written, all }: ExportFacts["bets"]) {
  const shown = { first: 1, last: written, total: all };
  return { label: text.say("journal-heading"), value: written < all ? text.spans("page-shown", shown) : plain(text.number(all)) };
}

interface Row {
  part: string;
  name: string;
  rule: string | null;
  state: string | null;
}

interface TableFacts {
  watches: readonly PortableWatch[];
  settings: PortableSettings;
  bets: readonly PortableBet[];
  now: number;
}

/** The same for a spreadsheet, one row for each watch, bet and setting. */
export function exportTable(text: Text, { watches, settings, bets, now }: TableFacts): Draft {
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
    ...bets.map((bet) => ({ part: "bet", name: bet.match.slug, rule: wordsOfBet(bet), state: bet.result ?? null })),
    ...Object.entries(settings).map(([name, value]) => ({ part: "setting", name, rule: settingInWords(value), state: null })),
  ];
  return fileReply(text, { list: "linewatch", rows, columns, now });
}

function settingInWords(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
