/**
 * `node build.mjs [--watch]`: makes `dist`. A file for each program, and beside it what they share and what is loaded only when
 * wanted. The native parts of the database and of the pictures stay packages; the others in `external` are optional to their libraries, and not used.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, watch } from "rolldown";

/**
 * grammY brings a `fetch` that is never used here, since its clients are given ours; on newer Nodes it warns at every start. To name
 * Node's own would load it.
 */
const nodesOwnFetch = {
  name: "nodes-own-fetch",
  resolveId: (id) => (id === "node-fetch" ? "\0node-fetch" : null),
  load: (id) => (id === "\0node-fetch" ? "export default (...request) => fetch(...request);" : null),
};

/**
 * What no process needs at its start, and some never: functions of a package, or of a folder of ours for those outside of it. What
 * they need is evaluated when one of them is first called, and then at once, with nothing to wait for.
 */
const late = {
  "string-width": ["default"],
  transliteration: ["transliterate"],
  "src/api/asking/socket.ts": ["createSockets"],
  "src/sources/open.ts": ["openSource", "isPriceAsk"],
  "src/sources/file.ts": ["readDefinitionFile"],
  "src/doctor/defining.ts": ["define", "withLeagueParameter"],
  "src/doctor/recording.ts": ["record", "readingsBy", "holdsAnything"],
};
/** The same of the object that a package exports. */
const lateParts = { pg: ["Pool", "Client", "types"] };

const loadedLate = {
  name: "loaded-late",
  resolveId(id, importer = "") {
    const from = dirname(relative(import.meta.dirname, importer));
    const asked = id.startsWith(".") ? join(from, id) : id;
    const isLate = Object.hasOwn(late, asked) || Object.hasOwn(lateParts, asked);
    const isInside = asked.startsWith("src/") && from === dirname(asked);
    return isLate && from.startsWith("src") && !isInside ? `\0late:${asked}` : null;
  },
  load(id) {
    if (!id.startsWith("\0late:")) return null;
    const asked = id.slice("\0late:".length);
    const place = (name) => JSON.stringify(name.startsWith("src/") ? join(import.meta.dirname, name) : name);
    const library = `require(${place(asked)})`;
    const exported = (name) => (name === "default" ? "export default" : `export const ${name} =`);
    const functions = late[asked]?.map((name) => `${exported(name)} (...args) => ${library}.${name}(...args);`) ?? [];
    const parts = lateParts[asked]?.map((name) => `get ${name}() { return ${library}.${name}; }`);
    return [...functions, ...(parts ? [`export default { ${parts.join(", ")} };`] : [])].join("\n");
  },
};

/**
 * Of undici the program wants its agents alone; the whole of it, with a browser's fetch, sockets and caches, is a tenth of a start. Prices
 * by push want its sockets too, when they begin.
 */
const ofUndici = {
  "\0undici": `import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
    import api from "undici/lib/api/index.js";
    Object.assign(Dispatcher.prototype, api);
    export { default as Agent } from "undici/lib/dispatcher/agent.js";
    export { default as Pool } from "undici/lib/dispatcher/pool.js";
    export { default as EnvHttpProxyAgent } from "undici/lib/dispatcher/env-http-proxy-agent.js";
    export { default as errors } from "undici/lib/core/errors.js";`,
  "\0undici-sockets": `export { WebSocket, ping } from "undici/lib/web/websocket/websocket.js";
    export { default as DecoratorHandler } from "undici/lib/handler/decorator-handler.js";`,
};
const undiciInParts = {
  name: "undici-in-parts",
  resolveId(id, importer = "") {
    if (id !== "undici" || !/[\\/]src[\\/]/.test(importer)) return null;
    return /[\\/]api[\\/]asking[\\/]socket\.ts$/.test(importer) ? "\0undici-sockets" : "\0undici";
  },
  load: (id) => ofUndici[id] ?? null,
};

/**
 * discord.js is given our requests, so its REST client is the one that brings no second undici with it; what discord.js itself would
 * fetch, pictures by their address, Node can.
 */
const discordWithoutUndici = {
  name: "discord-without-undici",
  resolveId(id, importer = "") {
    if (id === "@discordjs/rest") return join(import.meta.dirname, "node_modules/@discordjs/rest/dist/web.js");
    return id === "undici" && /[\\/]discord\.js[\\/]/.test(importer) ? "\0discords-fetch" : null;
  },
  load: (id) => (id === "\0discords-fetch" ? "export const fetch = (...request) => globalThis.fetch(...request);" : null),
  transform(code, id) {
    if (!id.endsWith("/@discordjs/rest/dist/web.js")) return null;
    // The first look at this name loads what Node has for fetch, 9 MB; no response of ours is one.
    const look = "res instanceof Response";
    if (!code.includes(look)) throw new Error(`${id} has no "${look}" any more: see whether it still loads Node's fetch`);
    return { code: code.replaceAll(look, "false".padEnd(look.length)), map: null };
  },
};

const options = {
  input: {
    linewatch: "src/linewatch.ts",
    sandbox: "src/sandbox/main.ts",
    init: "src/init.ts",
    doctor: "src/doctor.ts",
    backup: "src/backup.ts",
    read: "src/sources/read/main.ts",
    draft: "src/propose/main.ts",
    talk: "src/talk/main.ts",
    draw: "src/charts/worker.ts",
  },
  platform: "node",
  plugins: [nodesOwnFetch, undiciInParts, discordWithoutUndici, loadedLate],
  external: ["libsql", "@resvg/resvg-js", "pg-native", "zlib-sync", "bufferutil", "utf-8-validate"],
  // What a library does with `eval` is not ours to mend.
  checks: { eval: false },
  // Comments are a quarter of what is read at a start, and stay in memory; the source maps have them.
  output: {
    dir: "dist",
    sourcemap: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    // One sign beyond Latin in a file doubles the memory that its text takes, and the time that its reading takes.
    charset: "ascii",
    // Required and not imported, since what V8 makes of such files can be kept: see src/compiled.ts.
    format: "cjs",
    chunkFileNames: "[name]-[hash].js",
  },
};

/** A program that runs may want a file of its own build late; none is looked for after so long. */
const keptMs = 7 * 86_400_000;

/** The folder above is one of modules. */
const folderFile = { fileName: "package.json", source: `${JSON.stringify({ type: "commonjs" })}\n` };

if (process.argv.includes("--watch")) watch(options);
else {
  const { output } = await build({ ...options, write: false });
  put("dist", [folderFile, noticesOf(output), ...output]);
}

/** The licences of all packages of which something is in these files: most ask for that. */
function noticesOf(output) {
  const folders = new Set(output.flatMap(({ moduleIds = [] }) => moduleIds.flatMap((id) => packageOf(id) ?? [])));
  const packages = [...folders].map(licenceOf);
  const notices = new Set(packages.map((one) => noticeOf(one, packages)));
  const sorted = [...notices].sort((a, b) => a.localeCompare(b, "en"));
  const source = `This folder contains parts of these packages, each under its own licence.\n\n${sorted.join("")}`;
  return { fileName: "THIRD-PARTY-NOTICES", source };
}

/** The folder of the package that a file is of; null for our own. */
function packageOf(file) {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1] ?? null;
}

function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i.test(file));
  const text = files.map((file) => readFileSync(join(folder, file), "utf8").trim()).join("\n\n");
  return {
    name,
    version,
    license,
    text,
    author: (typeof author === "string" ? author : author?.name) ?? `the authors of ${name}`,
  };
}

/** A package that only names its licence gets the words of it from another one. */
function noticeOf({ name, version, license, author, text }, others) {
  const lent = others.find((other) => other.license === license && other.text !== "")?.text ?? "";
  const words = text === "" ? lent.slice(Math.max(0, lent.indexOf("Permission is hereby granted"))) : text;
  if (words === "") throw new Error(`${name}: the words of its licence are nowhere (${license})`);
  const owner = text === "" ? `Copyright ${author}\n\n` : "";
  return `${name} ${version} (${license})\n\n${owner}${words}\n\n${"-".repeat(79)}\n\n`;
}

/** Each file takes its place whole, the programs after what they load: one that runs, or starts meanwhile, finds all it needs. */
function put(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code, source } of [...files].sort((a, b) => Number(a.isEntry ?? false) - Number(b.isEntry ?? false))) {
    const unfinished = join(folder, `.${fileName}.${process.pid}`);
    writeFileSync(unfinished, code ?? source);
    renameSync(unfinished, join(folder, fileName));
  }
  const present = new Set(files.map(({ fileName }) => fileName));
  for (const name of readdirSync(folder)) {
    const isNeedless = name.endsWith(".map") || Date.now() - statSync(join(folder, name)).mtimeMs > keptMs;
    if (!present.has(name) && isNeedless) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
