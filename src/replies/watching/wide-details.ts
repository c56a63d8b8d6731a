import type { Block, Button, Draft } from "../../chat/reply.ts";
import type { ShownQuiet } from "../parts/quiet-words.ts";
import { ruleInWords } from "../parts/rule.ts";
import { targetName } from "../parts/targets.ts";
import { plain, type Text } from "../parts/text.ts";
import { editButtons, pauseButtons, quietValue, stateSpans } from "./watch-details.ts";
import { coveredSpans, type WideRow, wideRef } from "./wide-watches.ts";

export interface WideDetailsFacts extends WideRow {
  /** What has just been done with it. */
  done: "paused" | "resumed" | "changed" | null;
  /** Its own quiet hours; null follows the chat's. */
  quiet: ShownQuiet | null;
}

/** One wide watch with everything that can be done with it as a whole. */
export function wideDetailsReply(text: Text, facts: WideDetailsFacts): Draft {
  const { id, target, rule, covered, pausedUntil, quiet, done } = facts;
  const ref = wideRef(id);
  const blocks: Block[] = [
    { kind: "heading", spans: plain(text.say("wide-details-heading", { name: targetName(text, target) })) },
    ...(done ? [{ kind: "paragraph" as const, spans: text.spans(`wide-details-${done}`) }] : []),
    {
      kind: "facts",
      rows: [
        { label: text.say("watch-details-number"), value: plain(ref) },
        { label: text.say("why-rule"), value: plain(ruleInWords(text, rule, null)) },
        { label: text.say("settings-name-quiet"), value: plain(quietValue(text, { quiet })) },
        { label: text.say("watch-details-state"), value: stateSpans(text, { watch: { pausedUntil }, muted: null }) },
      ],
    },
    ...(pausedUntil === null ? [{ kind: "note" as const, spans: coveredSpans(text, covered) }] : []),
  ];
  const last: Button[] = [
    { label: text.say("settings-name-quiet"), press: { command: "edit", text: `${ref} quiet`, replace: true } },
    { label: text.say("watch-stop"), press: { command: "unwatch", text: ref, replace: false } },
    { label: text.say("watches-heading"), press: { command: "watches", text: "", replace: true } },
  ];
  return { blocks, buttons: [...editButtons(text, ref, rule), pauseButtons(text, ref, pausedUntil), last], personal: false };
}
