import type { Clock } from "../../../src/clock.ts";

/** What is wrong with a service for a while. */
export type MoodName =
  /** The key is refused as a wrong one. */
  | "key-refused"
  /** All that the key may spend is spent. */
  | "out-of-credits"
  /** Too many requests, whatever the limits say. */
  | "busy"
  /** What is asked for is refused as something that it doesn't have. */
  | "wish-refused"
  /** Connections break before anything is answered. */
  | "down"
  /** Nothing is ever answered. */
  | "silent"
  /** The connection breaks in the middle of an answer. */
  | "cut"
  /** Half of an answer comes as if it were all. */
  | "half"
  /** A field is in no answer any more. */
  | "field-gone"
  /** An edge in front of the service answers with a page of its own. */
  | "foreign-html";

export interface MoodOptions {
  /** How long it lasts, and for how many requests; until `calm` when neither is said. */
  forMs?: number;
  times?: number;
  /** The routes that it concerns, by their names. */
  routes?: RegExp;
  /** The field that is gone. */
  field?: string;
  /** The status of the edge's page, 502 unless said otherwise. */
  status?: number;
}

export interface Mood extends MoodOptions {
  name: MoodName;
}

export interface Moods {
  be(name: MoodName, options?: MoodOptions): void;
  calm(): void;
  /** The mood that a request to this route meets; it counts as met. */
  meet(route: string): Mood | null;
}

export function createMoods(clock: Clock): Moods {
  let moods: { mood: Mood; until: number; left: number }[] = [];
  return {
    be(name, options = {}) {
      const { forMs = Number.POSITIVE_INFINITY, times = Number.POSITIVE_INFINITY } = options;
      moods.push({ mood: { ...options, name }, until: clock.now() + forMs, left: times });
    },
    calm() {
      moods = [];
    },
    meet(route) {
      moods = moods.filter(({ until, left }) => until > clock.now() && left > 0);
      const met = moods.find(({ mood }) => mood.routes?.test(route) ?? true);
      if (!met) return null;
      met.left -= 1;
      return met.mood;
    },
  };
}
