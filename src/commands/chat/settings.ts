import type { OddsApi, SourceAsk } from "../../api/odds-api.ts";
import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { ChosenRole } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import { addressesOf } from "../../chats/addresses.ts";
import { longestFooter } from "../../chats/footer.ts";
import { type Settings, wholeChat } from "../../chats/settings.ts";
import { stewardsOf } from "../../chats/steered.ts";
import { expectThreadTrouble, threadTroubleOf } from "../../chats/threads.ts";
import { heldFor } from "../../delivery/held.ts";
import { isCatchUp } from "../../facts/holds.ts";
import { isOwnBook } from "../../odds/own-books.ts";
import {
  choicesAlone,
  digestNowReply,
  hourlyReply,
  ownBooksReply,
  type SettingName,
  type SettingTopic,
  type ShownSettings,
  settingNames,
  settingReply,
  settingsReply,
  settingTopic,
  sharpBookReply,
  zoneChoice,
} from "../../replies/chat/settings.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { quietHoursReply } from "../../replies/parts/quiet-hours.ts";
import { parseThreshold } from "../../rules/threshold.ts";
import { wordForm } from "../../typed-words.ts";
import { applySettings } from "../../watches/apply-settings.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { bookMeant, bookRef } from "../input/book-words.ts";
import { wordsOfAsk } from "../input/find-named.ts";
import { everythingForm } from "../input/find-target.ts";
import { changeMeant, changeNamed, choicesOf, footerMeant, type PlainSetting, settingMeant } from "../input/setting-choices.ts";
import { quietAfter, quietFacts } from "../input/setting-quiet.ts";
import { findZones } from "../input/time-zones.ts";
import { demandRight } from "../rights.ts";
import { hasPings, type PingDeps, pingedMatch, pingMe, roleChosen } from "./ping.ts";

export interface SettingsDeps extends PingDeps {
  api: Pick<OddsApi, "bookmakers" | "has" | "betsFrom">;
  /** Whether there are bonuses to turn on. */
  bonuses: boolean;
  /** Where the bot is. */
  platforms: readonly PlatformName[];
}

/** What settings are about that an odds service may lack. */
const needs: Partial<Record<SettingName, SourceAsk>> = { books: "bookmakers", bonuses: "bonuses" };
const nowForm = wordForm("common", "now");
const offForm = wordForm("common", "off");
const booksPerPage = 8;
const mostBooks = 30;

/** `/settings [what [to what]]`: everything that can be set for a chat. Everybody reads; a change asks for the right to make it. */
export function createSettingsCommand(deps: SettingsDeps): Command {
  const { api, database, bonuses, platforms } = deps;

  /** What there is to set: what concerns members is of interest in groups only. */
  function namesIn({ call, settings }: Ask): readonly SettingName[] {
    const { place, address, asked } = call;
    const { platform } = parseAddress(asked?.address ?? address);
    const hasThreads = place === "group" && platform !== "playground";
    const without = [
      ...(place === "group" ? [] : ["members", "publish"]),
      ...(place === "group" && bonuses ? [] : ["bonuses"]),
      ...(hasThreads ? [] : ["threads"]),
      ...(platform === "telegram" ? [] : ["tables"]),
      ...(hasPings(call) ? [] : ["ping"]),
      // Understood everywhere: somebody may pass on what they are told.
      ...(place === "group" || settings.footer !== null ? [] : ["footer"]),
    ];
    return settingNames.filter((name) => !without.includes(name) && isOffered(name));
  }

  function isOffered(name: SettingName): boolean {
    // Only we compare: a service says itself what a value bet is.
    if (name === "sharp") return api.betsFrom === "boards";
    const need = needs[name];
    return need === undefined || api.has.has(need);
  }

  async function overview(ask: Ask, saved: SettingName | null, topic: SettingTopic | null = null): Promise<Draft> {
    const { call, text, settings, now } = ask;
    if (saved === "threads") await lookForThreadTrouble(ask);
    const threadTrouble = settings.threads === "off" ? null : await threadTroubleOf(database, wholeChat(call.address));
    const { pingedRole } = settings;
    const isRoleGone = pingedRole !== null && (await call.hasRole?.(pingedRole.id)) === false;
    const linkable = call.place === "private" && platforms.length > 1;
    return settingsReply(text, {
      settings: shown(isRoleGone ? { ...settings, pingedRole: null } : settings),
      names: namesIn(ask),
      place: call.place,
      saved,
      topic,
      linkable,
      threadTrouble,
      goneRole: isRoleGone ? pingedRole.name : null,
      mutedRole: saved === "ping" && call.role?.notifies === false ? call.role.name : null,
      steers: call.place === "private" && call.elsewhere !== undefined,
      now,
    });
  }

  /** Who has just asked for threads may have given the right to open them as well. What is missing is written down, and said now. */
  async function lookForThreadTrouble({ call, settings }: Ask): Promise<void> {
    const chat = wholeChat(call.address);
    const isOff = settings.threads === "off";
    const trouble = isOff ? null : await call.threadTrouble?.(chat);
    await expectThreadTrouble(database, { chat, trouble: trouble ?? null });
  }

  async function save(ask: Ask, change: Partial<Settings>): Promise<Ask> {
    const { call, now } = ask;
    const reads = call.reader.language === null ? null : ask.text.language;
    const settings = await database
      .transaction()
      .execute((session) => applySettings(session, { address: call.address, change, reads, now }));
    return { ...ask, settings, text: ask.follow(settings) };
  }

  async function plainSetting(ask: Ask, name: PlainSetting, value: string): Promise<Draft> {
    const { typed, page } = withPage(value);
    if (typed === "") return settingReply(ask.text, { name, choices: choicesOf(name, ask), unknown: null, page });
    const change = changeMeant(name, value, ask) ?? changeNamed(name, value, ask);
    if (!change) return nearChoices(ask, name, value);
    await demandRight(ask, "settings");
    if (change.approval) await demandSteward(ask);
    return overview(await save(ask, change), name);
  }

  async function pingedRole(ask: Ask, role: ChosenRole): Promise<Draft> {
    if (!namesIn(ask).includes("ping")) throw unknownSetting(ask, role.name);
    const change = roleChosen(role);
    await demandRight(ask, "settings");
    const { server = null } = ask.call;
    return overview(await save(ask, { ...change, server }), "ping");
  }

  /** Drafts go to private chats: somebody must manage the chat from one. */
  async function demandSteward({ call, text, now }: Ask): Promise<void> {
    const chat = wholeChat(call.address);
    if ((await stewardsOf(database, { chat, now })).length > 0) return;
    throw new Refusal("settings-publish-nobody", { example: text.say("command-for.example") }, []);
  }

  async function oneSetting(ask: Ask, words: string): Promise<Draft> {
    const meant = settingMeant(words, [...namesIn(ask), "footer"]);
    if (!meant) throw unknownSetting(ask, words);
    if (ask.args["briefly"] !== undefined && meant.name === "hourly") return hourlyBriefly(ask, meant.value);
    const pinged = meant.name === "ping" ? pingedMatch(meant.value) : null;
    if (pinged !== null) return pingMe(deps, ask, pinged);
    if (meant.name === "digest" && nowForm.test(meant.value)) return digestNow(ask);
    return isPlain(meant.name) ? plainSetting(ask, meant.name, meant.value) : fetched[meant.name](ask, meant.value);
  }

  /** "format decimal; zone Europe/Vienna": all that are one choice are saved, and all settings shown. Null for a single one. */
  async function several(ask: Ask, words: string): Promise<Draft | null> {
    const parts = words.split("; ").map((part) => settingMeant(part, namesIn(ask)));
    const changes = parts.flatMap((meant) => {
      const change = meant && isPlain(meant.name) ? changeMeant(meant.name, meant.value, ask) : null;
      return change && !change.approval ? [change] : [];
    });
    if (parts.length < 2 || changes.length < parts.length) return null;
    await demandRight(ask, "settings");
    return overview(await save(ask, Object.assign({}, ...changes)), null);
  }

  /** For buttons beside alerts: one sentence instead of all settings, with the way back. */
  async function hourlyBriefly(ask: Ask, value: string): Promise<Draft> {
    const change = changeMeant("hourly", value, ask);
    if (change?.hourly === undefined) throw new Refusal("refuse-old-button", {}, []);
    await demandRight(ask, "settings");
    const before = ask.settings.hourly;
    return hourlyReply((await save(ask, change)).text, { hourly: change.hourly, before });
  }

  async function ownBooks(ask: Ask, value: string): Promise<Draft> {
    const { typed, page } = withPage(value);
    const names = (await api.bookmakers()).value.map((book) => book.name);
    const books = typed === "" ? null : booksAfter(typed, { chosen: ask.settings.books, names });
    const changed = books && (await changeBooks(ask, books));
    const { text, settings } = changed ?? ask;
    const choices = names.map((name) => ({ label: name, value: bookRef(name), chosen: isOwnBook(name, settings.books) }));
    return ownBooksReply(text, {
      books: pageOf(choices, page, booksPerPage),
      chosen: settings.books.length,
      unknown: typed === "" || books ? null : typed,
      leadsToSharp: isOffered("sharp"),
    });
  }

  /** The book that value bets go by. */
  async function sharpBook(ask: Ask, value: string): Promise<Draft> {
    const { typed, page } = withPage(value);
    const names = (await api.bookmakers()).value.map((book) => book.name);
    const isNone = everythingForm.test(typed) || offForm.test(typed);
    const sharp = isNone ? null : bookMeant(typed, names);
    if (typed !== "" && (isNone || sharp !== null)) {
      await demandRight(ask, "settings");
      return overview(await save(ask, { sharp }), "sharp");
    }
    const { settings, text } = ask;
    const chosen = settings.sharp === null ? [] : [settings.sharp];
    const choices = names.map((name) => ({ label: name, value: bookRef(name), chosen: isOwnBook(name, chosen) }));
    const unknown = typed === "" ? null : typed;
    return sharpBookReply(text, { books: pageOf(choices, page, booksPerPage), chosen: chosen.length, unknown });
  }

  /** All that is held by the chat's own wish comes now, in the message that follows this answer. */
  async function digestNow(ask: Ask): Promise<Draft> {
    await demandRight(ask, "settings");
    const { now } = ask;
    const chats = await addressesOf(database, ask.call.address);
    const held = (await Promise.all(chats.map((chat) => heldFor(database, { chat, now })))).flat();
    const count = held.filter(({ because }) => isCatchUp(because) && because !== "away").reduce((sum, one) => sum + one.count, 0);
    if (count > 0) await save(ask, { releasedAt: now });
    return digestNowReply(ask.text, count);
  }

  async function quietHours(ask: Ask, words: string): Promise<Draft> {
    const quiet = words === "" ? null : quietAfter(words, ask.settings.quiet);
    if (!quiet) return quietHoursReply(ask.text, quietFacts(ask.text, ask.settings.quiet, words));
    await demandRight(ask, "settings");
    const saved = await save(ask, { quiet });
    return quietHoursReply(saved.text, quietFacts(saved.text, quiet, words));
  }

  /** A line of the chat's own, as it was written: in its large and small letters, and with every sign. */
  async function ownFooter(ask: Ask): Promise<Draft> {
    const { call, text, settings } = ask;
    const { value = "" } = settingMeant(call.options?.["change"] ?? call.text, ["footer"]) ?? {};
    const footer = value === "" ? undefined : footerMeant(value);
    if (footer === undefined) {
      const choices =
        settings.footer === null ? [] : [{ label: text.say("settings-footer-remove"), value: "off", chosen: false }];
      return settingReply(text, { name: "footer", choices, unknown: null });
    }
    await demandRight(ask, "settings");
    if (footer !== null && footer.length > longestFooter)
      throw new Refusal("settings-footer-too-long", { most: longestFooter }, []);
    return overview(await save(ask, { footer }), "footer");
  }

  /** What is chosen among more than a few words. */
  const fetched = { books: ownBooks, sharp: sharpBook, quiet: quietHours, footer: ownFooter };

  async function changeBooks(ask: Ask, books: readonly string[]): Promise<Ask> {
    await demandRight(ask, "settings");
    return save(ask, { books: books.slice(0, mostBooks) });
  }

  return {
    name: "settings",
    personal: true,
    options: [
      { name: "change", required: false, suggests: true },
      // The words may not have it.
      { name: "role", required: false, suggests: false, takesRole: true, form: /(?!)/ },
      { name: "briefly", required: false, suggests: false, form: /^briefly$/, hidden: true },
    ],
    manages: false,
    async run(ask) {
      if (ask.call.role) return pingedRole(ask, ask.call.role);
      const words = wordsOfAsk(ask, "change");
      if (words === null) return overview(ask, null);
      const topic = settingTopic(words);
      if (topic !== null) return overview(ask, null, topic);
      return (await several(ask, words)) ?? oneSetting(ask, words);
    },
  };
}

function shown({ threshold, ...settings }: Settings): ShownSettings {
  return { ...settings, threshold: threshold === null ? null : parseThreshold(threshold) };
}

/** What is near what was asked for, else all choices. */
function nearChoices(ask: Ask, name: PlainSetting, value: string): Draft {
  const near = name === "zone" ? findZones(value, ask).near : [];
  // As many as need no pages, which would be those of all choices.
  const zones = near
    .slice(0, choicesAlone)
    .map((zone) => zoneChoice(ask.text, zone, { chosen: ask.settings.timeZone, now: ask.now }));
  if (zones.length > 0) return settingReply(ask.text, { name, choices: zones, unknown: value, near: true });
  return settingReply(ask.text, { name, choices: choicesOf(name, ask), unknown: value });
}

function isPlain(name: SettingName): name is PlainSetting {
  return name !== "books" && name !== "sharp" && name !== "quiet" && name !== "footer";
}

/** What is typed, without the page that a button adds. */
function withPage(value: string): { typed: string; page: string | undefined } {
  const [, typed = "", page] = /^(.*?)\s*(?:\bpage([1-9]\d?))?$/.exec(value) ?? [];
  return { typed, page };
}

/** The own books after one of them was switched on or off; null when the words mean none that there is. */
function booksAfter(
  typed: string,
  { chosen, names }: { chosen: readonly string[]; names: readonly string[] },
): readonly string[] | null {
  if (everythingForm.test(typed)) return [];
  const book = bookMeant(typed, names) ?? bookMeant(typed, chosen);
  if (book === null) return null;
  const others = chosen.filter((one) => !isOwnBook(one, [book]));
  return others.length < chosen.length ? others : [...chosen, book];
}

function unknownSetting({ text }: Ask, words: string): Refusal {
  const example = text.say("command-settings.example");
  return new Refusal("refuse-unknown-setting", { setting: words.slice(0, 40), example }, [
    [{ label: text.say("settings-heading"), press: { command: "settings", text: "", replace: false } }],
  ]);
}
