import diagnostics from "node:diagnostics_channel";
import { DecoratorHandler, type Dispatcher, ping, WebSocket } from "undici";
import { createAgent, type HttpsProxy } from "../../proxy.ts";
import type { About } from "../../sources/definition.ts";
import { type KeyNow, withKey } from "../../sources/key.ts";
import { createAddresses, type Target } from "./address.ts";

/** How a connection ended. */
export interface Ending {
  /** Whether it was let in. */
  opened: boolean;
  /** The status that it was refused with; null where nothing came, or it was let in. */
  status: number | null;
}

export interface SocketOptions {
  baseUrl: string;
  auth: About["auth"];
  key: KeyNow;
  proxy?: HttpsProxy | null;
  /** How long without a word, an answer to a ping included, until a connection counts as dead. Real time, as it bounds a real one. */
  silentMs?: number;
}

const pongs = "undici:websocket:pong";

/** WebSockets to the odds service. The key is put in on the way to the socket: whatever is logged or kept has none. */
export function createSockets({ baseUrl, auth, key, proxy = null, silentMs = 90_000 }: SocketOptions) {
  const addresses = createAddresses(baseUrl, "");
  const agent = createAgent(proxy, { connect: { timeout: 5_000 } });

  function keyed(seen: (status: number) => void): Dispatcher {
    return agent.compose((dispatch) => (request, handler) => {
      const { path, headers } = withKey(new URL(request.path, addresses.origin), { auth, key: key() });
      const given = (request.headers ?? {}) as Record<string, string>;
      return dispatch({ ...request, path, headers: { ...given, ...headers } }, new Witness(handler, seen));
    });
  }

  /** Resolves when the connection has ended, whatever ended it. Never rejects. */
  async function listen(target: Target, hear: (frame: string) => void, signal: AbortSignal): Promise<Ending> {
    if (signal.aborted) return { opened: false, status: null };
    const url = addresses.urlOf(target);
    url.protocol = url.protocol.replace("http", "ws");
    let status: number | null = null;
    const dispatcher = keyed((seen) => {
      status = seen;
    });
    const socket = new WebSocket(url, { dispatcher });
    socket.binaryType = "arraybuffer";
    const ending = new AbortController();
    const opened = await new Promise<boolean>((resolve) => {
      let isOpen = false;
      socket.addEventListener("open", () => {
        isOpen = true;
      });
      // An error is followed by a close.
      socket.addEventListener("error", () => undefined);
      socket.addEventListener("close", () => resolve(isOpen));
      socket.addEventListener("message", ({ data }) => hear(typeof data === "string" ? data : new TextDecoder().decode(data)));
      // Nobody waits for the other side to say goodbye.
      const end = (): void => {
        socket.close();
        resolve(isOpen);
      };
      signal.addEventListener("abort", end, { signal: ending.signal });
      endWhenSilent(socket, { silentMs, until: ending.signal, end });
    });
    ending.abort();
    return { opened, status: opened ? null : status };
  }

  return { listen, close: () => agent.destroy() };
}

/** Asks now and then whether anybody is there; `end` where no word comes back, though nobody has closed anything. */
function endWhenSilent(socket: WebSocket, { silentMs, until, end }: { silentMs: number; until: AbortSignal; end(): void }): void {
  let heardAt = performance.now();
  const heard = (): void => {
    heardAt = performance.now();
  };
  const ponged = (message: unknown): void => {
    if ((message as { websocket: unknown }).websocket === socket) heard();
  };
  socket.addEventListener("open", heard);
  socket.addEventListener("message", heard);
  diagnostics.subscribe(pongs, ponged);
  const beat = setInterval(() => {
    if (socket.readyState === WebSocket.OPEN) ping(socket);
    if (performance.now() - heardAt >= silentMs) end();
  }, silentMs / 3).unref();
  until.addEventListener("abort", () => {
    clearInterval(beat);
    diagnostics.unsubscribe(pongs, ponged);
  });
}

type Start = Parameters<NonNullable<Dispatcher.DispatchHandler["onResponseStart"]>>;
interface Started extends Dispatcher.DispatchHandler {
  onResponseStart(...start: Start): void;
}
/** With the one step that its types leave out. */
const Decorator = DecoratorHandler as new (handler: Dispatcher.DispatchHandler) => Started;

/** Looks on at the status that comes back. */
class Witness extends Decorator {
  readonly #seen: (status: number) => void;

  constructor(handler: Dispatcher.DispatchHandler, seen: (status: number) => void) {
    super(handler);
    this.#seen = seen;
  }

  override onResponseStart(...start: Start): void {
    this.#seen(start[1]);
    super.onResponseStart(...start);
  }
}
