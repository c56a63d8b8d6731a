import type { Platform, PlatformDeps } from "./chat/platform.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Texts } from "./replies/text.ts";

interface PlatformParts {
  deps: PlatformDeps;
  texts: Texts;
  clock: Clock;
  log: Log;
}

interface Opened {
  platforms: Platform[];
  /** Where the playground is, once it has started; null when there is none. */
  playgroundUrl: () => string | null;
}

/** The platforms of the configuration. They are loaded only when they are wanted: their libraries are most of the start-up time. */
export async function openPlatforms(config: Config, { deps, texts, clock, log }: PlatformParts): Promise<Opened> {
  const platforms: Platform[] = [];
  let playgroundUrl = (): string | null => null;
  if (config.telegram) {
    const { createTelegram } = await import("./platforms/telegram/adapter.ts");
    platforms.push(createTelegram({ ...config.telegram, deps, log, clock }));
  }
  if (config.discord) {
    const { createDiscord } = await import("./platforms/discord/adapter.ts");
    platforms.push(createDiscord({ ...config.discord, deps, log, clock }));
  }
  if (config.playground) {
    const { createPlayground } = await import("./platforms/playground/adapter.ts");
    const pageTexts = texts.family("playground-");
    const playground = createPlayground({ ...config.playground, title: "Linewatch", texts: pageTexts, log, clock, deps });
    playgroundUrl = playground.url;
    platforms.push(playground);
  }
  return { platforms, playgroundUrl };
}
