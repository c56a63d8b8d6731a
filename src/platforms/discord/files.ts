import type { Attachment } from "discord.js";
import type { Dispatcher } from "undici";
import { type Attached, textOf } from "../../chat/attached.ts";
import { errorFields, type Log } from "../../log.ts";

interface FilesDeps {
  agent: Dispatcher;
  /** Where Discord's REST interface is; a stand-in of it has its files there too. */
  apiUrl: string;
  log: Log;
}

const fileHosts = ["cdn.discordapp.com", "media.discordapp.net"];

/** Makes files that people attach readable, which lie on Discord's own hosts only. */
export function createFiles({
  agent,
  apiUrl,
  log,
}: FilesDeps): (attachment: Pick<Attachment, "name" | "size" | "url">) => Attached {
  const own = new URL(apiUrl).origin;

  async function read({ size, url }: Pick<Attachment, "size" | "url">, mostBytes: number): ReturnType<Attached["read"]> {
    if (size > mostBytes) return { kind: "too_large" };
    const { origin, protocol, hostname, pathname, search } = new URL(url);
    if (origin !== own && !(protocol === "https:" && fileHosts.includes(hostname))) return { kind: "failed" };
    const { statusCode, body } = await agent.request({ origin, path: pathname + search, method: "GET" });
    if (statusCode === 200) return textOf(body, mostBytes);
    await body.dump();
    return { kind: "failed" };
  }

  return ({ name, size, url }) => ({
    name,
    read: (mostBytes) =>
      read({ size, url }, mostBytes).catch((error: unknown) => {
        log.warn(errorFields(error), "could not read a file that somebody attached");
        return { kind: "failed" };
      }),
  });
}
