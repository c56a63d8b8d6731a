import { channel } from "node:diagnostics_channel";

/** Something that is worth counting. Publishing costs nothing while nobody listens. */
export interface Happening<T> {
  publish(what: T): void;
  /** Whether anybody listens, for what is dear to tell. */
  isHeard(): boolean;
  /** Returns what ends the listening. */
  subscribe(listen: (what: T) => void): () => void;
}

function happening<T>(name: string): Happening<T> {
  const said = channel(`linewatch.${name}`);
  return {
    publish(what) {
      if (said.hasSubscribers) said.publish(what);
    },
    isHeard: () => said.hasSubscribers,
    subscribe(listen) {
      const hear = (what: unknown): void => listen(what as T);
      said.subscribe(hear);
      return () => void said.unsubscribe(hear);
    },
  };
}

/** What typed words were understood as. What does not exist is left out. */
export interface Meant {
  kind: "call" | "which" | "ask" | "answer" | "confirm" | "unclear";
  command?: string;
  topic?: string;
  /** Names, as they are shown. */
  who?: readonly string[];
  slots?: Readonly<Record<string, string | undefined>>;
  /** Words that meant nothing. */
  ignored?: string;
  /** Words for what nobody offers here. */
  lacking?: string;
}

/** All that is measured while it happens. Times are in milliseconds. */
export const telemetry = {
  /** A request to the odds service ended. */
  request: happening<{ endpoint: string; outcome: "answered" | "failed" | "unusable" | "given_up"; ms: number }>("request"),
  /** A question to the odds service was answered: from what is kept, by the service, or with the last good answer in its place. */
  question: happening<{ endpoint: string; from: "memory" | "service" | "last_good" | "nowhere" }>("question"),
  /** The odds service asked for a pause. */
  pause: happening<{ ms: number }>("pause"),
  /** A watched match was polled. */
  poll: happening<{ outcome: "answered" | "no_odds" | "last_board" | "failed" }>("poll"),
  /** A new board was judged for all who watch it; `ms` since its odds came. */
  detection: happening<{ ms: number; facts: number }>("detection"),
  /** Somebody asked something, and the platform took the answer or not; `ms` until the answer was ready. */
  call: happening<{ platform: string; command: string; outcome: "answered" | "refused" | "failed" | "undelivered"; ms: number }>(
    "call",
  ),
  /** Somebody typed something, and this is what it was understood as. */
  meant: happening<Meant>("meant"),
  /** A platform said what became of a message. */
  message: happening<{ platform: string; outcome: string; facts: number; ms: number }>("message"),
  /** A chat was alerted of what nothing had held: how long after its price changed we saw that, and how long it took from then. */
  alerted: happening<{ platform: string; seenMs: number; sentMs: number }>("alerted"),
  /** What was decided about a movement or a value bet of a chat. */
  decision: happening<{ outcome: string; reason: string | null; count: number }>("decision"),
} as const;
