import type { Clock } from "../../clock.ts";
import type { Budget, Place } from "../budget/budget.ts";
import { ApiBusy, ApiUnreachable } from "../errors.ts";
import type { Lane } from "../odds-api.ts";

/** One run to an answer, for everybody who asked the same meanwhile. */
export interface Flight {
  /** Aborts when nobody waits any more and nothing was paid yet. */
  signal: AbortSignal;
  /** Waits for the budget, in the lane of the most urgent one of those who wait at that moment; resolves to that lane. */
  pay(cost?: number): Promise<Lane>;
}

interface Asking<T> {
  key: string;
  lane: Lane;
  /** Waits for the budget as long as it takes. */
  patient: boolean;
  signal: AbortSignal | undefined;
  /** Whether there is an answer from before that a person would rather have than wait on. */
  hasKept(): boolean;
  run(flight: Flight): Promise<T>;
}

/**
 * Lets equal questions share one request. Each caller waits for itself: a person who joins a poller's flight moves it
 * into the people's lane, and out again by leaving. A person's patience ends in `ApiBusy`, or once the request is under
 * way in `ApiUnreachable` (`timeout`) if there is an answer from before; it ends at once when it could not suffice.
 * That of a patient one does not end.
 */
export interface Flights {
  join<T>(asking: Asking<T>): Promise<T>;
  /** Aborts all of them; resolves when they have ended. */
  close(): Promise<void>;
}

interface FlightsDeps {
  /** Null where a run pays nothing. */
  budget: Pick<Budget, "waitMs" | "enter"> | null;
  clock: Clock;
  patienceMs: number;
}

interface Caller {
  lane: Lane;
  patient: boolean;
  /** Leaves with `ApiBusy`. */
  turnAway(waitMs: number): void;
  giveUp(error: Error): void;
}

interface Running<T> {
  key: string;
  callers: Set<Caller>;
  controller: AbortController;
  place: Place | null;
  paid: boolean;
  result: Promise<T>;
}

export function createFlights({ budget, clock, patienceMs }: FlightsDeps): Flights {
  const running = new Map<string, Running<unknown>>();
  const results = new Set<Promise<unknown>>();

  function launch<T>({ key, run }: Asking<T>): Running<T> {
    const controller = new AbortController();
    const flight: Running<T> = {
      key,
      callers: new Set(),
      controller,
      place: null,
      paid: false,
      // Begins after the caller was added.
      result: Promise.resolve().then(() => run({ signal: controller.signal, pay: (cost) => pay(flight, cost) })),
    };
    running.set(key, flight);
    const ended = flight.result.then(forget, forget);
    results.add(ended);
    function forget(): void {
      results.delete(ended);
      if (running.get(key) === flight) running.delete(key);
    }
    return flight;
  }

  async function pay<T>(flight: Running<T>, cost?: number): Promise<Lane> {
    if (!budget) return laneOf(flight);
    const waitMs = budget.waitMs("person");
    if (waitMs > patienceMs) for (const caller of people(flight)) if (!caller.patient) caller.turnAway(waitMs);
    flight.place = budget.enter(laneOf(flight), flight.controller.signal, cost);
    await flight.place.admitted;
    flight.paid = true;
    flight.place = null;
    return laneOf(flight);
  }

  function busy<T>(waitMs: number, asking: Asking<T>): ApiBusy {
    return new ApiBusy(waitMs, (signal) => join({ ...asking, patient: true, signal }));
  }

  function wait<T>(flight: Running<T>, asking: Asking<T>): Promise<T> {
    const { lane, patient, signal, hasKept } = asking;
    return new Promise((resolve, reject) => {
      const patience = new AbortController();
      const leave = (end: () => void) => {
        patience.abort();
        signal?.removeEventListener("abort", onAbort);
        flight.callers.delete(caller);
        callersChanged(flight);
        end();
      };
      const giveUp = (error: Error) => leave(() => reject(error));
      const caller: Caller = { lane, patient, giveUp, turnAway: (waitMs) => giveUp(busy(waitMs, asking)) };
      const onAbort = () => caller.giveUp(left());
      flight.callers.add(caller);
      callersChanged(flight);
      flight.result.then(
        (value) => leave(() => resolve(value)),
        (error: Error) => caller.giveUp(error),
      );
      signal?.addEventListener("abort", onAbort, { once: true });
      if (lane === "person" && !patient) void losePatience(flight, { caller, hasKept, signal: patience.signal });
    });
  }

  async function losePatience<T>(
    flight: Running<T>,
    { caller, hasKept, signal }: { caller: Caller; hasKept(): boolean; signal: AbortSignal },
  ) {
    await clock.sleep(patienceMs, signal);
    if (signal.aborted) return;
    if (!flight.paid) caller.turnAway(Math.max(1_000, flight.place?.waitMs() ?? 0));
    else if (hasKept()) caller.giveUp(new ApiUnreachable("timeout"));
  }

  function callersChanged<T>(flight: Running<T>): void {
    if (flight.callers.size > 0) {
      flight.place?.setLane(laneOf(flight));
      return;
    }
    // Whoever was turned away may come back in the same breath to wait, and keeps the place in the queue.
    setImmediate(() => abandon(flight));
  }

  function abandon<T>(flight: Running<T>): void {
    // What is paid runs to its end: the answer is good for whoever asks next.
    if (flight.paid || flight.callers.size > 0) return;
    flight.controller.abort();
    if (running.get(flight.key) === flight) running.delete(flight.key);
  }

  function join<T>(asking: Asking<T>): Promise<T> {
    if (asking.signal?.aborted) return Promise.reject(left());
    // Equal keys are equal questions, so their answers are of one type.
    const flight = (running.get(asking.key) as Running<T> | undefined) ?? launch(asking);
    const waitMs = asking.lane === "person" && !asking.patient ? personWaitMs(flight) : 0;
    return waitMs > patienceMs ? Promise.reject(busy(waitMs, asking)) : wait(flight, asking);
  }

  /** How long a person who joins waits for the budget at least. */
  function personWaitMs<T>(flight: Running<T>): number {
    if (!flight.place || !budget) return 0;
    return laneOf(flight) === "poller" ? budget.waitMs("person") : flight.place.waitMs();
  }

  return {
    join,
    async close() {
      for (const { controller } of running.values()) controller.abort();
      await Promise.all(results);
    },
  };
}

function left(): ApiUnreachable {
  return new ApiUnreachable("aborted");
}

function people<T>(flight: Running<T>): Caller[] {
  return [...flight.callers].filter((caller) => caller.lane === "person");
}

function laneOf<T>(flight: Running<T>): Lane {
  return people(flight).length > 0 ? "person" : "poller";
}
