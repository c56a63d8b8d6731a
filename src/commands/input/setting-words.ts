import type { SettingName } from "../../replies/chat/settings.ts";

/** What people call a setting, the words of all languages together. */
const names: Readonly<Record<SettingName, readonly string[]>> = {
  language: ["language", "lang", "язык"],
  zone: ["zone", "timezone", "time", "city", "зона", "пояс", "время", "город", "часовой пояс"],
  format: ["format", "prices", "odds format", "формат"],
  threshold: ["threshold", "порог"],
  books: ["books", "my books", "bookmakers", "букмекеры", "контора", "конторы"],
  density: ["density", "detail", "details", "подробность", "подробно"],
  quiet: ["quiet", "quiet hours", "тихие часы", "тишина"],
  digest: ["digest", "daily digest", "сводка"],
  hourly: ["hourly", "limit", "лимит"],
  reminder: ["reminder", "reminders", "remind", "напоминание", "напоминания"],
  members: ["members", "участники"],
  bonuses: ["bonuses", "бонусы"],
};

/** The setting that words begin with, and what it is to be set to; null when they begin with none of these. */
export function settingMeant(words: string, among: readonly SettingName[]): { name: SettingName; value: string } | null {
  const typed = words.trim().replace(/\s+/g, " ");
  const lower = typed.toLowerCase();
  for (const name of among) {
    const word = names[name].findLast((one) => lower === one || lower.startsWith(`${one} `));
    if (word !== undefined) return { name, value: typed.slice(word.length).trim() };
  }
  return null;
}
