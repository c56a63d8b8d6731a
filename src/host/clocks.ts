import type { Dispatcher } from "undici";
import type { Clock } from "../clock.ts";
import { amber, type Finding, green, red } from "./finding.ts";

/** How far this machine's clock is ahead of somebody's (ms). */
export interface ClockSeen {
  name: string;
  aheadMs: number;
}

const mostMs = 30_000;
const patienceMs = 10_000;

/** Asks a server for nothing but its time; null when it does not tell it. */
export async function clockOf(
  { name, url }: { name: string; url: string },
  { agent, clock }: { agent: Dispatcher; clock: Clock },
): Promise<ClockSeen | null> {
  const sentAt = clock.now();
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const { origin, pathname: path } = new URL(url);
    const { headers, body } = await agent.request({ origin, path, method: "HEAD", signal });
    const halfway = (sentAt + clock.now()) / 2;
    await body.dump();
    const date = Date.parse(String(headers["date"]));
    return Number.isNaN(date) ? null : { name, aheadMs: halfway - date };
  } catch {
    return null;
  }
}

/** What the clocks of others say of ours. */
export function clockFindings(seen: readonly ClockSeen[]): Finding[] {
  const wrong = seen.filter(({ aheadMs }) => Math.abs(aheadMs) > mostMs);
  if (seen.length === 0) return [amber("clock", "there was no other clock to compare it with", "look at it yourself: date -u")];
  const advice = "let the system set it: systemd-timesyncd or chrony";
  if (wrong.length === 0) return [green("clock", `as that of ${seen.map(({ name }) => name).join(", ")}`)];
  return wrong.map(({ name, aheadMs }) =>
    red("clock", `${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? "ahead of" : "behind"} that of ${name}`, advice),
  );
}
