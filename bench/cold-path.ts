import { openBot, openWorld, type TestWorld } from "../test/bot.ts";
import { type Bench, row } from "./bench.ts";

const people = 1_000;
const matchCount = 50;
const minuteMs = 60_000;

interface Figures {
  requests: number;
  refused: number;
  /** People who got prices. */
  served: number;
}

export const bench: Bench = {
  about: `${people} people ask about ${matchCount} matches within a minute; real HTTP to the sandbox, which allows 100 requests a minute, on a clock that is turned`,
  run: async () => {
    const ours = await withWorld(throughBot);
    const rival = await withWorld(oneRequestEach);
    const note = "one client per ask";
    return [
      row({ name: "requests upstream", ours: ours.requests, rival: rival.requests, unit: "requests", note }),
      row({ name: "refused upstream (429)", ours: ours.refused, rival: rival.refused, unit: "requests", note }),
      row({ name: "people who got prices", ours: ours.served, rival: rival.served, unit: "people", note }),
    ];
  },
};

async function withWorld(measure: (world: TestWorld, slugs: readonly string[]) => Promise<Figures>): Promise<Figures> {
  const world = await openWorld();
  try {
    const later = world.clock.now() + 30 * 60 * minuteMs;
    const matches = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > later);
    return await measure(
      world,
      matches.slice(0, matchCount).map(({ slug }) => slug),
    );
  } finally {
    await world.close();
  }
}

/** Every asker at an even distance from the next, the matches mixed. */
async function askAll(world: TestWorld, ask: (person: number) => Promise<boolean>): Promise<number> {
  const asked = Array.from({ length: people }, async (_, person) => {
    await world.clock.sleep((person * minuteMs) / people);
    return ask(person);
  });
  let open = true;
  const all = Promise.all(asked).finally(() => {
    open = false;
  });
  await world.until(() => !open);
  return (await all).filter(Boolean).length;
}

async function throughBot(world: TestWorld, slugs: readonly string[]): Promise<Figures> {
  const bot = await openBot(world, { config: { database: { url: ":memory:" } } });
  // Long enough for the list of matches, which every bot asks for once.
  await world.pass(minuteMs);
  world.sandbox.knobs.resetStatistics();
  const served = await askAll(world, async (person) => {
    const { text } = await bot.call(`playground:person-${person}`, `/odds ${slugs[person % slugs.length]}`);
    return /\d\.\d\d/.test(text);
  });
  const figures = figuresOf(world, served);
  await bot.stop();
  return figures;
}

async function oneRequestEach(world: TestWorld, slugs: readonly string[]): Promise<Figures> {
  const served = await askAll(world, async (person) => {
    const response = await fetch(`${world.url}/api/v1/matches/${slugs[person % slugs.length]}/odds`);
    await response.text();
    return response.ok;
  });
  return figuresOf(world, served);
}

function figuresOf({ sandbox }: TestWorld, served: number): Figures {
  const { requests, refused } = sandbox.knobs.statistics();
  return { requests, refused, served };
}
