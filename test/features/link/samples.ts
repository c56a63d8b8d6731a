import { codeFrom } from "../../../src/features/link/codes.ts";
import { linkAskReply, linkCodeReply, linkedReply } from "../../../src/features/link/link.ts";
import { partedReply } from "../../../src/features/link/unlink.ts";
import type { Text } from "../../../src/replies/parts/text.ts";

export function messageKinds(text: Text) {
  const code = "K7QM-3XHA";
  const shared = { platforms: ["telegram", "discord"], seenAt: "discord" } as const;
  return {
    linkCodeReply: linkCodeReply(text, { code, others: ["discord"] }),
    "linkCodeReply with several": linkCodeReply(text, { code, others: ["discord", "playground"] }),
    linkAskReply: linkAskReply(text, code),
    linkedReply: linkedReply(text, { ...shared, alertsAt: "seen", watches: 2 }),
    "linkedReply at both": linkedReply(text, { ...shared, alertsAt: "both", watches: 0 }),
    partedReply: partedReply(text, { wasShared: true, watches: 5 }),
    "partedReply of nothing": partedReply(text, { wasShared: false, watches: 5 }),
  };
}

export const buttonArguments: Readonly<Record<string, (value: string) => boolean>> = {
  code: (value) => codeFrom(value) === value,
  alerts: (value) => ["seen", "both"].includes(value),
};

export function typicalCalls() {
  return { link: { code: "ABCD-EFGH" }, unlink: {} };
}
