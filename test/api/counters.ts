/** Counts a request at a time (ms) and says whether the server lets it through. */
type Counter = (at: number) => boolean;

const limit = 100;
const windowMs = 60_000;

/** The ways in which a server may count 100 requests a minute; `phase` (0..1) is where its windows begin. */
export const countersWithRefusals: Record<string, (phase: number) => Counter> = {
  "fixed windows"(phase) {
    let window = -1;
    let count = 0;
    return (at) => {
      const now = Math.floor(at / windowMs + phase);
      count = now === window ? count + 1 : 1;
      window = now;
      return count <= limit;
    };
  },
  "fixed windows from the first request"() {
    let began = Number.NEGATIVE_INFINITY;
    let count = 0;
    return (at) => {
      if (at >= began + windowMs) [began, count] = [at, 0];
      count++;
      return count <= limit;
    };
  },
  "a sliding log of what it let through": () => slidingLog(false),
  "a sliding log with refused requests": () => slidingLog(true),
  "a sliding counter"(phase) {
    let window = -1;
    let [before, count] = [0, 0];
    return (at) => {
      const position = at / windowMs + phase;
      const now = Math.floor(position);
      if (now !== window) [before, count, window] = [now === window + 1 ? count : 0, 0, now];
      if (before * (1 - (position - now)) + count + 1 > limit) return false;
      count++;
      return true;
    };
  },
  "a bucket of 100": () => bucket(100),
  "a bucket of 20": () => bucket(20),
  "a leaking bucket with a burst of 5"() {
    let [excess, last] = [0, 0];
    return (at) => {
      const drained = Math.max(0, excess - ((at - last) * limit) / windowMs);
      last = at;
      if (drained > 5) {
        excess = drained;
        return false;
      }
      excess = drained + 1;
      return true;
    };
  },
};

/** The most requests in any 60 seconds. */
export function mostInAnyMinute(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  let [most, first] = [0, 0];
  sorted.forEach((at, last) => {
    while ((sorted[first] ?? at) <= at - windowMs) first++;
    most = Math.max(most, last - first + 1);
  });
  return most;
}

function slidingLog(withRefused: boolean): Counter {
  const log: number[] = [];
  return (at) => {
    while ((log[0] ?? at) <= at - windowMs) log.shift();
    const passes = log.length < limit;
    if (passes || withRefused) log.push(at);
    return passes;
  };
}

function bucket(size: number): Counter {
  let [tokens, last] = [size, 0];
  return (at) => {
    tokens = Math.min(size, tokens + ((at - last) * limit) / windowMs);
    last = at;
    if (tokens < 1) return false;
    tokens--;
    return true;
  };
}
