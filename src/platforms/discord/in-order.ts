/** Runs work of the same key one after the other, in the order it came, and that of different keys side by side. */
export interface InOrder {
  /** Settles as the work does; what came before it under its key is waited for, whatever became of it. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function createInOrder(): InOrder {
  const last = new Map<string, Promise<unknown>>();
  return {
    async run(key, work) {
      const before = last.get(key) ?? Promise.resolve();
      const mine = before.then(work);
      const settled = mine.catch(() => undefined);
      last.set(key, settled);
      try {
        return await mine;
      } finally {
        if (last.get(key) === settled) last.delete(key);
      }
    },
  };
}
