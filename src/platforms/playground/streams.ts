import type { ServerResponse } from "node:http";
import type { Clock } from "../../clock.ts";
import type { FeedEvent, Feeds } from "./feeds.ts";

/** Pages that listen to their chat (server-sent events). */
export interface Streams {
  /** Replays what came after `after`, says `ready`, then follows the chat until either side ends. The head is written already. */
  open(response: ServerResponse, chat: string, after: string | null): void;
  /** Whether no more pages can listen now. */
  isFull(): boolean;
  /** Ends every stream; the pages come back by themselves. */
  end(): void;
}

const heartbeatMs = 25_000;
/** How soon a page tries again after its stream broke. */
const retryMs = 1_000;
/** A page that reads nothing is cut off here, and replays when it is back. */
const unreadBytes = 4 * 1024 * 1024;

/** At most `limit` pages at once. */
export function createStreams({ feeds, clock, limit }: { feeds: Feeds; clock: Clock; limit: number }): Streams {
  const responses = new Set<ServerResponse>();

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

  return {
    open(response, chat, after) {
      responses.add(response);
      const closed = new AbortController();
      // Following starts in the same turn as the replay, so nothing falls between the two.
      const unfollow = feeds.follow(chat, (event) => write(response, messageLines(event)));
      response.once("close", () => {
        responses.delete(response);
        unfollow();
        closed.abort();
      });
      const missed = feeds.since(chat, after).map(messageLines).join("");
      response.write(`retry: ${retryMs}\n\n${missed}id: ${feeds.position()}\nevent: ready\ndata: {}\n\n`);
      void beat(response, closed.signal);
    },
    isFull: () => responses.size >= limit,
    end() {
      for (const response of responses) response.end();
    },
  };
}

function messageLines({ id, message }: FeedEvent): string {
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(message)}\n\n`;
}
