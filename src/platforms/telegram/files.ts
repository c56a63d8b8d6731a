import type { Api } from "grammy";
import type { Document } from "grammy/types";
import type { Dispatcher } from "undici";
import { type Attached, textOf } from "../../chat/attached.ts";
import type { Log } from "../../log.ts";

interface FilesDeps {
  api: Pick<Api, "getFile">;
  token: string;
  apiRoot: string;
  agent: Dispatcher;
  log: Log;
}

/** Makes files that people send readable. Where they lie holds the token, so nothing of an error is logged but its code. */
export function createFiles({ api, token, apiRoot, agent, log }: FilesDeps): (document: Document) => Attached {
  const root = apiRoot.replace(/\/+$/, "");

  async function read({ file_id, file_size }: Document, mostBytes: number): ReturnType<Attached["read"]> {
    if (file_size !== undefined && file_size > mostBytes) return { kind: "too_large" };
    const { file_path } = await api.getFile(file_id);
    // A server of the host's own may name a place on its disk, which is none that we can ask for.
    if (file_path === undefined || !/^[\w./-]+$/.test(file_path) || file_path.startsWith("/")) return { kind: "failed" };
    const { origin, pathname } = new URL(root);
    const path = `${pathname.replace(/\/$/, "")}/file/bot${token}/${file_path}`;
    const { statusCode, body } = await agent.request({ origin, path, method: "GET" });
    if (statusCode === 200) return textOf(body, mostBytes);
    await body.dump();
    return { kind: "failed" };
  }

  return (document) => ({
    name: document.file_name ?? "",
    read: (mostBytes) =>
      read(document, mostBytes).catch((error: unknown) => {
        const code = error instanceof Error && "code" in error ? String(error.code) : null;
        log.warn({ code }, "could not read a file that somebody sent");
        return { kind: "failed" };
      }),
  });
}
