/** A file that came with a call. It is as untrusted as all that people send. */
export interface Attached {
  /** As the sender called it. */
  name: string;
  /** Reads at most so many bytes. Never throws. */
  read(mostBytes: number): Promise<AttachedText>;
}

/** What a file says; `too_large`: more than was to be read; `no_text`: it is none in UTF-8; `failed`: the platform did not give it out. */
export type AttachedText = { kind: "text"; text: string } | { kind: "too_large" | "no_text" | "failed" };

/** A response's bytes as text. What comes after the last byte that may be read is left where it is. */
export async function textOf(bytes: AsyncIterable<Uint8Array>, mostBytes: number): Promise<AttachedText> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    length += part.byteLength;
    if (length > mostBytes) return { kind: "too_large" };
    parts.push(part);
  }
  try {
    return { kind: "text", text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts)) };
  } catch {
    return { kind: "no_text" };
  }
}
