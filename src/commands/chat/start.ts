import { unlessApiTrouble } from "../../api/trouble.ts";
import { bestPrices } from "../../boards/best-prices.ts";
import { parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import { wholeChat } from "../../chats/settings.ts";
import type { KnownMatch, MatchIndex } from "../../matches/index.ts";
import { startLanguagesReply, startReply } from "../../replies/chat/start.ts";
import { draftsWord } from "../../replies/parts/held.ts";
import { nullIfAway } from "../../storage/away.ts";
import type { Database } from "../../storage/database.ts";
import { applySettings } from "../../watches/apply-settings.ts";
import { codeForm } from "../../watches/share-codes.ts";
import type { Ask, Command } from "../command.ts";
import { changeMeant, choicesOf } from "../input/setting-choices.ts";
import { whereaboutsOf } from "./about.ts";

/** What a link to the bot carries when it opens a match: `m17`. */
const matchLink = /^m([1-9]\d{0,9})$/;
/** What the button with the language carries, and what is chosen behind it. */
const languageCall = /^language(?: (\S+))?$/;
const matchesShown = 2;
/** So many of the soonest matches are looked through for odds at hand. */
const looked = 40;

interface StartDeps {
  database: Database;
  index: Pick<MatchIndex, "list" | "ready">;
  odds: Command;
  commandNamed(name: string): Command | undefined;
}

/** `/start`: what the bot is for, and matches to begin with. A link may open a match or a shared watch instead. */
export function createStartCommand({ database, index, odds, commandNamed }: StartDeps): Command {
  return {
    name: "start",
    own: true,
    options: [{ name: "to", required: false, suggests: false, hidden: true }],
    manages: false,
    async run(ask) {
      const to = ask.args["to"] ?? "";
      const linked = await showLinked(ask, to);
      if (linked) return linked;
      if (ask.call.place === "group") return introduce(ask);
      const [called, language] = languageCall.exec(to) ?? [];
      if (called === undefined) return firstScreen(ask);
      return language === undefined ? startLanguagesReply(ask.text, choicesOf("language", ask)) : inLanguage(ask, language);
    },
  };

  /** What a link to the bot opens; null for what is no such link. */
  async function showLinked(ask: Ask, to: string): Promise<Draft | null> {
    const [, match] = matchLink.exec(to) ?? [];
    if (match !== undefined) return odds.run({ ...ask, args: { match: `#${match}` } });
    if (to === draftsWord) return (commandNamed("for") ?? odds).run({ ...ask, args: { chat: draftsWord } });
    return showShared(ask, to);
  }

  /** A watch that somebody shared is only shown: adding it takes a press. Null for what is no code. */
  async function showShared(ask: Ask, code: string): Promise<Draft | null> {
    const importing = codeForm.test(code) ? commandNamed("import") : undefined;
    if (!importing) return null;
    return importing.run({ ...ask, call: { ...ask.call, source: "typed" }, args: { text: `?start=${code}` } });
  }

  /** A group speaks the language of who sets the bot up there, until another one is chosen. */
  async function introduce(ask: Ask): Promise<Draft> {
    const { call, settings, text, now } = ask;
    if (settings.language === null && call.reader.language !== null && (await call.mayManage()))
      await ensureChat(database, { address: wholeChat(call.address), language: text.language, now });
    return firstScreen(ask);
  }

  async function firstScreen(ask: Ask): Promise<Draft> {
    const { call, text } = ask;
    const { place } = call;
    const choosesLanguage = place === "private" && parseAddress(call.address).platform !== "discord";
    return startReply(text, { place, matches: await firstMatches(ask), choosesLanguage, where: whereaboutsOf(ask) });
  }

  /** The soonest that are still to come; those with odds at hand go first. */
  async function firstMatches({ settings: { books }, now }: Ask): Promise<KnownMatch[]> {
    await unlessApiTrouble(index.ready());
    const soonest = index.list().filter(({ match }) => (match.startsAt ?? 0) > now);
    const matches = soonest.slice(0, looked);
    const prices = await bestPrices(database, matches, { books, now }).catch(nullIfAway);
    const priced = matches.filter(({ id }) => prices?.has(id));
    return [...priced, ...matches.filter((match) => !priced.includes(match))].slice(0, matchesShown);
  }

  async function inLanguage(ask: Ask, typed: string): Promise<Draft> {
    const change = changeMeant("language", typed, ask);
    if (!change) return startLanguagesReply(ask.text, choicesOf("language", ask));
    const { call, now } = ask;
    const settings = await database
      .transaction()
      .execute((session) => applySettings(session, { address: call.address, change, reads: null, now }));
    return firstScreen({ ...ask, settings, text: ask.follow(settings) });
  }
}
