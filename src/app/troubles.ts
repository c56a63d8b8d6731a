import { parseAddress } from "../chat/address.ts";
import type { Outgoing, Platform } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { createRedactor, type Log } from "../log.ts";
import { type Trouble, troublesReply } from "../replies/operators/troubles.ts";
import { type Credit, credited } from "../replies/parts/credit.ts";
import type { Text } from "../replies/parts/text.ts";
import type { LeasedJobs } from "./leased-jobs.ts";

export interface TroublesDeps {
  clock: Clock;
  /** Values that must never be told. */
  secrets: readonly string[];
}

/** Errors of this process by their kind, kept in memory: they are told even while the database is away. */
export interface Troubles {
  /** The same log, whose errors are counted. */
  watching(log: Log): Log;
  /** Tells one chat of them until `signal` aborts. */
  run(teller: Teller, signal: AbortSignal): Promise<void>;
}

export interface Teller {
  /** The address of the operators' chat. */
  chat: string;
  /** Where it is; null while that does not run. */
  platform(): Pick<Platform, "send"> | null;
  text: Text;
  credit: Credit;
}

/** Tells the operators' chat, where the configuration names one. */
export function tellTroubles(
  { operatorChat: chat }: Pick<Config, "operatorChat">,
  {
    troubles,
    jobs,
    platforms,
    ...teller
  }: { troubles: Troubles; jobs: LeasedJobs; platforms(): readonly Platform[] } & Pick<Teller, "text" | "credit">,
): void {
  if (chat === null) return;
  const { platform: wanted } = parseAddress(chat);
  const platform = () => platforms().find(({ name }) => name === wanted) ?? null;
  jobs.everywhere("troubles", (signal) => troubles.run({ ...teller, chat, platform }, signal));
}

interface Counted extends Trouble {
  /** When operators were last told of it, or that was tried (ms UTC). */
  toldAt: number;
}

const lookEveryMs = 60_000;
const tellAgainMs = 60 * 60_000;
/** Kinds of which operators are told within an hour; those that come most often go first. */
const kindsPerHour = 5;
const mostKinds = 200;
const longestExample = 300;

export function createTroubles({ clock, secrets }: TroublesDeps): Troubles {
  const redact = createRedactor(secrets);
  const kinds = new Map<string, Counted>();
  let messages = 0;

  function count(fields: object, message: string): void {
    const now = clock.now();
    const error = "error" in fields && typeof fields.error === "string" ? fields.error : null;
    const kind = error === null ? message : `${message} (${error})`;
    const known = kinds.get(kind);
    if (!known && kinds.size >= mostKinds) return;
    const firstAt = known && known.count > 0 ? known.firstAt : now;
    const toldAt = known?.toldAt ?? Number.NEGATIVE_INFINITY;
    kinds.set(kind, { kind, count: (known?.count ?? 0) + 1, firstAt, lastAt: now, example: exampleOf(fields), toldAt });
  }

  function exampleOf(fields: object): string {
    const { stack: _, error: __, ...shown } = fields as Record<string, unknown>;
    return redact(JSON.stringify(shown)).slice(0, longestExample);
  }

  /** Those that operators are to be told of now. */
  function due(): Counted[] {
    const hourAgo = clock.now() - tellAgainMs;
    const told = [...kinds.values()].filter(({ toldAt }) => toldAt > hourAgo).length;
    const untold = [...kinds.values()].filter(({ count: many, toldAt }) => many > 0 && toldAt <= hourAgo);
    return untold.sort((a, b) => b.count - a.count).slice(0, Math.max(0, kindsPerHour - told));
  }

  /** Whatever comes of it, none of them is told again within the hour: what fails in telling must not be told at once. */
  async function tell({ chat, platform, text, credit }: Teller, signal: AbortSignal): Promise<void> {
    const to = platform();
    const now = due();
    if (!to || now.length === 0) return;
    for (const one of now) one.toldAt = clock.now();
    const reply = credited(troublesReply(text, now), credit, text);
    const message: Outgoing = {
      address: chat,
      reply,
      deliveryId: `troubles-${clock.now()}-${++messages}`.slice(0, 25),
      replaces: null,
      silent: true,
    };
    const outcome = await to.send(message, signal).catch(() => null);
    // What was not told counts on.
    if (outcome?.kind === "sent" || outcome?.kind === "unknown") for (const one of now) kinds.set(one.kind, withoutTold(one));
  }

  /** What came meanwhile waits for the next time. */
  function withoutTold(told: Counted): Counted {
    const present = kinds.get(told.kind) ?? told;
    return { ...present, toldAt: told.toldAt, count: Math.max(0, present.count - told.count) };
  }

  return {
    watching: (log) => ({
      ...{ debug: log.debug.bind(log), info: log.info.bind(log), warn: log.warn.bind(log) },
      error(fields, message) {
        count(fields, message);
        log.error(fields, message);
      },
    }),
    async run(teller, signal) {
      while (!signal.aborted) {
        await clock.sleep(lookEveryMs, signal);
        if (!signal.aborted) await tell(teller, signal);
      }
    },
  };
}
