import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { threadTroubles } from "../../src/chat/thread-trouble.ts";
import { defaultQuiet, defaultSettings, type QuietHours } from "../../src/chats/settings.ts";
import { pingedMatch } from "../../src/commands/chat/ping.ts";
import { bookRef } from "../../src/commands/input/book-words.ts";
import { changeMeant, choicesOf, footerMeant, settingMeant } from "../../src/commands/input/setting-choices.ts";
import { quietAfter, quietFacts } from "../../src/commands/input/setting-quiet.ts";
import { pingReply } from "../../src/replies/chat/ping.ts";
import {
  digestNowReply,
  ownBooksReply,
  type ShownSettings,
  settingNames,
  settingReply,
  settingsReply,
  settingTopic,
  sharpBookReply,
} from "../../src/replies/chat/settings.ts";
import { quietHoursReply } from "../../src/replies/parts/quiet-hours.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { mostPinged } from "../../src/watches/pings.ts";
import { noon, texts } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** As many as there are to be, whichever of them there are. */
const languages = ["de", "en", "es", "fr", "it", "pl", "pt-BR", "ru", "tr", "uk"];

/** The messages of `/settings` and of the first questions. */
export function settingKindsOf(text: Text, { books, typed }: Names, known: { id: number; match: Match }): Record<string, Draft> {
  const chooser = { text, settings: { ...defaultSettings, timeZone: "America/Argentina/Buenos_Aires" }, languages, now: noon };
  const plain = settingNames.filter((name) => name !== "books" && name !== "sharp" && name !== "quiet" && name !== "footer");
  const switches = books.map((label, index) => ({ label, value: bookRef(label), chosen: index === 0 }));
  const page = { shown: switches, page: 2, pageSize: 3, total: 9 };
  const facts = { settings: everythingSet(books, typed), names: settingNames, place: "group", now: noon } as const;
  return {
    "settingsReply in a group": settingsReply(text, { ...facts, saved: null }),
    "settingsReply of what was changed": settingsReply(text, { ...facts, saved: "books" }),
    ...Object.fromEntries(
      (["local", "alerts", "chat"] as const).map((topic) => [
        `settingsReply about ${topic}`,
        settingsReply(text, { ...facts, saved: null, topic }),
      ]),
    ),
    "settingsReply about chat in private": settingsReply(text, {
      ...{ ...facts, place: "private", names: ["information"], saved: null, topic: "chat", linkable: true, steers: true },
    }),
    ...Object.fromEntries(
      threadTroubles.map((threadTrouble) => [
        `settingsReply, threads: ${threadTrouble}`,
        settingsReply(text, { ...facts, names: ["threads"], saved: "threads", threadTrouble }),
      ]),
    ),
    "settingsReply in private": settingsReply(text, {
      ...facts,
      place: "private",
      saved: null,
      names: settingNames.slice(0, 10),
    }),
    "settingsReply, a role that is no more": settingsReply(text, {
      ...{ ...facts, settings: { ...facts.settings, pingedRole: null } },
      ...{ names: ["ping"], saved: null, goneRole: facts.settings.pingedRole?.name ?? null },
    }),
    "settingsReply, a role that is not notified": settingsReply(text, {
      ...facts,
      names: ["ping"],
      saved: "ping",
      mutedRole: facts.settings.pingedRole?.name ?? null,
    }),
    ...Object.fromEntries(
      (["on", "off", "full"] as const).map((toggled) => [
        `pingReply ${toggled}`,
        pingReply(text, { known, toggled, most: mostPinged }),
      ]),
    ),
    ...Object.fromEntries(
      plain.map((name) => [
        `settingReply ${name}`,
        settingReply(text, { name, choices: choicesOf(name, chooser), unknown: typed }),
      ]),
    ),
    "settingReply footer": settingReply(text, {
      ...{ name: "footer", choices: [{ label: text.say("settings-footer-remove"), value: "off", chosen: false }], unknown: null },
    }),
    quietHoursReply: quietHoursReply(text, quietFacts(text, someQuiet, typed)),
    "quietHoursReply, second page": quietHoursReply(text, quietFacts(text, someQuiet, "page2")),
    ownBooksReply: ownBooksReply(text, { books: page, chosen: 2, unknown: typed, leadsToSharp: true }),
    "ownBooksReply without any": ownBooksReply(text, {
      ...{ books: { ...page, shown: [], page: 1, total: 0 }, chosen: 0, unknown: null },
    }),
    sharpBookReply: sharpBookReply(text, { books: page, chosen: 1, unknown: typed }),
    digestNowReply: digestNowReply(text, 3),
    "digestNowReply of nothing": digestNowReply(text, 0),
  };
}

/** Whether a button of theirs carries what the commands understand. */
export function isSettingCall(words: string): boolean {
  if (settingTopic(words) !== null) return true;
  const meant = settingMeant(words, settingNames);
  if (meant?.name === "ping" && pingedMatch(meant.value) !== null) return true;
  if (words === "digest now") return true;
  if (meant?.name === "books" || meant?.name === "sharp") return /^(?:b:[0-9a-f]{8} page\d+|page\d+|all|)$/.test(meant.value);
  if (meant?.name === "quiet") return /^(?:page[12])?$/.test(meant.value) || quietAfter(meant.value, defaultQuiet) !== null;
  if (meant?.name === "footer") return meant.value === "" || footerMeant(meant.value) === null;
  const chooser = { text: texts.in("en"), settings: defaultSettings, languages, now: noon };
  return meant !== null && (/^(?:page\d+)?$/.test(meant.value) || changeMeant(meant.name, meant.value, chooser) !== null);
}

const someQuiet: QuietHours = {
  ...{ on: true, from: 23 * 60 + 15, to: 7 * 60, days: [1, 2, 3, 4, 5], mode: "silent" },
  through: { kind: "points", points: 12.5 },
};

function everythingSet(books: readonly string[], footer: string): ShownSettings {
  return {
    language: "ru",
    timeZone: "America/Argentina/Buenos_Aires",
    format: "fractional",
    threshold: { kind: "points", points: 2.5 },
    books: [...books, ...books],
    sharp: null,
    density: "normal",
    theme: null,
    nativeTables: true,
    quiet: someQuiet,
    digestAt: 18 * 60,
    hourly: 12,
    fixturesAt: 9 * 60,
    reminderMinutes: 30,
    membersMayWatch: true,
    bonuses: true,
    informationOnly: true,
    threads: "match",
    approval: true,
    pingedRole: { name: "Wettfreundinnen und -freunde" },
    footer,
  };
}
