import { stepsBefore } from "./old-database.ts";
import { describeWatchesFrom } from "./watches-migration.ts";

describeWatchesFrom(stepsBefore("0040"));
