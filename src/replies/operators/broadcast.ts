import type { PlatformName } from "../../chat/address.ts";
import type { Block, Draft } from "../../chat/reply.ts";
import { noticeBlocks } from "../alerts/moments.ts";
import { factsBlock } from "../parts/facts.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, forOperator, heading, paragraph, row } from "./parts.ts";

/** Whom a broadcast reaches, and how many minutes that takes. */
export interface Reach {
  counts: readonly { platform: PlatformName; count: number }[];
  minutes: number;
}

/** What would be sent, to whom, and how long it would take; nothing is sent yet. */
export function draftReply(text: Text, { id, said, reach }: { id: number; said: string; reach: Reach }): Draft {
  const count = reach.counts.reduce((sum, one) => sum + one.count, 0);
  const rows = reach.counts.map((one) => row(text, `admin-platform-${one.platform}`, text.number(one.count)));
  const facts: Block[] = rows.length === 0 ? [] : [factsBlock(text, rows)];
  return forOperator(text, {
    blocks: [
      heading(text, "admin-broadcast-heading"),
      ...facts,
      paragraph(text.spans("admin-broadcast-takes", { count, minutes: reach.minutes })),
      ...noticeBlocks(text, said),
    ],
    buttons:
      count === 0
        ? []
        : [
            [
              {
                label: text.say("admin-broadcast-send", { count }),
                press: { command: "admin", text: `broadcast send #${id}`, replace: false },
              },
            ],
          ],
  });
}

/** A broadcast on its way. */
export interface Progress {
  told: number;
  waiting: number;
}

/** How far it has come; `isNew` where it begins now. */
export function sentReply(text: Text, { id, told, waiting, isNew }: Progress & { id: number; isNew: boolean }): Draft {
  return forOperator(text, {
    blocks: [
      paragraph(text.spans(isNew ? "admin-broadcast-begun" : "admin-broadcast-already")),
      paragraph(text.spans("admin-broadcast-progress", { told: text.number(told), waiting: text.number(waiting) })),
    ],
    buttons:
      waiting === 0
        ? []
        : [
            [
              adminButton(text, "odds-refresh", `broadcast send #${id}`, { replace: true }),
              adminButton(text, "admin-broadcast-stop", `broadcast stop #${id}`),
            ],
          ],
  });
}

export function stoppedReply(text: Text, { told, left }: { told: number; left: number }): Draft {
  return forOperator(text, {
    blocks: [paragraph(text.spans("admin-broadcast-stopped", { told: text.number(told), left: text.number(left) }))],
    buttons: [],
  });
}
