import { countOf, type Fields, fieldsOf, isRecord, pick, pickAs } from "./fields.ts";
import { valueAt } from "./items/leaves.ts";
import { NotUnderstood } from "./not-understood.ts";
import type { Decoded } from "./rows.ts";
import { isoOf } from "./times.ts";
import { envelopeWords as words } from "./words/envelope.ts";

/** An answer without its wrapping. */
export interface Opened {
  payload: unknown;
  meta: Decoded["meta"];
  refreshedAt: string | null;
}

/**
 * Takes the envelope off an answer. Throws `NotUnderstood` when the answer is none: not an object or a list, or one that
 * says itself that it failed.
 */
export function openEnvelope(answer: unknown, itemsPath: string | null): Opened {
  const json = parsed(answer);
  if (Array.isArray(json)) return { payload: json, meta: noMeta, refreshedAt: null };
  if (!isRecord(json))
    throw new NotUnderstood(json === null ? "the answer is empty" : `the answer is a ${typeof json}, not an object or a list`);
  const fields = fieldsOf(json);
  refuseFailure(fields);
  const payload = itemsPath === null ? payloadOf(json, fields) : valueAt(json, itemsPath.split("."));
  if (payload === undefined) throw new NotUnderstood(`nothing at ${itemsPath}, where the mapping says that the items are`);
  const inner = isRecord(payload) ? fieldsOf(payload) : fieldsOf(null);
  return { payload, meta: metaOf(fields, inner), refreshedAt: refreshOf([fields, metaFields(fields), inner, metaFields(inner)]) };
}

const noMeta: Decoded["meta"] = { page: null, per_page: null, total: null };
/** Some services send JSON inside of a JSON text. */
function parsed(answer: unknown): unknown {
  if (typeof answer !== "string") return answer;
  if (!/^\s*[[{]/.test(answer.slice(0, 100))) throw new NotUnderstood("the answer is a text, not JSON");
  try {
    return JSON.parse(answer);
  } catch {
    throw new NotUnderstood("the answer is a text, not JSON");
  }
}

function refuseFailure(fields: Fields): void {
  const failed = words.success.some((key) => [false, 0, "false", "0"].some((no) => no === fields.get(key)?.value));
  const status = fields.get("status")?.value;
  const says = typeof status === "string" && words.failed.includes(status.toLowerCase());
  const data = words.data.some((key) => fields.get(key)?.value != null);
  const error = pick(fields, words.error);
  const erred = !data && error !== undefined && error !== false && !(Array.isArray(error) && error.length === 0);
  if (failed || says || erred) throw new NotUnderstood("the answer says that it failed");
  const messageOnly = [...fields.keys()].every((key) => words.message.includes(key));
  if (messageOnly && fields.size > 0) throw new NotUnderstood("the answer is a message without data");
}

function payloadOf(json: unknown, fields: Fields): unknown {
  for (const key of words.data) {
    const field = fields.get(key);
    if (field === undefined || !looksWrapped(key, fields)) continue;
    if (Array.isArray(field.value)) return field.value;
    if (!isRecord(field.value)) return field.value === null ? [] : json;
    const inner = fieldsOf(field.value);
    const again = words.data.some((name) => inner.has(name));
    return again ? payloadOf(field.value, inner) : field.value;
  }
  return json;
}

/** `data` is always the envelope's; the vaguer words only where nothing beside them belongs to an item. */
function looksWrapped(key: string, fields: Fields): boolean {
  return key === "data" || !words.beside.some((name) => fields.has(name));
}

function metaFields(fields: Fields): Fields {
  return fieldsOf(pickAs(fields, words.meta, (value) => (isRecord(value) ? value : null)));
}

function metaOf(...levels: Fields[]): Decoded["meta"] {
  const all = levels.flatMap((fields) => [metaFields(fields), fields]);
  const find = (keys: readonly string[]) => {
    for (const fields of all) {
      const found = pickAs(fields, keys, countOf);
      if (found !== null) return found;
    }
    return null;
  };
  return {
    page: find(words.page),
    per_page: find(words.perPage),
    total: find(words.total),
  };
}

function refreshOf(levels: readonly Fields[]): string | null {
  for (const fields of levels) {
    const time = pickAs(fields, words.refreshed, isoOf);
    if (time !== null) return time;
  }
  return null;
}
