import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { parsedJson } from "../../sources/json.ts";
import { ApiUnreachable } from "../errors.ts";

const decompressors: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

/**
 * Reads a body to its end as JSON; at most `maxBytes` of it after decompression, so that a small answer cannot grow
 * without limit. Rejects with `ApiUnreachable`, or with the stream's own error; the stream is closed either way.
 */
export async function jsonFromBody(body: Readable, encoding: string | null, maxBytes: number): Promise<unknown> {
  const decompress = decompressorFor(encoding?.trim().toLowerCase() ?? "");
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new ApiUnreachable("too_large");
      chunks.push(chunk);
    }
  };
  try {
    await (decompress ? pipeline(body, decompress, collect) : pipeline(body, collect));
  } catch (error) {
    // Closing the stream early has an error of its own, which may come first.
    throw bytes > maxBytes ? new ApiUnreachable("too_large") : error;
  }
  return parsed(Buffer.concat(chunks).toString("utf8"));
}

/** Null for a body that is sent as it is; an encoding that we never offered leads to text that is no JSON. */
function decompressorFor(encoding: string): Transform | null {
  return (Object.hasOwn(decompressors, encoding) && decompressors[encoding]?.()) || null;
}

function parsed(text: string): unknown {
  try {
    return parsedJson(text);
  } catch {
    throw new ApiUnreachable("not_json");
  }
}
