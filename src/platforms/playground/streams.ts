import type { ServerResponse } from "node:http";
import type { Clock } from "../../clock.ts";
import type { FeedEvent, Feeds } from "./feeds.ts";

/** Pages that listen to their chat (server-sent events). */
export interface Streams {
  /**
   * Whether one more page of this browser can listen. A browser that has as many as it may gives up the one it opened first,
   * whose page is told `closed` and comes back when somebody looks at it.
   */
  makeRoom(browser: string): boolean;
  /** Replays what came after `after`, says `ready`, then follows the chat until either side ends. The head is written already. */
  open(response: ServerResponse, listener: Listener): void;
  /** Ends every stream; the pages come back by themselves. */
  end(): void;
}

interface Listener {
  browser: string;
  chat: string;
  /** The last event that the page has seen. */
  after: string | null;
}

const heartbeatMs = 25_000;
/** How soon a page tries again after its stream broke. */
const retryMs = 1_000;
/** A page that reads nothing is cut off here, and replays when it is back. */
const unreadBytes = 4 * 1024 * 1024;

/** At most `limit` pages at once, and `perBrowser` of the same browser. */
export function createStreams({
  feeds,
  clock,
  limit,
  perBrowser,
}: {
  feeds: Feeds;
  clock: Clock;
  limit: number;
  perBrowser: number;
}): Streams {
  /** In the order they were opened. */
  const browsers = new Map<ServerResponse, string>();

  async function beat(response: ServerResponse, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(heartbeatMs, signal);
      if (!signal.aborted) response.write(": still here\n\n");
    }
  }

  function write(response: ServerResponse, text: string): void {
    if (response.writableLength > unreadBytes) response.destroy();
    else response.write(text);
  }

  function close(response: ServerResponse): void {
    browsers.delete(response);
    response.end("event: closed\ndata: {}\n\n");
  }

  return {
    makeRoom(browser) {
      const own = [...browsers].flatMap(([response, of]) => (of === browser ? [response] : []));
      for (const response of own.slice(0, Math.max(0, own.length - perBrowser + 1))) close(response);
      return browsers.size < limit;
    },
    open(response, { browser, chat, after }) {
      browsers.set(response, browser);
      const closed = new AbortController();
      // Following starts in the same turn as the replay, so nothing falls between the two.
      const unfollow = feeds.follow(chat, (event) => write(response, messageLines(event)));
      response.once("close", () => {
        browsers.delete(response);
        unfollow();
        closed.abort();
      });
      const missed = feeds.since(chat, after).map(messageLines).join("");
      response.write(`retry: ${retryMs}\n\n${missed}id: ${feeds.position()}\nevent: ready\ndata: {}\n\n`);
      void beat(response, closed.signal);
    },
    end() {
      for (const response of browsers.keys()) response.end();
    },
  };
}

function messageLines({ id, message }: FeedEvent): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
}
