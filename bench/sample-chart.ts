import type { Picture } from "../src/chat/picture.ts";

const hourMs = 3_600_000;
const changes = 120;

/** Three lines of as many steps as a chart has at most. */
export function sampleChart(title: string): Picture {
  const from = Date.UTC(2026, 10, 22);
  const to = from + 24 * hourMs;
  const lines = [0, -1, -1.2].map((middle, line) => ({
    name: `Selection ${line}`,
    figures: "2.10 → 1.95",
    last: "1.95",
    points: Array.from({ length: changes }, (_, nth) => {
      const y = middle + Math.sin(nth / 7 + line) / 5;
      return { x: from + (nth * 24 * hourMs) / changes, y, low: y - 0.05, high: y + 0.05, best: y - 0.03 };
    }),
  }));
  const ticks = [-1.6, -1.2, -0.8, -0.4, 0].map((at) => ({ at, label: (1 + Math.exp(-at)).toFixed(2) }));
  const hours = [0, 6, 12, 18, 24].map((hour) => ({ at: from + hour * hourMs, label: `${hour}:00` }));
  return {
    title,
    subtitle: "Winner · consensus of 10 books",
    figure: {
      kind: "lines",
      x: { from, to, ticks: hours },
      y: { from: -1.7, to: 0.4, ticks },
      lines,
      marks: [],
      moments: [],
      legend: { band: "range", best: "best price" },
    },
    theme: null,
  };
}
