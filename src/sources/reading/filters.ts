/** All filters that a path can have. What a filter can't be applied to becomes "not there". */
export const filterNames = ["json", "number", "before", "after", "opposite", "quarters", "thousandth"] as const;

/** Null where there is no such filter, or it lacks its argument. */
export function filterNamed(name: string, argument: string | undefined): ((value: unknown) => unknown) | null {
  if (name === "json") return rememberedJson();
  if (name === "number") return (value) => /[+-]?\d+(?:[.,]\d+)?/.exec((asText(value) ?? "").replace("−", "-"))?.[0];
  if (name === "opposite") return (value) => (isNumeric(value) ? Math.round((1 - Number(value)) * 1e6) / 1e6 : undefined);
  if (name === "thousandth") return (value) => (isNumeric(value) ? Number(value) / 1000 : undefined);
  if (name === "quarters") return (value) => middleOf(asText(value));
  if (name === "before" && argument) return (value) => partOf(asText(value), argument, 0);
  if (name === "after" && argument) return (value) => partOf(asText(value), argument, 1);
  return null;
}

function asText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : undefined;
}

/** An empty text is no zero. */
function isNumeric(value: unknown): boolean {
  const text = asText(value)?.trim() ?? "";
  return text !== "" && Number.isFinite(Number(text));
}

function partOf(text: string | undefined, separator: string, side: 0 | 1): string | undefined {
  const parts = text?.split(separator) ?? [];
  return parts.length === 2 ? parts[side]?.trim() : undefined;
}

/** `-1.0,-1.5` and `0/0.5` are the quarter line between them. Lines further apart are none: `2,5` has a comma for its point. */
function middleOf(text: string | undefined): number | undefined {
  const numbers = (text ?? "").split(/[,/]/).map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [first = Number.NaN, second = first] = numbers;
  const isLine = numbers.length === 1 || (numbers.length === 2 && Math.abs(first - second) === 0.5);
  return isLine && !numbers.some(Number.isNaN) ? (first + second) / 2 : undefined;
}

/** The same text comes with every row, so it is parsed once. */
function rememberedJson(): (value: unknown) => unknown {
  let text: string | undefined;
  let parsed: unknown;
  return (value) => {
    if (typeof value !== "string") return undefined;
    if (value === text) return parsed;
    text = value;
    try {
      parsed = JSON.parse(value);
    } catch {
      parsed = undefined;
    }
    return parsed;
  };
}
