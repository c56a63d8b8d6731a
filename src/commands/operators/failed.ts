import type { Draft } from "../../chat/reply.ts";
import { noteAct } from "../../chats/acts.ts";
import { failedMessages, sendFailedAgain } from "../../delivery/failed.ts";
import { failedReply, sentAgainReply } from "../../replies/operators/failed.ts";
import type { ActAsk, OperatorsDeps } from "./act.ts";

/** `/admin failed`: what ended as failed within a day, by reason; its buttons let all of one reason be sent again. */
export async function showFailed({ database, onQueued }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const [act, id] = words;
  if (act !== "again" || id === undefined) return failedReply(text, await failedMessages(database, now));
  const count = await database.transaction().execute(async (session) => {
    const queued = await sendFailedAgain(session, { id, now });
    if (queued > 0) await noteAct(session, { at: now, operator, act: "failed", target: null, detail: String(queued) });
    return queued;
  });
  if (count > 0) onQueued();
  return sentAgainReply(text, count);
}
