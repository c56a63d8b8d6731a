import type { Config } from "../config.ts";
import { reasonOf } from "../log.ts";
import { newerRelease } from "../updates.ts";
import { version } from "../version.ts";
import { amber, type Finding, green } from "./finding.ts";

/** Whether a newer version is out, where the host has named a release feed. */
export async function updateFindings({ updateFeed, proxy }: Pick<Config, "updateFeed" | "proxy">): Promise<Finding[]> {
  if (updateFeed === null) return [];
  try {
    const newer = await newerRelease(updateFeed, proxy);
    if (!newer) return [green("version", `${version} is the newest`)];
    return [amber("version", `${newer.version} is out, this is ${version}`, `read what has changed: ${newer.url || updateFeed}`)];
  } catch (error) {
    return [amber("version", `couldn't find out whether there's a newer one: ${reasonOf(error)}`, "look at UPDATE_FEED")];
  }
}
