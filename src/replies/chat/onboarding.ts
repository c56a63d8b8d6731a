import type { Button, Draft } from "../../chat/reply.ts";
import { ageAndHelpSpans, type Whereabouts } from "../parts/help-lines.ts";
import { inRows } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";
import { startReply } from "./help.ts";
import type { Choice } from "./settings.ts";

/** What new readers are asked, in this order. */
export const onboardingSteps = ["language", "format", "zone"] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** One question to a new reader, answered by one tap or skipped; the first one comes with what the bot is for. */
export function onboardingReply(text: Text, { step, choices }: { step: OnboardingStep; choices: readonly Choice[] }): Draft {
  const [heading, what] = startReply(text).blocks;
  const introduction = step === "language" && heading && what ? [heading, what] : [];
  const answers = choices.map(({ label, value }): Button => button(label, `${step} ${value}`));
  return {
    blocks: [
      ...introduction,
      { kind: "paragraph", spans: text.spans(`onboarding-${step}`) },
      ...(step === "zone" ? [{ kind: "note" as const, spans: text.spans("onboarding-elsewhere") }] : []),
    ],
    buttons: [...inRows(answers, 2), [button(text.say("onboarding-skip"), "skip")]],
    personal: false,
  };
}

/** What a group reads first, and once from which age and who helps. */
export function groupReply(text: Text, where: Whereabouts): Draft {
  const start = startReply(text, "group");
  return { ...start, blocks: [...start.blocks, { kind: "note", spans: ageAndHelpSpans(text, where) }] };
}

/** After the last answer: how to begin, that everything can be changed later, and once from which age and who helps. */
export function onboardedReply(text: Text, where: Whereabouts): Draft {
  const start = startReply(text);
  const notes = [text.spans("onboarding-done"), ageAndHelpSpans(text, where)];
  return { ...start, blocks: [...start.blocks, ...notes.map((spans) => ({ kind: "note" as const, spans }))] };
}

function button(label: string, answer: string): Button {
  return { label, press: { command: "start", text: answer, replace: true } };
}
