import type { ListRow, PriceRow, Reader } from "./reading.ts";

/** What code beside a definition is made of: an answer is completed before the definition reads it, or its rows after. */
export function withAnswer<Row>(read: Reader<Row> | undefined, complete: (answer: unknown) => unknown): Reader<Row> {
  if (!read) throw new Error("code completes an answer that the definition doesn't read");
  return (answer, question) => read(complete(answer), question);
}

export function withRows(read: Reader<ListRow> | undefined, complete: (row: ListRow) => ListRow): Reader<ListRow> {
  if (!read) throw new Error("code completes rows that the definition doesn't read");
  return (answer, question) => {
    const reading = read(answer, question);
    return { ...reading, rows: reading.rows.map(complete) };
  };
}

/** Prices of one selection that the answer doesn't name: the question says which. `unnamed` is the match where nobody does. */
export function ofQuestion(read: Reader<PriceRow>, unnamed: string | null = null): Reader<PriceRow> {
  return (answer, question) => {
    const reading = read(answer, question);
    const rows = reading.rows.map((row) => ({
      ...row,
      match: question?.of?.match ?? row.match ?? unnamed,
      market: question?.of?.market ?? row.market,
      selection: question?.of?.selection ?? null,
      line: question?.of?.line ?? null,
      hasDraw: null,
    }));
    return { ...reading, rows };
  };
}

export function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}
