import type { FixedDefinition } from "./api/definitions.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { quickened, type Rhythm } from "./odds/rhythm.ts";
import type { Showcase } from "./sandbox/showcase.ts";
import type { Definition } from "./sources/definition.ts";
import { documentedRhythm } from "./sources/documented/service.ts";

/** Where odds are asked for, how answers are read, and how often odds can change there. */
export interface OddsSource {
  baseUrl: string;
  /** Null where the doctor has to find out how answers are read. */
  fixed: FixedDefinition | null;
  rhythm: Rhythm;
  /** The sandbox's market, to be looked at and pushed; null where the odds are another service's. */
  showcase: Showcase | null;
}

/** The odds service of the configuration; without a real one, the sandbox is started, and `onStop` told how to stop it. */
export async function openOddsSource(
  config: Config,
  { clock, onStop }: { clock: Clock; onStop: (end: () => Promise<unknown>) => void },
): Promise<OddsSource> {
  const fixed = await fixedDefinition(config);
  if (config.api) return { ...config.api, fixed, showcase: null };
  const { createSandbox } = await import("./sandbox/server.ts");
  const { createShowcase } = await import("./sandbox/showcase.ts");
  const { playgroundSpeed } = await import("./sandbox/world.ts");
  const isHurried = config.sandbox.speed === null && config.playground !== null;
  const speed = config.sandbox.speed ?? (isHurried ? playgroundSpeed : 1);
  const sandbox = createSandbox({ clock, seed: config.sandbox.seed, speed, isCalm: isHurried });
  const baseUrl = await sandbox.start(0, "127.0.0.1");
  onStop(() => sandbox.stop());
  return { baseUrl, fixed, rhythm: quickened(documentedRhythm, speed), showcase: createShowcase({ ...sandbox, clock }) };
}

async function fixedDefinition({ definition }: Pick<Config, "definition">): Promise<FixedDefinition | null> {
  if (definition === "documented") return null;
  if (definition !== "sandbox" && "name" in definition) return { ...definition, from: "built_in" };
  // It was checked when the settings were read.
  if (definition !== "sandbox") return { definition: definition.definition as Definition, from: "file" };
  const { sandbox } = await import("./sources/sandbox/definition.ts");
  return { definition: sandbox, from: "built_in" };
}
