import { type CatalogDeps, createCatalog } from "../../src/commands/catalog.ts";

/** The commands with their options, for tests that run none of them: whoever does learns that nothing stands behind them. */
export const catalog = createCatalog({ directories: {}, bonuses: true } as CatalogDeps);
