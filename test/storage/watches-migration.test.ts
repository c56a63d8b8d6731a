import { describeWatchesAsAWhole, describeWatchesFrom } from "./watches-migration.ts";

// The first version, one with wide watches and removals but without value bets, and the last one.
describeWatchesFrom(["0001-first", "0007-managed-watches", "0030-facts-and-messages"]);
describeWatchesAsAWhole();
