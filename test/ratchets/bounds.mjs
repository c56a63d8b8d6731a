import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { limits } from "./measures.mjs";

/** Totals have bounds in steps with half a step of room at least, so that a small change needs no new bound. */
const stepOf = (name) => (name.startsWith("lines") ? 500 : 10);
const boundFor = (name, value) => Math.ceil((value + stepOf(name) / 2) / stepOf(name)) * stepOf(name);

const heading = `# What may not grow: \`npm run ratchets\` measures it and lowers these bounds, and \`npm run ratchets -- --accept "why"\` raises
# them. A line is: kind, name, bound, and why it was raised at last. Merges keep both sides' lines; the next run sorts it out.
`;

/**
 * The bounds in a file. Marks of a merge are passed over, and of two bounds for one thing the higher counts: to merge is to run the
 * ratchets once more.
 */
export function readBounds(file) {
  const bounds = new Map();
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  for (const line of lines) {
    const [kind, name, most, why = ""] = line.split(" | ");
    if (name === undefined || !Number.isInteger(Number(most))) continue;
    const key = `${kind} | ${name}`;
    if ((bounds.get(key)?.most ?? -1) < Number(most)) bounds.set(key, { most: Number(most), why });
  }
  return bounds;
}

export function writeBounds(file, bounds) {
  const lines = [...bounds].map(([key, { most, why }]) => [key, most, ...(why === "" ? [] : [why])].join(" | "));
  const text = `${heading}${lines.sort().join("\n")}\n`;
  const isNew = !existsSync(file) || readFileSync(file, "utf8") !== text;
  if (isNew) writeFileSync(file, text);
  return isNew;
}

/**
 * What grew beyond its bound, and the bounds as they should be: lowered where less is there now, without exceptions that are gone.
 * Only where `why` is given does what grew get a bound that it fits in.
 */
export function compare(measured, bounds, why) {
  const next = new Map();
  const grown = [];
  const free = new Map([...bounds].filter(([key]) => !isMeasured(measured, key)));
  const check = (kind, name, value, lowest) => {
    const key = `${kind} | ${name}`;
    const old = bounds.get(key) ?? takeMoved(free, kind, name, value);
    const fits = old !== undefined && value <= old.most;
    if (!fits) grown.push({ kind, name, value, most: old?.most ?? limits[kind] ?? 0 });
    if (fits) next.set(key, { most: Math.min(old.most, lowest), why: old.why });
    else if (why !== null) next.set(key, { most: lowest, why });
    else if (old) next.set(key, old);
  };
  for (const [name, value] of measured.totals) check("total", name, value, boundFor(name, value));
  for (const [kind, exceptions] of measured.exceptions) for (const [name, value] of exceptions) check(kind, name, value, value);
  return { grown, next };
}

function isMeasured({ totals, exceptions }, key) {
  const [kind, name] = key.split(" | ");
  return kind === "total" ? totals.has(name) : (exceptions.get(kind)?.has(name) ?? false);
}

/** The bound of an exception that was renamed, or whose file was moved: the same name elsewhere, or a long function of the same file. */
function takeMoved(free, kind, name, value) {
  const [file, ...own] = name.split(" ");
  const isMoved = (key, { most }) => {
    const [oldKind, oldName] = key.split(" | ");
    const [oldFile, ...oldOwn] = oldName.split(" ");
    const isSameFile = oldFile === file && kind in limits;
    const isSameName = own.length > 0 && oldOwn.join(" ") === own.join(" ");
    return oldKind === kind && most >= value && (isSameFile || isSameName);
  };
  const [key, bound] = [...free].find(([key, bound]) => isMoved(key, bound)) ?? [];
  free.delete(key);
  return bound;
}
