/** Room for so many at once; whoever comes when it is full waits in line. */
export interface Slots {
  /** Runs the work when there is room, in the order of asking. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createSlots(room: number): Slots {
  const line: (() => void)[] = [];
  let taken = 0;
  return {
    async run(work) {
      if (taken >= room) await new Promise<void>((resolve) => line.push(resolve));
      else taken++;
      try {
        return await work();
      } finally {
        // Whoever is next takes over the place, so that nobody slips in between.
        const next = line.shift();
        if (next) next();
        else taken--;
      }
    },
  };
}
