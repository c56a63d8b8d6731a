/** Whether a service understands the text of a parameter. */
export type Check = (text: string) => boolean;

export const anything: Check = (text) => text !== "";
export const flag: Check = (text) => text === "true" || text === "false";
export const whole: Check = (text) => /^\d{1,15}$/.test(text);
export const day: Check = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
/** To the second, without milliseconds. */
export const second: Check = (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text));
/** With or without milliseconds. */
export const moment: Check = (text) => second(text.replace(/\.\d{3}Z$/, "Z"));

export function oneOf(...words: readonly string[]): Check {
  return (text) => words.includes(text);
}

export function between(least: number, most: number): Check {
  return (text) => whole(text) && Number(text) >= least && Number(text) <= most;
}

/** A list with commas. */
export function listOf(check: Check, most = Number.POSITIVE_INFINITY): Check {
  return (text) => text.split(",").length <= most && text.split(",").every(check);
}
