/** Why an alert waits although it is due. */
export const holds = ["flood", "digest", "quiet", "mute", "break", "away", "approval", "barred"] as const;
export type Hold = (typeof holds)[number];

/** The latest time there is: what is muted until that is undone waits for it. */
export const openEnd = 8_640_000_000_000_000;

/** A reason as a table holds it; null for none. */
export function holdFrom(text: string | null): Hold | null {
  return holds.find((one) => one === text) ?? null;
}

/** Whether what was held so catches up once it may go: it was a wish of the chat, our absence, or a right that was missing, and comes together. */
export function isCatchUp(held: Hold | null | undefined): boolean {
  return held != null && held !== "flood" && held !== "approval";
}
