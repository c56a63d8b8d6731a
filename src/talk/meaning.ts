import type { KnownMatch } from "../matches/matches.ts";
import { inOrder } from "../matches/taking-part.ts";
import { wordsFor as typedFor } from "../typed-words.ts";
import type { Name, Named } from "./names.ts";
import { type Market, markets, matchesOf, mostBetween, type Said, sought, titleOf } from "./said.ts";
import { type Amount, hoursIn, languagesNamed, lengthIn, type NamedDay, untilIn } from "./values.ts";
import { type Concept, elsewhere, fold, placesIn, refusedIn, type Span, type Token } from "./words.ts";

const topics = [
  ...(["hello", "welcome", "sorry", "valuebet", "fair", "margin", "surebet", "alerts", "whowins", "howmuch"] as const),
  ...(["free", "source", "who", "chats", "absent", "legal", "gambling", "terms"] as const),
] as const;
export type Topic = (typeof topics)[number];

/** What narrows a call down, in words that are the same in all languages: `{ market: "total:2.5", limit: ">=2.3", day: "sat" }`. */
export type Slots = Readonly<Partial<Record<SlotName, string>>>;
type SlotName =
  | ("market" | "side" | "limit" | "rule" | "day" | "sport" | "league" | "line" | "for" | "until" | "edge")
  | ("format" | "zone" | "language" | "all" | "stake" | "says");

/** A call by its command and the words behind it. */
interface Asked {
  command: string;
  text: string;
  slots: Slots;
  /** What it is about, as far as that was named. */
  who: readonly Name[];
}

/** A match that completes a call; `rest` stands behind it. */
export interface Choice {
  known: KnownMatch;
  rest: string;
}

/** What people ask the meaning of: `odds` are the numbers themselves, `winner` is 1X2. */
export type Term = "odds" | "winner" | Market;

export type Meaning =
  /** `others`: further matches of the team; `noneOn`: none is on the day that was named, so that the next one is shown. */
  | (Asked & { kind: "call"; ignored: string; lacking: string; others: readonly KnownMatch[]; noneOn: NamedDay | null })
  /** `apart`: what was named never meets. */
  | (Asked & { kind: "which"; ignored: string; lacking: string; choices: readonly Choice[]; apart: readonly [Name, Name] | null })
  | (Asked & { kind: "ask" })
  | (Asked & { kind: "confirm"; known: KnownMatch | null })
  | { kind: "answer"; topic: Exclude<Topic, "terms">; ignored?: string }
  | { kind: "answer"; topic: "terms"; term: Term }
  /** `lacking`: it is known what the words mean, and that nothing of the kind is here. */
  | { kind: "unclear"; words: string; lacking?: true };

const formatConcepts = ["f_american", "f_fractional", "f_decimal", "f_percent"] as const;
const formats = { f_american: "american", f_fractional: "fractional", f_decimal: "decimal", f_percent: "percent" } as const;
const mostChoices = 8;
const mostOthers = 4;

/** What a message means: the first of these that fits. Pure: no clock, no database, no texts. */
const intents: readonly ((said: Said) => Meaning | null)[] = [
  ...[trouble, byNumber, praise, exception, ownData, languageSetting, quiet, stop, absent, question, watch, settingOf, lists],
  ...[payout, marketList, matchList, simpleLists, bet, aboutMatch, missingMatch, manner, place],
];

/** A typed message -> what it means. */
export function meaningOf(said: Said): Meaning {
  for (const intent of intents) {
    const meaning = intent(said);
    if (meaning) return meaning;
  }
  return { kind: "unclear", words: said.unknown };
}

function call(said: Said, command: string, text = "", slots: Slots = {}): Meaning {
  return callOf(said, command, text, slots);
}

function asked({ teams }: Said, command: string, text: string, slots: Slots): Asked {
  return { command, text: text.trim(), slots, who: teams.flatMap(({ names }) => names) };
}

function trouble({ has }: Said): Meaning | null {
  return has("q_gambling") ? { kind: "answer", topic: "gambling" } : null;
}

function byNumber(said: Said): Meaning | null {
  const [only, ...others] = said.tokens;
  return only && others.length === 0 && /^#\d+$/.test(only.raw) ? call(said, "odds", only.raw) : null;
}

const praising: readonly Concept[] = ["thanks", "best", "greet"];

/** "Thanks, you're the best" asks for no price. */
function praise({ has, content, unknown, league, named }: Said): Meaning | null {
  const isThanks = has("thanks") && has("best") && unknown === "" && named.length === 0 && league === null;
  return isThanks && content.every(({ concept }) => praising.includes(concept)) ? { kind: "answer", topic: "welcome" } : null;
}

/** "All but X" is more than a call can say: it is asked about. */
function exception(said: Said): Meaning | null {
  const { has, teams, league, amounts } = said;
  if (!has("but") || !has("stop", "mute", "watch", "alerts")) return null;
  // "Mute, but only for two hours" leaves nothing out.
  const isAboutTime = lengthIn(said, amounts) !== null || untilIn(said, amounts) !== null;
  if (isAboutTime && teams.length === 0 && league === null) return null;
  return { kind: "ask", ...asked(said, "unwatch", "", {}) };
}

function ownData(said: Said): Meaning | null {
  const { has } = said;
  if (has("forget") || (has("stop") && has("mydata")))
    return { kind: "confirm", ...asked(said, "forgetme", "", {}), known: null };
  if (has("mydata")) return call(said, "mydata");
  const length = lengthIn(said, said.amounts);
  if (has("break") && !has("odds")) return call(said, "break", length ?? "", length === null ? {} : { for: length });
  return has("undo") && said.teams.length === 0 ? call(said, "undo") : null;
}

/** No alerts for a while, or at night. */
function quiet(said: Said): Meaning | null {
  if (isAsleep(said)) return mutedUntil(said, "morning", "");
  // "No more than 3 messages a day" silences nothing.
  const isFewer = said.has("over", "under", "above", "below") && said.amounts.length > 0 && said.has("u_h", "u_d", "u_w");
  if (isFewer && said.has("alerts") && said.teams.length === 0 && !said.has("until", "for")) return call(said, "settings");
  const nightly = quietHours(said);
  if (nightly || asksForList(said)) return nightly;
  const { has, teams, amounts } = said;
  const until = untilIn(said, amounts) ?? (isForToday(said) ? "00:00" : null);
  const length = until === null ? lengthIn(said, amounts) : null;
  if (until === null && length === null) return has("mute") && (!has("stop") || teams.length === 0) ? muteOpenly(said) : null;
  const isMuted = has("mute", "stop") || (has("alerts") && (has("until") || (has("no") && has("for"))));
  if (has("why") || (!isMuted && !isEnd(said))) return null;
  return mutedUntil(said, until, length ?? "");
}

/** "Stop pinging, it's 3 am" is about this night, and ends nothing. */
function isAsleep(said: Said): boolean {
  const { has, teams, amounts, spans } = said;
  if (!has("asleep") || teams.length > 0 || has("why", "q", "all", "until", "quiethours")) return false;
  // "At night" is every night.
  const asleep = placesIn(spans.filter(({ concept }) => concept === "asleep"));
  if (spans.some(({ concept, from }) => concept === "night" && !asleep.has(from))) return false;
  // "3h du mat" is no length.
  const tokens = said.tokens.map((token, at) => (asleep.has(at) ? { ...token, raw: "", key: "" } : token));
  const others = spans.filter(({ from }) => !asleep.has(from));
  const words = { tokens, spans: others, has: (...wanted: Concept[]) => others.some(({ concept }) => wanted.includes(concept)) };
  const isLong = lengthIn(words, amounts) !== null || hoursIn(words) !== null;
  return has("mute", "stop", "alerts") && !isLong;
}

function mutedUntil(said: Said, until: string | null, length: string): Meaning {
  const { teams } = said;
  const end = until === null ? length : `until ${until}`;
  const slots = until === null ? { for: length } : { until };
  if (teams.length > 0) return about(said, { command: "mute", rest: () => end, slots, next: true });
  return call(said, "mute", `all ${end}`, slots);
}

/** Quiet hours of every night, set where they are said. */
function quietHours(said: Said): Meaning | null {
  const { has, teams } = said;
  const isQuiet =
    has("mute", "stop", "alerts", "quiethours", "night") ||
    (has("no") && said.unknown === "" && said.market === null && atNight(said));
  const hours = isQuiet && teams.length === 0 && !has("q") ? hoursIn(said) : null;
  if (hours === null) return isNightly(said) ? call(said, "settings", "quiet") : null;
  return { ...callOf(said, "settings", `quiet ${hours}`, { until: hours.split("-")[1] ?? "" }), ignored: "" };
}

const nightHours = { from: 18, to: 12 };

/** "Nothing between 22 and 7" names a night; "no, it was 3-1" names other numbers. */
function atNight(said: Said): boolean {
  const [from = 0, to = 24] = (hoursIn(said)?.split("-") ?? []).map((time) => Number.parseInt(time, 10));
  return from >= nightHours.from && to <= nightHours.to && said.amounts.length <= 2;
}

const endForm = /^(?:until|morning|evening|noon|tomorrow|mon|tue|wed|thu|fri|sat|sun|n\d|u_h)$/;

/** "Until Sunday" says when something is to end, and nothing else here ends; "bye, until Sunday" is a farewell. */
function isEnd({ has, content, unknown }: Said): boolean {
  return has("until") && !has("greet", "thanks") && unknown === "" && content.every(({ concept }) => endForm.test(concept));
}

function isNightly({ has, teams }: Said): boolean {
  return has("quiethours") || (has("night") && teams.length === 0 && has("mute", "stop", "no", "alerts"));
}

/** "Is there tennis today, or a pause" asks what there is. */
function asksForList({ has, sport, league, day }: Said): boolean {
  const isNarrowed = sport !== null || league !== null || day !== null;
  return isNarrowed && has("matches", "odds", "best", "predict", "value") && !has("alerts", "all", "until", "for");
}

function isForToday({ has, amounts, sport }: Said): boolean {
  const isMuted = has("mute") || (has("stop") && has("alerts"));
  return isMuted && has("today") && amounts.length === 0 && sport === null && !has("matches");
}

/** Nobody said for how long. */
function muteOpenly(said: Said): Meaning {
  const { has, teams, sport } = said;
  if (teams.length > 0) return about(said, { command: "mute", rest: () => "", slots: {}, next: true });
  // Only all of them, or a match's, can be muted.
  if (sport !== null && has("alerts")) return ofSport(said, sport);
  return has("all", "alerts") ? call(said, "mute", "all", { all: "true" }) : call(said, "mute");
}

const stopped = /^(?:stop|other|[on]\d|football|hockey|basketball|tennis|mma|baseball|teams|fighters|leagues|matches|undo)$/;

/** Ends watches: those of this chat are looked at by the command. */
function stop(said: Said): Meaning | null {
  const { has, teams, league, sport, unknown } = said;
  if (refusesEnd(said)) return null;
  if (teams.length > 0 && refusesAlerts(said)) return call(said, "unwatch", teams.map(({ said: words }) => words).join(" "));
  if (sport !== null && league === null && refusesAlerts(said)) return ofSport(said, sport);
  if (!has("stop") || (has("bet") && has("journal"))) return null;
  if (has(...sought) && !has("watch", "watches", "alerts", "all")) return null;
  if (teams.length === 0 && asksForList(said)) return null;
  // "What do I get out if I put 20 on them" ends nothing.
  if (teams.length > 0 && said.amounts.some(({ at }) => isFigure(said.tokens[at])) && !has("watch", "watches", "alerts"))
    return null;
  if (teams.length > 0) return call(said, "unwatch", teams.map(({ said: words }) => words).join(" "));
  if (league) return call(said, "unwatch", league.title, { league: league.title });
  // "No more of tennis" leaves the others.
  if (sport !== null && has("alerts", "watch", "watches", "all")) return ofSport(said, sport);
  if (has("all") || (has("alerts") && !isOneAlert(said)))
    return { kind: "confirm", ...asked(said, "unwatch", "all", { all: "true" }), known: null };
  const isPlain = said.content.every(({ concept }) => stopped.test(concept));
  return (unknown === "" && isPlain) || has("watch", "watches") ? call(said, "unwatch") : null;
}

function ofSport(said: Said, sport: string): Meaning {
  return { ...callOf(said, "unwatch", `sport ${sport}`, { sport }), ignored: "" };
}

/** "Nothing more about them": what is refused is no alert that somebody wants. */
function refusesAlerts({ spans, tokens }: Said): boolean {
  const refusals = spans.filter(({ concept, from }) => concept === "no" && !mayAnswer.has(tokens[from]?.key ?? ""));
  const alerts = spans.filter(({ concept }) => concept === "alerts" || concept === "watch");
  return refusals.some(({ to }) => alerts.some(({ from }) => from >= to && from - to <= mostBetween));
}

/** "Don't stop": what is refused is the end. */
function refusesEnd({ spans, tokens }: Said): boolean {
  const refusals = spans.filter(({ concept, from }) => concept === "no" && !mayAnswer.has(tokens[from]?.key ?? ""));
  const ends = spans.filter(({ concept, from }) => concept === "stop" && !tokens[from]?.isApart);
  return ends.some(({ from }) => refusals.some(({ to }) => to === from));
}

/** "No" that may answer what was said before. */
const mayAnswer: ReadonlySet<string> = new Set(typedFor("answers", "no").map(fold));

function isFigure(token: Token | undefined): boolean {
  return /\d/.test(token?.raw ?? "");
}

/** "That alert" is one of them: only one is what a watch is called as well. */
function isOneAlert({ spans }: Said): boolean {
  const others = (at: number): Set<Concept> => new Set(spans.flatMap(({ concept, from }) => (from === at ? [concept] : [])));
  const alerts = spans.filter(({ concept }) => concept === "alerts").map(({ from }) => others(from));
  return alerts.every((concepts) => concepts.has("watch") && !concepts.has("watches"));
}

/** Well-known names that no match here has: that is said, and what else there is of their sport. */
function absent(said: Said): Meaning | null {
  const { teams, day } = said;
  if (teams.length > 0 || said.league !== null || said.absent === null) return null;
  // "I'm in Barcelona" is about no club.
  const there = place(said) ?? (said.has("zone") ? zoneSetting(said) : null);
  if (there) return there;
  const { words, sport } = said.absent;
  if (sport === null) return { kind: "answer", topic: "absent", ignored: words };
  return { ...callOf(said, "matches", `${sport} ${day?.typed ?? ""}`, { ...filterOf(said), says: "absent" }), ignored: words };
}

const plainTopics: readonly (readonly [PlainTopic, Concept])[] = [
  ["free", "q_free"],
  ["source", "q_source"],
  ["margin", "q_margin"],
  ["who", "q_who"],
  ["chats", "q_chats"],
  ["legal", "q_legal"],
];
const mostContent = 5;

/** Questions about the bot and about betting, before any search. */
function question(said: Said): Meaning | null {
  const { has, teams, amounts, content } = said;
  const term = termIn(said);
  // "What does +1.5 mean next to Belgrava" asks for no price.
  if (teams.length > 0) return has("q_mean") && term !== null ? { kind: "answer", topic: "terms", term } : null;
  // "How do I bet here" asks for what nobody can do here.
  if (has("bet") && has("q", "help", "place") && amounts.length === 0 && !has("journal", "fair"))
    return { kind: "answer", topic: "who" };
  if (term !== null && (said.market !== null || has("over", "under"))) return { kind: "answer", topic: "terms", term };
  const topic = topicOf(said);
  if (topic === "valuebet" && asksForList(said)) return null;
  if (topic === "whowins" && (said.sport !== null || said.league !== null || said.day !== null)) return picked(said);
  if (topic !== null && (content.length <= mostContent || has("q")))
    return { kind: "answer", topic, ...(topic === "whowins" ? { ignored: said.unknown } : {}) };
  if (has("kelly") && amounts.length >= 2)
    return call(said, "kelly", amounts.map(({ typed, isPercent }) => `${typed}${isPercent ? "%" : ""}`).join(" "));
  if (term !== null) return { kind: "answer", topic: "terms", term };
  if (asksWhyMoved(said)) return call(said, "movers", said.sport ?? "");
  if (isHourWrong(said)) return zoneSetting(said);
  if (!isAsked("why", said) || has("zone")) return null;
  return said.unknown === "" || has("alerts") ? call(said, "why") : { kind: "unclear", words: said.unknown };
}

/** What a word, or the numbers, mean. */
function termIn(said: Said): Term | null {
  const { has, market, league, day, sport, amounts, tokens } = said;
  if (!has("q") || league !== null || day !== null || sport !== null || has("alerts", "watch", "settings")) return null;
  if (tokens.some(({ key }) => threeWays.test(key))) return "winner";
  if (market !== null) return market;
  if (has("over", "under")) return "total";
  if (amounts.some(isLead)) return "handicap";
  return has("odds", "draw", "fmt", ...formatConcepts) || amounts.some(isPrice) ? "odds" : null;
}

const threeWays = /^1[xn]2$/;

/** "+1.5" is a lead. */
function isLead({ typed, value }: Amount): boolean {
  return /^[+-]\d{1,2}(?:\.\d+)?$/.test(typed) && Math.abs(value) < leastStake;
}

/** A number that only a price is: "2.45", "-110". */
function isPrice({ value, typed }: Amount): boolean {
  return !Number.isInteger(value) || /^[+-]\d{3}/.test(typed);
}

function asksWhyMoved({ has, league, day }: Said): boolean {
  return has("why") && league === null && day === null && has("odds", "movers", "history", "up", "down");
}

/** Whether a question word begins what is said or ends it; within, "because" may be the same word. */
function isAsked(word: "why", { spans, tokens, content }: Said): boolean {
  const own = spans.filter(({ concept }) => concept === word);
  const first = content[0]?.from;
  return own.some(({ from, to }) => from === first || to === tokens.length || tokens[from]?.isApart === true);
}

/** What is asked about, by what is named in a question. */
const askedTopics: readonly (readonly [PlainTopic, readonly Concept[]])[] = [
  ["valuebet", ["value"]],
  ["surebet", ["arbs"]],
  ["fair", ["fair"]],
  ["alerts", ["alerts", "watch", "when"]],
];

type PlainTopic = Exclude<Topic, "terms">;

function topicOf(said: Said): PlainTopic | null {
  const { has, amounts } = said;
  const plain = plainTopics.find(([, concept]) => has(concept))?.[0];
  // "The hours are all wrong" is about a time zone.
  if (plain === "source" && has("zone")) return null;
  // Predictions are the model's, not the source's.
  if (plain === "source" && has("predict")) return "whowins";
  // "What's a sure bet, sounds like fraud" asks what it is.
  if ((plain === "legal" || plain === "who") && has("q", "arbs") && has("arbs", "value"))
    return has("arbs") ? "surebet" : "valuebet";
  return plain ?? topicOfMoney({ has, amounts }) ?? topicNamed({ has });
}

function topicOfMoney({ has, amounts }: Pick<Said, "has" | "amounts">): PlainTopic | null {
  if (has("howmuch") || (has("kelly") && has("q") && amounts.length < 2)) return "howmuch";
  if (has("money")) return has("value") ? "valuebet" : "howmuch";
  return null;
}

function topicNamed({ has }: Pick<Said, "has">): PlainTopic | null {
  const named = has("q", "why") ? askedTopics.find(([, named]) => has(...named))?.[0] : undefined;
  // "Why did I get this alert" is about one of them.
  if (named !== undefined && (named !== "alerts" || has("q"))) return named;
  return has("whowins") ? "whowins" : null;
}

/** A watch, with a limit or a direction where one is said. */
function watch(said: Said): Meaning | null {
  const { has, teams, matches, league, sport, unknown } = said;
  if (!has("watch") && !isMoving(said) && !isLimited(said)) return null;
  if (teams.length === 0 && (isOfWatches(said) || has("picks"))) return null;
  if (has("value") && teams.length === 0)
    return call(said, "watch", `value bets ${sport ?? ""}`, sport === null ? {} : { sport });
  if (matches.length > 0) return watchMatches(said);
  if (league) return call(said, "watch", `league ${league.title}`, { league: league.title });
  if (sport !== null) return call(said, "watch", `sport ${sport}`, { sport });
  const { typed, slots } = ruleIn(said);
  if (unknown !== "" && !("limit" in slots)) return { kind: "unclear", words: unknown };
  return { kind: "ask", ...asked(said, "watch", `${said.side ?? ""} ${typed}`, { ...slots, ...sideSlot(said) }) };
}

const directions: readonly Concept[] = ["above", "below", "up", "down"];

function isMoving({ has, teams, league }: Said): boolean {
  // "When has it fallen" asks what was.
  return has("when") && !has("history") && has(...directions) && (teams.length > 0 || league !== null);
}

/** Without "when" a verb must move the price: "above 1.9" alone compares. */
function isLimited(said: Said): boolean {
  const { has, teams, unknown, isQuestion } = said;
  if (has("value", "bet", "money", "q") || !namesLimit(said)) return false;
  if (has("when")) return teams.length > 0 || unknown === "";
  return teams.length > 0 && !isQuestion && !has(...sought, "books", "matches") && isMoved(said);
}

function isMoved({ has, spans }: Said): boolean {
  const moving = spans.filter((span) => (span.concept === "above" || span.concept === "below") && span.to - span.from > 1);
  return has("up", "down") || moving.some((span) => !isOfTotal(span, spans));
}

function isOfTotal({ from }: Span, spans: readonly Span[]): boolean {
  return spans.some((one) => one.from === from && (one.concept === "over" || one.concept === "under"));
}

/** "My alerts" are those there are. */
function isOfWatches({ has, league, sport }: Said): boolean {
  return has("watches") && league === null && sport === null && !has("when");
}

/** Whether a price is to go above or below another: "1.9" is no line of a total, and "falls to" is said of no total. */
function namesLimit(said: Said): boolean {
  const { has, spans, market } = said;
  if (has("goals") || (market !== null && market !== "total") || !has(...directions)) return false;
  const isPlain = spans.some((span) => directions.includes(span.concept) && !isOfTotal(span, spans));
  return said.amounts.some(({ value, isPercent }) => !isPercent && value > 1 && (isPlain ? true : (value * 4) % 1 !== 0));
}

function sideSlot({ side }: Said): Slots {
  return side === null ? {} : { side };
}

function watchMatches(said: Said): Meaning {
  const { teams, named } = said;
  const rule = ruleIn(said);
  const side = said.side ?? null;
  const slots = { ...rule.slots, ...(side === null ? {} : { side }), ...marketSlot(said) };
  // All matches of a team are offered beside the single ones, where no outcome has to be named.
  const [team] = teams;
  if (team && teams.length === 1 && !rule.hasSide && side === null && said.day === null && said.market === null)
    return call(said, "watch", `${wordsFor(team, named)} ${rule.typed}`, slots);
  const rest = (known: KnownMatch): string => {
    const part = said.market === "total" ? marketTyped(said) : (side ?? (rule.hasSide ? sideOf(known, teams) : ""));
    return `${part} ${rule.typed}`.trim();
  };
  return about(said, { command: "watch", rest, slots, next: false });
}

/** The name as a command finds it: in full where only one is meant. */
function wordsFor({ names, said }: Named, _all: readonly Named[]): string {
  const titles = new Set(names.map(titleOf));
  const [title = ""] = titles;
  return titles.size === 1 ? title : said;
}

/** What is to happen before an alert comes; `hasSide` where that is about one outcome. */
function ruleIn(said: Said): { typed: string; hasSide: boolean; slots: Slots } {
  const { has } = said;
  const prices = pricesIn(said);
  const price = prices.at(-1);
  const isBelow = has("below") ? !has("above") : has("down") && !has("above");
  if (price && (has("above", "below", "when", "up", "down") || price.typed.includes("."))) {
    const sign = isBelow || said.tokens.some(({ raw }) => raw.startsWith("<")) ? "<=" : ">=";
    return { typed: `${sign} ${price.typed}`, hasSide: true, slots: { limit: `${sign}${price.typed}` } };
  }
  const percent = said.amounts.find(({ isPercent }) => isPercent);
  if (percent) return { typed: `${percent.typed}%`, hasSide: false, slots: { rule: `${percent.typed}%` } };
  if (has("up") === has("down")) return { typed: "", hasSide: false, slots: {} };
  const direction = has("up") ? "drifts" : "shortens";
  return { typed: direction, hasSide: false, slots: { rule: direction } };
}

/** Numbers that may be prices: not those that count something or are a total's line. */
function pricesIn({ amounts, market, spans }: Said): Amount[] {
  const isCounting = ({ at }: Amount) =>
    spans.some(({ concept, from }) => from === at + 1 && /^(?:u_[mhdw]|goals|o\d)$/.test(concept));
  const plain = amounts.filter((amount) => !amount.isPercent && !isCounting(amount));
  return market === "total" ? plain.slice(amounts.length > plain.length ? 0 : 1) : plain;
}

function sideOf({ id }: KnownMatch, [team]: readonly Named[]): string {
  const name = team?.names.find(({ matches }) => matches.has(id));
  const match = name?.matches.get(id)?.match;
  return match && name && JSON.stringify(match.home.names) !== JSON.stringify(name.names) ? "away" : "home";
}

/** The language to be spoken, where one is named and not refused. */
function languageSetting(said: Said): Meaning | null {
  const { tokens, context, has, teams } = said;
  const keys = tokens.map(({ key }) => key);
  const named = teams.length > 0 ? [] : languagesNamed(keys, context.languages, fold);
  if (named.length === 0 || !isAboutLanguage(said, named.length) || has("q_source", "watch", "fmt", ...formatConcepts))
    return null;
  const code = languageMeant(said, named);
  const text = code === null ? "language" : `language ${code}`;
  return { ...callOf(said, "settings", text, code === null ? {} : { language: code }), ignored: "" };
}

function isAboutLanguage({ has, content, unknownCount }: Said, count: number): boolean {
  const others = unknownCount - count;
  if (has("lang", "settings")) return others <= mostAside;
  return others <= 0 && content.every(({ concept }) => concept === "but");
}

/** Of several languages that are named the one that is neither refused nor aside; null where that is not clear. */
function languageMeant(said: Said, named: readonly { at: number; code: string }[]): string | null {
  const refused = refusedIn(said);
  const wanted = named.filter(({ at }) => !refused.has(at));
  // "Not German English": what is refused comes first.
  if (wanted.length === 0) return named.length > 1 ? (named.at(-1)?.code ?? null) : null;
  const isPointedAt = (at: number): boolean =>
    said.spans.some(({ concept, to }) => (concept === "lang" || concept === "settings") && (to === at || to === at - 1));
  const pointed = wanted.length > 1 ? wanted.filter(({ at }) => isPointedAt(at)) : wanted;
  return new Set(pointed.map(({ code }) => code)).size === 1 ? (pointed[0]?.code ?? null) : null;
}

const mostAside = 6;

function zoneOnly(said: Said): Meaning | null {
  return said.has("zone") && said.teams.length === 0 && !said.has("other") ? zoneSetting(said) : null;
}

/** Something that is set. */
function settingOf(said: Said): Meaning | null {
  const { has, teams, unknown } = said;
  const isAside = has("other") || said.amounts.length > 0;
  if (teams.length > 0 || (isAside && !isAboutFormat(said))) return zoneOnly(said);
  const refused = refusedIn(said);
  const format = Object.entries(formats).find(([concept]) =>
    said.spans.some((span) => span.concept === concept && !refused.has(span.from)),
  )?.[1];
  if (format !== undefined) return call(said, "settings", `format ${format}`, { format });
  if (has("zone")) return zoneSetting(said);
  if (has("lang") && !has("q")) return call(said, "settings", "language");
  const names = { fmt: "format", theme: "theme", digest: "digest" } as const;
  const name = (Object.keys(names) as (keyof typeof names)[]).find((one) => has(one));
  if (name !== undefined) return call(said, "settings", names[name]);
  return has("settings") && unknown === "" && said.content.length === 1 ? call(said, "settings") : null;
}

/** "Can I have fractional odds, I'm 61": the number is no price. */
function isAboutFormat({ has, amounts }: Said): boolean {
  const isPlain = amounts.every(({ value, isPercent }) => Number.isInteger(value) && !isPercent);
  return isPlain && has(...formatConcepts) && has("odds", "fmt", "settings") && !has("q", "when", "watch", "bet", ...directions);
}

/** "Why does it say 18 when the match is at 20". */
function isHourWrong({ has, teams, market, amounts, tokens }: Said): boolean {
  const hours = amounts.filter(({ value }) => Number.isInteger(value) && value > 0 && value <= 24);
  const times = tokens.filter(({ key }) => /^\d{1,2}:\d{2}$/.test(key)).length;
  const isAboutHours = hours.length === amounts.length && hours.length + times === 2;
  return isAboutHours && has("why") && has("matches") && teams.length === 0 && market === null;
}

function callOf(said: Said, command: string, text: string, slots: Slots): Extract<Meaning, { kind: "call" }> {
  const { unknown: ignored, lacking } = said;
  return { kind: "call", ...asked(said, command, text, slots), ignored, lacking, others: [], noneOn: null };
}

function zoneSetting(said: Said): Meaning {
  const { tokens, spans, context } = said;
  const named = zoneIn(said);
  if (named !== null) return { ...callOf(said, "settings", `zone ${named}`, { zone: named }), ignored: "" };
  const isAside = (at: number) =>
    spans.some(({ concept, from, to }) => ["zone", "settings", "filler", "q", "lang"].includes(concept) && at >= from && at < to);
  const left = tokens.filter((_, at) => !isAside(at)).map(({ raw }) => raw);
  const words = left.length <= longestPlace ? left.join(" ") : "";
  const zone = words === "" ? null : context.zoneNamed(words);
  if (zone === null && (words === "" || /\d/.test(words))) return { kind: "ask", ...asked(said, "settings", "zone", {}) };
  return { ...callOf(said, "settings", `zone ${zone ?? words}`.trim(), zone === null ? {} : { zone }), ignored: "" };
}

const besidePlace: readonly Concept[] = ["place", "zone", "settings", "lang"];

/** Where somebody is: "Vienna time", "I'm in Toronto". */
function place(said: Said): Meaning | null {
  const { has, content, unknown, tokens } = said;
  const isThere = has("place") || tokens.some(({ key }) => beingThere.test(key));
  const isOther = (concept: Concept): boolean => !besidePlace.includes(concept) && !elsewhere.has(concept);
  if ((unknown === "" && said.absent === null) || !isThere || content.some(({ concept }) => isOther(concept))) return null;
  const zone = zoneIn(said);
  return zone === null ? null : { ...callOf(said, "settings", `zone ${zone}`, { zone }), ignored: "" };
}

/** Turkish says "I'm in" behind the place. */
const beingThere = /.{4}[dt][ea]yi[mz]$/;
const longestPlace = 3;

/** The time zone of the first run of words that are a place's, the longest run at a place first. Words that mean something begin and end none. */
function zoneIn({ tokens, spans, context }: Said): string | null {
  const here = spans.filter(({ concept }) => !elsewhere.has(concept));
  const known = placesIn(here.filter(({ concept }) => concept !== "filler"));
  const meaning = placesIn(here);
  const isFree = (at: number): boolean => at < tokens.length && !known.has(at) && /^\p{L}/u.test(tokens[at]?.raw ?? "");
  for (let from = 0; from < tokens.length; from++)
    for (let length = longestPlace; length > 0; length--) {
      const run = tokens.slice(from, from + length).map(({ raw }) => raw);
      const isBound = !meaning.has(from) && !meaning.has(from + length - 1);
      const isPlace = isBound && run.length === length && run.every((_, at) => isFree(from + at));
      const zone = isPlace && run.join("").length >= shortestPlace ? context.zoneNamed(run.join(" "), true) : null;
      if (zone !== null) return zone;
    }
  return null;
}

const shortestPlace = 4;

function filterOf({ sport, day, league }: Said): Slots {
  return {
    ...(sport === null ? {} : { sport }),
    ...(league === null ? {} : { league: league.title }),
    ...(day === null ? {} : { day: day.word }),
  };
}

/** Value bets, sure bets, moves and predictions. */
function lists(said: Said): Meaning | null {
  const { has, teams, sport } = said;
  if (teams.length > 0) return null;
  if (has("value")) return valueBets(said);
  // "Give me a sure win" asks for a pick.
  if (has("arbs") && !has("picks")) return call(said, "arbs");
  if (has("score")) return call(said, "score");
  if (has("movers")) return call(said, "movers", sport ?? "", filterOf(said));
  if (has("picks") || (has("predict") && (sport !== null || said.league !== null))) return picked(said);
  if (!has("predict")) return null;
  // "Bayern, who wins" is about somebody who is not here.
  return said.unknown !== "" && namesNobody(said, true)
    ? { kind: "unclear", words: said.unknown }
    : call(said, "predictions", "", filterOf(said));
}

/** Nothing is picked here. What was asked about is shown, so that who asks may choose. */
function picked(said: Said): Meaning {
  const { sport, day, league } = said;
  const slots: Slots = { ...filterOf(said), says: "picks" };
  if (sport === null && day === null && league === null) return call(said, "predictions", "", slots);
  return callOf(said, "matches", listTyped(said), slots);
}

function listTyped({ league, sport, day }: Said): string {
  const first = league ? [...league.name.matches.keys()][0] : undefined;
  return `${first === undefined ? (sport ?? "") : `@${first}`} ${day?.typed ?? ""}`;
}

const hoursAhead: Readonly<Record<string, string>> = { today: "24h", tomorrow: "48h" };

function valueBets(said: Said): Meaning {
  const { has, sport, day, amounts } = said;
  const edge = amounts.find(({ isPercent }) => isPercent)?.typed;
  const words = [sport ?? "", edge === undefined ? "" : `${edge}%`, hoursAhead[day?.word ?? ""] ?? ""];
  // "A safe slip at high odds" asks for picks as well.
  const slots = { ...(edge === undefined ? {} : { edge }), ...(has("picks") ? { says: "picks" } : {}) };
  return call(said, "valuebets", words.filter(Boolean).join(" "), { ...filterOf(said), ...slots });
}

const shortList = 3;
/** A day, and the part of it. */
const mostDays = 2;

/** Names that nobody has here are no list: "Real – Barcelona", "Arsenal match". */
function namesNobody({ has, tokens, league }: Said, isNarrowed: boolean): boolean {
  const isName = (!isNarrowed && tokens.length <= shortList) || has("odds");
  return isName || has("vs") || (has("leagues") && league === null);
}

/** "50 on them, what do I win" is about the match that was shown. */
function payout(said: Said): Meaning | null {
  const { has, teams, sport, league, day, unknownCount, market, side } = said;
  const stake = stakeIn(said);
  const isNarrowed = sport !== null || league !== null || day !== null;
  if (stake === null || !/^\d+$/.test(stake) || teams.length > 0 || isNarrowed || unknownCount > 1) return null;
  if (has("value", "books", "bonus", "live", "q", "kelly", "fair", "journal", "insult")) return null;
  const part = market === null ? (side ?? "") : marketTyped(said);
  const slots: Slots = { ...(side === null ? {} : { side }), ...marketSlot(said), stake };
  return { kind: "ask", ...asked(said, "best", `${part} =${stake}`, slots) };
}

/** A market, or an outcome, of the matches of a day, a sport or a league: each of them is offered with it. */
function marketList(said: Said): Meaning | null {
  const { has, teams, market, side, day, league, sport, context } = said;
  const isNarrowed = day !== null || league !== null || sport !== null;
  if (teams.length > 0 || !isNarrowed || (market === null && side === null) || has(...neverListed)) return null;
  const isFootball = sport === null && league === null && (side === "draw" || ["btts", "dnb", "dc"].includes(market ?? ""));
  const wanted = isFootball ? "football" : sport;
  const own = context.upcoming().filter(({ id, match: { startsAt, sport: one } }) => {
    const isOnDay = day === null || (startsAt !== null && startsAt >= day.from && startsAt < day.to);
    return isOnDay && (wanted === null || one === wanted) && (league === null || league.name.matches.has(id));
  });
  if (own.length === 0) return null;
  const part = market === null ? (side ?? "") : marketTyped(said);
  const choices = inOrder(own).slice(0, mostChoices);
  const slots = { ...filterOf(said), ...(side === null ? {} : { side }), ...marketSlot(said) };
  const command = has("best") ? "best" : "odds";
  return {
    ...{ kind: "which", ...asked(said, command, part, slots), ignored: said.unknown, lacking: said.lacking },
    ...{ choices: choices.map((known) => ({ known, rest: part })), apart: null },
  };
}

const neverListed: readonly Concept[] = ["watch", "when", "bet", "journal", "log", "score", "live", "q", "settings", "other"];

/** Matches of a day, a sport or a league. */
function matchList(said: Said): Meaning | null {
  const { has, teams, league, sport, day, unknown } = said;
  if (teams.length > 0 || has("bet", "journal", "log", "score", "best", "history")) return null;
  if (has("live") && said.amounts.length > 0) return null;
  const isNarrowed = day !== null || sport !== null || league !== null;
  if (!isNarrowed && (!has("matches", "live") || has("bonus", "books", "watches"))) return null;
  // A day alone says nothing of matches: "the weather in Krakow tomorrow".
  const isDayAlone =
    sport === null && league === null && !has("matches", "live", "other", "no") && said.content.length <= mostDays;
  if (unknown !== "" && (isDayAlone || namesNobody(said, isNarrowed))) return { kind: "unclear", words: unknown };
  const slots = filterOf(said);
  if (has("live") && day === null) return call(said, "live", listTyped(said).trim(), slots);
  return call(said, "matches", listTyped(said), slots);
}

const simple: readonly (readonly [Concept, string])[] = [
  ...(["log", "journal", "watches", "score"] as const).map((name) => [name, name] as const),
  ["bonus", "bonuses"],
  ["books", "bookmakers"],
  ["leagues", "leagues"],
  ["teams", "teams"],
  ...(["fighters", "export", "import", "status", "about", "share", "stake", "kelly", "fair", "help"] as const).map(
    (name) => [name, name] as const,
  ),
];

/** Everything that is called by its name and takes nothing more. */
function simpleLists(said: Said): Meaning | null {
  if (said.teams.length > 0) return null;
  const found = simple.find(([concept]) => said.has(concept));
  return found ? call(said, found[1]) : null;
}

/** A bet that was placed, to be written down once that is confirmed. */
function bet(said: Said): Meaning | null {
  const { has, matches, teams, meet } = said;
  const prices = pricesIn(said);
  const [known] = matches;
  const price = prices.find(({ value }) => !Number.isInteger(value)) ?? (prices.length > 1 ? prices[0] : undefined);
  if (!has("bet") || !known || !meet || price === undefined || has("when", "q", "howmuch")) return null;
  const amount = prices.find((one) => one !== price);
  const part = said.market === "total" ? marketTyped(said) : (said.side ?? sideOf(known, teams));
  const text = [`#${known.id}`, part, price?.typed, amount?.typed].filter((word) => word !== undefined).join(" ");
  return { kind: "confirm", ...asked(said, "bet", text, said.side === null ? {} : { side: said.side }), known };
}

/** One match, and what is to be shown of it. */
function aboutMatch(said: Said): Meaning | null {
  const { has, teams, matches, side } = said;
  if (teams.length === 0) return null;
  if (matches.length === 0)
    return {
      kind: "unclear",
      words: teams
        .map(({ from, to }) =>
          said.tokens
            .slice(from, to)
            .map(({ raw }) => raw)
            .join(" "),
        )
        .join(" "),
    };
  const says: Slots = has("picks") ? { says: "picks" } : {};
  const slots = { ...(side === null ? {} : { side }), ...marketSlot(said), ...says };
  const to = (command: string, rest = ""): Meaning => about(said, { command, rest: () => rest, slots, next: true });
  const part = said.market === null ? (side ?? "") : marketTyped(said);
  const stake = stakeIn(said);
  const paid = stake === null ? "" : ` =${stake}`;
  const best = stake === null ? slots : { ...slots, stake };
  if (has("best", "bet") || asksForMore(said) || stake !== null)
    return about(said, { command: "best", rest: (known) => `${part || ownSide(known, said)}${paid}`, slots: best, next: true });
  if (has("chart")) return to("history", "chart");
  if (said.lacking === "" && has("history", "movers", "why", "up", "down")) return to("history");
  // "What do they pay if they win" asks for a price.
  if (has("predict") || (has("whowins") && !(has("odds") && teams.length === 1))) return to("predictions");
  return to("odds", part);
}

const leastStake = 5;

/** "Who pays more than 1.9" asks for the best price. */
function asksForMore({ has, amounts, market, lacking }: Said): boolean {
  return (
    market === null && lacking === "" && has("over", "under", "above", "below") && amounts.some(({ isPercent }) => !isPercent)
  );
}

/** The stake of "what do I get for 20 on them", which is about the best price of their win; null where none is said. */
function stakeIn({ has, amounts, market, day, tokens, spans }: Said): string | null {
  const isMoney = has("odds", "bet", "howmuch", "stake", "currency");
  if (!isMoney || market === "total" || market === "handicap" || has("watch", "goals", ...directions)) return null;
  const inNames = placesIn(spans.filter(({ from, to }) => to - from > 1));
  const stake = amounts.find(({ at, value, isPercent }) => !isPercent && value >= leastStake && !inNames.has(at));
  return stake === undefined || (day !== null && dateLike.test(tokens[stake.at]?.key ?? "")) ? null : stake.typed;
}

const dateLike = /^\d{1,2}[.:/]/;

/** Of one team that is named the price is its own. */
function ownSide(known: KnownMatch, { teams }: Said): string {
  return teams.length === 1 ? sideOf(known, teams) : "";
}

function marketTyped(said: Said): string {
  const { market, has } = said;
  if (market === null) return "";
  const line = lineIn(said);
  if (market === "total" && line !== null && has("over") !== has("under")) return `${has("over") ? "over" : "under"} ${line}`;
  return [markets[market], line ?? ""].join(" ").trim();
}

/** The line of a total or a handicap. */
function lineIn({ market, amounts }: Said): string | null {
  if (market !== "total" && market !== "handicap") return null;
  return amounts.find(({ isPercent }) => !isPercent)?.typed ?? null;
}

function marketSlot(said: Said): Slots {
  const line = lineIn(said);
  return said.market === null ? {} : { market: line === null ? said.market : `${said.market}:${line}` };
}

interface About {
  command: string;
  /** What stands behind the match. */
  rest(known: KnownMatch): string;
  slots: Slots;
  /** Of a single team's matches the next one will do. */
  next: boolean;
}

/** A call about the match that was named, or the question which. */
function about(said: Said, { command, rest, slots, next }: About): Meaning {
  const { teams, matches, meet, day } = said;
  if (teams.length > 1 && !meet) return apart(said, { command, rest, slots });
  const onDay =
    day === null
      ? matches
      : matches.filter(({ match: { startsAt } }) => startsAt !== null && startsAt >= day.from && startsAt < day.to);
  const fitting = onDay.length > 0 ? onDay : matches;
  const noneOn = onDay.length === 0 ? day : null;
  const isOne = fitting.length === 1 || (next && new Set(teams[0]?.names).size === 1);
  const known = fitting[0];
  const withDay = day === null ? slots : { ...slots, day: day.word };
  if (!known || !isOne) {
    const choices = fitting.slice(0, mostChoices).map((one) => ({ known: one, rest: rest(one) }));
    return {
      kind: "which",
      ...asked(said, command, rest(fitting[0] as KnownMatch), withDay),
      ignored: said.unknown,
      lacking: said.lacking,
      choices,
      apart: null,
    };
  }
  const text = `#${known.id} ${rest(known)}`;
  return { ...callOf(said, command, text, withDay), others: fitting.slice(1, 1 + mostOthers), noneOn };
}

function apart(said: Said, { command, rest, slots }: Omit<About, "next">): Meaning {
  const [first, second] = said.teams;
  const nextOf = (named: Named | undefined): KnownMatch[] => matchesOf(named ? [named] : [], said.context).matches;
  const next = [first, second].flatMap((named) => inOrder(nextOf(named)).slice(0, 1));
  const [one, other] = [first?.names[0], second?.names[0]];
  const choices = [...new Set(next)].map((known) => ({ known, rest: rest(known) }));
  const names = one && other ? ([one, other] as const) : null;
  return {
    kind: "which",
    ...asked(said, command, "", slots),
    ignored: said.unknown,
    lacking: said.lacking,
    choices,
    apart: names,
  };
}

/** A market, or odds, of no match that is known here. */
function missingMatch(said: Said): Meaning | null {
  const { has, market, side, unknown, lacking } = said;
  if (lacking !== "") return { kind: "unclear", words: lacking, lacking: true };
  if (unknown !== "") return has("odds", "best", "history", "chart", "vs", "bet") ? { kind: "unclear", words: unknown } : null;
  const isMore = asksForMore(said);
  const command = has("best") || isMore ? "best" : has("history", "chart") ? "history" : has("bet") ? "bet" : "odds";
  // "And the under" is of the total that was shown.
  const isSideOfTotal = has("over", "under") && said.amounts.length === 0 && command === "odds";
  if (market === null && side === null && !isMore && !isSideOfTotal && !has("odds", "best", "history", "chart", "bet"))
    return null;
  const slots = { ...(side === null ? {} : { side }), ...(isSideOfTotal ? { market: "total" } : marketSlot(said)) };
  const part = isSideOfTotal ? markets.total : market === null ? (side ?? "") : marketTyped(said);
  return { kind: "ask", ...asked(said, command, part, slots) };
}

const mostPolite = 6;

/** A greeting, thanks or an insult, and nothing else. */
function manner({ has, content, unknown, unknownCount, tokens }: Said): Meaning | null {
  if (has("insult")) return { kind: "answer", topic: "sorry" };
  // A greeting may be to somebody, and thanks for something, that nobody has to know.
  const isShort = tokens.length <= mostPolite && unknownCount < 2;
  if (content.length > 1 || (unknown !== "" && !isShort)) return null;
  if (has("thanks")) return { kind: "answer", topic: "welcome" };
  return has("greet") ? { kind: "answer", topic: "hello" } : null;
}
