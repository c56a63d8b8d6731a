import { DefaultRestOptions, type RESTOptions } from "discord.js";

/**
 * How requests to Discord are sent. A form is written out first: the connections of a process are those of whichever copy of the
 * HTTP library was loaded first, and that one knows only forms of its own.
 */
export const makeRequest: RESTOptions["makeRequest"] = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init);
  const written = new Response(init.body);
  const headers = { ...(init.headers as Record<string, string>), "content-type": written.headers.get("content-type") ?? "" };
  return DefaultRestOptions.makeRequest(url, { ...init, headers, body: new Uint8Array(await written.arrayBuffer()) });
};
