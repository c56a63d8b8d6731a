import { describe, expect, it } from "vitest";
import { createRights } from "../../src/delivery/rights.ts";
import { createFakeClock } from "../clock.ts";

const hour = 60 * 60_000;
const [ann, group] = ["telegram:7", "telegram:-1007"] as const;

function start(answers: (boolean | null)[]) {
  const clock = createFakeClock();
  const asked: string[] = [];
  const rights = createRights(
    {
      async manages(by, chat) {
        asked.push(`${by} ${chat}`);
        return answers.length > 1 ? (answers.shift() ?? null) : (answers[0] ?? null);
      },
    },
    clock,
  );
  return { clock, asked, rights };
}

describe("who may manage a chat", () => {
  it("is asked once an hour, of each person and each chat", async () => {
    const { clock, asked, rights } = start([true, false]);
    expect([await rights.manages(ann, group), await rights.manages(ann, group)]).toEqual([true, true]);
    await clock.advance(hour - 1);
    expect([await rights.manages(ann, group), asked.length]).toEqual([true, 1]);
    await clock.advance(1);
    expect([await rights.manages(ann, group), asked.length]).toEqual([false, 2]);
    expect([await rights.manages("telegram:8", group), await rights.manages(ann, "telegram:-9")]).toEqual([false, false]);
    expect(asked.slice(2)).toEqual(["telegram:8 telegram:-1007", "telegram:7 telegram:-9"]);
  });

  it("is whoever did, where no answer comes, and the last answer holds", async () => {
    const never = start([null]);
    expect([await never.rights.manages(ann, group), await never.rights.manages(ann, group), never.asked.length]).toEqual([
      true,
      true,
      2,
    ]);
    const later = start([false, null]);
    await later.rights.manages(ann, group);
    await later.clock.advance(2 * hour);
    expect([await later.rights.manages(ann, group), later.asked.length]).toEqual([false, 2]);
    const nobody = createRights({}, createFakeClock());
    expect(await nobody.manages(ann, group)).toBe(true);
  });

  it("is kept of ten thousand, and the one that was asked about the longest ago is forgotten first", async () => {
    const { asked, rights } = start([true]);
    for (let nth = 0; nth < 10_000; nth++) await rights.manages(`telegram:${nth}`, group);
    await rights.manages("telegram:0", group);
    expect(asked).toHaveLength(10_000);
    await rights.manages("telegram:10000", group);
    await rights.manages("telegram:1", group);
    expect(asked).toHaveLength(10_001);
    await rights.manages("telegram:0", group);
    expect(asked).toHaveLength(10_002);
  });
});

it("takes a chat for a group where the platform says that it is no channel, and nowhere else", async () => {
  const isGroup = (answer: boolean | null) => createRights({ isChannel: async () => answer }, createFakeClock()).isGroup(group);
  expect([await isGroup(false), await isGroup(true), await isGroup(null)]).toEqual([true, false, false]);
  expect(await createRights({}, createFakeClock()).isGroup(group)).toBe(false);
});
