import { it } from "vitest";

/** The options of a test that takes long, but for what `npm test` runs of it: the long tests run the rest. */
export function longUnless(isEveryday: boolean): { tags: "long"[] } {
  return { tags: isEveryday ? [] : ["long"] };
}

/**
 * The options of a scene that takes long: `npm test` plays it on Telegram, the long tests on the other platforms as well.
 */
export function longElsewhere(platform: string): { tags: "long"[] } {
  return longUnless(/telegram/i.test(platform));
}

type Run<Row> = (...row: Row extends readonly unknown[] ? Cells<Row> : [row: Row]) => void | Promise<void>;
type Cells<Row> = { -readonly [Cell in keyof Row]: Row[Cell] };

/** An `it.each` of which `npm test` runs a few rows, and the long tests the others. */
export function eachBriefly<const Row>(rows: readonly Row[], isEveryday: (row: Row) => boolean) {
  return (title: string, run: Run<Row>): void => {
    for (const everyday of [true, false])
      it.each(rows.filter((row) => isEveryday(row) === everyday))(title, longUnless(everyday), run as never);
  };
}
