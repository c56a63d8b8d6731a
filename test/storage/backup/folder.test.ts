import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backupName, newestBackupAt, rotate } from "../../../src/storage/backup/folder.ts";
import { freshFolder } from "../../bot.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 4, 30);

it("keeps a backup for each of seven days and four weeks, and whatever else lies there", async () => {
  const folder = freshFolder();
  for (let age = 0; age < 60; age++) writeFileSync(join(folder, backupName(now - age * day)), "");
  const others = ["notes.txt", backupName(now - 50 * day, "before-the-step-after-0041"), "forgotten.txt"];
  for (const other of others) writeFileSync(join(folder, other), "");
  await rotate(folder, now);
  const names = readdirSync(folder).filter((name) => !others.includes(name));
  const ages = names
    .map((name) => Math.round((now - Date.parse(name.slice(10, 20)) - 4.5 * 3_600_000) / day))
    .sort((a, b) => a - b);
  expect(ages.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(ages.slice(7).length).toBeGreaterThanOrEqual(4);
  expect(ages.slice(7).length).toBeLessThanOrEqual(5);
  expect(Math.max(...ages)).toBeLessThan(35);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
  expect(await newestBackupAt(folder)).toBe(now);
  // A second look changes nothing.
  await rotate(folder, now);
  expect(readdirSync(folder)).toHaveLength(names.length + others.length);
});

it("keeps a backup of every week as weeks go by", async () => {
  const folder = freshFolder();
  for (let at = now; at < now + 80 * day; at += day) {
    writeFileSync(join(folder, backupName(at)), "");
    await rotate(folder, at);
  }
  expect(readdirSync(folder).length).toBeGreaterThanOrEqual(11);
  expect(readdirSync(folder).length).toBeLessThanOrEqual(12);
});

it("knows no backup in a folder that does not exist", async () => {
  expect(await newestBackupAt(join(freshFolder(), "none"))).toBeNull();
  await rotate(join(freshFolder(), "none"), now);
});
