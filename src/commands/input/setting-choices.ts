import type { Call } from "../../chat/call.ts";
import { footerFrom } from "../../chats/footer.ts";
import type { Settings } from "../../chats/settings.ts";
import { wordsOf } from "../../matches/words.ts";
import { priceFormats } from "../../odds/formats.ts";
import {
  type Choice,
  digestInWords,
  fixturesInWords,
  formatName,
  hourlyInWords,
  languageName,
  languageNames,
  reminderInWords,
  roleInWords,
  type SettingName,
  settingName,
  settingNames,
} from "../../replies/chat/settings.ts";
import { clockTime } from "../../replies/parts/quiet-words.ts";
import { thresholdInShort } from "../../replies/parts/rule.ts";
import type { Text } from "../../replies/parts/text.ts";
import { zoneByClock } from "../../replies/parts/zone-names.ts";
import { formatThreshold, parseThreshold, type Threshold } from "../../rules/threshold.ts";
import { anyWord, meaningsOf, wordForm } from "../../typed-words.ts";
import { durationMeant, hourMs, minuteMeant, minuteMs } from "./durations.ts";
import { findZones, likelyZones, zoneNamed } from "./time-zones.ts";

/** Whoever is about to choose. */
export interface Chooser {
  text: Text;
  settings: Settings;
  languages: readonly string[];
  now: number;
}

/** The settings that are one choice among some that do not have to be fetched. */
export type PlainSetting = Exclude<SettingName, "books" | "sharp" | "quiet" | "footer">;

const settingForms = new Map(
  settingNames.map((name) => [name, new RegExp(`^${anyWord("settings", name)}(?=\\s|$)`, "iu")] as const),
);
const formats = meaningsOf("formats");
const densities = meaningsOf("densities");
const themes = meaningsOf("themes");
const threads = meaningsOf("threads");
const publishing = meaningsOf("publish");
const autoForm = wordForm("common", "auto");
const onForm = wordForm("common", "on");
const offForm = wordForm("common", "off");

/** A setting: what there is to choose, what is chosen, and both ways between a value and words. */
interface Setting<T> {
  /** What buttons set, and what is set now. */
  values(chooser: Chooser): readonly T[];
  now(settings: Settings): T;
  label(chooser: Chooser, value: T): string;
  /** The value as a button carries it. */
  word(value: T): string;
  /** What words in small letters mean that no button carries; undefined when they mean nothing here. */
  read?(words: string, chooser: Chooser): T | undefined;
  change(value: T): Partial<Settings>;
}

/** Without accents and large letters: phones leave out the ones and set the others. */
function plainSpelling(words: string): string {
  return wordsOf(words).join();
}

/** The setting with its type of values closed in. */
function settingOf<T>({ values, now, label, word, read, change }: Setting<T>) {
  return {
    choices(chooser: Chooser): Choice[] {
      const chosen = word(now(chooser.settings));
      return values(chooser).map((value) => ({
        label: label(chooser, value),
        value: word(value),
        chosen: word(value) === chosen,
      }));
    },
    meant(words: string, chooser: Chooser): Partial<Settings> | null {
      const said = values(chooser).find((value) => word(value).toLowerCase() === words);
      const value = said === undefined ? read?.(words, chooser) : said;
      return value === undefined ? null : change(value);
    },
  };
}

/** On or off. */
function switchOf(
  key: "settings-tables" | "settings-members" | "settings-bonuses" | "settings-information",
  { now, change }: Pick<Setting<boolean>, "now" | "change">,
) {
  return settingOf<boolean>({
    values: () => [true, false],
    now,
    label: ({ text }, on) => text.say(`${key}-${on ? "on" : "off"}`),
    word: (on) => (on ? "on" : "off"),
    read: (words) => (onForm.test(words) ? true : offForm.test(words) ? false : undefined),
    change,
  });
}

/** A number, or none of it. */
function numberOf({
  offered,
  write,
  read,
  ...setting
}: Pick<Setting<number | null>, "now" | "label" | "change"> & {
  offered: readonly number[];
  write(value: number): string;
  /** Null when the words are none, or out of bounds. */
  read(words: string): number | null;
}) {
  return settingOf<number | null>({
    ...setting,
    values({ settings }) {
      const set = setting.now(settings);
      const own = set === null || offered.includes(set) ? [] : [set];
      return [null, ...[...offered, ...own].sort((a, b) => a - b)];
    },
    word: (value) => (value === null ? "off" : write(value)),
    read: (words) => (offForm.test(words) ? null : (read(words) ?? undefined)),
  });
}

/** What a chat's own line is to be, as it was typed: null for none any more, undefined where nothing of it can be shown. */
export function footerMeant(typed: string): string | null | undefined {
  if (offForm.test(typed)) return null;
  const footer = footerFrom(typed);
  return footer === "" ? undefined : footer;
}

const plainSettings = {
  language: settingOf<string | null>({
    values: ({ languages }) => [null, ...languages],
    now: ({ language }) => language,
    label: ({ text }, language) => (language === null ? text.say("settings-language-auto") : languageName(language)),
    word: (language) => language ?? "auto",
    read(words, { languages, text }) {
      if (autoForm.test(words)) return null;
      const wanted = plainSpelling(words);
      return languages.find((one) => languageNames(one, text).some((name) => plainSpelling(name) === wanted));
    },
    change: (language) => ({ language }),
  }),
  zone: settingOf<string>({
    values({ text, settings }) {
      const chosen = settings.timeZone ?? "UTC";
      const likely = likelyZones(text.language);
      return likely.includes(chosen) ? likely : [chosen, ...likely];
    },
    now: ({ timeZone }) => timeZone ?? "UTC",
    label: ({ text, now }, zone) => zoneByClock(text, zone, now),
    word: (zone) => zone,
    read: (words, chooser) => zoneNamed(words) ?? findZones(words, chooser).one ?? undefined,
    change: (timeZone) => ({ timeZone }),
  }),
  format: settingOf<Settings["format"]>({
    values: () => priceFormats,
    now: ({ format }) => format,
    label: ({ text }, format) => formatName(text, format),
    word: (format) => format,
    read: (words) => formats.get(words),
    change: (format) => ({ format }),
  }),
  threshold: settingOf<Threshold | null>({
    values: () => [
      null,
      ...["2pp", "3pp", "5pp", "3%", "5%", "10%", "0.05", "0.10"].flatMap((words) => parseThreshold(words) ?? []),
    ],
    now: ({ threshold }) => (threshold === null ? null : parseThreshold(threshold)),
    label: ({ text }, threshold) =>
      threshold === null ? text.say("settings-threshold-auto") : thresholdInShort(text, threshold),
    word: (threshold) => (threshold === null ? "auto" : formatThreshold(threshold)),
    read: (words) => (autoForm.test(words) ? null : (parseThreshold(words) ?? undefined)),
    change: (threshold) => ({ threshold: threshold === null ? null : formatThreshold(threshold) }),
  }),
  density: settingOf<Settings["density"]>({
    values: () => ["short", "normal", "full"],
    now: ({ density }) => density,
    label: ({ text }, density) => text.say(`settings-density-${density}`),
    word: (density) => density,
    read: (words) => densities.get(words),
    change: (density) => ({ density }),
  }),
  theme: settingOf<Settings["theme"]>({
    values: () => [null, "light", "dark"],
    now: ({ theme }) => theme,
    label: ({ text }, theme) => text.say(`settings-theme-${theme ?? "auto"}`),
    word: (theme) => theme ?? "auto",
    read: (words) => (autoForm.test(words) ? null : themes.get(words)),
    change: (theme) => ({ theme }),
  }),
  tables: switchOf("settings-tables", {
    now: ({ nativeTables }) => nativeTables,
    change: (nativeTables) => ({ nativeTables }),
  }),
  digest: numberOf({
    offered: [8 * 60, 12 * 60, 18 * 60, 21 * 60],
    now: ({ digestAt }) => digestAt,
    label: ({ text }, digestAt) => digestInWords(text, digestAt),
    write: clockTime,
    read: minuteMeant,
    change: (digestAt) => ({ digestAt }),
  }),
  fixtures: numberOf({
    offered: [8 * 60, 9 * 60, 12 * 60, 18 * 60],
    now: ({ fixturesAt }) => fixturesAt,
    label: ({ text }, fixturesAt) => fixturesInWords(text, fixturesAt),
    write: clockTime,
    read: minuteMeant,
    change: (fixturesAt) => ({ fixturesAt }),
  }),
  hourly: numberOf({
    offered: [3, 6, 12, 30],
    now: ({ hourly }) => hourly,
    label: ({ text }, hourly) => hourlyInWords(text, hourly),
    write: String,
    read: (words) => (/^(?:[1-9]|[1-5]\d|60)$/.test(words) ? Number(words) : null),
    change: (hourly) => ({ hourly }),
  }),
  reminder: numberOf({
    offered: [15, 30, 60, 120],
    now: ({ reminderMinutes }) => reminderMinutes,
    label: ({ text }, minutes) => reminderInWords(text, minutes),
    write: (minutes) => `${minutes}m`,
    read(words) {
      const ms = durationMeant(words, { leastMs: 5 * minuteMs, mostMs: 2 * hourMs, bare: "m" });
      return ms === null ? null : ms / minuteMs;
    },
    change: (reminderMinutes) => ({ reminderMinutes }),
  }),
  members: switchOf("settings-members", {
    now: ({ membersMayWatch }) => membersMayWatch,
    change: (membersMayWatch) => ({ membersMayWatch }),
  }),
  bonuses: switchOf("settings-bonuses", {
    now: ({ bonuses }) => bonuses,
    change: (bonuses) => ({ bonuses }),
  }),
  publish: settingOf<"once" | "approve">({
    values: () => ["once", "approve"],
    now: ({ approval }) => (approval ? "approve" : "once"),
    label: ({ text }, when) => text.say(`settings-publish-${when}`),
    word: (when) => when,
    read: (words) => publishing.get(words),
    change: (when) => ({ approval: when === "approve" }),
  }),
  information: switchOf("settings-information", {
    now: ({ informationOnly }) => informationOnly,
    change: (informationOnly) => ({ informationOnly }),
  }),
  threads: settingOf<Settings["threads"]>({
    values: () => ["off", "league", "match"],
    now: ({ threads }) => threads,
    label: ({ text }, threads) => text.say(`settings-threads-${threads}`),
    word: (threads) => threads,
    read: (words) => (offForm.test(words) ? "off" : threads.get(words)),
    change: (threads) => ({ threads }),
  }),
  ping: settingOf<Settings["pingedRole"]>({
    values: ({ settings: { pingedRole } }) => (pingedRole === null ? [null] : [null, pingedRole]),
    now: ({ pingedRole }) => pingedRole,
    label: ({ text }, role) => roleInWords(text, role),
    word: (role) => (role === null ? "off" : role.id),
    read: (words) => (offForm.test(words) ? null : undefined),
    change: (pingedRole) => ({ pingedRole }),
  }),
} satisfies Record<PlainSetting, ReturnType<typeof settingOf>>;

/** What a setting can be set to by a button. */
export function choicesOf(name: PlainSetting, chooser: Chooser): Choice[] {
  return plainSettings[name].choices(chooser);
}

/** What words change of a setting; null when they are none of what it can be. */
export function changeMeant(name: PlainSetting, typed: string, chooser: Chooser): Partial<Settings> | null {
  return plainSettings[name].meant(typed.toLowerCase(), chooser);
}

/** What a choice's own name changes ("American", "short"), in full or as it begins; null when several begin so, or none. */
export function changeNamed(name: PlainSetting, typed: string, chooser: Chooser): Partial<Settings> | null {
  const wanted = typed.toLowerCase();
  const named = choicesOf(name, chooser).filter(({ label }) => label.toLowerCase().startsWith(wanted));
  const [only, ...others] = named;
  return only && others.length === 0 ? changeMeant(name, only.value, chooser) : null;
}

/** Every setting as it could be typed, for suggestions: "Odds format: American +150". What concerns members is of interest in groups only. */
export function allChoices(
  chooser: Chooser,
  { place, bonuses }: { place: Call["place"]; bonuses: boolean },
): { label: string; value: string }[] {
  const names: PlainSetting[] = [
    "language",
    "format",
    "threshold",
    "density",
    "theme",
    "digest",
    "fixtures",
    "hourly",
    "reminder",
  ];
  const inGroups: PlainSetting[] = ["members", "threads", "publish", ...(bonuses ? (["bonuses"] as const) : [])];
  const grouped = place === "group" ? inGroups : [];
  return [...names, ...grouped].flatMap((name) =>
    choicesOf(name, chooser).map(({ label, value }) => ({
      label: `${settingName(chooser.text, name)}: ${label}`,
      value: `${name} ${value}`,
    })),
  );
}

/** The setting that words begin with, and what it is to be set to; null when they begin with none of these. */
export function settingMeant(words: string, among: readonly SettingName[]): { name: SettingName; value: string } | null {
  const typed = words.trim().replace(/\s+/g, " ");
  for (const name of among) {
    const [said] = settingForms.get(name)?.exec(typed) ?? [];
    if (said !== undefined) return { name, value: typed.slice(said.length).trim() };
  }
  return null;
}
