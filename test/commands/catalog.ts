import { listedCommands } from "../../src/commands/catalog.ts";
import { features } from "../../src/features/index.ts";

/** The commands with their options, for tests that run none of them. */
export const catalog = listedCommands(true, features);
