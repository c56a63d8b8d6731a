import { decodePress, type Press } from "../chat/press.ts";
import type { Shown } from "../chats/shown.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import type { Text } from "../replies/parts/text.ts";
import { meaningOf } from "../talk/meaning.ts";
import type { Meaning, Slots } from "../talk/meant.ts";
import type { Said } from "../talk/said.ts";
import {
  asksAgain,
  chosen,
  isList,
  lineNamed,
  linesOfSport,
  lineWished,
  narrowed,
  narrowsList,
  placeIn,
  priceInstead,
} from "../talk/talk.ts";
import { pressOf } from "./shown.ts";

/** How a call was asked. */
export interface Heard {
  shown: Shown | null;
  text: Text;
  languages: readonly string[];
  timeZone: string | null;
  now: number;
}

/** A press that words stand for, with the slots that they fill. */
export interface Lined {
  press: Press;
  slots: Slots;
}

interface LinesDeps {
  index: Pick<MatchIndex, "list">;
  /** Whether a command is about a match. */
  isOfMatch(command: string): boolean;
  read(words: string, heard: Heard): Said | null;
}

/** What words say of the list, or the match, that was shown before them. */
export interface Lines {
  /** All that was said of the list that is shown. */
  said(heard: Heard): Said | null;
  /** One of its lines, by its number, its place or what it names. */
  pressed(said: Said, shown: Shown | null): Lined | null;
  /** A line of it with what is wanted of its match; `ignored` are further lines, or words that meant nothing. */
  wished(said: Said, heard: Heard): (Lined & { ignored: string }) | null;
  /** The list that was asked for before, as these words narrow it: "and tomorrow?", "only hockey", "all of them" of what was ended. */
  again(said: Said, heard: Heard): Meaning | null;
  /** What remains of it where a sport is named: one of its lines, or the question which. */
  ofSport(said: Said, shown: Shown | null): Meaning | null;
  /** What asks for more of all matches that were listed: "and the draw?", "no, 1.85". */
  refined(said: Said, meaning: Meaning, shown: Shown | null): Meaning | null;
  /** What asks for a match, right after one was shown, is about that one. Bare odds are of another. */
  ofOpen(sentence: { said: Said | null; meaning: Meaning }, shown: Shown | null): Lined | null;
}

export function createLines({ index, isOfMatch, read }: LinesDeps): Lines {
  return { said: saidOf, pressed, wished, again, ofSport, refined, ofOpen };

  /** What was said of the list that is shown, turn by turn. */
  function turnsOf(heard: Heard): Said[] {
    return (heard.shown?.list ?? []).flatMap((words) => read(words, heard) ?? []);
  }

  function saidOf(heard: Heard): Said | null {
    const turns = turnsOf(heard);
    return turns.length === 0 || turns[0]?.teams.length ? null : turns.reduce(narrowed);
  }

  function pressed(said: Said, shown: Shown | null): Lined | null {
    if (!shown) return null;
    const numbers = shown.lines.map(([number]) => number);
    const place = placeIn(said, numbers) ?? (shown.asks ? null : lineNamed(said, linesOfMatches(shown)));
    if (place === "stop") return shown.stops ? { press: decodePress(shown.stops) as Press, slots: {} } : null;
    const press = place === null ? pressOfAll(said, shown) : pressOf(shown, place);
    return press && { press, slots: place === null ? { all: "true" } : { line: place } };
  }

  /** "Both": the one line that stands for all matches of a team. */
  function pressOfAll({ has, content, named, unknown }: Said, shown: Shown): Press | null {
    if (!has("all") || named.length > 0 || unknown !== "" || content.some(({ concept }) => concept !== "all")) return null;
    const presses = shown.lines.flatMap(([, kept]) => decodePress(kept) ?? []);
    const [only, ...others] = presses.filter(({ command, text }) => command === "watch" && !text.startsWith("#"));
    return others.length === 0 ? (only ?? null) : null;
  }

  function wished(said: Said, heard: Heard): (Lined & { ignored: string }) | null {
    const lines = heard.shown ? linesOfMatches(heard.shown) : [];
    const found = lineWished(
      said,
      lines.map(({ line }) => line),
    );
    const line = lines.find((one) => one.line === found?.line);
    if (!found || !line) return null;
    const wish = read(found.wish, heard);
    const meaning: Meaning = wish ? meaningOf(wish) : { kind: "unclear", words: "" };
    const slots = { line: line.line };
    const isBare = meaning.kind === "unclear" && (wish?.content.length ?? 0) === 0 && (wish?.unknownCount ?? 0) <= mostUnknown;
    if (isBare) return { press: line.press, slots, ignored: found.others || meaning.words };
    const own = wantedOfMatch(meaning);
    if (!own) return null;
    const press = { command: own.command, text: `#${line.id} ${own.text}`.trim(), replace: false };
    return { press, slots: { ...own.slots, ...slots }, ignored: found.others };
  }

  function again(said: Said, heard: Heard): Meaning | null {
    const [first, ...others] = turnsOf(heard);
    if (!first) return null;
    if (first.teams.length > 0 && !first.has("stop")) {
      const left = [...others, said].reduce<Said | null>((before, further) => before && chosen(before, further), first);
      return left && meaningOf(left);
    }
    if (!narrowsList(said) || !goesOn(first, said)) return null;
    const meaning = meaningOf([...others, said].reduce(narrowed, first));
    return isList(meaning) || meaning.kind === "which" || meaning.kind === "confirm" ? meaning : null;
  }

  /** Of a mute nothing but its end is said further, and of what was ended nothing but "all". */
  function goesOn(first: Said, said: Said): boolean {
    // "Stop them… no, just until Monday".
    if (first.has("stop") && first.has("alerts") && said.has("until")) return true;
    if (said.has("all") !== first.has("stop")) return false;
    const isMute = first.has("mute") && meaningOf(first).kind === "call";
    return !isMute || said.has("until", "u_h");
  }

  function ofSport(said: Said, shown: Shown | null): Meaning | null {
    const lines = shown ? linesOfMatches(shown).map((line) => ({ ...line, known: knownOf(line.id) })) : [];
    const matches = lines.flatMap(({ press, known }) =>
      known ? [{ press, known, sport: known.match.sport ?? "", startsAt: known.match.startsAt }] : [],
    );
    const left = linesOfSport(said, matches);
    const [first] = left;
    if (!first) return null;
    const choices = left.map(({ press, known }) => ({ known, rest: restOf(press) }));
    const limit = limitOf(first.press.text);
    const slots = limit === "" ? {} : { limit };
    const call = { command: first.press.command, slots, who: [], ignored: "", lacking: "" };
    if (left.length > 1) return { kind: "which", ...call, text: choices[0]?.rest ?? "", choices, apart: null };
    return { kind: "call", ...call, text: first.press.text, others: [], noneOn: null };
  }

  function refined(said: Said, meaning: Meaning, shown: Shown | null): Meaning | null {
    const lines = shown && !shown.match && said.named.length === 0 ? linesOfMatches(shown) : [];
    if (lines.length < 2) return null;
    const price = shown?.asks?.command === "watch" ? priceInstead(said) : null;
    return price ? atPrice(lines, price) : wantedOfAll(lines, said, meaning);
  }

  /** The same limits at another price. */
  function atPrice(lines: readonly LineOfMatch[], price: NonNullable<ReturnType<typeof priceInstead>>): Meaning | null {
    const choices = lines.map(({ id, press }) => ({ id, rest: withLimit(restOf(press), price) }));
    return whichOf(choices, { command: "watch", slots: { limit: limitOf(choices[0]?.rest ?? "") } });
  }

  function wantedOfAll(lines: readonly LineOfMatch[], said: Said, meaning: Meaning): Meaning | null {
    const wanted = wantedOf(said, meaning, lines);
    return (
      wanted &&
      whichOf(
        lines.map(({ id }) => ({ id, rest: wanted.text })),
        wanted,
      )
    );
  }

  /** Asks which of the matches is meant, as far as at least two of them are still known. */
  function whichOf(
    lines: readonly { id: number; rest: string }[],
    { command, slots }: { command: string; slots: Slots },
  ): Meaning | null {
    const choices = lines.flatMap(({ id, rest }) => {
      const known = knownOf(id);
      return known ? [{ known, rest }] : [];
    });
    const [first, second] = choices;
    if (!first || !second) return null;
    return { kind: "which", command, text: first.rest, slots, who: [], ignored: "", lacking: "", choices, apart: null };
  }

  /** What is wanted of what was shown, which says when it begins. Bare odds, where odds are listed, are of another match. */
  function wantedOf(said: Said, meaning: Meaning, lines: readonly { press: Press }[]): ReturnType<typeof wantedOfMatch> {
    if (asksAgain(said)) return { command: "odds", text: "", slots: {} };
    const wanted = meaning.kind === "call" ? null : wantedOfMatch(meaning);
    const isOther = wanted?.command !== "odds" || lines.some(({ press }) => press.command !== "odds");
    return wanted && (wanted.text !== "" || isOther) ? wanted : null;
  }

  function ofOpen({ said, meaning }: { said: Said | null; meaning: Meaning }, shown: Shown | null): Lined | null {
    const match = shown && matchShown(shown);
    const own = match && said && wantedOf(said, meaning, []);
    if (!own || own.command === "unwatch") return null;
    return { press: { command: own.command, text: `${match} ${own.text}`.trim(), replace: false }, slots: own.slots };
  }

  /** The match that was shown, or that a list of one leads to. */
  function matchShown(shown: Shown): string | null {
    const [about = "", match = ""] = shown.match?.split(" ") ?? [];
    if (shown.match) return shown.asks || !isOfMatch(about) ? null : match;
    const [only, ...others] = linesOfMatches(shown);
    return only && others.length === 0 ? `#${only.id}` : null;
  }

  /** What words without a name want of a match; null where it is nothing of the kind. */
  function wantedOfMatch(meaning: Meaning): { command: string; text: string; slots: Slots } | null {
    if (meaning.kind === "answer" && meaning.topic === "whowins") return { command: "predictions", text: "", slots: {} };
    const isEnd = meaning.kind === "call" && meaning.command === "unwatch" && meaning.text === "";
    if ((meaning.kind !== "ask" && !isEnd) || meaning.who.length > 0 || !isOfMatch(meaning.command)) return null;
    return meaning;
  }

  /** The lines of what was shown that lead to matches. */
  function linesOfMatches(shown: Shown): LineOfMatch[] {
    return shown.lines.flatMap(([line, kept]) => {
      const press = decodePress(kept);
      const [, id] = /^#(\d+)/.exec(press?.text ?? "") ?? [];
      return !press || id === undefined || !isOfMatch(press.command) ? [] : [{ line, id: Number(id), press }];
    });
  }

  function knownOf(id: number): KnownMatch | undefined {
    return index.list().find((known) => known.id === id);
  }
}

interface LineOfMatch {
  line: string;
  id: number;
  press: Press;
}

/** So many words beside a line's number may mean nothing. */
const mostUnknown = 2;

const limitForm = /([<>]=) (\S+)$/;

/** A limit with another price, and the other way where that is said. */
function withLimit(rest: string, { sign, price }: { sign: string | null; price: string }): string {
  return rest.replace(limitForm, (_, before: string) => `${sign ?? before} ${price}`);
}

function limitOf(rest: string): string {
  return limitForm.exec(rest)?.slice(1, 3).join("") ?? "";
}

/** What a press says of its match. */
function restOf({ text }: Press): string {
  return text.replace(/^#\d+ ?/, "");
}
