import type { PlatformName } from "../../chat/address.ts";
import type { Button, Draft } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";

/** A code, what to do with it, and what comes of that. */
export function linkCodeReply(text: Text, { code, others }: { code: string; others: readonly PlatformName[] }): Draft {
  const [only = "several", ...more] = others;
  const platform = more.length > 0 ? "several" : only;
  return {
    blocks: [
      { kind: "heading", spans: text.spans("link-heading") },
      { kind: "paragraph", spans: text.spans("link-how", { platform }) },
      { kind: "paragraph", spans: [{ kind: "text", text: `/link ${code}`, style: "code" }] },
      { kind: "paragraph", spans: text.spans("link-what") },
      { kind: "note", spans: text.spans("link-secret") },
    ],
    buttons: [],
    personal: true,
  };
}

/** Whether the code is the person's own; only the button joins the lists. */
export function linkAskReply(text: Text, code: string): Draft {
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans("link-ask") },
      { kind: "paragraph", spans: text.spans("link-ask-why") },
    ],
    buttons: [[button(text, "link-ask-yes", { command: "link", words: code, replace: true })]],
    personal: true,
  };
}

export interface LinkedFacts {
  /** Where the list is, the first of them its own. */
  platforms: readonly PlatformName[];
  /** Where the person was last seen. */
  seenAt: PlatformName;
  alertsAt: "seen" | "both";
  watches: number;
}

/** Who shares the list, and where its alerts go. */
export function linkedReply(text: Text, { platforms, seenAt, alertsAt, watches }: LinkedFacts): Draft {
  const [one = seenAt, other = seenAt] = platforms;
  const choice = alertsAt === "both" ? "seen" : "both";
  return {
    blocks: [
      { kind: "heading", spans: text.spans("link-heading") },
      { kind: "paragraph", spans: text.spans("link-shared", { one, other, count: watches }) },
      { kind: "paragraph", spans: text.spans(`link-alerts-${alertsAt}`, { platform: seenAt }) },
    ],
    buttons: [
      [button(text, `link-to-${choice}`, { command: "link", words: choice, replace: true })],
      [button(text, "watches-heading", { command: "watches" }), partButton(text)],
    ],
    personal: true,
  };
}

/** What each side has now. */
export function partedReply(text: Text, { wasShared, watches }: { wasShared: boolean; watches: number }): Draft {
  return {
    blocks: [
      { kind: "paragraph", spans: wasShared ? text.spans("link-parted", { count: watches }) : text.spans("link-not-shared") },
    ],
    buttons: [[linkButton(text)]],
    personal: true,
  };
}

/** Leads to a code. */
export function linkButton(text: Text): Button {
  return button(text, "link-button", { command: "link" });
}

/** Leads to where lists are parted. */
export function partButton(text: Text): Button {
  return button(text, "link-part", { command: "unlink", words: "", replace: true });
}

function button(
  text: Text,
  key: string,
  { command, words = "", replace = false }: { command: string; words?: string; replace?: boolean },
): Button {
  return { label: text.say(key), press: { command, text: words, replace } };
}
