import { unlessApiTrouble } from "../api/trouble.ts";
import type { Call } from "../chat/call.ts";
import type { Press } from "../chat/press.ts";
import type { Draft } from "../chat/reply.ts";
import type { Shown } from "../chats/shown.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { teamName } from "../matches/names.ts";
import { isOver } from "../matches/state.ts";
import { sportName } from "../replies/parts/sports.ts";
import type { Text } from "../replies/parts/text.ts";
import { answerReply, betReply, shownName, termReply, unclearReply, whichReply, withAside } from "../replies/talk.ts";
import { meaningOf } from "../talk/meaning.ts";
import type { Meaning } from "../talk/meant.ts";
import type { NameIndex } from "../talk/names.ts";
import { readSaid, type Said } from "../talk/said.ts";
import { asListed, isAnswer, isOpen, leaves } from "../talk/talk.ts";
import { hoursIn } from "../talk/values.ts";
import { fold, isWord } from "../talk/words.ts";
import { telemetry } from "../telemetry.ts";
import type { Ask, Command } from "./command.ts";
import { commandTyped } from "./input/call-meant.ts";
import { sportsOf } from "./input/match-filter.ts";
import { findZones } from "./input/time-zones.ts";
import { troubleIn } from "./input/trouble.ts";
import { completed, pressed, withLine } from "./shown.ts";
import { createLines, type Heard, type Lined } from "./talked-lines.ts";
import type { UnclearLog } from "./unclear.ts";

/** What is to be done about a call. */
export interface Turn {
  call: Call;
  /** Answers in place of the command. */
  instead?: (ask: Omit<Ask, "args">) => Draft;
  /** What else is to be said with its answer. */
  after?: (answer: Draft, text: Text) => Draft;
  /** The words that asked for the list which it shows, turn by turn. */
  list?: readonly string[];
}

export interface TalkedDeps {
  names: Pick<NameIndex, "find">;
  index: Pick<MatchIndex, "list" | "byId" | "bySlug" | "search" | "ready">;
  commands: ReadonlyMap<string, Command>;
  /** What the thing that a press is about is called: the teams of a match, a team, a league. */
  titles(press: Press, call: Call, text: Text): Promise<string[]>;
  /** Counts what was not understood; left out, or null, where nobody does. */
  unclear?: UnclearLog | null;
  /** Who the odds are from; null where they are invented. */
  source: string | null;
}

export type TurnOf = (asked: Call, heard: Heard) => Promise<Turn>;

/** Commands that sentences call as well as their own words do; of others the words behind their name are theirs alone. */
const spoken = new Set([
  "odds",
  "best",
  "history",
  "matches",
  "live",
  "watch",
  "unwatch",
  "mute",
  "valuebets",
  "predictions",
  "break",
  "movers",
]);
/** What only the grammar of a command has. */
const signs = /[#<>=@]|\d(?:pp|[hdm])\b|\d[.,/]?\d*-\d/u;
/** What takes words that are somebody else's: operators' notices, a chat's own line and title, a file. */
const quoting = new Set(["admin", "settings", "for", "import"]);

/**
 * What typed calls mean. That somebody can't stop gambling is heard before anything else; then come the lines of what was shown,
 * commands with their own words, answers to what was asked, and sentences.
 */
export function createTalked(deps: TalkedDeps): TurnOf {
  const { commands } = deps;
  let isListed = false;
  const isCommand = (name: string): boolean => commands.has(name);
  const commandOf = (name: string) => commands.get(name);
  const isOfMatch = (name: string) => commandOf(name)?.options.some((option) => option.name === "match") ?? false;
  const lines = createLines({ index: deps.index, isOfMatch, read });

  return async function turnOf(asked, heard) {
    if (asked.source !== "typed") return { call: asked };
    if (asked.options !== null || (!asked.plain && isCommand(asked.command)))
      return helpTurn(asked, null) ?? commandTurn(asked, heard);
    await listed();
    const words = (asked.plain ? asked.text : `${asked.command.replaceAll("_", " ")} ${asked.text}`).trim();
    const whole = read(words, heard);
    const help = helpTurn(asked, whole);
    if (help) return help;
    const list = whole && lines.said(heard);
    const said = whole && list ? asListed(whole, list) : whole;
    const shownTurn = said && asked.plain ? turnOfShown(asked, { words, said }, heard) : null;
    return shownTurn ?? sentenceTurn(asked, { words, said, heard });
  };

  function helpTurn(asked: Call, said: Said | null): Turn | null {
    const help = helpAsked(asked, said);
    return help && told(help, { kind: "answer", topic: "gambling" });
  }

  /** What words mean of a list that was shown: one of its lines, the list of another day, or those of a sport. */
  function turnOfShown(asked: Call, { words, said }: { words: string; said: Said }, heard: Heard): Promise<Turn> | Turn | null {
    const { shown } = heard;
    const isAsking = shown !== null && (shown.asks !== null || shown.list !== undefined) && shown.stops === undefined;
    if (isAsking && leaves(said)) return meantTurn(asked, { kind: "answer", topic: "left" }, heard);
    const press = lines.pressed(said, shown);
    if (press) return pressTurn(asked, press, heard);
    const wished = signs.test(words) ? null : lines.wished(said, heard);
    if (wished) return wishTurn(asked, wished, heard);
    const list = lines.again(said, heard);
    if (list) return { ...meantTurn(asked, list, heard), list: [...(heard.shown?.list ?? []), words].slice(-mostTurns) };
    const left = lines.ofSport(said, heard.shown);
    return left && meantTurn(asked, left, heard);
  }

  async function sentenceTurn(
    asked: Call,
    { words, said, heard }: { words: string; said: Said | null; heard: Heard },
  ): Promise<Turn> {
    const typed = commandTyped({ ...asked, text: words, plain: true });
    const meaning: Meaning = said ? meaningOf(said) : { kind: "unclear", words };
    const sentence = { words, said, meaning };
    const shownTurn = asked.plain ? turnAboutShown(asked, sentence, heard) : null;
    if (shownTurn) return shownTurn;
    if (typed && isGrammar(typed, sentence)) return commandTurn(typed, heard);
    const answer = asked.plain && said ? answerTo(heard.shown, { asked, said, meaning }) : null;
    if (answer) return commandTurn(answer, heard, null);
    noteUnclear(sentence);
    const unclear = isUnclear(asked, sentence) ? unclearCall(asked, typed, words) : null;
    if (unclear) return commandTurn(unclear, heard);
    const turn = meantTurn(asked, meaning, heard);
    return asked.plain && isOpen(meaning) ? { ...turn, list: [words] } : turn;
  }

  function noteUnclear({ words, said, meaning }: { words: string; said: Said | null; meaning: Meaning }): void {
    if (deps.unclear && said && meaning.kind === "unclear" && !isNamed(words)) deps.unclear.note(words, said);
  }

  /** What asks for more of the match, or of all matches, that were shown. */
  function turnAboutShown(
    asked: Call,
    sentence: { said: Said | null; meaning: Meaning },
    heard: Heard,
  ): Promise<Turn> | Turn | null {
    const open = lines.ofOpen(sentence, heard.shown);
    if (open) return pressTurn(asked, open, heard);
    const refined = sentence.said ? lines.refined(sentence.said, sentence.meaning, heard.shown) : null;
    return refined && meantTurn(asked, refined, heard);
  }

  async function wishTurn(asked: Call, wished: Lined & { ignored: string }, heard: Heard): Promise<Turn> {
    const turn = await pressTurn(asked, wished, heard);
    const { ignored } = wished;
    return { ...turn, after: (answer, text) => withIgnored(text, answer, { ignored, lacking: "" }) };
  }

  function isUnclear({ plain }: Call, { said, meaning }: { said: Said | null; meaning: Meaning }): boolean {
    return (!plain && meaning.kind === "unclear") || isNothing(meaning, said);
  }

  function answerTo(shown: Shown | null, { asked, said, meaning }: { asked: Call; said: Said; meaning: Meaning }): Call | null {
    const hours = shown?.asks?.before === "quiet" ? hoursIn(said) : null;
    if (hours === null && (!isAnswer(said, meaning) || isWholeAnswer(meaning, shown) || namesNoMatch(said, shown))) return null;
    return completed({ ...asked, text: hours ?? asked.text }, shown);
  }

  /** "Just until tomorrow", where it was asked how long, says all that the call takes. */
  function isWholeAnswer(meaning: Meaning, shown: Shown | null): boolean {
    return (
      meaning.kind === "call" && meaning.command === shown?.asks?.command && ("until" in meaning.slots || "for" in meaning.slots)
    );
  }

  /** Words that are no match's, where it was asked which: they are no answer. */
  function namesNoMatch({ named, common, unknown, tokens }: Said, shown: Shown | null): boolean {
    const isAsked = shown?.asks?.before === "" && isOfMatch(shown.asks.command);
    if (!isAsked || unknown === "" || named.length + common.length > 0) return false;
    return !isNamed(tokens.map(({ raw }) => raw).join(" "));
  }

  /** What a command may make of words that mean nothing: one with a slash says so itself, and names may be written in other letters. */
  function unclearCall(asked: Call, typed: Call | null, words: string): Call | null {
    if (typed && (typed.text === "" || !spoken.has(typed.command) || isNamed(typed.text))) return typed;
    return !asked.plain || isNamed(words) ? asked : null;
  }

  /** Just after the start nothing is known, and the first message is no worse than later ones. */
  async function listed(): Promise<void> {
    isListed ||= deps.index.list().length > 0;
    if (!isListed) await unlessApiTrouble(deps.index.ready());
  }

  function read(words: string, heard: Heard): Said | null {
    return readSaid(withTitles(words), contextOf(heard));
  }

  /** A match's slug among other words stands for its teams. */
  function withTitles(words: string): string {
    const titled = words.split(" ").map((word) => {
      const match = word.includes("-") ? deps.index.bySlug(word.toLowerCase())?.match : null;
      return match ? `${teamName(match.home, "en")}, ${teamName(match.away, "en")}` : word;
    });
    return titled.join(" ");
  }

  /** A link, a slug, or a name that is written in other letters: the command finds what it is. */
  function isNamed(words: string): boolean {
    if (!/\s/u.test(words) && /[\d/_-]/u.test(words)) return true;
    return deps.index.search(words, { limit: 1 }).some(({ exact }) => exact);
  }

  function isGrammar(typed: Call, { words, said, meaning }: { words: string; said: Said | null; meaning: Meaning }): boolean {
    const [first = ""] = words.toLowerCase().split(/\s/u);
    // "Stop sending, it's 3h" mutes, whatever else its first word calls.
    const isMute = meaning.kind === "call" && meaning.command === "mute" && typed.command !== "mute" && meaning.ignored === "";
    if ((signs.test(words) && !isMute) || isSettingWithValue(typed, meaning)) return true;
    if (!isCommand(first)) return false;
    if (typed.text === "" || !spoken.has(first)) return true;
    if ("slots" in meaning && meaning.slots.says !== undefined) return false;
    // "Odds for Real Madrid" is no worse said than "Real Madrid odds".
    if (isNothing(meaning, said)) return !said || said.tokens.length < shortestSentence || isNamed(typed.text);
    // A sentence that happens to begin like a command: "watch the Calder Hill match and shout if it shifts".
    const isSentence = "who" in meaning && meaning.who.length > 0 && words.split(/\s/u).length > longestGrammar;
    return !isSentence && "ignored" in meaning && meaning.ignored !== "";
  }

  /** A setting by its own name, of whose words a sentence would drop the value: "digest now", "digest 8:00". */
  function isSettingWithValue(typed: Call, meaning: Meaning): boolean {
    return meaning.kind === "call" && meaning.command === "settings" && typed.text.startsWith(`${meaning.text} `);
  }

  function contextOf({ text, languages, timeZone, now }: Heard) {
    const isOpen = ({ match }: KnownMatch): boolean => !isOver(match, { seenAt: now, now });
    return {
      ...{ now, languages, names: deps.names },
      timeZone: timeZone ?? "UTC",
      language: text.language,
      isOpen,
      upcoming: () => deps.index.list().filter((known) => isOpen(known) && (known.match.startsAt ?? now) >= now),
      zoneNamed: (words: string, surely = false) => {
        const { likely, near } = findZones(words, { text, now });
        return surely ? (likely ?? placeWithEnding(words, { text, now })) : (likely ?? near[0] ?? null);
      },
    };
  }

  async function pressTurn(asked: Call, { press, slots }: Lined, { text }: Heard): Promise<Turn> {
    if (telemetry.meant.isHeard()) {
      const who = await deps.titles(press, asked, text);
      telemetry.meant.publish({ kind: "call", command: press.command, who, slots });
    }
    return { call: pressed(asked, press) };
  }

  /** A command by its own words. What they say is read only where somebody wants to know. */
  async function commandTurn(asked: Call, heard: Heard, shown = heard.shown): Promise<Turn> {
    const call = withLine(asked, shown, commandOf) ?? asked;
    if (telemetry.meant.isHeard()) await tellTyped(call, heard);
    return { call };
  }

  async function tellTyped(call: Call, heard: Heard): Promise<void> {
    const said = read(`${call.command} ${call.text}`, heard);
    const meaning = said && meaningOf(said);
    const slots = meaning && "slots" in meaning ? meaning.slots : {};
    const about = /^[a-z]*#\S+/.exec(call.text)?.[0];
    const who =
      about === undefined
        ? namesIn(said?.teams.flatMap(({ names }) => names) ?? [], heard.text)
        : await deps.titles({ command: call.command, text: about, replace: false }, call, heard.text);
    const isAsking = call.text === "" && call.options === null && meaning?.kind === "ask" && meaning.command === call.command;
    telemetry.meant.publish({ kind: isAsking ? "ask" : "call", command: call.command, who, slots });
  }

  function told(call: Call, meaning: Meaning, text?: Text): Turn {
    if (telemetry.meant.isHeard()) telemetry.meant.publish(inShort(meaning, text));
    return { call };
  }

  function meantTurn(asked: Call, meaning: Meaning, { text }: Heard): Turn {
    const { plain: _, ...rest } = asked;
    const calling = (command: string, words: string): Call => ({ ...rest, command, text: words });
    switch (meaning.kind) {
      case "call":
        return { ...told(calling(meaning.command, meaning.text), meaning, text), after: asideOf(meaning) };
      case "ask":
        return told(calling(meaning.command, meaning.text), meaning, text);
      case "confirm": {
        const { known, command, text: words } = meaning;
        const turn = told(calling(command, words), meaning, text);
        return known ? { ...turn, instead: (ask) => betReply(ask.text, { known, press: words }) } : turn;
      }
      case "which":
        return {
          ...told(calling(meaning.command, meaning.text), meaning, text),
          instead: (ask) => withIgnored(ask.text, whichReply(ask.text, meaning), { ...meaning, says: meaning.slots.says ?? "" }),
        };
      case "answer": {
        const { topic } = meaning;
        if (topic === "gambling") return told(calling("break", `help ${text.language}`), meaning, text);
        const turn = told(calling("help", ""), meaning, text);
        if (topic === "terms") return { ...turn, instead: (ask) => termReply(ask.text, meaning.term) };
        const words = meaning.ignored ?? "";
        const sports = (own: Text) => listOf(own, sportsOf(deps.index.list()));
        const facts = (own: Text) => ({ topic, team: exampleTeam(own), source: deps.source, words, sports: sports(own) });
        const aside = { ignored: topic === "absent" ? "" : words, lacking: "" };
        return { ...turn, instead: (ask) => withIgnored(ask.text, answerReply(ask.text, facts(ask.text)), aside) };
      }
      case "unclear": {
        const sports = (own: Text) => listOf(own, sportsOf(deps.index.list()));
        const turn = told(calling("help", ""), meaning, text);
        const { words, lacking = false } = meaning;
        return { ...turn, instead: (ask) => unclearReply(ask.text, { words, lacking, sports: sports(ask.text) }) };
      }
    }
  }

  function asideOf(meaning: Extract<Meaning, { kind: "call" }>): (answer: Draft, text: Text) => Draft {
    const { others, noneOn, command, ignored, lacking, text: words } = meaning;
    const [, id, rest = ""] = /^#(\d+) ?(.*)$/.exec(words) ?? [];
    const known = id === undefined ? undefined : meaning.who.flatMap(({ matches }) => matches.get(Number(id)) ?? [])[0];
    return (answer, text) =>
      withAside(text, answer, {
        // Which bookmakers aren't here the command says itself.
        ...{ ignored: command === "bookmakers" ? "" : ignored, lacking, others, noneOn, command, rest, known: known ?? null },
        says: meaning.slots.says ?? "",
      });
  }

  function exampleTeam(text: Text): string | null {
    const [first] = deps.index.list();
    return first ? teamName(first.match.home, text.language) : null;
  }
}

const longestGrammar = 6;
/** So many turns of a dialogue about one list are remembered. */
const mostTurns = 4;
const shortestSentence = 3;

/** Whether words in it mean nothing. Where all of them mean something, and no answer fits, no command makes more of them. */
function isNothing(meaning: Meaning, said: Said | null): boolean {
  return meaning.kind === "unclear" && (meaning.words !== "" || !said || said.content.length === 0);
}

const mostEnding = 5;
/** What a place's name may end in where a sentence has another ending, as "w Warszawie" has: a, and the Cyrillic a and ya. */
const endings = ["", "a", "\u0430", "\u044f"];
const shortestPlace = 4;

/** The time zone of a place that is named with an ending, as "berlindeyim" has. */
function placeWithEnding(words: string, context: Parameters<typeof findZones>[1]): string | null {
  const cuts = Array.from({ length: Math.max(0, Math.min(mostEnding, words.length - shortestPlace)) }, (_, cut) => cut + 1);
  const places = cuts
    .flatMap((cut) => endings.map((ending) => `${words.slice(0, -cut)}${ending}`))
    .filter((one) => !isWord(fold(one)));
  return places.map((one) => findZones(one, context).likely).find((one) => one !== null) ?? null;
}

type Aside = { ignored: string; lacking: string; says?: string };

function withIgnored(text: Text, answer: Draft, { ignored, lacking, says = "" }: Aside): Draft {
  return withAside(text, answer, { ignored, lacking, says, known: null, others: [], noneOn: null, command: "", rest: "" });
}

function listOf(text: Text, sports: readonly string[]): string {
  return new Intl.ListFormat(text.language).format(sports.map((sport) => sportName(text, sport)));
}

/** The call for who can't stop gambling, or suffers from another's; null for other words. */
function helpAsked(call: Call, said: Said | null): Call | null {
  if (!call.plain && quoting.has(call.command)) return null;
  const isAboutMatch = said !== null && (said.teams.length > 0 || said.league !== null);
  const languages = troubleIn([call.text, ...Object.values(call.options ?? {})].join(" "), { isAboutMatch });
  return languages.length === 0 ? null : { ...call, command: "break", text: `help ${languages.join(" ")}`, options: null };
}

/** As they are shown, and in English. */
function namesIn(names: readonly { names: Parameters<typeof shownName>[1] }[], text: Text): string[] {
  return [...new Set(names.flatMap((one) => [shownName(text, one.names), one.names["en"] ?? []].flat()))];
}

/** A meaning without the things it is about, for whoever counts or shows it. */
function inShort(meaning: Meaning, text?: Text) {
  if (meaning.kind === "answer") {
    const term = meaning.topic === "terms" ? { slots: { market: meaning.term } } : {};
    const named = "ignored" in meaning && meaning.ignored ? { ignored: meaning.ignored } : {};
    return { kind: meaning.kind, topic: meaning.topic, ...term, ...named };
  }
  if (meaning.kind === "unclear") return { kind: meaning.kind, ignored: meaning.words };
  const { kind, command, slots } = meaning;
  const sides = kind === "which" ? meaning.choices.flatMap(({ known: { match } }) => [match.home, match.away]) : [];
  const who = meaning.who.length === 0 ? sides : meaning.who;
  const ignored = "ignored" in meaning && meaning.ignored !== "" ? { ignored: meaning.ignored } : {};
  const lacking = "lacking" in meaning && meaning.lacking !== "" ? { lacking: meaning.lacking } : {};
  return { kind, command, slots, who: text ? namesIn(who, text) : [], ...ignored, ...lacking };
}
