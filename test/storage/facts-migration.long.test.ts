import { describeFactsFrom } from "./facts-migration.ts";
import { stepsBefore } from "./old-database.ts";

describeFactsFrom(stepsBefore("0030"));
