/** Where somebody looks: a terminal, or a file that keeps every line. */
export interface Shown {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** How far long work is, for whoever waits for it. */
export interface Progress {
  /** May be called as often as there is something new. */
  tell(text: string): void;
  /** Makes room for what is told in the end. */
  done(): void;
}

const everyMs = { terminal: 200, lines: 5_000 };
/** To the beginning of the line, without what stood on it. */
const clearLine = "\r\u001b[K";

/** In a terminal one line that renews itself, else a line every few seconds. `steadyMs` is a clock that nobody sets. */
export function createProgress(shown: Shown, steadyMs: () => number = () => performance.now()): Progress {
  const isTerminal = shown.isTTY === true;
  const pauseMs = isTerminal ? everyMs.terminal : everyMs.lines;
  // Quick work says nothing to a file.
  let toldAt = isTerminal ? Number.NEGATIVE_INFINITY : steadyMs();
  let isLineUsed = false;
  return {
    tell(text) {
      if (steadyMs() - toldAt < pauseMs) return;
      toldAt = steadyMs();
      isLineUsed = isTerminal;
      shown.write(isTerminal ? `${clearLine}${text}` : `${text}\n`);
    },
    done() {
      if (isLineUsed) shown.write(clearLine);
      isLineUsed = false;
    },
  };
}
