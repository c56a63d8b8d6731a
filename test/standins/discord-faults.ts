/** What to do to the next requests that match. */
export type Fault =
  /** Refused with this answer instead of being done. */
  | { kind: "answer"; status: number; code?: number; message?: string; headers?: Record<string, string>; body?: object }
  /** Done, and then answered with an error of the server's. */
  | { kind: "broken"; status: number }
  /** Never answered; `done` says whether the work is done nevertheless. */
  | { kind: "hang"; done: boolean }
  /** The connection breaks instead of an answer. */
  | { kind: "reset"; done: boolean }
  /** The answer is a page of HTML with status 200, as broken proxies give. */
  | { kind: "page" }
  /** The edge refuses it with a page of its own. */
  | { kind: "edge"; status: number; retryAfter?: number };

export interface FaultMatch {
  method?: string;
  path?: RegExp;
  times?: number;
}

/** The faults that wait for their request. */
export interface Faults {
  add(match: FaultMatch, fault: Fault): void;
  /** From now on all that matches fails; `faultOf` is asked for each request in turn. Null ends that. */
  breakDown(match: FaultMatch, faultOf: ((nth: number) => Fault) | null): void;
  take(method: string, path: string): Fault | null;
}

export function createFaults(): Faults {
  const planned: { match: FaultMatch; fault: Fault; left: number }[] = [];
  let outage: { match: FaultMatch; faultOf: (nth: number) => Fault } | null = null;
  let broken = 0;
  const fits = (match: FaultMatch, method: string, path: string): boolean =>
    (match.method ?? method) === method && (match.path?.test(path) ?? true);
  return {
    breakDown(match, faultOf) {
      outage = faultOf && { match, faultOf };
    },
    add(match, fault) {
      planned.push({ match, fault, left: match.times ?? 1 });
    },
    take(method, path) {
      if (outage && fits(outage.match, method, path)) return outage.faultOf(broken++);
      const hit = planned.find(({ match, left }) => left > 0 && fits(match, method, path));
      if (!hit) return null;
      hit.left -= 1;
      return hit.fault;
    },
  };
}
