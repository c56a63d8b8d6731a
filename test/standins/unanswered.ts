import diagnostics from "node:diagnostics_channel";
import type { Socket } from "node:net";

/** Where stand-ins say which requests they will not answer now, so that a fake clock does not wait for them. */
export const unansweredChannel = "stand-in:unanswered";

/** `port` is the asker's end. Without `until` the request stays without an answer for ever. */
export interface Unanswered {
  port: number | undefined;
  until?: Promise<void>;
}

/** Says that the request on this connection stays without an answer: for ever, or until then. */
export function leaveUnanswered({ remotePort: port }: Socket, until?: Promise<void>): void {
  const left: Unanswered = until ? { port, until } : { port };
  diagnostics.channel(unansweredChannel).publish(left);
}
