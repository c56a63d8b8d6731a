import diagnostics from "node:diagnostics_channel";
import type { Socket } from "node:net";

/** Where stand-ins say which requests they will never answer, so that a fake clock does not wait for them. */
export const unansweredChannel = "stand-in:unanswered";

/** Says that the request on this connection stays without an answer; `port` is the asker's end. */
export function leaveUnanswered({ remotePort }: Socket): void {
  diagnostics.channel(unansweredChannel).publish({ port: remotePort });
}
