import { fromMicros, toMicros } from "../odds/price.ts";
import type { Threshold } from "./threshold.ts";

const steps = {
  points: [1, 1.5, 2, 3, 5, 8, 12, 20, 30],
  percent: [2, 3, 5, 8, 12, 20, 30, 50],
  price: [0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
} as const;

/** The next larger threshold of the same kind; null when there is none. */
export function calmer(threshold: Threshold): Threshold | null {
  switch (threshold.kind) {
    case "points": {
      const points = steps.points.find((step) => step > threshold.points);
      return points === undefined ? null : { kind: "points", points };
    }
    case "percent": {
      const percent = steps.percent.find((step) => step > threshold.percent);
      return percent === undefined ? null : { kind: "percent", percent };
    }
    case "price": {
      const price = steps.price.find((step) => step > fromMicros(threshold.micros));
      return price === undefined ? null : { kind: "price", micros: toMicros(price) };
    }
  }
}
