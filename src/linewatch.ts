import module from "node:module";
import { fileURLToPath } from "node:url";

/** Node has it from 22.8 on; the types are those of the oldest Node that we run on. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

// What the last start compiled is kept beside the program, or where NODE_COMPILE_CACHE says; where that cannot be written nothing
// is lost but time. All else is loaded after this.
enableCompileCache?.(fileURLToPath(new URL("compiled", import.meta.url)));
await import("./main.ts");
