import type { Call } from "../../chat/call.ts";
import type { Settings } from "../../chats/settings.ts";
import { priceFormats } from "../../odds/formats.ts";
import {
  type Choice,
  digestInWords,
  formatName,
  hourlyInWords,
  languageName,
  reminderInWords,
  type SettingName,
  settingName,
  zoneChoice,
} from "../../replies/chat/settings.ts";
import { clockTime } from "../../replies/parts/quiet-words.ts";
import { thresholdInShort } from "../../replies/parts/rule.ts";
import type { Text } from "../../replies/parts/text.ts";
import { defaultThreshold, formatThreshold, parseThreshold } from "../../rules/threshold.ts";
import { minuteMeant } from "./setting-quiet.ts";
import { findZones, likelyZones, zoneNamed } from "./time-zones.ts";

/** Whoever is about to choose. */
export interface Chooser {
  text: Text;
  settings: Settings;
  languages: readonly string[];
  now: number;
}

/** The settings that are one choice among some that do not have to be fetched. */
export type PlainSetting = Exclude<SettingName, "books" | "quiet">;

const reminders = [null, 15, 30, 60, 120] as const;
const densities = ["short", "normal", "full"] as const;
const digestTimes = [8 * 60, 12 * 60, 18 * 60, 21 * 60];
const hourlyLimits = [3, 6, 12, 30];
const thresholds = ["2pp", "3pp", "5pp", "3%", "5%", "10%", "0.05", "0.10"];

/** What a setting can be set to by a button. */
export function choicesOf(name: PlainSetting, { text, settings, languages, now }: Chooser): Choice[] {
  switch (name) {
    case "language": {
      const own = languages.map((one) => ({ label: languageName(one), value: one, chosen: settings.language === one }));
      return [{ label: text.say("settings-language-auto"), value: "auto", chosen: settings.language === null }, ...own];
    }
    case "zone": {
      const chosen = settings.timeZone ?? "UTC";
      const likely = likelyZones(text.language);
      const zones = likely.includes(chosen) ? likely : [chosen, ...likely];
      return zones.map((zone) => zoneChoice(text, zone, { chosen, now }));
    }
    case "format":
      return priceFormats.map((one) => ({ label: formatName(text, one), value: one, chosen: settings.format === one }));
    case "threshold":
      return thresholds.flatMap((words) => thresholdChoice(text, words, settings.threshold));
    case "density":
      return densities.map((one) => ({
        label: text.say(`settings-density-${one}`),
        value: one,
        chosen: settings.density === one,
      }));
    case "digest":
      return [null, ...offered(digestTimes, settings.digestAt)].map((one) => ({
        label: digestInWords(text, one),
        value: one === null ? "off" : clockTime(one),
        chosen: settings.digestAt === one,
      }));
    case "hourly":
      return [null, ...offered(hourlyLimits, settings.hourly)].map((one) => ({
        label: hourlyInWords(text, one),
        value: one === null ? "off" : String(one),
        chosen: settings.hourly === one,
      }));
    case "reminder":
      return reminders.map((minutes) => ({
        label: reminderInWords(text, minutes),
        value: minutes === null ? "off" : `${minutes}m`,
        chosen: settings.reminderMinutes === minutes,
      }));
    case "members":
      return switchOf(text, "settings-members", settings.membersMayWatch);
    case "bonuses":
      return switchOf(text, "settings-bonuses", settings.bonuses);
  }
}

/** What words change of a setting; null when they are none of what it can be. */
export function changeMeant(
  name: PlainSetting,
  typed: string,
  { languages, now }: Pick<Chooser, "languages" | "now">,
): Partial<Settings> | null {
  const words = switchWord(typed.toLowerCase());
  switch (name) {
    case "language": {
      if (words === "auto") return { language: null };
      const language = languages.find((one) => one.toLowerCase() === words || languageName(one).toLowerCase() === words);
      return language === undefined ? null : { language };
    }
    case "zone": {
      const zone = zoneNamed(typed) ?? findZones(typed, { languages, now }).one;
      return zone === null ? null : { timeZone: zone };
    }
    case "format": {
      const format = priceFormats.find((one) => one === words);
      return format ? { format } : null;
    }
    case "threshold": {
      const threshold = parseThreshold(words);
      return threshold && { threshold: formatThreshold(threshold) };
    }
    case "density": {
      const density = densities.find((one) => one === words);
      return density ? { density } : null;
    }
    case "digest": {
      const digestAt = words === "off" ? null : minuteMeant(words);
      return words !== "off" && digestAt === null ? null : { digestAt };
    }
    case "hourly": {
      const hourly = /^\d{1,2}$/.test(words) ? Number(words) : null;
      if (words === "off") return { hourly: null };
      return hourly !== null && hourly >= 1 && hourly <= 60 ? { hourly } : null;
    }
    case "reminder":
      return reminderMeant(words);
    case "members":
      return isSwitch(words) ? { membersMayWatch: words === "on" } : null;
    case "bonuses":
      return isSwitch(words) ? { bonuses: words === "on" } : null;
  }
}

/** Every setting as it could be typed, for suggestions: "Odds format: American +150". What concerns members is of interest in groups only. */
export function allChoices(
  chooser: Chooser,
  { place, bonuses }: { place: Call["place"]; bonuses: boolean },
): { label: string; value: string }[] {
  const names: PlainSetting[] = ["language", "format", "threshold", "density", "digest", "hourly", "reminder"];
  const grouped: PlainSetting[] = place === "group" ? ["members", ...(bonuses ? (["bonuses"] as const) : [])] : [];
  return [...names, ...grouped].flatMap((name) =>
    choicesOf(name, chooser).map(({ label, value }) => ({
      label: `${settingName(chooser.text, name)}: ${label}`,
      value: `${name} ${value}`,
    })),
  );
}

/** What is offered, with what is set where that is something else. */
function offered(values: readonly number[], set: number | null): number[] {
  return set === null || values.includes(set) ? [...values] : [...values, set].sort((a, b) => a - b);
}

/** "off", or a time such as "30m", "30 мин" and "2h". */
function reminderMeant(words: string): Pick<Settings, "reminderMinutes"> | null {
  if (words === "off") return { reminderMinutes: null };
  const [, digits, unit = ""] = /^(\d{1,3}) ?(m|min|мин|h|ч)?$/u.exec(words) ?? [];
  const minutes = Number(digits) * (["h", "ч"].includes(unit) ? 60 : 1);
  return minutes >= 5 && minutes <= 120 ? { reminderMinutes: minutes } : null;
}

function thresholdChoice(text: Text, words: string, chosen: string | null): Choice[] {
  const threshold = parseThreshold(words);
  if (!threshold) return [];
  return [
    { label: thresholdInShort(text, threshold), value: words, chosen: words === (chosen ?? formatThreshold(defaultThreshold)) },
  ];
}

function switchOf(text: Text, key: "settings-members" | "settings-bonuses", on: boolean): Choice[] {
  return [
    { label: text.say(`${key}-on`), value: "on", chosen: on },
    { label: text.say(`${key}-off`), value: "off", chosen: !on },
  ];
}

/** "вкл" and "выкл" as the words that buttons carry. */
export function switchWord(word: string): string {
  return { вкл: "on", выкл: "off" }[word] ?? word;
}

/** What a choice's own name changes ("American", "кратко"), in full or as it begins; null when several begin so, or none. */
export function changeNamed(name: PlainSetting, typed: string, chooser: Chooser): Partial<Settings> | null {
  const wanted = typed.toLowerCase();
  const named = choicesOf(name, chooser).filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const [only, ...others] = named;
  return only && others.length === 0 ? changeMeant(name, only.value, chooser) : null;
}

function isSwitch(words: string): boolean {
  return words === "on" || words === "off";
}
