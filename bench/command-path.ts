import { systemClock } from "../src/clock.ts";
import { createSandbox } from "../src/sandbox/server.ts";
import { environmentOf } from "./bare.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { openDiscordSide } from "./discord-side.ts";
import { type Ask, median, quantile, throughput, waits } from "./load.ts";
import { type Program, startBot, startProgram } from "./programs.ts";
import { openTelegramSide } from "./telegram-side.ts";

/** Each bot has its turn so often, one after the other, while the others stand by. */
const rounds = 5;
const full = { atOnce: 50, times: 6_000 };
const calm = { perSecond: 100, ms: 2_000 };
/** Until then the compiler is still at work. */
const warmUp = { atOnce: 50, times: 15_000 };

export const bench: Bench = {
  about: `/odds from a cached board, whole bot beside one that sends the same finished message; median of ${rounds} alternating rounds; ${full.atOnce} people at once, then ${calm.perSecond} a second`,
  async run() {
    const sandbox = createSandbox({ clock: systemClock, seed: "bench", speed: 1, volatility: 0 });
    const oddsUrl = await sandbox.start(0, "127.0.0.1");
    const later = systemClock.now() + 30 * 3_600_000;
    const match = sandbox.world
      .matches(systemClock.now())
      .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
    if (!match) throw new Error("the sandbox has no match to ask about");
    const scene = { slug: match.slug, settings: oddsSettings(oddsUrl) };
    try {
      return [...(await telegramRows(scene)), ...(await discordRows(scene))];
    } finally {
      await sandbox.stop();
    }
  },
};

interface Scene {
  slug: string;
  settings: Readonly<Record<string, string>>;
}

function oddsSettings(url: string): Record<string, string> {
  return { ODDS_API_BASE_URL: url, ODDS_SOURCE: "sandbox", ODDS_SOURCE_NAME: "Odds", ODDS_SOURCE_URL: "https://odds.test" };
}

async function telegramRows({ slug, settings }: Scene): Promise<Row[]> {
  const side = await openTelegramSide();
  const [ours, bare] = ["1:ours", "2:bare"];
  const programs: Program[] = [];
  try {
    programs.push(startBot({ ...settings, TELEGRAM_BOT_TOKEN: ours, TELEGRAM_API_ROOT: side.apiRoot }));
    await side.polled(ours);
    const { chat_id: _, ...message } = await firstOdds(() => side.ask(ours, `/odds ${slug}`), "<pre>");
    const bareSettings = environmentOf({ apiUrl: side.apiRoot, token: bare, message });
    programs.push(startProgram("./bare-telegram.js", bareSettings));
    await side.polled(bare);
    return await compare("Telegram", "bare grammY with its runner", {
      ours: () => side.ask(ours, `/odds ${slug}`),
      rival: () => side.ask(bare, `/odds ${slug}`),
    });
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await side.close();
  }
}

async function discordRows({ slug, settings }: Scene): Promise<Row[]> {
  const [ours, bare] = [await openDiscordSide("ours.token"), await openDiscordSide("bare.token")];
  const programs: Program[] = [];
  try {
    programs.push(startBot({ ...settings, DISCORD_BOT_TOKEN: ours.token, DISCORD_API_URL: ours.apiUrl }));
    await ours.connected();
    const message = await firstOdds(() => ours.ask(slug), "```");
    const bareSettings = environmentOf({ apiUrl: bare.apiUrl, token: bare.token, message });
    programs.push(startProgram("./bare-discord.js", bareSettings));
    await bare.connected();
    return await compare("Discord", "bare discord.js, interactions through a gateway", {
      ours: () => ours.ask(slug),
      rival: () => bare.ask(slug),
    });
  } finally {
    await Promise.all(programs.map((program) => program.stop()));
    await Promise.all([ours.close(), bare.close()]);
  }
}

/** The bot's budget begins empty, so the first askers may be told to wait. */
async function firstOdds<T extends object>(ask: () => Promise<T>, sign: string): Promise<T> {
  for (let tries = 0; tries < 60; tries++) {
    const message = await ask();
    if (JSON.stringify(message).includes(sign)) return message;
    await systemClock.sleep(500);
  }
  throw new Error("the bot never answered with odds");
}

interface Contest {
  ours: Ask;
  rival: Ask;
}

async function compare(platform: string, rivalName: string, contest: Contest): Promise<Row[]> {
  const askers = [contest.ours, contest.rival] as const;
  for (const ask of askers) await throughput(ask, warmUp);
  const speeds: number[][] = [[], []];
  const waited: number[][] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [index, ask] of askers.entries()) speeds[index]?.push(await throughput(ask, full));
    for (const [index, ask] of askers.entries()) waited[index]?.push(...(await waits(ask, calm)));
  }
  const pair = (of: readonly number[][], measure: (values: readonly number[]) => number) => {
    return { ours: measure(of[0] ?? []), rival: measure(of[1] ?? []) };
  };
  return [
    row({ name: `${platform}, full load`, ...pair(speeds, median), unit: "updates/s", note: rivalName }),
    row({ name: `${platform}, p50`, ...pair(waited, median), unit: "ms", note: rivalName }),
    row({ name: `${platform}, p99`, ...pair(waited, (values) => quantile(values, 0.99)), unit: "ms", note: rivalName }),
  ];
}
