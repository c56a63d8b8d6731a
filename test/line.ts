import { createServer, type Socket } from "node:net";

/** What a line does with what is said on it. */
export type LineState =
  | "open"
  /** Nobody is there. */
  | "refuses"
  /** Takes what is said and connections too, and passes nothing on until it is open again. */
  | "hangs";

/** A way to a Postgres, or to another server, that can be disturbed. */
export interface Line {
  /** What to connect to instead of the server. */
  url: string;
  /** Changes what happens from now on; with `refuses`, what is connected is cut as well. */
  set(state: LineState): void;
  /** Ends every connection; new ones are taken. */
  cut(): void;
  close(): Promise<void>;
}

/** Passes bytes on to the real server, as long as nobody disturbs it. */
export async function openLine(url: string): Promise<Line> {
  const target = new URL(url);
  const port = Number(target.port || 5432);
  // A server that listens in the file system is named by the folder.
  const folder = target.searchParams.get("host");
  const sockets = new Set<Socket>();
  const held: (() => void)[] = [];
  let state: LineState = "open";

  /** Does it at once, or when the line is open again, in the order in which it was said. */
  function say(act: () => void): void {
    if (state === "hangs") held.push(act);
    else act();
  }

  function pass(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on("error", () => undefined);
    from.on("data", (data) => say(() => to.destroyed || to.write(data)));
    from.on("close", () => {
      sockets.delete(from);
      say(() => to.destroy());
    });
  }

  const server = createServer((near) => {
    if (state === "refuses") return void near.destroy();
    const far = new (near.constructor as new () => Socket)();
    if (folder === null) far.connect(port, target.hostname);
    else far.connect(`${folder}/.s.PGSQL.${port}`);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const through = new URL(url);
  through.searchParams.delete("host");
  through.hostname = "127.0.0.1";
  through.port = String((server.address() as { port: number }).port);

  function cut(): void {
    for (const socket of sockets) socket.destroy();
  }

  return {
    url: through.href,
    cut,
    set(next) {
      state = next;
      if (state === "refuses") cut();
      if (state === "open") for (const act of held.splice(0)) act();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
