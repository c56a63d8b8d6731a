import { type DecodeOptions, decode, NotUnderstood } from "../api/decode/index.ts";
import type { Decoded, Kind } from "../api/decode/rows.ts";

/** What the decoder makes of an answer; the reason when it makes nothing of it. */
export type Reading = { decoded: Decoded; refusal: null } | { decoded: null; refusal: string };

export function readAnswer(kind: Kind, json: unknown, options: DecodeOptions): Reading {
  try {
    return { decoded: decode(kind, json, options), refusal: null };
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    return { decoded: null, refusal: error.reason };
  }
}
