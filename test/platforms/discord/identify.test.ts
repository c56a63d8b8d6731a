import { expect, it } from "vitest";
import { identifyInTurn } from "../../../src/platforms/discord/identify.ts";

const gateway = { fetchGatewayInformation: async () => ({ session_start_limit: { max_concurrency: 1 } }) };

/** Discord lets one shard identify every five seconds: the second one waits. */
async function secondInLine(signal: AbortSignal) {
  const throttle = await identifyInTurn(gateway as never, undefined);
  await throttle.waitForIdentify(0, new AbortController().signal);
  return throttle.waitForIdentify(0, signal);
}

it("a shard that waits to identify gives up at once when its connection closes, and never identifies on the next one", async () => {
  const connection = new AbortController();
  const waiting = secondInLine(connection.signal);
  connection.abort();
  await expect(waiting).rejects.toThrow("aborted");
});
