import type { Block, Draft } from "../../chat/reply.ts";
import { adviceUrl, ageAndHelpSpans, type Whereabouts } from "../parts/help-lines.ts";
import { bold, type Text } from "../parts/text.ts";

export interface AboutFacts {
  /** Linewatch's own. */
  version: string;
  /** Where the data comes from; null with the sandbox's. */
  source: { name: string; url: string } | null;
}

/** What this is, the terms of the data, and help with gambling. */
export function aboutReply(text: Text, { version, source, where }: AboutFacts & { where: Whereabouts }): Draft {
  const data: Block = {
    kind: "paragraph",
    spans: source
      ? text.spans("about-data", { source: { kind: "link", text: source.name, url: source.url } })
      : text.spans("about-data-simulated"),
  };
  return {
    blocks: [
      { kind: "heading", spans: text.spans("about-heading") },
      { kind: "paragraph", spans: text.spans("about-version", { version: bold(version) }) },
      data,
      { kind: "paragraph", spans: text.spans("about-terms") },
      { kind: "paragraph", spans: text.spans("about-gambling") },
      { kind: "paragraph", spans: ageAndHelpSpans(text, where) },
    ],
    buttons: [
      [
        { label: text.say("help-button"), press: { command: "help", text: "", replace: false } },
        { label: text.say("privacy-heading"), press: { command: "privacy", text: "", replace: false } },
      ],
      [{ label: text.say("about-gambling-help"), url: adviceUrl }],
    ],
    personal: false,
  };
}
