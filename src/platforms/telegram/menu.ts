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

/**
 * Sets the menus of commands: in private and for a group's administrators all, for its members what only reads. Each is set once
 * for everybody and once for each further language, where it is not that already.
 */
export async function updateMenus(api: Api, catalog: readonly CommandInfo[]): Promise<void> {
  if (catalog.length === 0) return;
  const audiences: Audience[] = [
    { scope: { type: "all_private_chats" }, catalog },
    { scope: { type: "all_chat_administrators" }, catalog },
    { scope: { type: "all_group_chats" }, catalog: catalog.filter(({ manages }) => !manages) },
  ];
  for (const audience of audiences) {
    await updateMenu(api, audience, "en", null);
    // Telegram knows languages without regions only.
    for (const language of languagesOf(catalog)) await updateMenu(api, audience, language, language.slice(0, 2));
  }
}

async function updateMenu(api: Api, { scope, catalog }: Audience, language: string, code: string | null): Promise<void> {
  const where = { scope, ...(code === null ? {} : { language_code: code as LanguageCode }) };
  const menu = menuIn(catalog, language);
  const now = await api.getMyCommands(where);
  const same = now.length === menu.length && menu.every((item, index) => isSame(item, now[index]));
  if (!same) await api.setMyCommands(menu, where);
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
