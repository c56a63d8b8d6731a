import { readFileSync } from "node:fs";
import { createPictures } from "../src/charts/pictures.ts";
import { systemClock } from "../src/clock.ts";
import { silentLog } from "../src/log.ts";
import { books } from "../src/sandbox/books.ts";
import { createSandbox } from "../src/sandbox/server.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { median, quantile, throughput, waits } from "./load.ts";
import { startBot } from "./programs.ts";
import { sampleChart } from "./sample-chart.ts";
import { openTelegramSide } from "./telegram-side.ts";

const burst = 200;
const calm = { perSecond: 100, ms: 10_000 };
const warmUp = { atOnce: 50, times: 4_000 };
const token = "1:ours";
/** The program as it is built; this file runs two folders below the project. */
const program = new URL("../../dist/draw.js", import.meta.url);

export const bench: Bench = {
  about: `pictures as PNG, and /odds at ${calm.perSecond} a second while ${burst} charts are asked for at once, beside the same without them`,
  async run() {
    return [...(await drawingRows()), ...(await burstRows())];
  },
};

/** What drawing takes in its thread: so many different pictures, and what is left when it has ended. */
async function drawingRows(): Promise<Row[]> {
  const before = megabytes("self");
  const pictures = createPictures({ program, clock: systemClock, log: silentLog, limits: { patienceMs: 300_000 } });
  const draw = (nth: number) =>
    pictures.draw({ picture: sampleChart(`Home ${nth} v Away ${nth}`), credit: ["Data: Odds"], theme: "light" }, "png");
  const [firstMs] = await timed(() => draw(0));
  const [ms, drawn] = await timed(() => Promise.all(Array.from({ length: burst }, (_, nth) => draw(nth + 1))));
  const during = megabytes("self");
  await pictures.stop();
  const missing = drawn.filter((one) => one === null).length;
  const note = `${burst} different price histories at once, ${missing} not drawn`;
  return [
    row({ name: "first picture, thread included", ours: firstMs, rival: null, unit: "ms", note: "" }),
    row({ name: "pictures", ours: burst / (ms / 1000), rival: null, unit: "pictures/s", note }),
    row({
      name: "memory while drawing",
      ours: during - before,
      rival: null,
      unit: "MB",
      note: "beyond the process without pictures",
    }),
    row({ name: "memory afterwards", ours: megabytes("self") - before, rival: null, unit: "MB", note: "the thread has ended" }),
  ];
}

async function burstRows(): Promise<Row[]> {
  const sandbox = createSandbox({ clock: systemClock, seed: "bench", speed: 1, volatility: 0 });
  const url = await sandbox.start(0, "127.0.0.1");
  const later = systemClock.now() + 30 * 3_600_000;
  const match = sandbox.world
    .matches(systemClock.now())
    .find(({ league, startsAt }) => league.sport === "football" && startsAt > later);
  if (!match) throw new Error("the sandbox has no match to ask about");
  const side = await openTelegramSide();
  const source = {
    ODDS_API_BASE_URL: url,
    ODDS_SOURCE: "sandbox",
    ODDS_SOURCE_NAME: "Odds",
    ODDS_SOURCE_URL: "https://odds.test",
  };
  const bot = startBot({ ...source, TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: side.apiRoot });
  const odds = () => side.ask(token, `/odds ${match.slug}`);
  try {
    await side.polled(token);
    await until(async () => JSON.stringify(await odds()).includes("<pre>"));
    await until(async () => JSON.stringify(await side.ask(token, `/history ${match.slug}`)).includes("<pre>"));
    await throughput(odds, warmUp);
    const without = await waits(odds, calm);
    const before = megabytes(bot.pid);
    const names = books.map(({ name }) => name);
    const asked = questions(match.slug, names).map((typed, nth) => ({ typed, language: nth % 2 === 0 ? "en" : "ru" }));
    const meanwhile = async (more: string) => {
      const answered = Promise.all(asked.map(({ typed, language }) => side.ask(token, `${typed}${more}`, language)));
      return { beside: await waits(odds, calm), answers: await answered };
    };
    const words = await meanwhile("");
    const charts = await meanwhile(" chart");
    const pictures = charts.answers.filter((answer) => "photo" in answer).length;
    const quiet = "beside the same without anything else";
    const rows = ({ beside }: typeof words, what: string, note: string): Row[] => [
      row({ name: `/odds while ${what}, p50`, ours: median(beside), rival: median(without), unit: "ms", note }),
      row({ name: `/odds while ${what}, p99`, ours: quantile(beside, 0.99), rival: quantile(without, 0.99), unit: "ms", note }),
    ];
    return [
      ...rows(charts, `${burst} charts are drawn`, `${quiet}; ${pictures} of ${burst} came as pictures, the others as words`),
      ...rows(words, "the same is asked in words", quiet),
      row({
        name: "the bot's memory after them",
        ours: megabytes(bot.pid),
        rival: before,
        unit: "MB",
        note: "beside before the first",
      }),
    ];
  } finally {
    await bot.stop();
    await side.close();
    await sandbox.stop();
  }
}

/** Questions about one match that are mostly different: by book and selection. */
function questions(slug: string, books: readonly string[]): string[] {
  const selections = ["", "1", "X", "2", "over 2.5", "under 2.5", "both teams yes"];
  const all = ["", ...books].flatMap((book) => selections.map((selection) => `/history ${slug} ${book} ${selection}`));
  return Array.from({ length: burst }, (_, nth) => all[nth % all.length] ?? "");
}

/** The bot's budget begins empty, so the first askers may be told to wait. */
async function until(check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if (await check()) return;
    await systemClock.sleep(500);
  }
  throw new Error("the bot never answered");
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, result: T]> {
  const start = performance.now();
  const result = await work();
  return [performance.now() - start, result];
}

/** What a process holds of the machine's memory. */
function megabytes(pid: number | "self"): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
