/** A file as it came up. */
export interface Upload {
  /** The field that carried it. */
  field: string;
  name: string;
  content: string;
  bytes: number;
}

/** The texts and files of a body in `multipart/form-data`; a part that says no name is none. Throws when there is no boundary. */
export function readMultipart(body: Buffer, type: string): { fields: Map<string, string>; uploads: Upload[] } {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new Error("no boundary");
  const fields = new Map<string, string>();
  const uploads: Upload[] = [];
  // One character for each byte, so that nothing of a file is lost on the way.
  for (const part of `\r\n${body.toString("latin1")}`.split(`\r\n--${boundary}`).slice(1)) {
    const end = part.indexOf("\r\n\r\n");
    const head = Buffer.from(part.slice(0, end), "latin1").toString();
    const content = Buffer.from(part.slice(end + 4), "latin1");
    const field = /;\s*name="([^"]*)"/i.exec(head)?.[1];
    const [, inQuotes, bare] = /;\s*filename=(?:"([^"]*)"|([^;\s]+))/i.exec(head) ?? [];
    const name = inQuotes ?? bare;
    if (end < 0 || field === undefined) continue;
    if (name === undefined) fields.set(field, content.toString());
    else uploads.push({ field, name, content: content.toString(), bytes: content.length });
  }
  return { fields, uploads };
}
