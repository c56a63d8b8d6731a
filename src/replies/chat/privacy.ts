import type { Draft } from "../../chat/reply.ts";
import { button, heading, paragraph } from "../parts/blocks.ts";
import type { Text } from "../parts/text.ts";

/** What is kept and why, for how long, and who is responsible: the last two lines are the host's to fill in. */
export function privacyReply(text: Text, { countsUnclear }: { countsUnclear: boolean }): Draft {
  const to = (key: string, command: string) => button(text.say(key), command, "", { replace: false });
  const counting = countsUnclear ? ["privacy-unclear"] : [];
  const lines = ["privacy-what", "privacy-why", "privacy-how-long", ...counting, "privacy-host", "privacy-contact"];
  return {
    blocks: [heading(text.spans("privacy-heading")), ...lines.map((key) => paragraph(text.spans(key)))],
    buttons: [[to("about-my-data", "mydata"), to("mydata-forget", "forgetme")]],
    personal: true,
  };
}
