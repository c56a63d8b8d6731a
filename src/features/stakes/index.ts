import type { Feature } from "../feature.ts";
import { createKellyCommand } from "./kelly.ts";
import { createStakeCommand } from "./stake.ts";

/** Arithmetic for bettors: what a stake returns, and how much to stake. */
export const stakes: Feature = {
  name: "stakes",
  commands: () => [createStakeCommand(), createKellyCommand()],
};
