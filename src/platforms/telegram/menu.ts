import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import type { CommandInfo, Localized, Menu as MenuName } from "../../chat/platform.ts";
import { cutTo } from "./markup.ts";

const mostCommands = 100;
const mostInDescription = 256;

/** Who sees a menu: each place shows the commands that its people can use. */
interface Audience {
  scope: BotCommandScope;
  catalog: readonly CommandInfo[];
}

/** A menu, and where it belongs. */
interface Menu {
  commands: BotCommand[];
  where: { scope: BotCommandScope; language_code?: LanguageCode };
}

/** Sets the menus of commands where they are not those of the catalog already. */
export async function updateMenus(api: Api, catalog: readonly CommandInfo[]): Promise<void> {
  for (const { commands, where } of await menusToSet(api, catalog)) await api.setMyCommands(commands, where);
}

/** The menus that are not those of the catalog, each once for everybody and once for each further language. */
export async function menusToSet(api: Api, catalog: readonly CommandInfo[]): Promise<Menu[]> {
  if (catalog.length === 0) return [];
  const audiences: Audience[] = [
    { scope: { type: "all_private_chats" }, catalog: listedIn(catalog, "private") },
    { scope: { type: "all_chat_administrators" }, catalog: listedIn(catalog, "administrators") },
    { scope: { type: "all_group_chats" }, catalog: listedIn(catalog, "members") },
  ];
  const toSet: Menu[] = [];
  for (const audience of audiences)
    for (const language of ["en", ...languagesOf(catalog)]) {
      // Asked first: what people ask meanwhile does not wait until the texts of all languages are read.
      const where = placeOf(audience, language);
      const now = await api.getMyCommands(where);
      const menu = { commands: menuIn(audience.catalog, language), where };
      if (!isSet(menu, now)) toSet.push(menu);
    }
  return toSet;
}

function listedIn(catalog: readonly CommandInfo[], menu: MenuName): CommandInfo[] {
  return catalog.filter(({ menus }) => menus.includes(menu));
}

/** Telegram knows languages without regions only, and English is for everybody else. */
function placeOf({ scope }: Audience, language: string): Menu["where"] {
  return { scope, ...(language === "en" ? {} : { language_code: language.slice(0, 2) as LanguageCode }) };
}

function isSet({ commands }: Menu, now: readonly BotCommand[]): boolean {
  return now.length === commands.length && commands.every((item, index) => isSame(item, now[index]));
}

function isSame(a: BotCommand, b: BotCommand | undefined): boolean {
  return a.command === b?.command && a.description === b.description;
}

function menuIn(catalog: readonly CommandInfo[], language: string): BotCommand[] {
  return catalog.slice(0, mostCommands).map(({ name, description }) => ({
    command: name,
    description: cutTo(localized(description, language), mostInDescription),
  }));
}

function localized(text: Localized, language: string): string {
  return text[language] ?? text.en;
}

/** Where two regions share a language the first one speaks for it. */
function languagesOf(catalog: readonly CommandInfo[]): string[] {
  const byCode = new Map<string, string>();
  for (const { description } of catalog) {
    for (const language of Object.keys(description)) {
      const code = language.slice(0, 2).toLowerCase();
      if (language !== "en" && !byCode.has(code)) byCode.set(code, language);
    }
  }
  return [...byCode.values()];
}
