import { parseThreshold } from "../../src/rules/threshold.ts";

/** What a chat was told about one of its watches. */
export interface Told {
  chat: string;
  slug: string;
  deliveryId: string;
  /** Home's chance, then and now. */
  from: number;
  to: number;
}

interface Watched {
  rule: string;
  /** What the chat knows: home's chance as last told, or as shown first. Null before there was a board. */
  told: number | null;
  /** Since when the line is a threshold away from that; null when it is not. */
  awaySince: number | null;
  /** For how long that could have been told. */
  tellableMs: number;
}

/** What the bot was shown of a match at last. */
export interface Line {
  chance: number;
  at: number;
  startsAt: number;
}

/** Longer than the poller and the delivery ever need when nothing hinders them, and than a message rests whose answer was lost. */
const patienceMs = 15 * 60_000;
/** As near as this, in chances or in thresholds, the last digit decides, and both answers are right. */
const blur = 0.0003;

/**
 * Knows what the season's chats had to be told, from the market's own numbers alone, and holds every message against it. It
 * shares no code with the alerts but the reading of a rule's words.
 */
export function createTruth() {
  const watches = new Map<string, Map<string, Watched>>();
  const lines = new Map<string, Line>();
  /** How often a chat was told of a match without the sender learning of it, since it last did. */
  const doubts = new Map<string, number>();
  const arrived = new Set<string>();
  const wrongs: string[] = [];
  const figures = { told: 0, lostAnswers: 0, repeated: 0, cameBack: 0, ended: 0, longestMs: 0 };

  const wrong = (at: number, what: string): void => {
    if (wrongs.length < 50) wrongs.push(`${new Date(at).toISOString()} ${what}`);
  };

  const doubtOf = ({ chat, slug }: Told): string => `${chat} ${slug}`;

  /** Who sees it again, after at least one answer that was lost. */
  function repeat(one: Told): void {
    if (doubts.has(doubtOf(one))) figures.repeated++;
  }

  function judge(watched: Watched, line: Line, at: number): void {
    if (watched.told === null) {
      watched.told = line.chance;
      return;
    }
    const isAway = distance(watched.rule, watched.told, line.chance) >= 1 + blur;
    if (isAway) watched.awaySince ??= at;
    else {
      if (watched.awaySince !== null) figures.cameBack++;
      settle(watched);
    }
  }

  return {
    wrongs,
    figures,
    watch(chat: string, slug: string, rule: string): void {
      const of = watches.get(slug) ?? new Map<string, Watched>();
      watches.set(slug, of);
      of.set(chat, { rule, told: lines.get(slug)?.chance ?? null, awaySince: null, tellableMs: 0 });
    },
    unwatch(chat: string, slug: string): void {
      watches.get(slug)?.delete(chat);
    },
    ended(slug: string): void {
      figures.ended += watches.get(slug)?.size ?? 0;
      watches.delete(slug);
    },
    /** The bot was shown this line. */
    shown(slug: string, line: Line): void {
      lines.set(slug, line);
      for (const watched of watches.get(slug)?.values() ?? []) judge(watched, line, line.at);
    },
    /** Time passed; `isTellable` says whether a chat could have had a message about a match in all of it. */
    passed(ms: number, at: number, isTellable: (chat: string, line: Line) => boolean): void {
      for (const [slug, of] of watches) {
        const line = lines.get(slug);
        if (!line) continue;
        for (const [chat, watched] of of) {
          if (watched.awaySince === null || !isTellable(chat, line)) continue;
          watched.tellableMs += ms;
          figures.longestMs = Math.max(figures.longestMs, watched.tellableMs);
          if (watched.tellableMs <= patienceMs) continue;
          wrong(at, `${chat} was not told of ${slug}: ${watched.told} is ${line.chance} by now, rule ${watched.rule}`);
          settle(watched);
        }
      }
    },
    /** A message reached its chat, and the sender learned of it; `shown` says whether the chat saw it only now. */
    told(one: Told, { at, shown }: { at: number; shown: boolean }): void {
      const key = `${one.deliveryId} ${one.slug}`;
      if (arrived.has(key)) wrong(at, `${one.chat} was told twice of ${one.slug}`);
      arrived.add(key);
      if (shown) repeat(one);
      doubts.delete(doubtOf(one));
      const watched = watches.get(one.slug)?.get(one.chat);
      if (!watched) {
        wrong(at, `${one.chat} was told of ${one.slug}, which it does not watch`);
        return;
      }
      if (watched.told === null || Math.abs(watched.told - one.from) > blur)
        wrong(at, `${one.chat} was told of ${one.slug} from ${one.from}, and knew ${watched.told}`);
      if (distance(watched.rule, one.from, one.to) < 1 - blur)
        wrong(at, `${one.chat} was told of ${one.slug} from ${one.from} to ${one.to} by the rule ${watched.rule}`);
      figures.told++;
      watched.told = one.to;
      settle(watched);
      const line = lines.get(one.slug);
      if (line) judge(watched, line, at);
    },
    /** A message reached its chat, and the sender will not learn of it: as far as it knows, the chat was not told. */
    doubt(one: Told): void {
      repeat(one);
      figures.lostAnswers++;
      doubts.set(doubtOf(one), (doubts.get(doubtOf(one)) ?? 0) + 1);
    },
    watchedBy: (chat: string): string[] => [...watches].filter(([, of]) => of.has(chat)).map(([slug]) => slug),
    count: (): number => [...watches.values()].reduce((sum, of) => sum + of.size, 0),
  };
}

function settle(watched: Watched): void {
  watched.awaySince = null;
  watched.tellableMs = 0;
}

/** How many thresholds lie between two chances of home, of the selection that moved further by the rule's own measure. */
function distance(text: string, from: number, to: number): number {
  const rule = parseThreshold(text);
  if (!rule) throw new Error(`no rule: ${text}`);
  switch (rule.kind) {
    case "points":
      return (100 * Math.abs(to - from)) / rule.points;
    case "percent": {
      const percent = (before: number, after: number) => 100 * Math.abs(before / after - 1);
      return Math.max(percent(from, to), percent(1 - from, 1 - to)) / rule.percent;
    }
    case "price": {
      const micros = (before: number, after: number) => 1e6 * Math.abs(1 / after - 1 / before);
      return Math.max(micros(from, to), micros(1 - from, 1 - to)) / rule.micros;
    }
  }
}
