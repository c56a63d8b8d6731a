import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { administer, isPostgresWanted, postgresUrl } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** One empty Postgres database for each worker; none where no Postgres answers. */
    postgresUrls: string[] | undefined;
  }
}

/**
 * Makes a folder for all, and a Postgres database for each worker; both are gone in the end. Workers do not share one, since Postgres' catalogs show
 * every schema of a database to everybody. Without one the tests on Postgres are skipped, and that is said loudly; with
 * REQUIRE_POSTGRES=1 it is a failure.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const names = isPostgresWanted ? await createDatabases().catch(skipOrFail) : [];
  project.provide("postgresUrls", names.map(urlOf));
  // For the files of bots: in memory where there is room, since no test takes the power away.
  const folder = mkdtempSync(join(hasRoom("/dev/shm") ? "/dev/shm" : tmpdir(), "linewatch-"));
  process.env["TEST_FOLDER"] = folder;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of names) await administer(`drop database ${name} with (force)`);
  };
}

function skipOrFail(error: unknown): [] {
  if (process.env["REQUIRE_POSTGRES"] === "1") throw error;
  console.warn(
    "\n  SKIPPED: no Postgres answers, so nothing is tested on one. Set TEST_DATABASE_URL to the address of a Postgres.\n",
  );
  return [];
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 2 ** 30;
}

async function createDatabases(): Promise<string[]> {
  const run = randomBytes(4).toString("hex");
  const names = Array.from({ length: Math.max(2, availableParallelism()) }, (_, index) => `linewatch_${run}_${index + 1}`);
  for (const name of names) {
    await administer(`create database ${name}`);
    // No test takes the power away, so none needs to wait for the disk.
    await administer(`alter database ${name} set synchronous_commit = off`);
  }
  return names;
}

function urlOf(name: string): string {
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
}
