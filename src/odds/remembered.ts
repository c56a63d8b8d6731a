import type { Quote } from "./quote.ts";

/** Keeps what was worked out from a board's quotes, each answer under a name, for as long as the quotes live. They never change. */
export type Memory<T> = (quotes: readonly Quote[], name: string, compute: () => T) => T;

export function createMemory<T>(): Memory<T> {
  const answers = new WeakMap<readonly Quote[], Map<string, T>>();
  return (quotes, name, compute) => {
    const known = answers.get(quotes) ?? new Map<string, T>();
    answers.set(quotes, known);
    const answer = known.get(name) ?? compute();
    known.set(name, answer);
    return answer;
  };
}

/** What names a market of a board. */
type Key = Pick<Quote, "market" | "line">;

/**
 * The same function of a market, working out each answer once: one board is asked about again and again, by every command
 * and for every rule.
 */
export function remembered<T>(compute: (quotes: readonly Quote[], key: Key) => T): (quotes: readonly Quote[], key: Key) => T {
  const memory = createMemory<T>();
  return (quotes, key) => memory(quotes, `${key.market} ${key.line}`, () => compute(quotes, key));
}
