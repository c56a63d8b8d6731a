import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestWorld } from "../bot.ts";

/** The world's odds service, whose answers somebody rewrites. */
export interface Rewritten {
  url: string;
  /** From now on; null leaves them as they are. */
  rewrite: ((answer: unknown, path: string) => unknown) | null;
  close(): Promise<void>;
}

export async function openRewritten({ url }: TestWorld): Promise<Rewritten> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const answer = await fetch(`${new URL(url).origin}${path}`);
    const body: unknown = await answer.json();
    response.writeHead(answer.status, { "content-type": "application/json", date: answer.headers.get("date") ?? "" });
    response.end(JSON.stringify(rewritten.rewrite?.(body, path) ?? body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const rewritten: Rewritten = {
    url: `http://127.0.0.1:${port}${new URL(url).pathname}`.replace(/\/$/, ""),
    rewrite: null,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return rewritten;
}
