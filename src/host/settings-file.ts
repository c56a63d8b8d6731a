import { stat } from "node:fs/promises";
import { amber, type Finding, green } from "./finding.ts";

const group = 0o070;
const others = 0o007;

/** Whether somebody else on this machine can read the file with the tokens; nothing is said where there is no such file. */
export async function settingsFileFindings(path: string): Promise<Finding[]> {
  const found = await stat(path).catch(() => null);
  if (!found) return [];
  if ((found.mode & (group | others)) === 0) return [green("settings", `${path} is readable by its owner alone`)];
  return [amber("settings", `other users of this machine can read ${path}`, `chmod 600 ${path}`)];
}
