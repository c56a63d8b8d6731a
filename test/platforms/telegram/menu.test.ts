import { Api } from "grammy";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CommandInfo } from "../../../src/chat/platform.ts";
import { infoOf } from "../../../src/commands/catalog.ts";
import { updateMenus } from "../../../src/platforms/telegram/menu.ts";
import { catalog } from "../../commands/catalog.ts";
import { texts } from "../../replies/facts.ts";
import { createTelegramStandIn, type TelegramStandIn } from "../../standins/telegram.ts";

type Shown = { command: string; description: string }[];

describe("the menus on Telegram", () => {
  const info = infoOf(catalog, texts);
  let standIn: TelegramStandIn;
  let api: Api;

  beforeEach(async () => {
    standIn = createTelegramStandIn();
    const { apiRoot, token } = await standIn.start();
    api = new Api(token, { apiRoot });
  });
  afterEach(() => standIn.stop());

  const menu = (...of: Parameters<TelegramStandIn["menu"]>) => standIn.menu(...of) as Shown;
  const names = (shown: Shown) => shown.map(({ command }) => command);

  it("have ten entries in private, five for a group's members and eight for who manages it", async () => {
    await updateMenus(api, info);
    for (const language of ["", "ru"]) {
      expect(names(menu("private", language))).toEqual([
        ...["matches", "odds", "watch", "watches", "valuebets", "mute", "journal", "settings", "help", "privacy"],
      ]);
      expect(names(menu("member", language))).toEqual(["matches", "odds", "watches", "valuebets", "help"]);
      expect(names(menu("administrator", language))).toEqual([
        ...["matches", "odds", "watch", "watches", "valuebets", "mute", "settings", "help"],
      ]);
    }
  });

  it.each(texts.languages)("say in %s in a few words what an entry does", (language) => {
    const long = info.filter(({ menus, description }) => menus.includes("private") && (description[language] ?? "").length > 52);
    expect(long.map(({ name, description }) => [name, description[language]])).toEqual([]);
  });

  it("are in the reader's language, and in English where there is none", async () => {
    await updateMenus(api, info);
    const help = (shown: Shown) => shown.find(({ command }) => command === "help")?.description;
    expect(help(menu("private", "ru"))).toBe("Команды бота с примерами");
    expect(help(menu("member", "ru"))).toBe("Команды бота с примерами");
    expect(help(menu("member", "ja"))).toBe("All commands with examples");
  });

  it("are written again only where they changed", async () => {
    const writes = () => standIn.requests("setMyCommands").length;
    await updateMenus(api, info);
    const all = writes();
    expect(all).toBe(3 * texts.languages.length);
    await updateMenus(api, info);
    expect(writes()).toBe(all);
    const [first, ...rest] = info as [CommandInfo, ...CommandInfo[]];
    await updateMenus(api, [{ ...first, description: { ...first.description, ru: "Другое" } }, ...rest]);
    expect(writes()).toBe(all + 3);
  });
});
