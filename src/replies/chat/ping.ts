import type { Match } from "../../api/model.ts";
import type { Button, Draft } from "../../chat/reply.ts";
import type { Toggled } from "../../watches/pings.ts";
import { matchTitle } from "../parts/match.ts";
import { bold, type Text } from "../parts/text.ts";

/** By which somebody is mentioned in the alerts about a match from now on, or no more. */
export function pingButton(text: Text, id: number): Button {
  return { label: text.say("ping-me"), press: { command: "settings", text: `ping #${id}`, replace: false } };
}

/** Says to who has pressed it which of the two it is, with the way back. */
export function pingReply(
  text: Text,
  { known: { id, match }, toggled, most }: { known: { id: number; match: Match }; toggled: Toggled; most: number },
): Draft {
  const title = bold(matchTitle(text, match));
  const key = toggled === "on" ? "ping-stop" : "ping-me";
  const again: Button = { label: text.say(key), press: { command: "settings", text: `ping #${id}`, replace: true } };
  return {
    blocks: [{ kind: "paragraph", spans: text.spans(`ping-${toggled}`, { title, count: most }) }],
    buttons: toggled === "full" ? [] : [[again]],
    personal: true,
  };
}
