import type { Match } from "../../api/model.ts";
import type { Draft, FileCell } from "../../chat/reply.ts";
import { leagueName, teamName } from "../../matches/names.ts";
import { sportName } from "./sports.ts";

import type { Text } from "./text.ts";

/** A column of a list as a file: its title is `file-column-<title>`, or as it stands where that is no key. */
export interface FileColumn<T> {
  title: string;
  cell(row: T): FileCell;
}

interface ListFile<T> {
  /** What the file is called after: a command. */
  list: string;
  rows: readonly T[];
  /** How many there are, where the file has not all of them. */
  total?: number;
  columns: readonly FileColumn<T>[];
  now: number;
}

/** A whole list as a file, for who asked alone. */
export function fileReply<T>(text: Text, { list, rows, total = rows.length, columns, now }: ListFile<T>): Draft {
  const titles = columns.map(({ title }) => (text.has(`file-column-${title}`) ? text.say(`file-column-${title}`) : title));
  const said = text.spans("file-done", { count: rows.length, total, isWhole: rows.length < total ? "no" : "yes" });
  return {
    blocks: [{ kind: "paragraph", spans: said }],
    buttons: [],
    personal: true,
    file: {
      name: `${list}-${utc(now).slice(0, 10)}.csv`,
      rows: [titles, ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
    },
  };
}

/** Which match a row is about; nothing in them where that is forgotten. */
export function matchColumns<T>(text: Text, of: (row: T) => Match | null): FileColumn<T>[] {
  const column = (title: string, cell: (match: Match) => FileCell): FileColumn<T> => ({
    title,
    cell(row) {
      const match = of(row);
      return match && cell(match);
    },
  });
  return [
    column("starts", ({ startsAt }) => startsAt && utc(startsAt)),
    column("home", ({ home }) => teamName(home, text.language)),
    column("away", ({ away }) => teamName(away, text.language)),
    column("sport", ({ sport }) => sport && sportName(text, sport)),
    column("league", ({ league }) => league && leagueName(league, text.language)),
  ];
}

/** A moment as ISO 8601 in UTC, to the second. */
export function utc(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+Z$/, "Z");
}

/** A figure that was calculated, without the digits that only the calculation has. */
export function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
