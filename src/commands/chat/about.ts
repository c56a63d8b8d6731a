import { type AboutFacts, aboutReply } from "../../replies/chat/about.ts";
import type { Command } from "../command.ts";

/** `/about`: the version, whose data it is and on what terms, what is kept, and where to find help with gambling. */
export function createAboutCommand({ about }: { about: AboutFacts }): Command {
  return { name: "about", options: [], manages: false, run: async ({ text }) => aboutReply(text, about) };
}
