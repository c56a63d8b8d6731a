import { type Bench, type Row, row } from "./bench.ts";
import { hostileText, longText } from "./long-texts.ts";
import { openParsers, type Parsers } from "./parsers.ts";

const texts = 10_000;
/** What is longer than any name or than any call is refused; what just passes may cost the most. */
const lengths = [longText, 500, 200];
const kilobyte = 1_024;

export const bench: Bench = {
  about: `the worst of ${texts.toLocaleString("en")} texts of ${longText.toLocaleString("en")} characters, and as many of ${lengths.slice(1).join(" and ")}, that were made to stop a parser, beside a plain /watch with a team and a threshold`,
  async run() {
    const { parsers, commands, plain, plainCommand, forget, close } = await openParsers();
    try {
      const rows: Row[] = [];
      const usual = { ms: await plainMs(plain), note: "reading a plain /watch" };
      for (const [name, parse] of Object.entries(parsers)) rows.push(...(await rowsOf({ name, parse, usual, forget })));
      const whole = { ms: await plainMs(plainCommand), note: "the whole of a plain /watch" };
      for (const [name, parse] of Object.entries(commands)) rows.push(...(await rowsOf({ name, parse, usual: whole, forget })));
      return rows;
    } finally {
      await close();
    }
  },
};

interface Measured {
  name: string;
  parse: Parsers[string];
  usual: { ms: number; note: string };
  forget(): void;
}

async function rowsOf({ name, parse, usual, forget }: Measured): Promise<Row[]> {
  const { ms, bytes } = await worstOf(parse, forget);
  return [
    row({ name, ours: ms, rival: usual.ms, unit: "ms", note: usual.note }),
    row({ name: `${name}, memory`, ours: bytes / kilobyte, rival: null, unit: "KiB", note: "" }),
  ];
}

/** The slowest text, and the most that one left on the heap. What was slow once is tried again, so that a pause of the machine counts for nothing. */
async function worstOf(parse: Parsers[string], forget: () => void): Promise<{ ms: number; bytes: number }> {
  let worst = { ms: 0, bytes: 0 };
  for (let number = 0; number < texts * lengths.length; number++) {
    const text = hostileText(number, lengths[Math.floor(number / texts)]);
    forget();
    let cost = await costOf(parse, text);
    for (let again = 0; again < 2 && cost.ms > worst.ms; again++) {
      forget();
      const { ms } = await costOf(parse, text);
      cost = { ...cost, ms: Math.min(cost.ms, ms) };
    }
    worst = { ms: Math.max(worst.ms, cost.ms), bytes: Math.max(worst.bytes, cost.bytes) };
  }
  return worst;
}

async function costOf(parse: Parsers[string], text: string): Promise<{ ms: number; bytes: number }> {
  const heap = process.memoryUsage().heapUsed;
  const start = processorMs();
  try {
    await parse(text);
  } catch {
    // A refusal is an answer.
  }
  return { ms: processorMs() - start, bytes: process.memoryUsage().heapUsed - heap };
}

async function plainMs(plain: () => Promise<unknown>): Promise<number> {
  const rounds = 500;
  for (let round = 0; round < rounds; round++) await plain();
  const start = processorMs();
  for (let round = 0; round < rounds; round++) await plain();
  return (processorMs() - start) / rounds;
}

/** Time of the processor: what other programs take of it meanwhile counts for nothing. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
