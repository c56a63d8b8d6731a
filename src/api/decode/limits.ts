/** What one answer may cost at most. Whatever lies beyond is reported as skipped, not read. */
export const limits = {
  /** Rows of one answer. */
  items: 20_000,
  /** Objects and lists looked at in one answer. */
  nodes: 200_000,
  /** Keys looked at in one object. */
  keys: 5_000,
  /** Columns of one answer: places that its values are seen to stand in. */
  columns: 3_000,
  depth: 16,
  /** Characters of a name; longer texts are not names. */
  text: 300,
  skipped: 200,
  notes: 200,
  fields: 500,
} as const;
