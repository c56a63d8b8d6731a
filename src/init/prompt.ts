import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** The person, or the script, that answers. */
export interface Prompt {
  /** What was typed, without blanks around it; `isSecret` shows nothing of it. Rejects with `NoAnswer`. */
  ask(question: string, how?: { isSecret?: boolean }): Promise<string>;
  say(line: string): void;
  /** Rejects with `NoAnswer` as soon as somebody presses Ctrl-C, whatever is under way. */
  cancelled: Promise<never>;
  close(): void;
}

/** Nobody answers any more: `cancelled` with Ctrl-C, or the input is at its end. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly isCancelled: boolean;

  constructor(isCancelled: boolean) {
    super(isCancelled ? "cancelled" : "there is no more input");
    this.isCancelled = isCancelled;
  }
}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };
type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** Shows what is typed, but for secrets. */
class Screen extends Writable {
  isHidden = false;
  readonly output: Output;

  constructor(output: Output) {
    super();
    this.output = output;
  }

  /** Node's line editor asks for it, to know where a long line breaks. */
  get columns(): number | undefined {
    return this.output.columns;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.isHidden) this.output.write(chunk);
    done();
  }
}

/** Asks on a terminal with Node's line editor, or takes the lines of a pipe; one reader for all, since a pipe brings them at once. */
export function createPrompt({ input, output }: { input: Input; output: Output }): Prompt {
  const screen = new Screen(output);
  const isTerminal = input.isTTY === true && output.isTTY === true;
  // Without a history no key brings back a token.
  const reader = createInterface({ input, output: screen, terminal: isTerminal, historySize: 0 });
  const lines: string[] = [];
  let waiting: { take(line: string): void; fail(error: NoAnswer): void } | null = null;
  let ended: NoAnswer | null = null;
  let cancel: (error: NoAnswer) => void = () => undefined;
  const cancelled = new Promise<never>((_resolve, reject) => {
    cancel = reject;
  });
  cancelled.catch(() => undefined);

  function end(error: NoAnswer): void {
    ended ??= error;
    waiting?.fail(ended);
    waiting = null;
  }

  reader.on("line", (line) => {
    if (!waiting) return void lines.push(line);
    waiting.take(line);
    waiting = null;
  });
  reader.on("SIGINT", () => {
    end(new NoAnswer(true));
    cancel(new NoAnswer(true));
    reader.close();
  });
  reader.on("close", () => end(new NoAnswer(false)));

  async function nextLine(): Promise<string> {
    const line = lines.shift();
    if (line !== undefined) return line;
    if (ended) throw ended;
    return new Promise((take, fail) => {
      waiting = { take, fail };
    });
  }

  return {
    async ask(question, { isSecret = false } = {}) {
      if (isTerminal && !isSecret) {
        reader.setPrompt(question);
        reader.prompt();
      } else output.write(question);
      screen.isHidden = isSecret;
      try {
        return (await nextLine()).trim();
      } finally {
        screen.isHidden = false;
        // Nothing has ended the line of the question yet.
        if (isSecret || !isTerminal) output.write("\n");
      }
    },
    say: (line) => void output.write(`${line}\n`),
    cancelled,
    close: () => reader.close(),
  };
}
