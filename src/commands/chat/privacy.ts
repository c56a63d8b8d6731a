import { privacyReply } from "../../replies/chat/privacy.ts";
import type { Command } from "../command.ts";

/** `/privacy`: what is kept and why, for how long, and who is responsible. */
export function createPrivacyCommand({ countsUnclear }: { countsUnclear: boolean }): Command {
  return {
    name: "privacy",
    own: true,
    onBreak: true,
    options: [],
    manages: false,
    run: async ({ text }) => privacyReply(text, { countsUnclear }),
  };
}
