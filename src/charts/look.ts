import type { Lean, Theme } from "../chat/picture.ts";

/** The colours of a picture. */
export interface Look {
  paper: string;
  ink: string;
  muted: string;
  grid: string;
  /** Told apart by hue, the first three also by who sees fewer colours; dark or bright enough to write with. */
  tones: readonly string[];
  leans: Readonly<Record<Lean, string>>;
}

const light: Look = {
  paper: "#ffffff",
  ink: "#18181b",
  muted: "#62656e",
  grid: "#e6e7eb",
  tones: ["#2563eb", "#6b7280", "#c2410c", "#0f766e", "#9333ea"],
  leans: { good: "#15803d", bad: "#c2410c", even: "#6b7280" },
};

const dark: Look = {
  paper: "#17191f",
  ink: "#f4f4f5",
  muted: "#a5a9b4",
  grid: "#2d3039",
  tones: ["#6ea8fe", "#a8aeb9", "#fb923c", "#2dd4bf", "#c084fc"],
  leans: { good: "#4ade80", bad: "#fb923c", even: "#9ca3af" },
};

/** Custom properties of the page, `--chart-paper` and so on, with the light colours where it has none. */
const page: Look = {
  paper: `var(--chart-paper, ${light.paper})`,
  ink: `var(--chart-ink, ${light.ink})`,
  muted: `var(--chart-muted, ${light.muted})`,
  grid: `var(--chart-grid, ${light.grid})`,
  tones: light.tones.map((tone, nth) => `var(--chart-tone-${nth + 1}, ${tone})`),
  leans: {
    good: `var(--chart-good, ${light.leans.good})`,
    bad: `var(--chart-bad, ${light.leans.bad})`,
    even: `var(--chart-even, ${light.leans.even})`,
  },
};

export const looks: Readonly<Record<Theme, Look>> = { light, dark, page };

/** The colour of the nth line. */
export function toneOf({ tones, ink }: Look, nth: number): string {
  return tones[nth % tones.length] ?? ink;
}
