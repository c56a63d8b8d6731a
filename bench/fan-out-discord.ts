import { once, setMaxListeners } from "node:events";
import { Client, Events, GatewayIntentBits, Routes } from "discord.js";
import { systemClock } from "../src/clock.ts";
import { silentLog } from "../src/log.ts";
import { createDiscord } from "../src/platforms/discord/adapter.ts";
import { type DiscordStandIn, startDiscordStandIn } from "../test/standins/discord.ts";
import { type Row, row } from "./bench.ts";
import { answeringDeps, deliverTo } from "./delivering.ts";
import { openFarAway } from "./far-away.ts";
import { median, quantile } from "./load.ts";

const awayMs = 60;
/** Real seconds: discord.js has timers of its own that no simulation moves. */
const seconds = 15;
/** More than can be told in the time. */
const channels = 1_200;
const perSecond = 50;
const askEveryMs = 500;

/** What a contender came to. */
interface Figures {
  /** Messages that were taken a second. */
  taken: number;
  refused: number;
  waited: number[];
}

interface Place {
  token: string;
  apiUrl: string;
  channels: readonly string[];
}

/** Tells every channel until the signal aborts, and answers whoever asks. */
type Contender = (place: Place, signal: AbortSignal) => Promise<void>;

export async function discordRows(): Promise<Row[]> {
  const ours = await contest(linewatch);
  const rival = await contest(discordJs);
  const note = "discord.js, which keeps the limits by itself";
  const p95 = (values: readonly number[]): number => quantile(values, 0.95);
  return [
    row({
      name: "Discord, share of the limit",
      ours: ours.taken / perSecond,
      rival: rival.taken / perSecond,
      unit: "of 50/s",
      note,
    }),
    row({ name: "Discord, refused (429)", ours: ours.refused, rival: rival.refused, unit: "messages", note }),
    row({ name: "Discord, a person's answer, p50", ours: median(ours.waited), rival: median(rival.waited), unit: "ms", note }),
    row({ name: "Discord, a person's answer, p95", ours: p95(ours.waited), rival: p95(rival.waited), unit: "ms", note }),
  ];
}

async function contest(contender: Contender): Promise<Figures> {
  const standIn = await startDiscordStandIn({ clock: systemClock, strict: true });
  const far = await openFarAway(standIn.apiUrl, () => systemClock.sleep(awayMs / 2));
  const place = { token: standIn.token, apiUrl: far.url, channels: Array.from({ length: channels }, () => standIn.addDm()) };
  const stop = new AbortController();
  const done = contender(place, stop.signal);
  const answered = (status: number) => standIn.requests.filter((one) => isMessage(one) && one.status === status).length;
  while (answered(200) === 0) await systemClock.sleep(50);
  const before = answered(200);
  const startedAt = performance.now();
  const waited = await askFor(standIn, seconds * 1_000);
  const taken = (answered(200) - before) / ((performance.now() - startedAt) / 1_000);
  const figures = { taken, refused: answered(429), waited };
  stop.abort();
  await done;
  far.close();
  await standIn.stop();
  return figures;
}

function isMessage({ method, path }: { method: string; path: string }): boolean {
  return method === "POST" && /\/channels\/\d+\/messages$/.test(path);
}

/** Somebody asks again and again; resolves to how long they waited. */
async function askFor(standIn: DiscordStandIn, ms: number): Promise<number[]> {
  const person = standIn.addUser();
  const channel = standIn.addDm(person);
  const waited: number[] = [];
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const asked = performance.now();
    await standIn.slash(person, channel, "about").message();
    waited.push(performance.now() - asked);
    await systemClock.sleep(Math.max(0, Math.min(asked + askEveryMs, end) - performance.now()));
  }
  return waited;
}

const linewatch: Contender = async ({ token, apiUrl, channels: all }, signal) => {
  const platform = createDiscord({ token, apiUrl, deps: answeringDeps(), log: silentLog, clock: systemClock });
  await platform.start();
  await deliverTo(platform, { chats: all, inFlight: 10 }, signal);
  await platform.stop();
};

/** All at once: discord.js has a queue of its own. */
const discordJs: Contender = async ({ token, apiUrl, channels: all }, signal) => {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) interaction.reply("A short answer.").catch(() => undefined);
  });
  const ready = once(client, Events.ClientReady);
  await client.login(token);
  await ready;
  await client.application?.commands.set([{ name: "about", description: "What this is" }]);
  const body = { content: "A line has moved." };
  setMaxListeners(0, signal);
  for (const channel of all) void client.rest.post(Routes.channelMessages(channel), { body, signal }).catch(() => undefined);
  await once(signal, "abort");
  await client.destroy();
};
