import pg from "pg";

/** Is told of each statement to Postgres, and each new connection, of this process. */
interface Watcher {
  begin(one: object): void;
  end(one: object): void;
}

type Asking = (...args: unknown[]) => unknown;

const watchers = new Set<Watcher>();
let isPatched = false;

/** Tells of all statements under way to Postgres in this process, so that a clock can wait for their answers. What it returns ends that. */
export function watchStatements(watcher: Watcher): () => void {
  patch();
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** The library tells of nothing by itself. */
function patch(): void {
  if (isPatched) return;
  isPatched = true;
  const client = pg.Client.prototype as unknown as Record<"query" | "connect", Asking>;
  for (const name of ["query", "connect"] as const) {
    const ask = client[name];
    client[name] = function (this: unknown, ...args) {
      const asked = ask.apply(this, args);
      if (asked instanceof Promise) follow(asked);
      return asked;
    };
  }
}

function follow(asked: Promise<unknown>): void {
  for (const { begin } of watchers) begin(asked);
  const end = (): void => {
    for (const watcher of watchers) watcher.end(asked);
  };
  asked.then(end, end);
}
