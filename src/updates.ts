import { z } from "zod";
import { connectionTrouble, createAgent, type HttpsProxy, troubleWords } from "./proxy.ts";
import { version } from "./version.ts";

/** A version that was published. */
export interface Release {
  version: string;
  /** Where it is described; empty when the feed does not say. */
  url: string;
}

const deadlineMs = 10_000;
const maxBytes = 4 * 1024 * 1024;

/** What GitHub, Forgejo and GitLab say of a release. */
const release = z
  .object({ tag_name: z.string().regex(/^v?\d+(?:\.\d+){0,3}$/), html_url: z.url({ protocol: /^https?$/ }).optional() })
  .transform(({ tag_name: tag, html_url: url = "" }): Release => ({ version: tag.replace("v", ""), url }));

/** The newest release that a feed names, when it is newer than this program; null when it is not. Rejects when the feed says nothing of use. */
export async function newerRelease(feed: string, proxy: HttpsProxy | null, than = version): Promise<Release | null> {
  const said = await askFeed(feed, proxy);
  const releases = [said].flat().flatMap((one) => release.safeParse(one).data ?? []);
  const [newest] = releases.toSorted((a, b) => comparedVersions(b.version, a.version));
  if (!newest) throw new Error("the release feed names no release");
  return comparedVersions(newest.version, than) > 0 ? newest : null;
}

async function askFeed(feed: string, proxy: HttpsProxy | null): Promise<unknown> {
  const agent = createAgent(proxy, { maxResponseSize: maxBytes });
  try {
    const { origin, pathname, search } = new URL(feed);
    const headers = { accept: "application/json", "user-agent": `Linewatch/${version}` };
    const signal = AbortSignal.timeout(deadlineMs);
    const { statusCode, body } = await agent.request({ origin, path: pathname + search, method: "GET", headers, signal });
    if (statusCode !== 200) throw new Error(`the release feed answers with status ${statusCode}`);
    return await body.json();
  } catch (error) {
    const trouble = connectionTrouble(error, "UPDATE_FEED");
    throw trouble ? new Error(troubleWords(trouble)) : error;
  } finally {
    await agent.destroy();
  }
}

/** Above 0 when the first one is newer. Numbers are compared, not their digits. */
export function comparedVersions(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((text) => text.split(/[.-]/).map(Number));
  for (let place = 0; place < 4; place++) {
    const difference = (ours?.[place] || 0) - (theirs?.[place] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
