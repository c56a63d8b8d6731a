/**
 * `node build.mjs [--watch]`: makes `dist`. A file for each program, and beside it what they share and what is loaded only when
 * wanted. The database's native part stays a package; the others in `external` are optional to their libraries, and not used.
 */
import { build, watch } from "rolldown";

const options = {
  input: {
    linewatch: "src/main.ts",
    sandbox: "src/sandbox/main.ts",
    doctor: "src/doctor.ts",
    backup: "src/backup.ts",
    decode: "src/api/decode/main.ts",
  },
  platform: "node",
  external: ["libsql", "pg-native", "zlib-sync", "bufferutil", "utf-8-validate"],
  // What a library does with `eval` is not ours to mend.
  checks: { eval: false },
  output: { dir: "dist", cleanDir: true, sourcemap: true, chunkFileNames: "[name]-[hash].js" },
};

if (process.argv.includes("--watch")) watch(options);
else await build(options);
