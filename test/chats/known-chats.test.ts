import { describe, expect, it } from "vitest";
import { createKnownChats } from "../../src/chats/known-chats.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import type { SpeakingChat } from "../../src/chats/speaking.ts";
import { silentLog } from "../../src/log.ts";

const never = new Promise<never>(() => undefined);
const russian: SpeakingChat = {
  settings: { ...defaultSettings, language: "ru" },
  groupLanguage: null,
  suspended: true,
  shut: null,
  breakUntil: null,
  isNew: false,
  isKnown: true,
  home: null,
  shown: [],
  steered: { chat: "telegram:-1", title: "News", number: 1, usedAt: 5 },
};

describe("what holds in a chat", () => {
  it("is what was last known while the database fails or is late, and nobody else counts as new then, nor as known", async () => {
    let read = async (): Promise<SpeakingChat> => russian;
    let slow: Promise<void> = never;
    const chats = createKnownChats({
      read: () => read(),
      unlessSlow: (asked, otherwise) => Promise.race([asked, slow.then(otherwise)]),
      log: silentLog,
    });
    expect(await chats({ address: "telegram:7", person: null })).toEqual(russian);
    read = () => Promise.reject(new Error("away"));
    expect(await chats({ address: "telegram:7", person: null })).toEqual({ ...russian, suspended: false });
    read = () => never;
    slow = Promise.resolve();
    expect(await chats({ address: "telegram:7", person: null })).toEqual({ ...russian, suspended: false });
    expect(await chats({ address: "telegram:8", person: null })).toEqual({
      ...russian,
      settings: defaultSettings,
      suspended: false,
      isKnown: false,
      steered: null,
      shown: [],
    });
  });
});
