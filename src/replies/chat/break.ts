import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { adviceUrl, ageAndHelpSpans, helpLine, type Whereabouts } from "../parts/help-lines.ts";
import { inRows } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";

/** How long a break may be at a tap. */
const offered = ["1d", "7d", "30d", "180d"] as const;

/** Asks how long. */
export function breakChoicesReply(text: Text): Draft {
  return { blocks: [paragraph(text.spans("break-what"))], buttons: choiceButtons(text), personal: true };
}

/** To somebody who can't stop gambling: who helps, and a break at a press, or until when (ms UTC) one lasts. */
export function troubleReply(text: Text, { until, where }: { until: number | null; where: Whereabouts }): Draft {
  const pause = until === null ? text.spans("break-what") : text.spans("break-on", { until: text.moment(until, "datetime") });
  return {
    blocks: [
      paragraph(text.spans("break-trouble", { line: helpLine(text, where) })),
      paragraph(text.spans("break-danger")),
      paragraph(pause),
    ],
    buttons: [...(until === null ? choiceButtons(text) : []), [{ label: text.say("about-gambling-help"), url: adviceUrl }]],
    personal: true,
    // In a group it is nobody else's business.
    secret: text.say("break-in-private"),
  };
}

function choiceButtons(text: Text): Button[][] {
  return inRows(
    offered.map((words) => button(text.say(`break-${words}`), words)),
    2,
  );
}

/** Says exactly until when (ms UTC), and that nothing ends it, before it begins. */
export function breakAskReply(text: Text, until: number): Draft {
  const end = text.moment(until, "datetime");
  return {
    blocks: [paragraph(text.spans("break-ask", { until: end })), paragraph(text.spans("break-ask-what"))],
    buttons: [[button(text.say("break-yes"), `yes${until / 1_000}`)], [button(text.say("break-no"), "no")]],
    personal: true,
  };
}

/** All that is said on a break: until when (ms UTC), and who helps. */
export function breakReply(text: Text, { until, where }: { until: number; where: Whereabouts }): Draft {
  const end = text.moment(until, "datetime");
  return {
    blocks: [paragraph(text.spans("break-on", { until: end })), paragraph(ageAndHelpSpans(text, where))],
    buttons: [[{ label: text.say("about-gambling-help"), url: adviceUrl }]],
    personal: true,
    // In a group it is nobody else's business.
    secret: text.say("break-in-private"),
  };
}

/** Says that nothing has begun. */
export function noBreakReply(text: Text): Draft {
  return { blocks: [paragraph(text.spans("break-none"))], buttons: [], personal: true };
}

/** Leads to a break. */
export function breakButton(text: Text): Button {
  return { label: text.say("break-button"), press: { command: "break", text: "", replace: false } };
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}

function button(label: string, words: string): Button {
  return { label, press: { command: "break", text: words, replace: true } };
}
