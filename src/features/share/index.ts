import type { Feature } from "../feature.ts";
import { createExportCommand } from "./export.ts";
import { createImportCommand } from "./import.ts";
import { importMs, keeper, pruneImports } from "./imports.ts";
import { pruneShared } from "./shared-watches.ts";

/** People take what they watch to other chats: as a file, or one watch as a link. It stands behind the journal, which goes into the file. */
export const share: Feature = {
  name: "share",
  commands: (deps) => [createExportCommand(deps), createImportCommand(deps)],
  keeper,
  async prune(session, now) {
    await pruneImports(session, now - importMs);
    await pruneShared(session, now);
  },
};
