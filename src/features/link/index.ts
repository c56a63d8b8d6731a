import type { Feature } from "../feature.ts";
import { keeper, pruneCodes } from "./codes.ts";
import { createLinkCommand } from "./link.ts";
import { createUnlinkCommand } from "./unlink.ts";

/** Private chats on two platforms become one, with one list of watches, and part again. */
export const link: Feature = {
  name: "link",
  commands: (deps) => [createLinkCommand(deps), createUnlinkCommand(deps)],
  keeper,
  prune: pruneCodes,
};
