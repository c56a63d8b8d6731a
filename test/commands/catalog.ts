import { listedCommands } from "../../src/commands/catalog.ts";

/** The commands with their options, for tests that run none of them. */
export const catalog = listedCommands(true);
