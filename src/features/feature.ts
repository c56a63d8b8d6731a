import type { Keeper } from "../chats/keeper.ts";
import type { CatalogDeps } from "../commands/catalog.ts";
import type { Command } from "../commands/command.ts";
import type { Log } from "../log.ts";
import type { Session } from "../storage/database.ts";

/** What a feature works with by itself. */
type LookDeps = Pick<CatalogDeps, "database" | "api" | "index" | "clock"> & { log: Log };

/**
 * One feature of the bot: all that the rest of the program has to know about it. Every member but the name may be missing, and a new
 * one needs two features that use it. A feature lives in a folder of its own, and only the list in `features/index.ts` imports it.
 */
export interface Feature {
  /** The folder's name. */
  name: string;
  /** Its commands, in the order of menus. Each names its own help topic. */
  commands?(deps: CatalogDeps): readonly Command[];
  /** What it keeps about people: `/forgetme`, `/mydata` and `/link` go by it. */
  keeper?: Keeper;
  /** What it does by itself while the bot runs, in the one process that polls; null for nothing on this service. */
  look?(deps: LookDeps): ((signal: AbortSignal) => Promise<void>) | null;
  /** Writes down what must outlive other tables, and deletes what is over. Runs with the hourly upkeep, before anything else goes. */
  prune?(session: Session, now: number): Promise<void>;
}
