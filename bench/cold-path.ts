import { openWorld, type TestWorld } from "../test/bot.ts";
import { askAsCrowd, type CrowdFigures, openDiscordCrowd, openTelegramCrowd } from "../test/whole-bot/crowd.ts";
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
  about: `${people} people ask about ${matchCount} matches within a minute, on stand-ins of both platforms; real HTTP to the sandbox, which allows 100 requests a minute, on a clock that is turned`,
  run: async () => {
    const crowd = { people, matches: matchCount, withinMs: minuteMs };
    const telegram = await askAsCrowd(openTelegramCrowd, crowd);
    const discord = await askAsCrowd(openDiscordCrowd, crowd);
    const rival = await withWorld(oneRequestEach);
    return [...rowsOf("Telegram", telegram, rival), ...rowsOf("Discord", discord, rival)];
  },
};

function rowsOf(platform: string, ours: CrowdFigures, rival: Figures) {
  const note = "one client per ask";
  const sentAway = people - rival.served;
  return [
    row({ name: `${platform}: requests upstream`, ours: ours.requests, rival: rival.requests, unit: "requests", note }),
    row({ name: "refused upstream (429)", ours: ours.refused, rival: rival.refused, unit: "requests", note }),
    row({ name: "answered at once", ours: ours.atOnce, rival: rival.served, unit: "people", note }),
    row({ name: "answered in place", ours: ours.inPlace, rival: 0, unit: "people", note }),
    row({
      name: "sent away, or left without an answer",
      ours: ours.sentAway + ours.otherwise,
      rival: sentAway,
      unit: "people",
      note,
    }),
    row({ name: "longest wait", ours: ours.longestWaitMs / 1_000, rival: null, unit: "s", note: "" }),
    row({ name: "answered later than was said", ours: ours.late, rival: null, unit: "people", note: "" }),
  ];
}

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
