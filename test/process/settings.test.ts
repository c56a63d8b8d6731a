// @module-tag long
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { createFakeClock } from "../clock.ts";
import { postgresUrl } from "../postgres.ts";
import { startDiscordStandIn } from "../standins/discord.ts";
import { createTelegramStandIn } from "../standins/telegram.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const programs = ["linewatch", "sandbox", "init", "doctor", "backup", "read", "draft"] as const;
const programFile = (name: string) => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** Runs a program to its end, in a folder with this `.env`. */
async function run(
  settings: Record<string, string>,
  { name = "linewatch", args = [] as string[], env = "", folder = freshFolder() } = {},
) {
  if (env !== "") writeFileSync(join(folder, ".env"), env);
  const child = startProcess(settings, { program: programFile(name), args, folder });
  const { code } = await child.end();
  return { code, stdout: child.stdout(), stderr: child.stderr() };
}

/** A port that somebody else has. */
async function takenPort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  ends.push(() => other.close());
  return String((other.address() as AddressInfo).port);
}

describe.concurrent("every program", () => {
  // What is wrong in `.env` shows that it isn't read.
  it.each(programs)("%s says its usage and its version before it reads anything", async (name) => {
    for (const flag of ["--help", "-h"]) {
      const said = await run({}, { name, args: [flag], env: "WEATHER=fine\n" });
      expect(said).toMatchObject({ code: 0, stderr: "" });
      expect(said.stdout).toMatch(/^(?:usage: npm |The sandbox: ).*\n/);
    }
    for (const flag of ["--version", "-v"]) {
      const said = await run({}, { name, args: [flag], env: "WEATHER=fine\n" });
      expect(said).toEqual({ code: 0, stderr: "", stdout: expect.stringMatching(/^Linewatch \d+\.\d+\.\d+\S*\n$/) });
    }
  });

  it.each(programs)("%s says its usage and starts nothing when it's told what it doesn't know", async (name) => {
    for (const args of [["--nonsense"], ["--hepl"], ["-x"], ["help"], ["--port="], ["4242:CANARY"]].slice(
      0,
      name === "linewatch" ? 6 : 2,
    )) {
      const said = await run({}, { name, args });
      expect(said).toMatchObject({ code: 2, stdout: "" });
      expect(said.stderr).toMatch(/usage: npm |The sandbox: /);
      expect(said.stderr).not.toContain("CANARY");
    }
  });

  it.each(programs.filter((name) => !["init", "read", "draft"].includes(name)))(
    "%s ends with 78 when its settings are wrong",
    async (name) => {
      const args = name === "backup" ? ["backup"] : [];
      expect(await run({ PORT: "many" }, { name, args })).toMatchObject({
        code: 78,
        stderr: expect.stringContaining("PORT must be"),
      });
    },
  );
});

describe("a .env", () => {
  it.each([
    ["a misspelt name", "ACESS=approval\n", "ACESS in .env is not a setting: did you mean ACCESS?"],
    ["a name of nobody's", "WEATHER=fine\n", "WEATHER in .env is not a setting: .env.example names all there are"],
    ["a colon for the sign", "# whose\nACCESS: approval\nPORT=0\n", "  - line 2 of .env is not NAME=value\n"],
    ["a lone word at its end", "PORT=0\n4242:CANARY\n", "  - line 2 of .env is not NAME=value\n"],
    ["a text of another kind", Buffer.from("PORT=0\n", "utf16le").toString("latin1"), ".env cannot be read: it is no UTF-8 text"],
  ])("with %s stops the start, and says so", async (_what, env, said) => {
    expect(await run({}, { env })).toMatchObject({ code: 78, stdout: "", stderr: expect.stringContaining(said) });
  });

  it("that can't be read stops the start, and says so", async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, ".env"));
    expect(await run({}, { folder })).toMatchObject({
      code: 78,
      stderr: expect.stringContaining(".env cannot be read (EISDIR)"),
    });
  });

  it.skipIf(process.getuid?.() === 0)("that only another user may read stops the start, and says so", async () => {
    const folder = freshFolder();
    writeFileSync(join(folder, ".env"), "PORT=0\n");
    chmodSync(join(folder, ".env"), 0);
    expect(await run({}, { folder })).toMatchObject({
      code: 78,
      stderr: expect.stringContaining(".env cannot be read (EACCES)"),
    });
  });

  it("is read with the mark that an editor puts before it, and with names of other programs", async () => {
    const env = "\uFEFFPORT=many\nCOMPOSE_PROJECT_NAME=odds\nNODE_ENV=production\n";
    const { code, stderr } = await run({}, { env });
    expect(code).toBe(78);
    expect(stderr.split("\n").filter((line) => line.startsWith("  - "))).toEqual([
      expect.stringContaining("PORT must be"),
      expect.stringContaining("with NODE_ENV=production the playground runs only with PLAYGROUND=1"),
    ]);
  });
});

describe("texts of the host's own", () => {
  it("that are wrong stop the start, each with its name, and nothing of what is written there", async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, "texts"));
    writeFileSync(join(folder, "texts", "en.ftl"), "about-nothing = CANARY\nodds-fair = CANARY { $token }\n");
    const { code, stdout, stderr } = await run({ TEXTS_DIR: "texts" }, { folder });
    expect({ code, stdout }).toEqual({ code: 78, stdout: "" });
    expect(stderr).toContain("en.ftl: about-nothing isn't a text of Linewatch");
    expect(stderr).toContain("en.ftl: odds-fair uses $token, but this text has no variables");
    expect(stderr).not.toContain("CANARY");
  });
});

describe("a port, an address, a folder or a database that can't be had", () => {
  const playground = { PORT: "0" };

  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ["PORT in use", async () => ({ PORT: await takenPort() }), "is in use by another program: set PORT to another one"],
    [
      "METRICS_PORT in use",
      async () => ({ ...playground, METRICS_PORT: await takenPort() }),
      "is in use by another program: set METRICS_PORT to another one",
    ],
    ["a DATA_DIR below a file", async () => ({ ...playground, DATA_DIR: "/dev/null/data" }), "set DATA_DIR to another one"],
    [
      "a database that isn't there",
      async () => ({ ...playground, DATABASE_URL: withDatabase("no_such_database") }),
      "check DATABASE_URL",
    ],
    ["a database of another source", ofAnotherWorld, "use another DATABASE_URL or DATA_DIR"],
    [
      "a DATA_DIR with watches of another source",
      besideWatches,
      'polymarket.db has 1 watch on odds of "Polymarket", which would stand still; set ODDS_SOURCE back',
    ],
  ])("ends with one line that names the setting: %s", async (_what, settings, said) => {
    const { code, stdout, stderr } = await run(await settings());
    expect(stderr).toMatch(/^Linewatch could not start: .*\n$/);
    expect(stderr).toContain(said);
    expect(code).toBe(78);
    expect(stdout).not.toContain("Open http");
  });

  it("is found before a platform is told that the bot is there", async () => {
    const standIn = createTelegramStandIn();
    const { apiRoot, token } = await standIn.start();
    const discord = await startDiscordStandIn({ clock: createFakeClock(Date.now()) });
    ends.push(
      () => standIn.stop(),
      () => discord.stop(),
    );
    const chats = {
      ...{ ODDS_API_BASE_URL: "sandbox", TELEGRAM_API_ROOT: apiRoot, TELEGRAM_BOT_TOKEN: token },
      ...{ DISCORD_API_URL: discord.apiUrl, DISCORD_BOT_TOKEN: discord.token },
    };
    const webhook = { TELEGRAM_WEBHOOK_URL: "https://bot.example.org/telegram" };
    for (const [wrong, said] of [
      [{ METRICS_PORT: await takenPort() }, "set METRICS_PORT"],
      [{ ...webhook, PORT: await takenPort() }, "set PORT"],
      [{ ...webhook, HOST: "192.0.2.7" }, "set HOST"],
      [{ PLAYGROUND: "1", PORT: await takenPort() }, "set PORT"],
    ] as const) {
      const { code, stderr } = await run({ ...chats, ...wrong });
      expect(stderr).toContain(said);
      expect(code).toBe(78);
    }
    expect(standIn.requests("getMe")).toEqual([]);
    expect(discord.requests).toEqual([]);
  });

  it("isn't 78 where the next try may help: a database that doesn't answer yet", async () => {
    const { code, stderr } = await run({ ...playground, DATABASE_URL: "postgres://bot:CANARY@127.0.0.1:1/odds" });
    expect(code).toBe(1);
    expect(stderr).toContain("look at DATABASE_URL, and whether the Postgres runs");
    expect(stderr).not.toContain("CANARY");
  });
});

function withDatabase(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A folder whose database knows the world of another seed under this one's name. */
async function ofAnotherWorld(): Promise<Record<string, string>> {
  const { openDatabase } = await import("../../src/storage/database.ts");
  const { silentLog } = await import("../../src/log.ts");
  const folder = freshFolder();
  const database = await openDatabase(join(folder, "sandbox-1.db"), silentLog);
  await database.insertInto("origin").values({ id: 1, source: "the odds API" }).execute();
  await database.destroy();
  return { PORT: "0", DATA_DIR: folder };
}

async function besideWatches(): Promise<Record<string, string>> {
  const { openDatabase } = await import("../../src/storage/database.ts");
  const { silentLog } = await import("../../src/log.ts");
  const folder = freshFolder();
  const database = await openDatabase(join(folder, "polymarket.db"), silentLog);
  await database.insertInto("origin").values({ id: 1, source: "Polymarket" }).execute();
  const chat = { address: "telegram:1", state: "active" as const, state_since: 0, created_at: 0 };
  await database.insertInto("chats").values(chat).execute();
  const watch = { chat: "telegram:1", kind: "league", rule: "3pp", created_by: "telegram:1", created_at: 0 };
  await database.insertInto("watches").values(watch).execute();
  await database.destroy();
  return { PORT: "0", DATA_DIR: folder, ODDS_SOURCE: "kalshi" };
}
