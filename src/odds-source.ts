import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Showcase } from "./sandbox/showcase.ts";

/** Where odds are asked for, and how many times faster than life they are refreshed there. */
export interface OddsSource {
  baseUrl: string;
  speed: number;
  /** The sandbox's market, to be looked at and pushed; null where the odds are another service's. */
  showcase: Showcase | null;
}

/** The odds service of the configuration; without a real one, the sandbox is started, and `onStop` told how to stop it. */
export async function openOddsSource(
  config: Config,
  { clock, onStop }: { clock: Clock; onStop: (end: () => Promise<unknown>) => void },
): Promise<OddsSource> {
  if (config.api) return { ...config.api, showcase: null };
  const { createSandbox } = await import("./sandbox/server.ts");
  const { createShowcase } = await import("./sandbox/showcase.ts");
  const { playgroundSpeed } = await import("./sandbox/world.ts");
  const speed = config.sandbox.speed ?? (config.playground ? playgroundSpeed : 1);
  const sandbox = createSandbox({ clock, seed: config.sandbox.seed, speed, dialect: config.sandbox.dialect });
  const baseUrl = await sandbox.start(0, "127.0.0.1");
  onStop(() => sandbox.stop());
  return { baseUrl, speed, showcase: createShowcase({ ...sandbox, clock }) };
}
