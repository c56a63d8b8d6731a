import { afterEach, describe, expect, it } from "vitest";
import { lookForUpdates } from "../src/app/updates.ts";
import { readConfig } from "../src/config.ts";
import { updateFindings } from "../src/host/updates.ts";
import type { Log } from "../src/log.ts";
import { silentLog } from "../src/log.ts";
import { comparedVersions, newerRelease } from "../src/updates.ts";
import { serve, type TestServer } from "./api/servers.ts";
import { comesAbout } from "./bot.ts";
import { createFakeClock } from "./clock.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** A release feed that says each of these in turn, and the last one for ever. */
async function openFeed(...answers: unknown[]) {
  let asked = 0;
  const server = await serve((request, response) => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    response.statusCode = answer === undefined ? 503 : 200;
    response.setHeader("x-asked-by", request.headers["user-agent"] ?? "");
    response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  servers.push(server);
  return { url: `${server.baseUrl}/repos/a/b/releases/latest?x=1`, asked: () => asked };
}

const release = (version: string) => ({ tag_name: `v${version}`, html_url: `https://code.example/releases/v${version}` });

describe("a release feed", () => {
  it("names one release, or a list of them", async () => {
    const found = { version: "1.10.0", url: "https://code.example/releases/v1.10.0" };
    const one = await openFeed(release("1.10.0"));
    expect(await newerRelease(one.url, null, "1.9.9")).toEqual(found);
    expect(await newerRelease(one.url, null, "1.10.0")).toBeNull();
    const list = await openFeed([release("1.9.0"), release("1.10.0"), { tag_name: "2.0.0-beta.1" }, { name: "x" }]);
    expect(await newerRelease(list.url, null, "1.9.9")).toEqual(found);
  });

  it.each([
    ["a page", "<html>"],
    ["nothing", []],
    ["a release of which nobody knows the version", { tag_name: "latest" }],
    ["a failure", undefined],
  ])("that says %s is of no use", async (_what, answer) => {
    const feed = await openFeed(answer);
    await expect(newerRelease(feed.url, null)).rejects.toThrow();
    expect(await updateFindings({ updateFeed: feed.url, proxy: null })).toMatchObject([{ light: "amber" }]);
  });

  it("is told of by the doctor, where there is one", async () => {
    const [old, present] = [await openFeed(release("999.0.0")), await openFeed(release("0.0.1"))];
    expect(await updateFindings({ updateFeed: null, proxy: null })).toEqual([]);
    expect(await updateFindings({ updateFeed: present.url, proxy: null })).toMatchObject([{ light: "green" }]);
    expect(await updateFindings({ updateFeed: old.url, proxy: null })).toMatchObject([
      { light: "amber", says: expect.stringContaining("999.0.0") },
    ]);
  });
});

it.each([
  ["1.0.0", "1.0.0", 0],
  ["1.0", "1.0.0", 0],
  ["1.10.0", "1.9.0", 1],
  ["1.9.9", "2.0.0", -1],
])("%s beside %s", (a, b, sign) => {
  expect(Math.sign(comparedVersions(a, b))).toBe(sign);
});

it("a running bot asks once a day and tells of each version once; without a feed it asks nobody", async () => {
  const feed = await openFeed(release("998.0.0"), release("998.0.0"), undefined, release("999.0.0"));
  const clock = createFakeClock();
  const told: string[] = [];
  const log: Log = {
    ...silentLog,
    warn: (fields, message) => void told.push(`${(fields as { version?: string }).version}: ${message}`),
  };
  const ends: (() => Promise<unknown>)[] = [];
  const deps = { clock, log, onStop: (end: () => Promise<unknown>) => ends.push(end) };
  expect(lookForUpdates(readConfig({}), deps)()).toBeNull();
  const newest = lookForUpdates(readConfig({ UPDATE_FEED: feed.url }), deps);
  for (let day = 1; day <= 4; day++) {
    expect(await comesAbout(() => feed.asked() === day && clock.nextWake() !== null)).toBe(true);
    if (day < 4) await clock.advance(86_400_000, async () => undefined);
  }
  expect(newest()?.version).toBe("999.0.0");
  expect(told).toEqual([
    "998.0.0: a newer version of Linewatch is out",
    "undefined: could not read the release feed",
    "999.0.0: a newer version of Linewatch is out",
  ]);
  for (const end of ends) await end();
  expect(clock.nextWake()).toBeNull();
});
