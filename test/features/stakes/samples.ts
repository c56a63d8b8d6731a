import { kellyReply } from "../../../src/features/stakes/kelly.ts";
import { splitReply, stakeReply } from "../../../src/features/stakes/stake.ts";
import type { Text } from "../../../src/replies/parts/text.ts";

export function messageKinds(text: Text) {
  const kelly = { price: 2.1, chance: 0.52, edge: 0.092 };
  return {
    kellyReply: kellyReply(text, {
      ...kelly,
      rows: [
        { fraction: 1, share: 0.0836, stake: 83.63 },
        { fraction: 0.3333, share: 0.0279, stake: null },
      ],
    }),
    "kellyReply without an edge": kellyReply(text, { price: 2.1, chance: 0.45, edge: -0.055, rows: [] }),
    stakeReply: stakeReply(text, { price: 2.1, stake: 50, returned: 105 }),
    splitReply: splitReply(text, {
      rows: [
        { price: 2.1, stake: 49.4, returned: 103.74 },
        { price: 2.05, stake: 50.6, returned: 103.73 },
      ],
      ...{ total: 100, least: 103.73, profit: 0.0373 },
    }),
    "splitReply at a loss": splitReply(text, {
      rows: [
        { price: 1.9, stake: 50, returned: 95 },
        { price: 1.9, stake: 50, returned: 95 },
      ],
      ...{ total: 100, least: 95, profit: -0.05 },
    }),
  };
}

export const buttonArguments = {};

export function typicalCalls() {
  return { stake: { bet: "2.10 3.60 4.20 100" }, kelly: { bet: "2.10 52% 1000" } };
}
