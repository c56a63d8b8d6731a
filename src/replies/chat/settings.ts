import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { ThreadTrouble } from "../../chat/thread-trouble.ts";
import type { PriceFormat } from "../../odds/formats.ts";
import type { Threshold } from "../../rules/threshold.ts";
import { meanings } from "../../typed-words.ts";
import { threadTroubleSpans } from "../alerts/thread.ts";
import { button, note } from "../parts/blocks.ts";
import { factsBlock, labelled } from "../parts/facts.ts";
import { numbersOf } from "../parts/numbers.ts";
import { inFittingRows, inRows, type Paged, pageButtons, pageNote, pageOf, pageWord } from "../parts/paging.ts";
import { clockTime, quietInWords, type ShownQuiet } from "../parts/quiet-words.ts";
import { thresholdInWords } from "../parts/rule.ts";
import { bold, inOneLine, plain, referenceLanguage, type Text } from "../parts/text.ts";
import { zoneByClock, zoneName, zoneWithTime } from "../parts/zone-names.ts";
import { breakButton } from "./break.ts";
import { forButton } from "./for.ts";

/** What can be set, in the order it is shown. */
export const settingNames = meanings.settings;
export type SettingName = (typeof settingNames)[number];

/** What settings are about, in the order it is shown; what a topic has first is what the screen of all of them says. */
const topics = {
  local: ["language", "zone"],
  odds: ["format", "books", "sharp", "density", "theme", "tables", "bonuses"],
  alerts: ["threshold", "hourly", "reminder", "digest", "fixtures"],
  quiet: ["quiet"],
  chat: ["members", "threads", "ping", "publish", "footer", "information"],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

export type SettingTopic = keyof typeof topics;
const settingTopics = Object.keys(topics) as SettingTopic[];

/** The topic that has a screen of its own by this word. */
export function settingTopic(word: string): SettingTopic | null {
  return settingTopics.find((topic) => topic === word && topics[topic].length > 1) ?? null;
}

function topicOf(name: SettingName): SettingTopic {
  return settingTopics.find((topic) => (topics[topic] as readonly SettingName[]).includes(name)) ?? "chat";
}

/** What is set, as it is shown. */
export interface ShownSettings {
  language: string | null;
  timeZone: string | null;
  format: PriceFormat;
  /** Null for what is normal in the sport. */
  threshold: Threshold | null;
  books: readonly string[];
  /** Null for all other books. */
  sharp: string | null;
  density: "short" | "normal" | "full";
  theme: "light" | "dark" | null;
  nativeTables: boolean;
  quiet: ShownQuiet;
  /** The minute of the day; null for no digest. */
  digestAt: number | null;
  /** The same; null for none. */
  fixturesAt: number | null;
  /** Null for any number. */
  hourly: number | null;
  reminderMinutes: number | null;
  membersMayWatch: boolean;
  bonuses: boolean;
  informationOnly: boolean;
  threads: "off" | "league" | "match";
  approval: boolean;
  pingedRole: { name: string } | null;
  /** Null for none. */
  footer: string | null;
}

/** One of the values that a button sets. */
export interface Choice {
  label: string;
  /** What follows the setting's name in the call. */
  value: string;
  chosen: boolean;
}

export interface SettingsFacts {
  settings: ShownSettings;
  /** Those that there are in this chat. */
  names: readonly SettingName[];
  place: "private" | "group";
  /** What has just been changed. */
  saved: SettingName | null;
  /** What is asked for; left out for all topics, or that of what has been changed. */
  topic?: SettingTopic | null;
  /** There is another platform on which the reader could be as well. */
  linkable?: boolean;
  /** The reader can manage other chats from here. */
  steers?: boolean;
  /** Why alerts cannot go into threads; null where they can, or should not. */
  threadTrouble?: ThreadTrouble | null;
  /** The role that was to be mentioned and is no more; left out or null where there is none such. */
  goneRole?: string | null;
  /** The role just chosen, where mentioning it notifies nobody; null where it does. */
  mutedRole?: string | null;
  now: number;
}

/** Of a topic, beside its name. */
const mainValues = 2;
const booksNamed = 5;

/** The topics with their main values, or one with all that it has, each a button away from its choices. */
export function settingsReply(text: Text, facts: SettingsFacts): Draft {
  const { saved, place } = facts;
  const topic = facts.topic ?? (saved === null ? null : topicOf(saved));
  const heading =
    topic === null
      ? text.spans(place === "group" ? "settings-heading-group" : "settings-heading")
      : plain(topicName(text, topic));
  return {
    blocks: [
      { kind: "heading", spans: heading },
      ...(saved === null ? [] : [savedBlock(text, saved, settingInWords(text, saved, facts))]),
      factsBlock(text, topic === null ? topicRows(text, facts) : settingRows(text, facts, topic)),
      ...troubleBlocks(text, facts),
      ...(topic === null && facts.settings.timeZone === null ? [note(text.spans("settings-zone-hint"))] : []),
    ],
    buttons: topic === null ? topicButtons(text) : [...settingButtons(text, facts, topic), settingsBackRow(text)],
    personal: false,
  };
}

function topicName(text: Text, topic: SettingTopic): string {
  if (topic === "quiet") return settingName(text, "quiet");
  return text.say(topic === "local" ? "settings-topic-local" : `help-topic-${topic}`);
}

/** The settings of a topic that there are in this chat. */
function namesIn({ names }: SettingsFacts, topic: SettingTopic): SettingName[] {
  return topics[topic].filter((name) => names.includes(name));
}

/** What a topic has first, on one line; a chat alone with its person has nothing of its own to say. */
function topicRows(text: Text, facts: SettingsFacts): { label: string; value: Span[] }[] {
  const shown = settingTopics.filter((topic) => topic !== "chat" || facts.place === "group");
  return shown.flatMap((topic) => {
    const [first, ...others] = namesIn(facts, topic).slice(0, topic === "chat" ? 1 : mainValues);
    if (first === undefined) return [];
    const label = others.length > 0 ? topicName(text, topic) : settingName(text, first);
    return [{ label, value: inOneLine([first, ...others].map((name) => plain(settingInWords(text, name, facts)))) }];
  });
}

function settingRows(text: Text, facts: SettingsFacts, topic: SettingTopic): { label: string; value: Span[] }[] {
  return namesIn(facts, topic)
    .filter((name) => name !== facts.saved)
    .map((name) => ({
      label: settingName(text, name),
      value: plain(settingInWords(text, name, facts)),
    }));
}

/** What keeps alerts from threads, and mentions from those who are meant. */
function troubleBlocks(text: Text, { goneRole = null, mutedRole = null, threadTrouble = null }: SettingsFacts): Block[] {
  return [
    ...(goneRole === null ? [] : [paragraph(text.spans("settings-ping-gone", { role: bold(`@${goneRole}`) }))]),
    ...(mutedRole === null ? [] : [paragraph(text.spans("settings-ping-silent", { role: bold(`@${mutedRole}`) }))]),
    ...(threadTrouble === null ? [] : [paragraph(threadTroubleSpans(text, threadTrouble))]),
  ];
}

/** Each topic, and what is kept about the chat. */
function topicButtons(text: Text): Button[][] {
  const toTopic = (topic: SettingTopic): Button => ({
    label: topicName(text, topic),
    press: { command: "settings", text: topic, replace: true },
  });
  return inFittingRows([...settingTopics.map(toTopic), button(text.say("about-my-data"), "mydata", "", { replace: false })]);
}

function settingButtons(text: Text, facts: SettingsFacts, topic: SettingTopic): Button[][] {
  const { settings, place, linkable = false, steers = false } = facts;
  // This one stands below the bookmakers.
  const names = namesIn(facts, topic).filter((name) => name !== "sharp");
  const isDigested = topic === "alerts" && settings.digestAt !== null;
  const others: Button[] = [
    ...(isDigested ? [{ label: text.say("digest-now-button"), press: press("digest", " now") }] : []),
    ...(topic === "chat" && steers ? [forButton(text)] : []),
    ...(topic === "chat" && linkable ? [button(text.say("link-button"), "link", "", { replace: false })] : []),
    ...(topic === "chat" && place === "private" ? [breakButton(text)] : []),
  ];
  return inFittingRows([...names.map((name) => ({ label: settingName(text, name), press: press(name, "") })), ...others]);
}

export interface SettingFacts {
  name: SettingName;
  choices: readonly Choice[];
  /** What was asked for and is none of the choices; with `near` they are what it may have meant. */
  unknown: string | null;
  near?: boolean;
  page?: string | undefined;
}

/** More choices than this have pages of fewer, so that there's room for what turns them. */
export const choicesAlone = 6;
const choicesPaged = 4;

/** The choices of one setting, what is chosen first where they have pages, and the way back to all settings. */
export function settingReply(text: Text, { name, choices, unknown, near, page }: SettingFacts): Draft {
  const isWhole = choices.length <= choicesAlone;
  const ordered = isWhole ? choices : choices.toSorted((a, b) => Number(b.chosen) - Number(a.chosen));
  const paged = pageOf(ordered, page, isWhole ? choicesAlone : choicesPaged);
  return {
    blocks: settingBlocks(text, name, { unknown, near: near ?? false }),
    buttons: [
      ...inFittingRows(paged.shown.map((choice) => choiceButton(name, choice))),
      ...pageButtons(text, paged, (to) => ({ command: "settings", text: `${name} ${pageWord(to)}` })),
      settingsBackRow(text),
    ],
    personal: false,
    ...settingAsks(name, unknown),
  };
}

/** Settings that have more values than buttons, each told by its own form. A footer may be any words, so it needs its command. */
const writable: ReadonlySet<SettingName> = new Set(["zone", "threshold", "quiet", "digest", "fixtures"]);

/** The next words are what such a setting is to be. What was no value is asked once only: then words are names again. */
export function settingAsks(name: SettingName, unknown: string | null): Pick<Draft, "asks"> {
  return writable.has(name) && unknown === null ? { asks: { command: "settings", before: name, behind: "" } } : {};
}

/** Says in one sentence what the limit per hour is now, with the way back to what it was before. */
export function hourlyReply(text: Text, { hourly, before }: { hourly: number | null; before: number | null }): Draft {
  const spans = hourly === null ? text.spans("hourly-off-done") : text.spans("hourly-done", { count: hourly });
  const words = `hourly ${before === null ? "off" : before} briefly`;
  const undo = { label: text.say("undo-button"), press: { command: "settings", text: words, replace: true } };
  const all = { label: text.say("settings-heading"), press: { command: "settings", text: "", replace: false } };
  return { blocks: [paragraph(spans)], buttons: [hourly === before ? [all] : [undo, all]], personal: false };
}

/** Says how many of the alerts that wait come now. */
export function digestNowReply(text: Text, count: number): Draft {
  const all = { label: text.say("settings-heading"), press: { command: "settings", text: "", replace: false } };
  return {
    blocks: [paragraph(count > 0 ? text.spans("digest-now-done", { count }) : text.spans("digest-now-none"))],
    buttons: [[all]],
    personal: false,
  };
}

export interface OwnBooksFacts {
  books: Paged<Choice>;
  /** How many are chosen; none means all. */
  chosen: number;
  unknown: string | null;
  /** One of them can be what value bets go by. */
  leadsToSharp?: boolean;
}

/** The bookmakers to choose from, each a switch. */
export function ownBooksReply(text: Text, facts: OwnBooksFacts): Draft {
  const all: Choice = { label: text.say("settings-books-all"), value: "all", chosen: facts.chosen === 0 };
  return booksReply(text, { ...facts, name: "books", all });
}

/** The bookmakers to choose one from. */
export function sharpBookReply(text: Text, { books, chosen, unknown }: OwnBooksFacts): Draft {
  const all: Choice = { label: text.say("settings-sharp-others"), value: "all", chosen: chosen === 0 };
  return booksReply(text, { name: "sharp", books, all, chosen: 0, unknown });
}

function booksReply(
  text: Text,
  { name, books, all, chosen, unknown, leadsToSharp = false }: OwnBooksFacts & { name: "books" | "sharp"; all: Choice },
): Draft {
  const switches = books.shown.map((choice) =>
    choiceButton(name, { ...choice, value: `${choice.value} ${pageWord(books.page)}` }),
  );
  return {
    blocks: [
      ...settingBlocks(text, name, { unknown, near: false }),
      ...(books.total === 0 ? [paragraph(text.spans("settings-books-none"))] : []),
      ...(chosen > 0 ? [paragraph(text.spans("settings-books-chosen", { count: chosen }))] : []),
      ...pageNote(text, books),
    ],
    buttons: [
      ...inRows(switches, 2),
      ...pageButtons(text, books, (page) => ({ command: "settings", text: `${name} ${pageWord(page)}` })),
      [choiceButton(name, all)],
      ...(leadsToSharp && books.page === 1 ? [[{ label: settingName(text, "sharp"), press: press("sharp", "") }]] : []),
      settingsBackRow(text),
    ],
    personal: false,
  };
}

/** The name of a setting. */
export function settingName(text: Text, name: SettingName): string {
  return text.say(`settings-name-${name}`);
}

/** A language by what its speakers call it. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What else a language is called: here, and in English. */
export function languageNames(language: string, text: Pick<Text, "language">): string[] {
  const inWords = (reader: string): string => new Intl.DisplayNames(reader, { type: "language" }).of(language) ?? language;
  return [languageName(language), inWords(text.language), inWords(referenceLanguage)];
}

/** The same price in each format, so that they can be compared: "American +150". */
export function formatName(text: Text, format: PriceFormat): string {
  const { price } = numbersOf(text.language, { format, timeZone: "UTC" });
  return text.say(`settings-format-${format}`, { example: price(2.5) });
}

function settingInWords(text: Text, name: SettingName, { settings, now }: Pick<SettingsFacts, "settings" | "now">): string {
  switch (name) {
    case "language":
      return settings.language === null ? text.say("settings-language-auto") : languageName(settings.language);
    case "zone":
      return zoneWithTime(text, settings.timeZone ?? "UTC", now);
    case "format":
      return formatName(text, settings.format);
    case "threshold":
      return settings.threshold === null ? text.say("settings-threshold-auto") : thresholdInWords(text, settings.threshold);
    case "books":
      return booksInWords(text, settings.books);
    case "sharp":
      return settings.sharp ?? text.say("settings-sharp-others");
    case "density":
      return text.say(`settings-density-${settings.density}`);
    case "theme":
      return text.say(`settings-theme-${settings.theme ?? "auto"}`);
    case "tables":
      return text.say(`settings-tables-${settings.nativeTables ? "on" : "off"}`);
    case "quiet":
      return quietInWords(text, settings.quiet);
    case "digest":
      return digestInWords(text, settings.digestAt);
    case "fixtures":
      return fixturesInWords(text, settings.fixturesAt);
    case "hourly":
      return hourlyInWords(text, settings.hourly);
    case "reminder":
      return reminderInWords(text, settings.reminderMinutes);
    case "members":
    case "bonuses":
    case "information":
      return text.say(`settings-${name}-${settings[switches[name]] ? "on" : "off"}`);
    case "publish":
      return text.say(`settings-publish-${settings.approval ? "approve" : "once"}`);
    case "footer":
      return settings.footer ?? text.say("settings-footer-none");
    case "threads":
      return text.say(`settings-threads-${settings.threads}`);
    case "ping":
      return roleInWords(text, settings.pingedRole);
  }
}

const switches = { members: "membersMayWatch", bonuses: "bonuses", information: "informationOnly" } as const;

/** When the digest comes, in words. */
export function digestInWords(text: Text, digestAt: number | null): string {
  return digestAt === null ? text.say("settings-digest-off") : text.say("settings-digest-at", { time: clockTime(digestAt) });
}

/** When the day's matches come, in words. */
export function fixturesInWords(text: Text, fixturesAt: number | null): string {
  if (fixturesAt === null) return text.say("settings-fixtures-off");
  return text.say("settings-digest-at", { time: clockTime(fixturesAt) });
}

/** How many alerts may come within an hour, in words. */
export function hourlyInWords(text: Text, hourly: number | null): string {
  return hourly === null ? text.say("settings-hourly-off") : text.say("settings-hourly-at-most", { count: hourly });
}

/** "30 minutes before the start". */
export function reminderInWords(text: Text, minutes: number | null): string {
  return minutes === null ? text.say("settings-reminder-off") : text.say("settings-reminder-on", { minutes });
}

/** The role that alerts mention, in words. */
export function roleInWords(text: Text, role: { name: string } | null): string {
  return role === null ? text.say("settings-ping-off") : `@${role.name}`;
}

function booksInWords(text: Text, books: readonly string[]): string {
  if (books.length === 0) return text.say("settings-books-all");
  const shown = books.slice(0, booksNamed).join(", ");
  return books.length > booksNamed ? text.say("settings-books-more", { shown, count: books.length - booksNamed }) : shown;
}

function savedBlock(text: Text, name: SettingName, value: string): Block {
  return paragraph(text.spans("settings-saved", { setting: settingName(text, name), value: bold(value) }));
}

/** The name of a setting, and what was not understood; what it is about where that says what can be written, or all was understood. */
export function settingBlocks(
  text: Text,
  name: SettingName,
  { unknown, near }: { unknown: string | null; near: boolean },
): Block[] {
  const key = near ? "settings-near" : "settings-not-a-choice";
  return [
    { kind: "heading", spans: plain(settingName(text, name)) },
    ...(unknown === null ? [] : [paragraph(text.spans(key, { value: unknown.slice(0, 40) }))]),
    ...(unknown === null || writable.has(name) ? [paragraph(text.spans(`settings-what-${name}`))] : []),
  ];
}

function paragraph(spans: readonly Span[]): Block {
  return { kind: "paragraph", spans };
}

/** A button that sets what a setting is to be, with a sign when it is that already. */
export function choiceButton(name: SettingName, { label, value, chosen }: Choice): Button {
  return { label: chosen ? `✓ ${label}` : label, press: press(name, ` ${value}`) };
}

function press(name: SettingName, more: string) {
  return { command: "settings", text: `${name}${more}`, replace: true };
}

/** The way back to all settings. */
export function settingsBackRow(text: Text): Button[] {
  return [{ label: text.say("settings-back"), press: { command: "settings", text: "", replace: true } }];
}

/** A time zone as a choice: its place and the time that it is there. */
export function zoneChoice(text: Text, zone: string, { chosen, now }: { chosen: string | null; now: number }): Choice {
  return { label: zoneByClock(text, zone, now), value: zone, chosen: zone === chosen };
}

/** A time zone in a suggestion, with its own name. */
export function zoneLabel(text: Text, zone: string): string {
  return labelled(text, settingName(text, "zone"), `${zoneName(text, zone)} (${zone})`);
}
