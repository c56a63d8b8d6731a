import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { backupName, beforeChange, newestBackupAt, rotate } from "../../../src/storage/backup/folder.ts";
import { freshFolder } from "../../bot.ts";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 22, 4, 30);

it("keeps a backup for each of seven days and four weeks, and whatever else lies there", async () => {
  const folder = freshFolder();
  for (let age = 0; age < 60; age++) writeFileSync(join(folder, backupName(now - age * day)), "");
  const others = ["notes.txt", backupName(now - 50 * day, "mine"), "forgotten.txt"];
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

it("keeps one backup of each schema that was changed, the newest, for five weeks", async () => {
  const folder = freshFolder();
  const of = (schema: string, age: number) => backupName(now - age * day, beforeChange(schema));
  const kept = [of("0108-messages-by-id", 3), of("0110-baseline", 0), of("0099-a", 34), backupName(now)];
  const gone = [of("0108-messages-by-id", 4), of("0108-messages-by-id", 3.001), of("0110-baseline", 20), of("0098-b", 36)];
  for (const name of [...kept, ...gone]) writeFileSync(join(folder, name), "");
  await rotate(folder, now);
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
  // They are no nightly ones.
  expect(await newestBackupAt(folder)).toBe(now);
});

it("removes what killed processes have left, but nothing that is being made", async () => {
  const folder = freshFolder();
  const part = (name: string) => `${name}.0a1b2c3d.part`;
  const old = [part(backupName(now - 2 * day)), part(backupName(now - 2 * day, beforeChange("0110-baseline")))];
  const young = [part(backupName(now - day / 2)), part(backupName(now, beforeChange("0110-baseline"))), "linewatch.part"];
  const whole = [backupName(now - 2 * day), backupName(now - 9 * day, beforeChange("0110-baseline"))];
  for (const name of [...old, ...young, ...whole]) writeFileSync(join(folder, name), "");
  await rotate(folder, now);
  expect(readdirSync(folder).sort()).toEqual([...young, ...whole].sort());
  expect(await newestBackupAt(folder)).toBe(now - 2 * day);
});

it("knows no backup in a folder that does not exist", async () => {
  expect(await newestBackupAt(join(freshFolder(), "none"))).toBeNull();
  await rotate(join(freshFolder(), "none"), now);
});
