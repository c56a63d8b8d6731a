import { describeFactsAsAWhole, describeFactsFrom } from "./facts-migration.ts";

// The first version, the first one with moments, and the last one, which has value bets too.
describeFactsFrom(["0001-first", "0008-events", "0019-the-limit-says-so"]);
describeFactsAsAWhole();
