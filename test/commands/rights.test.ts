import { describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import { demandOwn, mayChange } from "../../src/commands/rights.ts";

function asker({ place = "group", manages = false, membersMayWatch = false, reader = "7" } = {}) {
  const call: Call = {
    address: "telegram:-1",
    place: place as Call["place"],
    reader: { id: reader, language: null },
    command: "watch",
    text: "",
    options: null,
    source: "button",
    mayManage: async () => manages,
  };
  return { call, settings: { ...defaultSettings, membersMayWatch } };
}

describe("who may change a chat", () => {
  it.each([
    ["everybody in private", { place: "private" }, "settings", true],
    ["an administrator", { manages: true }, "settings", true],
    ["no member", {}, "settings", false],
    ["no member, also where members may watch", { membersMayWatch: true }, "settings", false],
    ["a member's watches where members may watch", { membersMayWatch: true }, "watches", true],
    ["no member's watches elsewhere", {}, "watches", false],
    ["an administrator's watches", { manages: true }, "watches", true],
  ] as const)("%s", async (_, who, what, may) => {
    expect(await mayChange(asker(who), what)).toBe(may);
  });

  it("leaves to members the watches that they added", async () => {
    const member = asker({ membersMayWatch: true });
    await expect(demandOwn(member, { createdBy: "7" })).resolves.toBeUndefined();
    await expect(demandOwn(member, { createdBy: "8" })).rejects.toMatchObject({ key: "refuse-not-own-watch", buttons: [] });
    await expect(demandOwn(member, { createdBy: "" })).rejects.toMatchObject({ key: "refuse-not-own-watch" });
    await expect(demandOwn(asker({ manages: true }), { createdBy: "8" })).resolves.toBeUndefined();
  });
});
