import { addressesOf } from "../../chats/addresses.ts";
import { changeSettings } from "../../chats/settings.ts";
import { reconsider } from "../../facts/facts.ts";
import { snoozeReply } from "../../replies/watching/snooze.ts";
import type { Database } from "../../storage/database.ts";
import { wordForm } from "../../typed-words.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { hourMs, timeMeant } from "../input/durations.ts";

const endForm = wordForm("common", "off", "end");

/** `/snooze [for how long]`: alerts wait, and then come as one message of what still holds. */
export function createSnoozeCommand({ database }: { database: Database }): Command {
  return {
    name: "snooze",
    options: [{ name: "for", required: false, suggests: false }],
    manages: "settings",
    async run(ask) {
      const { call, now, text } = ask;
      const snoozedUntil = untilMeant(ask);
      await database.transaction().execute(async (session) => {
        await changeSettings(session, { address: call.address, change: { snoozedUntil }, now });
        await reconsider(session, await addressesOf(session, call.address), now);
      });
      return snoozeReply(text, snoozedUntil);
    },
  };
}

/** Until when; null for no longer. */
function untilMeant({ args, settings, now }: Ask): number | null {
  const words = args["for"];
  if (words === undefined) return now + hourMs;
  if (endForm.test(words)) return null;
  const until = timeMeant(words, { now, timeZone: settings.timeZone });
  if (until === null) throw new Refusal("mute-bad-duration", {}, []);
  return until;
}
