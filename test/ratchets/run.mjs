/**
 * `npm run ratchets`: what the code may not have more of than it has. It prints the figures, names what grew and fails, and lowers
 * the bounds of what became less. `-- --accept "why"` takes what grew, and writes down why.
 */
import { join } from "node:path";
import { compare, readBounds, writeBounds } from "./bounds.mjs";
import { limits, measure } from "./measures.mjs";

const kinds = {
  function: `functions of more than ${limits.function} own lines`,
  complexity: `functions more complex than ${limits.complexity}`,
  folder: `folders of more than ${limits.folder} files`,
  loose: "files loose on the top of src",
  unused: "exports, files and packages that nobody uses",
  "tests alone": "exports that tests alone use",
};

const root = process.cwd();
const file = join(root, "test/ratchets/bounds.txt");
const why = whyFrom(process.argv.slice(2));
const measured = await measure(root);
const bounds = readBounds(file);
const { grown, next } = compare(measured, bounds, why);

printTable();
if (grown.length > 0) printGrown();
if (writeBounds(file, next)) console.log(`\n${file} has new bounds: commit it.`);
if (grown.length > 0 && why === null) {
  console.log('\nMake it smaller, or say why it must be so: npm run ratchets -- --accept "why"');
  process.exitCode = 1;
}

function whyFrom(args) {
  if (args.length === 0) return null;
  const [flag, reason = "", ...more] = args;
  if (flag === "--accept" && reason.trim() !== "" && more.length === 0)
    return reason.replaceAll(/\s+/g, " ").replaceAll("|", "/");
  console.error('usage: npm run ratchets [-- --accept "why"]');
  process.exit(2);
}

function printTable() {
  const row = (name, value, most) => console.log(`${name.padEnd(48)}${figure(value)}${figure(most)}`);
  console.log(`${"".padEnd(48)}${"now".padStart(10)}${"bound".padStart(10)}`);
  for (const [name, value] of measured.totals) row(name, value, next.get(`total | ${name}`)?.most);
  for (const [kind, exceptions] of measured.exceptions) {
    const bound = [...next.keys()].filter((key) => key.startsWith(`${kind} | `)).length;
    row(kinds[kind], exceptions.size, bound);
  }
  console.log("\nlines of src by part");
  for (const [part, lines] of [...measured.parts].sort(([, a], [, b]) => b - a)) row(`  ${part}`, lines);
}

function printGrown() {
  console.log(why === null ? "\nGrew:" : `\nGrew, and is taken because ${why}:`);
  for (const { kind, name, value, most } of grown) {
    const what = kinds[kind] ? `${name} (${kinds[kind]})` : name;
    console.log(`  ${what}: ${value}, at most ${most}`);
  }
}

function figure(value) {
  return (value === undefined ? "" : value.toLocaleString("en")).padStart(10);
}
