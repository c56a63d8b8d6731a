import diagnostics from "node:diagnostics_channel";
import type { Clock } from "../../src/clock.ts";

/** When the bots of this process asked for the odds of each match, whoever wanted them. */
export interface OddsLog {
  /** Times on the clock, oldest first. */
  of(slug: string): readonly number[];
  stop(): void;
}

export function createOddsLog(clock: Clock): OddsLog {
  const bySlug = new Map<string, number[]>();
  const note = (message: unknown): void => {
    const { path } = (message as { request: { path: string } }).request;
    const [, slug] = /\/matches\/([^/?]+)\/odds/.exec(path) ?? [];
    if (slug) bySlug.set(slug, [...(bySlug.get(slug) ?? []), clock.now()]);
  };
  diagnostics.subscribe("undici:request:create", note);
  return {
    of: (slug) => bySlug.get(slug) ?? [],
    stop: () => void diagnostics.unsubscribe("undici:request:create", note),
  };
}
