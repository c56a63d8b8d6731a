import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startBot } from "../app/bot.ts";
import { formatAddress } from "../chat/address.ts";
import type { Call } from "../chat/call.ts";
import type { Platform, PlatformDeps } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import { systemClock } from "../clock.ts";
import { readConfig } from "../config.ts";
import { reasonOf, silentLog } from "../log.ts";
import { type Meant, telemetry } from "../telemetry.ts";
import { saidAtOnce } from "../version.ts";

const usage = `usage: npm run --silent talk -- [--language L] [--now TIME] TURN [TURN …]

  Plays one conversation with the bot on the sandbox's invented matches. Prints what the bot understood, a line of JSON for each turn.

  --language L   the speaker's language: de, en, es, fr, it, pl, pt-BR, ru, tr, uk (en)
  --now TIME     when it begins, such as 2026-11-27T09:00:00Z (now)

  {"kind", "command", "topic", "who", "slots", "ignored"}; what does not exist is left out.
  kind      call, which (one of several matches), ask (a match or a price is missing), answer (to a question), confirm, unclear
  command   the view: odds, best, history, matches, watch, unwatch, mute, valuebets, settings, …
  topic     of an answer: hello, welcome, sorry, valuebet, fair, margin, surebet, alerts, whowins, howmuch, free, source, who, legal, terms,
            chats (where alerts come), absent (a sport that isn't here), gambling
  who       teams, players and fighters, as they're shown, and in English
  slots     market (total:2.5, btts, handicap, dnb, dc; of terms the one that is asked about, or odds), side, limit (>=2.3),
            rule (shortens, 5%), day (today, sat, weekend), sport, league, line (of the last list: "2"), for (1h),
            until (08:00, morning), edge (5), format, zone, language, stake (20), all ("true": unwatch all, mute all), and says, what is
            said before the view: picks (no bet is picked here), absent (nobody here has that name)
  ignored   words that meant nothing
  lacking   words for what has no odds here, such as corners: that is said`;

const languages = ["de", "en", "es", "fr", "it", "pl", "pt-BR", "ru", "tr", "uk"];
const chat = "talk";
/** Nobody waits here for a budget: time passes quicker than in life. */
const hurry = 200;

void run().then((code) => {
  process.exitCode = code;
});

async function run(): Promise<number> {
  const said = saidAtOnce(process.argv.slice(2), `${usage}\n`);
  if (said !== null) {
    process.stdout.write(said);
    return 0;
  }
  const asked = askedIn(process.argv.slice(2));
  if (typeof asked === "string") return fail(asked, 2);
  try {
    for (const meant of await dialogue(asked)) process.stdout.write(`${JSON.stringify(meant, withoutEmpty)}\n`);
    return 0;
  } catch (error) {
    return fail(reasonOf(error), 1);
  }
}

/** What does not exist is left out: nobody named, no slots. */
function withoutEmpty(_key: string, value: unknown): unknown {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0 ? undefined : value;
}

interface Dialogue {
  language: string;
  /** When it begins (ms UTC). */
  now: number;
  turns: readonly string[];
}

/** The dialogue that arguments ask for, or what is wrong with them. */
function askedIn(args: readonly string[]): Dialogue | string {
  const text = { type: "string" } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { language: text, now: text },
      allowPositionals: true,
    });
    const now = values.now === undefined ? Date.now() : Date.parse(values.now);
    const { language = "en" } = values;
    if (Number.isNaN(now)) return `--now “${values.now}” is no time: write it as 2026-11-27T09:00:00Z`;
    if (!languages.includes(language)) return `--language “${language}” is none of these: ${languages.join(", ")}`;
    if (positionals.length === 0) return "Nothing is said: write the turns behind the options, each in quotes";
    return { language, now, turns: positionals };
  } catch (error) {
    return reasonOf(error);
  }
}

/** Says all turns to a bot of its own, one after the other. */
async function dialogue({ language, now, turns }: Dialogue): Promise<Meant[]> {
  const folder = mkdtempSync(join(tmpdir(), "linewatch-talk-"));
  let given: PlatformDeps | null = null;
  const config = readConfig({ DATA_DIR: folder, PLAYGROUND: "1" });
  const bot = await startBot(
    { ...config, playground: null },
    {
      clock: hurriedFrom(now),
      log: silentLog,
      platforms(deps) {
        given = deps;
        return [mute];
      },
    },
  );
  const understood: Meant[] = [];
  const stop = telemetry.meant.subscribe((meant) => understood.push(meant));
  try {
    for (const turn of turns) await (given as PlatformDeps | null)?.answer(callOf(turn, language));
    return understood;
  } finally {
    stop();
    await bot.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As it comes from a private chat: a command, or words. */
function callOf(turn: string, language: string): Call {
  const [, command, text = ""] = /^\/(\w+)(?:\s+(.*))?$/su.exec(turn.trim()) ?? [];
  const asked =
    command === undefined
      ? { command: "odds", text: turn.trim(), plain: true as const }
      : { command: command.toLowerCase(), text };
  return {
    address: formatAddress({ platform: "playground", chat, thread: null }),
    place: "private",
    reader: { id: chat, language },
    ...asked,
    options: null,
    source: "typed",
    mayManage: async () => true,
  };
}

function hurriedFrom(start: number): Clock {
  const begun = performance.now();
  return {
    now: () => Math.floor(start + (performance.now() - begun) * hurry),
    sleep: (ms, signal) => systemClock.sleep(ms / hurry, signal),
    after: (ms, act) => systemClock.after(ms / hurry, act),
  };
}

/** What comes unasked goes nowhere. */
const mute: Platform = {
  name: "playground",
  start: async () => undefined,
  stop: async () => undefined,
  probe: async () => true,
  send: async () => ({ kind: "sent", messageId: "1" }),
};

function fail(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}
