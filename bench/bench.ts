/** One figure of a benchmark, beside the rival's from the same run. */
export interface Row {
  name: string;
  ours: number;
  /** Null where there is nobody to compare with. */
  rival: number | null;
  /** `ours / rival`; null without a rival, or where the rival's is 0. */
  ratio: number | null;
  unit: string;
  /** Who the rival is, and whatever must be known to read the figure. */
  note: string;
}

export interface Bench {
  /** What is measured, in one line. */
  about: string;
  run(): Promise<Row[]>;
}

/** A row with its ratio. */
export function row(fields: Omit<Row, "ratio">): Row {
  const { ours, rival } = fields;
  return { ...fields, ratio: rival === null || rival === 0 ? null : ours / rival };
}
