import { countersWithRefusals } from "../test/api/counters.ts";
import { randomFrom } from "../test/feed/schedule-simulation.ts";
import { type Bench, type Row, row } from "./bench.ts";
import { createOurs, type Limiter, rivals } from "./limiters.ts";

/** How long requests are under way: always 50 to 150 ms, and now and then much longer. */
const jitters = [
  { share: 0, upToMs: 0 },
  { share: 0.05, upToMs: 2_000 },
  { share: 0.02, upToMs: 20_000 },
];
const demands = { saturated, bursty };
const seeds = [1, 2, 3];
const hours = 6;
const minute = 60_000;

export const bench: Bench = {
  about: `requests refused (429) per hour by a server that allows 100 a minute; the worst of ${jitters.length} jitters × 2 demands, ${seeds.length} seeds of ${hours} h each`,
  run: async () => {
    const ours = measure(createOurs);
    const measured = Object.entries(rivals).map(([name, create]) => ({ name, figures: measure(create) }));
    return [
      ...Object.keys(countersWithRefusals).flatMap((counter) =>
        measured.map((rival) => refusedRow(counter, { ours, rival: rival.figures, rivalName: rival.name })),
      ),
      ...measured.map(({ name, figures }) =>
        row({ name: "used when busy", ours: ours.perMinute, rival: figures.perMinute, unit: "requests/min", note: name }),
      ),
    ];
  },
};

interface Figures {
  /** By counter. */
  refusedPerHour: ReadonlyMap<string, number>;
  perMinute: number;
}

function refusedRow(counter: string, { ours, rival, rivalName }: { ours: Figures; rival: Figures; rivalName: string }): Row {
  const of = (figures: Figures) => figures.refusedPerHour.get(counter) ?? Number.NaN;
  return row({ name: counter, ours: of(ours), rival: of(rival), unit: "429/h", note: rivalName });
}

/** Each counter's worst case, and the requests a minute while there is always something to ask. */
function measure(create: () => Limiter): Figures {
  const refusedPerHour = new Map<string, number>();
  let sent = 0;
  for (const [demand, wanted] of Object.entries(demands)) {
    for (const jitter of jitters) {
      const totals = new Map<string, number>();
      for (const seed of seeds) {
        const random = randomFrom(seed);
        const arrivals = wanted(create(), random).map((at) => at + underWayMs(jitter, random));
        arrivals.sort((a, b) => a - b);
        if (demand === "saturated") sent += arrivals.length;
        for (const [counter, begin] of Object.entries(countersWithRefusals)) {
          const passes = begin(random());
          const refused = arrivals.filter((at) => !passes(at)).length;
          totals.set(counter, (totals.get(counter) ?? 0) + refused / (seeds.length * hours));
        }
      }
      for (const [counter, total] of totals) refusedPerHour.set(counter, Math.max(total, refusedPerHour.get(counter) ?? 0));
    }
  }
  return { refusedPerHour, perMinute: sent / (jitters.length * seeds.length * hours * 60) };
}

function underWayMs({ share, upToMs }: { share: number; upToMs: number }, random: () => number): number {
  return 50 + 100 * random() + (random() < share ? upToMs * random() : 0);
}

/** A poller that always has something to ask. */
function saturated(limiter: Limiter): number[] {
  const sent: number[] = [];
  for (let now = limiter.admitsAt(0, "poller"); now < hours * 60 * minute; now = limiter.admitsAt(now, "poller")) {
    limiter.spend(now, "poller");
    sent.push(now);
  }
  return sent;
}

/** 150 polls due every two minutes, and ten people a minute who go first. */
function bursty(limiter: Limiter, random: () => number): number[] {
  const sent: number[] = [];
  const people = arrivalTimes(random, 6_000);
  let [person, polls, pollsAt] = [0, 0, 0];
  for (let now = 0; now < hours * 60 * minute; ) {
    for (; pollsAt <= now; pollsAt += 2 * minute) polls += 150;
    const personAt = people[person] ?? Number.POSITIVE_INFINITY;
    const lane = personAt <= now ? "person" : "poller";
    if (lane === "poller" && polls === 0) {
      now = Math.min(pollsAt, personAt);
      continue;
    }
    const at = limiter.admitsAt(now, lane);
    if (at > now) {
      now = lane === "poller" ? Math.min(at, personAt) : at;
      continue;
    }
    limiter.spend(now, lane);
    sent.push(now);
    if (lane === "person") person++;
    else polls--;
  }
  return sent;
}

/** One after another with gaps of chance, `meanGapMs` on average. */
function arrivalTimes(random: () => number, meanGapMs: number): number[] {
  const times: number[] = [];
  const gap = () => -Math.log(1 - random()) * meanGapMs;
  for (let at = gap(); at < hours * 60 * minute; at += gap()) times.push(at);
  return times;
}
