import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { systemClock } from "../src/clock.ts";
import { createSandbox, type Sandbox } from "../src/sandbox/server.ts";
import { freshFolder } from "../test/bot.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { startBot } from "./programs.ts";
import { openTelegramSide, type TelegramSide } from "./telegram-side.ts";

/** SOAK_MINUTES tries another length: two hours show what grows. */
const minutes = Number(process.env["SOAK_MINUTES"] ?? 10);
const watches = 50;
/** Many others want to be begun with first, and the lists be read. */
const settledMs = 90_000;
/** Counting what waits for the disk slows a process, so it is done at the end and for so long. */
const countedShare = 0.25;
const mostCountedMs = 10 * 60_000;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startsInMs = 4 * 60 * minuteMs;
const mega = 1024 * 1024;
/** What a small machine's disk does not feel, and a card survives for years. */
const mostMegabytesADay = 500;

export const bench: Bench = {
  about: `a bot on SQLite with ${watches} watches of as many matches, a source that refreshes as in life; ${minutes} minutes each with times shown and not`,
  async run() {
    const rows = (await Promise.all([true, false].map(live))).flat();
    const tooMuch = rows.filter(({ unit, ours }) => unit === "MB a day" && ours > mostMegabytesADay);
    for (const { name, ours } of tooMuch) process.stderr.write(`${name}: ${ours}, more than ${mostMegabytesADay}\n`);
    if (tooMuch.length > 0) process.exitCode = 1;
    return rows;
  },
};

const token = "1:ours";

async function live(showRefreshTime: boolean): Promise<Row[]> {
  const sandbox = createSandbox({ clock: systemClock, seed: "bench", speed: 1, showRefreshTime });
  const telegram = await openTelegramSide();
  const folder = freshFolder();
  const bot = startBot({
    ODDS_API_BASE_URL: await sandbox.start(0, "127.0.0.1"),
    ODDS_SOURCE: "sandbox",
    ODDS_SOURCE_NAME: "Odds",
    ODDS_SOURCE_URL: "https://odds.test",
    TELEGRAM_BOT_TOKEN: token,
    TELEGRAM_API_ROOT: telegram.apiRoot,
    DATA_DIR: folder,
  });
  try {
    await watchMany(telegram, sandbox);
    await systemClock.sleep(settledMs);
    const name = (what: string) => `${what}, times ${showRefreshTime ? "shown" : "not shown"}`;
    return await measured({ pid: bot.pid, file: join(folder, "linewatch.db"), sandbox, name });
  } finally {
    await bot.stop();
    await telegram.close();
    await sandbox.stop();
  }
}

async function watchMany(telegram: TelegramSide, { world }: Sandbox): Promise<void> {
  const now = systemClock.now();
  const slugs = world.matches(now).flatMap(({ slug, startsAt }) => (startsAt > now + startsInMs ? [slug] : []));
  for (const slug of slugs.slice(0, watches)) await telegram.ask(token, `/watch ${slug} 3pp`);
}

interface Measuring {
  pid: number;
  file: string;
  sandbox: Sandbox;
  name(what: string): string;
}

interface Reading {
  at: number;
  bytes: number;
  cpuMs: number;
  polls: number;
  residentMb: number;
}

async function measured({ pid, file, sandbox, name }: Measuring): Promise<Row[]> {
  const polls = () => sandbox.knobs.statistics().byEndpoint["odds"] ?? 0;
  const allMs = minutes * minuteMs;
  const countedMs = Math.min(mostCountedMs, countedShare * allMs);
  const first = await read(pid, polls());
  await systemClock.sleep(allMs - countedMs);
  const quiet = await read(pid, polls());
  const fsyncs = await countFsyncs(pid, countedMs);
  const last = await read(pid, polls());

  const share = (last.at - first.at) / dayMs;
  const note = `${last.polls - first.polls} polls in ${minutes} minutes`;
  const cpu = (100 * (quiet.cpuMs - first.cpuMs)) / (quiet.at - first.at);
  const plain = { rival: null };
  return [
    row({ ...plain, name: name("written"), ours: (last.bytes - first.bytes) / mega / share, unit: "MB a day", note }),
    ...(fsyncs === null
      ? []
      : [
          row({
            ...plain,
            name: name("waits for the disk"),
            ours: fsyncs / (last.polls - quiet.polls),
            unit: "fsyncs a poll",
            note: "strace",
          }),
        ]),
    row({ ...plain, name: name("processor at rest"), ours: cpu, unit: "% of a core", note: "before anything was counted" }),
    row({
      name: name("memory at the end"),
      ours: last.residentMb,
      rival: first.residentMb,
      unit: "MB",
      note: "the rival is the beginning",
    }),
    row({ ...plain, name: name("the database"), ours: (await stat(file)).size / mega, unit: "MB", note: "at the end" }),
  ];
}

/** What Linux knows of a process. */
async function read(pid: number, polls: number): Promise<Reading> {
  const [io, status, times] = await Promise.all(["io", "status", "stat"].map((of) => readFile(`/proc/${pid}/${of}`, "utf8")));
  const number = (text: string | undefined, pattern: RegExp) => Number(pattern.exec(text ?? "")?.[1]);
  // The name of a program may have blanks in it; all else has none.
  const fields = times?.slice(times.lastIndexOf(")") + 2).split(" ") ?? [];
  return {
    at: systemClock.now(),
    bytes: number(io, /^write_bytes: (\d+)/m),
    cpuMs: (Number(fields[11]) + Number(fields[12])) * 10,
    polls,
    residentMb: number(status, /^VmRSS:\s+(\d+)/m) / 1024,
  };
}

/** How often a process waits for the disk in so long; null where nothing can count that. */
async function countFsyncs(pid: number, ms: number): Promise<number | null> {
  const isThere = await promisify(execFile)("strace", ["-V"]).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await systemClock.sleep(ms);
    return null;
  }
  const counting = spawn("strace", ["-f", "-p", String(pid), "-e", "trace=fsync,fdatasync"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let written = "";
  counting.stderr.setEncoding("utf8").on("data", (text: string) => (written += text));
  await systemClock.sleep(ms);
  counting.kill("SIGINT");
  await once(counting, "close");
  return written.split("\n").filter((line) => /\b(?:fsync|fdatasync)\(/.test(line)).length;
}
