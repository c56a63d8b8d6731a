import type { EndpointFinding, Verdict } from "../api/examination.ts";
import { isUsual, type ListRow, type PriceRow, type Refused } from "../sources/reading/reading.ts";
import type { Asked } from "./asking.ts";
import type { OpenQuestion } from "./defining.ts";
import { holdsAnything, type Recording, readingsBy } from "./recording.ts";

interface Seen {
  recording: Recording;
  /** By the definition that is in force from now on; undefined where it can't read such answers. */
  reader: unknown;
  questions: readonly OpenQuestion[];
}

/** What there is to say of one endpoint, and the rows that are read of it. */
export function findingOf({ recording, reader, questions }: Seen): {
  finding: EndpointFinding;
  rows: readonly (PriceRow | ListRow)[];
} {
  const { endpoint, asked, answers } = recording;
  const read = asked === null || asked.trouble !== null || !reader ? null : readingsBy(reader, answers);
  const readings = read && "readings" in read ? read.readings : [];
  const rows = readings.flatMap((reading) => reading.rows);
  const refused = added(readings.flatMap((reading) => reading.refused)).filter((one) => !isUsual(one));
  const misfit = read && "misfit" in read ? read.misfit.message : null;
  const finding = {
    endpoint,
    path: asked === null || asked.trouble === "not_asked" ? null : asked.path,
    status: asked?.status ?? null,
    latencyMs: asked?.latencyMs ?? null,
    items: readings[0]?.rows.length ?? null,
    refused,
    questions,
    caching: pick(asked, (name) => !isLimit(name)),
    rateLimits: pick(asked, isLimit),
    ...judge({ recording, reader, misfit, rows: rows.length, refused, questions }),
  };
  return { finding, rows };
}

interface Judging extends Omit<Seen, "recording"> {
  recording: Recording;
  misfit: string | null;
  rows: number;
  refused: readonly Refused[];
}

function judge(judging: Judging): { verdict: Verdict; reason: string | null } {
  const { asked, answers } = judging.recording;
  if (asked === null) return { verdict: "not_asked", reason: "no list named anything to ask about" };
  if (asked.trouble !== null) return { verdict: asked.trouble, reason: asked.reason };
  if (judging.misfit !== null) return { verdict: "misfit", reason: judging.misfit };
  if (!answers.some(({ json }) => holdsAnything(json)))
    return { verdict: "empty", reason: judging.reader ? null : "there is nothing in it to learn from yet" };
  if (!judging.reader) return { verdict: "open", reason: null };
  return { verdict: judging.refused.length > 0 ? "partly" : "understood", reason: null };
}

/** The same thing left out of several answers is said once. */
function added(refused: readonly Refused[]): Refused[] {
  const found = new Map<string, Refused>();
  for (const one of refused) {
    const key = `${one.where}\n${one.why}`;
    found.set(key, { ...one, times: one.times + (found.get(key)?.times ?? 0) });
  }
  return [...found.values()];
}

function isLimit(name: string): boolean {
  return name === "retry-after" || name.includes("rate");
}

function pick(asked: Asked | null, wanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(asked?.policy ?? {}).filter(([name]) => wanted(name)));
}
