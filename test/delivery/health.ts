import type { Platform } from "../../src/chat/platform.ts";
import { createPlatformHealth, type PlatformHealthDeps } from "../../src/delivery/platform-health.ts";

/** What a test brings as a platform; one that says nothing else answers when it is probed. */
export type TestPlatform = Pick<Platform, "name" | "send"> &
  Partial<Pick<Platform, "probe" | "manages" | "isChannel" | "titleOf">>;

/** A loop that delivers, with the health of its platform as the program has it. */
export interface HealthyLoop {
  run(signal: AbortSignal): Promise<void>;
  wake(): void;
  turnedAt(): number | null;
}

/** Runs a loop beside the health of its platform. */
export function withHealth(
  { platform, ...deps }: Omit<PlatformHealthDeps, "platform" | "onRoom"> & { platform: TestPlatform },
  create: (platform: ReturnType<typeof createPlatformHealth>) => HealthyLoop,
): HealthyLoop {
  const probed = { probe: async () => true, ...platform };
  const health = createPlatformHealth({ ...deps, platform: probed, onRoom: () => loop.wake() });
  const loop = create(health);
  return {
    wake: loop.wake,
    turnedAt: loop.turnedAt,
    async run(signal) {
      await Promise.all([loop.run(signal), health.run(signal)]);
    },
  };
}
