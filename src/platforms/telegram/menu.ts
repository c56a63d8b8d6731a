import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import type { CommandInfo, Localized } from "../../chat/platform.ts";
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

/**
 * The menus that are not those of the catalog: in private and for a group's administrators all of it, for its members what only
 * reads; each once for everybody and once for each further language.
 */
export async function menusToSet(api: Api, catalog: readonly CommandInfo[]): Promise<Menu[]> {
  if (catalog.length === 0) return [];
  const audiences: Audience[] = [
    { scope: { type: "all_private_chats" }, catalog },
    { scope: { type: "all_chat_administrators" }, catalog },
    { scope: { type: "all_group_chats" }, catalog: catalog.filter(({ manages }) => !manages) },
  ];
  const wanted = audiences.flatMap((audience) => [
    menuFor(audience, "en", null),
    // Telegram knows languages without regions only.
    ...languagesOf(catalog).map((language) => menuFor(audience, language, language.slice(0, 2))),
  ]);
  const toSet: Menu[] = [];
  for (const menu of wanted) if (!isSet(menu, await api.getMyCommands(menu.where))) toSet.push(menu);
  return toSet;
}

function menuFor({ scope, catalog }: Audience, language: string, code: string | null): Menu {
  const where = { scope, ...(code === null ? {} : { language_code: code as LanguageCode }) };
  return { commands: menuIn(catalog, language), where };
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
