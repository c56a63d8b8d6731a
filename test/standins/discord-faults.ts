/** What to do to the next requests that match. */
export type Fault =
  /** Refused with this answer instead of being done. */
  | { kind: "answer"; status: number; code?: number; message?: string; headers?: Record<string, string>; body?: object }
  /** Never answered; `done` says whether the work is done nevertheless. */
  | { kind: "hang"; done: boolean }
  /** The connection breaks instead of an answer. */
  | { kind: "reset"; done: boolean }
  /** The answer is a page of HTML with status 200, as broken proxies give. */
  | { kind: "page" };

export interface FaultMatch {
  method?: string;
  path?: RegExp;
  times?: number;
}

/** The faults that wait for their request. */
export interface Faults {
  add(match: FaultMatch, fault: Fault): void;
  take(method: string, path: string): Fault | null;
}

export function createFaults(): Faults {
  const planned: { match: FaultMatch; fault: Fault; left: number }[] = [];
  return {
    add(match, fault) {
      planned.push({ match, fault, left: match.times ?? 1 });
    },
    take(method, path) {
      const hit = planned.find(
        ({ match, left }) => left > 0 && (match.method ?? method) === method && (match.path?.test(path) ?? true),
      );
      if (!hit) return null;
      hit.left -= 1;
      return hit.fault;
    },
  };
}
