import { expect, it } from "vitest";
import { pruneTakenCalls, takeCalls } from "../../src/chats/taken-calls.ts";
import { engines } from "../databases.ts";

it.each(engines)("a call on $name is taken once, by whoever comes first, until it is forgotten", async ({ open }) => {
  const { database, close } = await open();
  async function take(platform: "telegram" | "discord", id: string): Promise<boolean> {
    return (await takeCalls(database, { calls: [{ platform, id }], now: 1_000 }))({ platform, id });
  }
  const both = await Promise.all([take("telegram", "4242:17"), take("telegram", "4242:17")]);
  expect(both.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await take("discord", "4242:17")).toBe(true);
  expect(await take("telegram", "4242:18")).toBe(true);
  const calls = ["20", "19", "17", "20"].map((id) => ({ platform: "telegram" as const, id: `4242:${id}` }));
  const isTaken = await takeCalls(database, { calls, now: 1_000 });
  expect(calls.map(isTaken)).toEqual([true, true, false, false]);
  await pruneTakenCalls(database, 1_000);
  expect(await take("telegram", "4242:17")).toBe(false);
  await pruneTakenCalls(database, 1_001);
  expect(await take("telegram", "4242:17")).toBe(true);
  await close();
});
