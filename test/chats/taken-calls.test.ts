import { expect, it } from "vitest";
import { pruneTakenCalls, takeCall } from "../../src/chats/taken-calls.ts";
import { engines } from "../databases.ts";

it.each(engines)("a call on $name is taken once, by whoever comes first, until it is forgotten", async ({ open }) => {
  const { database, close } = await open();
  const take = (platform: "telegram" | "discord", id: string) => takeCall(database, { platform, id, now: 1_000 });
  const both = await Promise.all([take("telegram", "4242:17"), take("telegram", "4242:17")]);
  expect(both.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await take("discord", "4242:17")).toBe(true);
  expect(await take("telegram", "4242:18")).toBe(true);
  await pruneTakenCalls(database, 1_000);
  expect(await take("telegram", "4242:17")).toBe(false);
  await pruneTakenCalls(database, 1_001);
  expect(await take("telegram", "4242:17")).toBe(true);
  await close();
});
