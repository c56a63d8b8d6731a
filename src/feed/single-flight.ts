import { ApiUnreachable } from "../api/errors.ts";

interface Flight<T> {
  answer: Promise<T>;
  stop: AbortController;
  waiting: number;
}

/** Equal questions under way at the same time share one answer. */
export interface Flights<T> {
  /**
   * Joins the question of this key, or asks it. Whoever aborts stops waiting and gets `ApiUnreachable`; the question itself
   * is aborted when nobody waits any more.
   */
  share(key: string, ask: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function depart(key: string, ask: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const stop = new AbortController();
    const flight: Flight<T> = { stop, waiting: 0, answer: ask(stop.signal).finally(() => land(key, flight)) };
    flights.set(key, flight);
    return flight;
  }

  function land(key: string, flight: Flight<T>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  return {
    async share(key, ask, signal) {
      if (signal?.aborted) throw new ApiUnreachable("aborted");
      const flight = flights.get(key) ?? depart(key, ask);
      flight.waiting++;
      try {
        return await untilAborted(flight.answer, signal);
      } finally {
        flight.waiting--;
        if (flight.waiting === 0) {
          land(key, flight);
          flight.stop.abort();
        }
      }
    },
  };
}

function untilAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const leave = () => reject(new ApiUnreachable("aborted"));
    signal.addEventListener("abort", leave, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
