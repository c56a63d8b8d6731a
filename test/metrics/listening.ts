import { type Log, silentLog } from "../../src/log.ts";

/** A log in which the address of the metrics can be found. */
export function listening(): { log: Log; url: () => string } {
  let url = "";
  const log: Log = {
    ...silentLog,
    info(fields, message) {
      if (message.startsWith("health and metrics")) url = (fields as { address: string }).address;
    },
  };
  return { log, url: () => url };
}

/** The values of the metrics at an address, by name and labels. */
export async function valuesAt(url: string): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]));
}

/** Why the bot is not ready, by the names of the checks that fail. */
export async function failingChecks(url: string): Promise<string[]> {
  const { checks } = (await (await fetch(`${url}/readyz`)).json()) as { checks: { name: string; ok: boolean }[] };
  return checks.filter(({ ok }) => !ok).map(({ name }) => name);
}
