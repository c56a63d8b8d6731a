import type { Button, Draft } from "../../chat/reply.ts";
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

/** After the last answer: how to begin, and that everything can be changed later. */
export function onboardedReply(text: Text): Draft {
  const start = startReply(text);
  return { ...start, blocks: [...start.blocks, { kind: "note", spans: text.spans("onboarding-done") }] };
}

function button(label: string, answer: string): Button {
  return { label, press: { command: "start", text: answer, replace: true } };
}
