import type { Dispatcher } from "undici";
import type { Clock } from "./clock.ts";

/** JSON for a path of a server. */
export interface Post {
  /** `https://host:port`. */
  origin: string;
  path: string;
  body: string;
}

export interface PostOptions {
  agent: Dispatcher;
  /** What takes longer is given up, and nobody knows what became of it. */
  timeoutMs: number;
  clock: Clock;
  until?: AbortSignal | undefined;
}

const headers = { "content-type": "application/json" };

/**
 * Posts JSON and reads the whole answer, whatever its status. Nothing but undici's bare dispatch: no stream, no abort controller,
 * since every answer to a person goes this way. Rejects with undici's errors, whose codes are those of the sockets.
 */
export function postJson(post: Post, { agent, clock, timeoutMs, until }: PostOptions): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    let request: Dispatcher.DispatchController | null = null;
    let status = 0;
    let received: Buffer | null = null;
    let givenUp: Error | null = null;
    const over = (): void => {
      callOff();
      until?.removeEventListener("abort", stop);
    };
    const fail = (error: Error): void => {
      over();
      reject(error);
    };
    const giveUp = (error: Error): void => {
      givenUp = error;
      request?.abort(error);
      fail(error);
    };
    const stop = (): void => giveUp(new Error("given up"));
    const callOff = clock.after(timeoutMs, () => giveUp(new Error("no answer in time")));
    if (until?.aborted) return stop();
    until?.addEventListener("abort", stop);
    agent.dispatch(
      { ...post, method: "POST", headers },
      {
        onRequestStart(controller) {
          request = controller;
          if (givenUp) controller.abort(givenUp);
        },
        onResponseStart(_, statusCode) {
          status = statusCode;
        },
        onResponseData(_, chunk) {
          received = received ? Buffer.concat([received, chunk]) : chunk;
        },
        onResponseEnd() {
          over();
          resolve({ status, body: received?.toString() ?? "" });
        },
        onResponseError: (_, error) => fail(error),
      },
    );
  });
}
