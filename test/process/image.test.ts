// @module-tag long
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { sideBySide } from "./processes.ts";

vi.setConfig(sideBySide);

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");
/** Its instructions, each on one line. */
const instructions = read("Dockerfile").replaceAll("\\\n", " ").split("\n");
const [, run = ""] = /^RUN (mkdir -p kept.*)$/m.exec(instructions.join("\n")) ?? [];
const image = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")));
const words = (name: string): string[] =>
  image.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));
const list = (text: string): string[] => JSON.parse(text.slice(text.indexOf("["))) as string[];
/** Whoever may nothing here; only the superuser can become somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** What the last stage of the Dockerfile has at its end, readable for everybody and writable for nobody but for `data`. */
function unpackedImage(): string {
  const built = freshFolder();
  for (const part of ["node_modules", "dist"]) symlinkSync(join(root, part), join(built, part));
  const made = spawnSync("sh", ["-ec", run.replaceAll("/app/", `${built}/`)], { cwd: built, encoding: "utf8" });
  if (made.status !== 0) throw new Error(made.stderr);
  const app = freshFolder();
  for (const line of words("COPY")) {
    const isBuilt = line.startsWith("--from=build ");
    const [target = "", ...sources] = line.replace("--from=build ", "").trim().split(/\s+/).reverse();
    for (const source of sources) {
      const from = isBuilt ? source.replace("/app", built) : join(root, source);
      const to = join(app, target.endsWith("/") ? join(target, source) : target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(from, to, { recursive: true, dereference: true, filter: (path) => !path.includes("dist/compiled") });
    }
  }
  mkdirSync(join(app, "data"));
  for (const place of [app, ...readdirSync(app, { recursive: true, encoding: "utf8" }).map((path) => join(app, path))])
    chmodSync(place, 0o555);
  chmodSync(join(app, "data"), 0o755);
  for (let above = dirname(app); above.includes("linewatch-"); above = dirname(above)) chmodSync(above, 0o755);
  if (nobody.uid !== undefined) chownSync(join(app, "data"), nobody.uid, nobody.gid);
  return app;
}

/** What Compose puts into a container of this project: the image's, then `.env` with its empty lines, then its own. */
function settingsWith(env: string, app: string): Record<string, string> {
  const given = parseEnv(env) as Record<string, string>;
  const images = Object.fromEntries(words("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=", 2))));
  const [, block = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read("compose.yaml")) ?? [];
  const own = [...block.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => {
    const [, asked = "", usual = ""] = /^\$\{([A-Z_]+):-(.*)\}$/.exec(value) ?? [];
    return [name, asked === "" ? value : given[asked] || usual];
  });
  const all: Record<string, string> = { ...images, ...given, ...Object.fromEntries(own) };
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, value.replace(/^\/app\b/, app)]));
}

/** The native parts that the image has are those of such a system. */
const isAlike = existsSync(join(root, "node_modules/@libsql", `linux-${process.arch}-gnu`));

describe.skipIf(!isAlike)("what the image has", () => {
  const app = isAlike ? unpackedImage() : "";
  const children = new Set<ChildProcess>();
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(() => {
    for (const child of children) child.kill("SIGKILL");
  });

  function start([file = "", ...args]: readonly string[], settings: Record<string, string>) {
    const env = { PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`, ...settings };
    const child = spawn(file, args, { cwd: app, env, ...nobody, stdio: ["ignore", "pipe", "pipe"] });
    children.add(child);
    let written = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (written += text));
    const ended = new Promise<number | null>((resolve) =>
      child.once("close", (code) => {
        children.delete(child);
        resolve(code);
      }),
    );
    return { written: () => written, ended, stop: () => child.kill("SIGTERM") };
  }

  it("runs for a user without rights where only data can be written, healthy by its own check, and leaves a backup", async () => {
    const telegram = createTelegramStandIn();
    const { apiRoot, token } = await telegram.start();
    ends.push(telegram.stop);
    // As init writes it: all lines of the example, most of them empty. A port of its own is needed, since tests run side by side.
    const env = read(".env.example")
      .replace(/^TELEGRAM_BOT_TOKEN=$/m, `TELEGRAM_BOT_TOKEN=${token}`)
      .replace(/^TELEGRAM_API_ROOT=$/m, `TELEGRAM_API_ROOT=${apiRoot}`)
      .replace(/^ODDS_API_BASE_URL=$/m, "ODDS_API_BASE_URL=sandbox");
    const settings = settingsWith(env, app);
    expect(settings["METRICS_PORT"]).toBe("9464");
    const bot = start(list(words("CMD")[0] ?? ""), { ...settings, METRICS_PORT: "0" });
    await vi.waitFor(() => expect(bot.written()).toContain('"running"'), { timeout: 60_000, interval: 20 });
    const [, port = ""] = /"address":"http:\/\/127\.0\.0\.1:(\d+)","msg":"health/.exec(bot.written()) ?? [];
    const check = list(image.find((line) => line.startsWith("HEALTHCHECK"))?.replace(/^.* CMD /, "") ?? "");
    expect(await start(check, { ...settings, METRICS_PORT: port }).ended).toBe(0);
    await vi.waitFor(() => expect(readdirSync(join(app, "data/backups"))).toHaveLength(1), { timeout: 60_000, interval: 20 });
    bot.stop();
    expect(await bot.ended).toBe(0);
    expect(await start(check, { ...settings, METRICS_PORT: port }).ended).toBe(1);
    expect(bot.written()).not.toContain('"level":50');
    expect(
      readdirSync(join(app, "data"))
        .filter((name) => !name.endsWith("-wal") && !name.endsWith("-shm"))
        .sort(),
    ).toEqual(["backups", "compiled", "sandbox-1.db", "sandbox-1.db.lock"]);
  });

  it("has the other programs as well, and draws", async () => {
    const settings = settingsWith("ODDS_API_BASE_URL=sandbox\n", app);
    const init = start(["node", "dist/init.js", "--yes", "--odds-api-base-url", "sandbox", "--file", "data/.env"], settings);
    expect([await init.ended, init.written()]).toEqual([0, expect.stringContaining("data/.env is written")]);
    const picture = { title: "Ann", subtitle: "Bob", theme: null, figure: { kind: "grid", columns: ["Home"], rows: [] } };
    const asked = JSON.stringify({ drawing: { picture, credit: ["Source: Odds"], theme: "light" }, form: "png" });
    const drawing = `const draw = new (require("node:worker_threads").Worker)("./dist/draw.js");
      draw.on("message", (said) => { console.log(said.fault ?? Buffer.from(said.drawn.slice(1, 4)).toString()); draw.terminate(); }).postMessage(${asked});`;
    const draw = start(["node", "-e", drawing], settings);
    expect([await draw.ended, draw.written()]).toEqual([0, "PNG\n"]);
  });
});
