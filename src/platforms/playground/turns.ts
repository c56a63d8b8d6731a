/** Work in lines: one piece at a time per key, different keys side by side. */
export interface Turns {
  /** Runs `work` when everything before it in its line has ended; null, and nothing is run, when the line is full. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> | null;
}

/** `limit` is the length of one line, the piece being worked on included. */
export function createTurns(limit: number): Turns {
  const lines = new Map<string, { length: number; tail: Promise<unknown> }>();

  return {
    take(key, work) {
      const line = lines.get(key) ?? { length: 0, tail: Promise.resolve() };
      if (line.length >= limit) return null;
      lines.set(key, line);
      line.length += 1;
      const result = line.tail.then(work).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      // One failed piece must not fail the next; whoever asked for it gets the failure.
      line.tail = result.catch(() => undefined);
      return result;
    },
  };
}
