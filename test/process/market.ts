import { type Clock, systemClock } from "../../src/clock.ts";
import { createSandbox, type Sandbox } from "../../src/sandbox/server.ts";

/** Quick enough that a refresh comes every few seconds, slow enough that a restart does not make every board stale. */
const speed = 900;

/** A sandbox in the test's own process, on the machine's clock, whose prices move only when the test moves them. */
export interface Market {
  sandbox: Sandbox;
  /** A football match that starts tomorrow or later, so that nothing happens to it but what the test does. */
  slug: string;
  /** What a bot on this market is to be started with. */
  settings: Record<string, string>;
  /** Makes the home side likelier by six points of probability. */
  move(): void;
  /** The next answer about odds waits until it is let go. */
  holdOdds(): () => void;
}

/** What the sandbox waits for a held answer; nothing else waits that long. */
const heldMs = 3_600_000;

export async function openMarket(): Promise<Market> {
  const hold = new AbortController();
  const sleep: Clock["sleep"] = (ms, signal) => systemClock.sleep(ms, ms === heldMs ? hold.signal : signal);
  const sandbox = createSandbox({ clock: { ...systemClock, sleep }, seed: "process", speed, volatility: 0 });
  const url = await sandbox.start(0, "127.0.0.1");
  const later = systemClock.now() + 30 * 3_600_000;
  const match = sandbox.world
    .matches(systemClock.now())
    .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
  if (!match) throw new Error("the world has no such match");
  const { slug } = match;
  return {
    sandbox,
    slug,
    settings: {
      ODDS_API_BASE_URL: url,
      ODDS_SOURCE: "sandbox",
      ODDS_SOURCE_NAME: "Test Odds",
      ODDS_SOURCE_URL: "https://odds.test",
      SANDBOX_SPEED: String(speed),
      PLAYGROUND: "0",
      PORT: "0",
    },
    move: () => void sandbox.knobs.move({ slug, selection: "home", points: 6 }),
    holdOdds() {
      sandbox.knobs.fail({ kind: "slow_header", endpoint: "odds", delayMs: heldMs });
      return () => hold.abort();
    },
  };
}
