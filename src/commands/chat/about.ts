import { type AboutFacts, aboutReply } from "../../replies/chat/about.ts";
import type { Whereabouts } from "../../replies/parts/help-lines.ts";
import type { Ask, Command } from "../command.ts";

/** `/about`: the version, whose data it is and on what terms, and where to find help with gambling. */
export function createAboutCommand({ about }: { about: AboutFacts }): Command {
  return {
    name: "about",
    own: true,
    options: [],
    manages: false,
    run: async (ask) => aboutReply(ask.text, { ...about, where: whereaboutsOf(ask) }),
  };
}

/** What tells where somebody who asks lives. */
export function whereaboutsOf({ call, settings }: Pick<Ask, "call" | "settings">): Whereabouts {
  return { timeZone: settings.timeZone, language: call.reader.language };
}
