import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { Agent } from "undici";
import { describe, expect, it } from "vitest";
import { type ClockSeen, clockFindings, clockOf } from "../../src/host/clocks.ts";
import { lookAtDatabase } from "../../src/host/database.ts";
import { backupFindings, diskFindings, roomFinding } from "../../src/host/disk.ts";
import { languageFindings } from "../../src/host/languages.ts";
import { settingsFileFindings } from "../../src/host/settings-file.ts";
import { silentLog } from "../../src/log.ts";
import { backupName } from "../../src/storage/backup/folder.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { serve } from "../api/servers.ts";
import { freshFolder } from "../bot.ts";
import { createFakeClock } from "../clock.ts";
import { emptyDatabases } from "../databases.ts";
import { openOld } from "../storage/old-database.ts";

const agent = new Agent();
const hourMs = 3_600_000;
const now = Date.UTC(2026, 7, 15, 12);

describe.each(emptyDatabases)("a $name", ({ url }) => {
  it("is new, or up to date", async () => {
    const database = await url();
    expect(await lookAtDatabase(database, silentLog)).toMatchObject({
      isNew: true,
      isUsable: true,
      findings: [{ light: "green" }],
    });
    await (await openDatabase(database, silentLog)).destroy();
    expect(await lookAtDatabase(database, silentLog)).toMatchObject({
      isNew: false,
      isUsable: true,
      findings: [{ light: "green" }],
    });
  });

  it("of an earlier version stays as it is", async () => {
    const database = await url();
    await (await openOld(database, "0108-messages-by-id")).close();
    for (const _ of ["once", "twice"])
      expect(await lookAtDatabase(database, silentLog)).toMatchObject({
        ...{ isNew: false, isUsable: false },
        findings: [{ light: "amber", says: expect.stringContaining("0108-messages-by-id") }],
      });
  });

  it("of a version that this one cannot bring along is nothing for it, and says what is", async () => {
    const database = await url();
    await (await openOld(database, "0041-bets-are-facts")).close();
    expect(await lookAtDatabase(database, silentLog)).toMatchObject({
      ...{ isNew: false, isUsable: false },
      findings: [{ light: "red", advice: expect.stringMatching(/0041-bets-are-facts.*start commit 2512466 .* once/) }],
    });
  });

  it("of a later version is nothing for this one", async () => {
    const database = await url();
    const opened = await openDatabase(database, silentLog);
    await sql`insert into schema (name, timestamp) values ('9999-later', '2026-01-01')`.execute(opened);
    await opened.destroy();
    expect(await lookAtDatabase(database, silentLog)).toMatchObject({
      ...{ isNew: false, isUsable: false },
      findings: [{ light: "red", says: expect.stringContaining("9999-later") }],
    });
  });
});

it("a database that cannot be used is red, and its password stays unnamed", async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, "linewatch.db"), "this is no database, however long it goes on".repeat(100));
  for (const url of [
    join(folder, "linewatch.db"),
    join(folder, "linewatch.db", "below.db"),
    "postgres://bot:CANARY@127.0.0.1:1/x",
  ]) {
    const { findings, isUsable } = await lookAtDatabase(url, silentLog);
    expect(findings).toMatchObject([{ light: "red" }]);
    expect(isUsable).toBe(false);
    expect(JSON.stringify(findings)).not.toContain("CANARY");
  }
});

describe("the disk", () => {
  it.each([
    [99, "red", "99 MB"],
    [100, "amber", "100 MB"],
    [1_023, "amber", "1023 MB"],
    [1_024, "green", "1.0 GB"],
  ])("with %d MB free is %s", (megabytes, light, says) => {
    expect(roomFinding("/data", megabytes * 1024 ** 2)).toMatchObject({ light, says: `${says} free for /data` });
  });

  it("is looked at once for each folder, be it there yet or not", async () => {
    const folder = freshFolder();
    const findings = await diskFindings([folder, join(folder, "to", "come"), `${folder}/`]);
    expect(findings.map(({ says }) => says.replace(/.* for /, ""))).toEqual([folder, join(folder, "to", "come")]);
  });
});

it("the file of settings is nobody else's to read", async () => {
  const file = join(freshFolder(), ".env");
  expect(await settingsFileFindings(file)).toEqual([]);
  writeFileSync(file, "");
  for (const [mode, light] of [
    [0o600, "green"],
    [0o640, "amber"],
    [0o604, "amber"],
  ] as const) {
    chmodSync(file, mode);
    expect(await settingsFileFindings(file)).toMatchObject([{ light }]);
  }
});

describe("backups", () => {
  const lookAt = async (ageHours: number | null, nightly = true) => {
    const folder = freshFolder();
    if (ageHours !== null) writeFileSync(join(folder, backupName(now - ageHours * hourMs)), "");
    return backupFindings({ folder, nightly }, now);
  };

  it("may be a day and a half old", async () => {
    expect(await lookAt(36)).toMatchObject([{ light: "green", says: "the newest is 36 hours old" }]);
    expect(await lookAt(37)).toMatchObject([{ light: "amber", says: "the newest is 37 hours old" }]);
    expect(await lookAt(null)).toMatchObject([{ light: "amber" }]);
    expect(await lookAt(99, false)).toMatchObject([{ light: "green", says: expect.stringContaining("BACKUP_DIR isn't set") }]);
  });

  it("cannot be made where a file stands", async () => {
    const file = join(freshFolder(), "backups");
    writeFileSync(file, "");
    expect(await backupFindings({ folder: join(file, "deep"), nightly: true }, now)).toMatchObject([{ light: "red" }]);
  });
});

describe("the clock", () => {
  it("is compared with a server's, to half a minute", async () => {
    const clock = createFakeClock(now);
    const seen: ClockSeen[] = [];
    for (const offMs of [0, 30_000, -31_000]) {
      const server = await serve((_request, response) =>
        response.writeHead(404, { date: new Date(now + offMs).toUTCString() }).end(),
      );
      const one = await clockOf({ name: `server ${offMs}`, url: server.baseUrl }, { agent, clock });
      if (one) seen.push(one);
      await server.close();
    }
    expect(seen.map(({ aheadMs }) => aheadMs)).toEqual([0, -30_000, 31_000]);
    expect(clockFindings(seen)).toMatchObject([{ light: "red", says: "31 s ahead of that of server -31000" }]);
    expect(clockFindings(seen.slice(0, 2))).toMatchObject([{ light: "green" }]);
    expect(clockFindings([{ name: "a server", aheadMs: -45_000 }])).toMatchObject([{ says: "45 s behind that of a server" }]);
  });

  it("is as nobody knows when nobody answers or tells the time", async () => {
    const server = await serve((_request, response) => {
      response.sendDate = false;
      response.end();
    });
    expect(await clockOf({ name: "silent", url: server.baseUrl }, { agent, clock: createFakeClock() })).toBeNull();
    await server.close();
    expect(await clockOf({ name: "gone", url: server.baseUrl }, { agent, clock: createFakeClock() })).toBeNull();
    expect(clockFindings([])).toMatchObject([{ light: "amber" }]);
  });
});

describe("languages", () => {
  const locales = new URL("../../locales/", import.meta.url);
  const folderWith = (change: (russian: string) => string) => {
    const folder = join(freshFolder(), "locales");
    mkdirSync(folder);
    copyFileSync(new URL("en.ftl", locales), join(folder, "en.ftl"));
    writeFileSync(join(folder, "ru.ftl"), change(readFileSync(new URL("ru.ftl", locales), "utf8")));
    return pathToFileURL(`${folder}/`);
  };

  it("have every text", () => {
    const whole = folderWith(() => readFileSync(new URL("en.ftl", locales), "utf8"));
    expect(languageFindings(whole)).toMatchObject([{ light: "green", says: "en, ru: each has every text" }]);
  });

  it("lack one, or cannot be read", () => {
    const english = readFileSync(new URL("en.ftl", locales), "utf8");
    const lacking = folderWith(() => english.replace(/^command-odds =/m, "command-none ="));
    expect(languageFindings(lacking)).toMatchObject([
      {
        light: "amber",
        says: "texts of ru that are missing, and shown in English: 1",
        advice: expect.stringContaining("command-odds"),
      },
    ]);
    expect(languageFindings(folderWith((russian) => `${russian}\nbroken = {`))).toMatchObject([
      { light: "red", says: expect.stringContaining("ru.ftl") },
    ]);
  });
});
