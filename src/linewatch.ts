import { fileURLToPath } from "node:url";
import { keepCompiled } from "./compiled.ts";

// Beside the program, or where Node would keep its own. All else is loaded after this.
const program = fileURLToPath(import.meta.url);
keepCompiled(process.env["NODE_COMPILE_CACHE"] || fileURLToPath(new URL("compiled", import.meta.url)), program);
void import("./main.ts");
