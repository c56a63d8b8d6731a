import type { KnownMatch } from "../matches/matches.ts";
import { inOrder } from "../matches/taking-part.ts";
import { wordsFor as typedFor } from "../typed-words.ts";
import {
  about,
  asked,
  asksForList,
  call,
  directions,
  formatConcepts,
  type Meaning,
  mostChoices,
  ofSport,
  type Slots,
  type Term,
  type Topic,
} from "./meant.ts";
import type { Named } from "./names.ts";
import { dayForm, markets, matchesOf, mostBetween, rawOf, type Said, sought, sports, titleOf } from "./said.ts";
import {
  daily,
  isFarewell,
  isHourWrong,
  languageSetting,
  place,
  quiet,
  settingOf,
  severalSettings,
  zoneSetting,
} from "./settings.ts";
import { leaves } from "./talk.ts";
import { type Amount, lengthIn, untilIn } from "./values.ts";
import { type Concept, fold, placesIn, refusedIn, type Span, type Token } from "./words.ts";

/** What a message means: the first of these that fits. Pure: no clock, no database, no texts. */
const intents: readonly ((said: Said) => Meaning | null)[] = [
  ...[
    trouble,
    byNumber,
    praise,
    namedBooks,
    exception,
    ownData,
    leaving,
    reminder,
    severalSettings,
    languageSetting,
    quiet,
    stop,
    absent,
    combination,
    question,
    watch,
    daily,
    settingOf,
    lists,
  ],
  ...[payout, marketList, severalSports, matchList, simpleLists, bet, aboutMatch, results, missingMatch, manner, place],
];

/** A typed message -> what it means. Of what is mostly unknown nothing is done, and nothing shown but what it names. */
export function meaningOf(said: Said): Meaning {
  const isFaint = isMostlyUnknown(said);
  for (const intent of intents) {
    const meaning = intent(said);
    if (meaning && (!isFaint || isSure(meaning, said))) return said.has("may") ? offered(said, meaning) : meaning;
  }
  return { kind: "unclear", words: said.unknown };
}

/** What would be done, where it is only asked whether that may be, or what comes of it: "can I mute this?" */
function offered(said: Said, meaning: Meaning): Meaning {
  if (meaning.kind !== "call" && meaning.kind !== "which") return meaning;
  const { command, slots } = meaning;
  if (ending.has(command)) return { ...call(said, command), who: [] };
  // "Can I follow them" is a wish, "what happens when I stop following them" is none.
  if (command === "watch" && said.has("stop", "mute")) return { ...call(said, "unwatch"), who: [] };
  const page = (["language", "zone", "until"] as const).find((slot) => slot in slots);
  // "May I have it in Polish" is a wish.
  const isWish = page === "language" && !said.has("settings");
  return command === "settings" && page && !isWish ? call(said, "settings", page === "until" ? "quiet" : page) : meaning;
}

const ending: ReadonlySet<string> = new Set(["mute", "unwatch", "break"]);

/** Whether a few known words are enough: for an answer, a language that is named, and what is shown of a name. */
function isSure(meaning: Meaning, { has, teams, league, sport, day, bookmakers }: Said): boolean {
  if (!("command" in meaning) || meaning.slots.language !== undefined || bookmakers.length > 0) return true;
  if (meaning.slots.format !== undefined && has("settings", "fmt")) return true;
  return !acting.has(meaning.command) && (teams.length > 0 || league !== null || sport !== null || day !== null);
}

const mostUnknown = 3;
const acting: ReadonlySet<string> = new Set(["watch", "unwatch", "mute", "settings", "break", "bet", "undo", "forgetme"]);

/** A few words that are known, in a long sentence, may be there for another reason: "my bookie has 1.75, where's that from". */
function isMostlyUnknown({ unknownCount, content, named }: Said): boolean {
  return unknownCount > mostUnknown && unknownCount > placesIn(content).size + placesIn(named).size;
}

const troubled: readonly Concept[] = ["q_gambling", "bet", "break", "help", "money", "stop"];

/** Who says nothing but that. In sentences "can't stop" may be about laughing, and what was lost a team's: `troubleIn` reads these. */
function trouble({ has, content, named, unknown, isQuestion }: Said): Meaning | null {
  const isAll = has("q_gambling") && unknown === "" && named.length === 0 && !isQuestion;
  return isAll && content.every(({ concept }) => troubled.includes(concept)) ? { kind: "answer", topic: "gambling" } : null;
}

function byNumber(said: Said): Meaning | null {
  const [only, ...others] = said.tokens;
  return only && others.length === 0 && /^#\d+$/.test(only.raw) ? call(said, "odds", only.raw) : null;
}

/** "Forget it" wants nothing done. */
function leaving(said: Said): Meaning | null {
  const own = placesIn(said.spans.filter(({ concept }) => concept === "leave"));
  const isEnd = said.spans.some(({ concept, from }) => (concept === "stop" || concept === "undo") && !own.has(from));
  return leaves(said) && !isEnd ? { kind: "answer", topic: "left" } : null;
}

/** Reminders come of matches that are watched: of one that is named its odds are shown, which it's watched from. */
function reminder(said: Said): Meaning | null {
  const { has, teams, matches, amounts } = said;
  const isOfPrice = amounts.some(isPrice) || has(...directions, "moves", "odds", "best", "alerts", "watches", "value");
  // "Before the match, I always forget": what is forgotten ends nothing.
  if (!has("remind") || isOfPrice || has("mute", "no", "why", "bet") || (has("stop") && !has("until"))) return null;
  if (matches.length === 0) return teams.length > 0 ? null : { kind: "answer", topic: "reminder" };
  return about(said, { command: "odds", rest: () => "", slots: { says: "reminder" }, next: true });
}

const outcomeForm = /^[12x\u0445]$/;

/** "A 1, B 1, C X, total odds": several matches at once have no odds here, and each of them is shown. */
function combination(said: Said): Meaning | null {
  const { has, teams, meet, tokens, context } = said;
  if (teams.length < 2 || meet || has("watch", "when", "stop", "mute", "journal")) return null;
  const picks = teams.filter(({ to }) => outcomeForm.test(tokens[to]?.key ?? ""));
  if (!has("combine", "picks") && (picks.length < 2 || has("bet"))) return null;
  const next = teams.flatMap((team) => inOrder(matchesOf([team], context).matches).slice(0, 1));
  const choices = [...new Set(next)].map((known) => ({ known, rest: "" }));
  if (choices.length < 2) return null;
  const slots: Slots = { says: "combined" };
  return { kind: "which", ...asked(said, "odds", "", slots), ignored: "", lacking: "", choices, apart: null };
}

const praising: readonly Concept[] = ["thanks", "best", "greet"];

/** "Thanks, you're the best" asks for no price, and "until tomorrow" for no list. */
function praise(said: Said): Meaning | null {
  const { has, content, unknown, league, named } = said;
  if (isFarewell(said)) return { kind: "answer", topic: "welcome" };
  const isThanks = has("thanks") && has("best") && unknown === "" && named.length === 0 && league === null;
  return isThanks && content.every(({ concept }) => praising.includes(concept)) ? { kind: "answer", topic: "welcome" } : null;
}

const notOfBooks: readonly Concept[] = [
  "watch",
  "mute",
  "alerts",
  "all",
  "bonus",
  "q_who",
  "q_source",
  "q_margin",
  "q_legal",
  "q_free",
  "break",
  "forget",
];

/** "Is Betfair among them": the bookmakers there are, and which of those that were named are not. */
function namedBooks(said: Said): Meaning | null {
  const { has, bookmakers, teams, league, sport, day, amounts } = said;
  const isAbout = bookmakers.length > 0 && teams.length === 0 && league === null && sport === null && day === null;
  if (!isAbout || amounts.length > 0 || has(...notOfBooks)) return null;
  return { ...call(said, "bookmakers", `${bookmakers.join(", ")},`, { says: "absent" }), ignored: bookmakers.join(", ") };
}

/** "All but X" is more than a call can say: it is asked about. */
function exception(said: Said): Meaning | null {
  const { has, teams, league, amounts } = said;
  // "Follow them, and write only when it moves" ends nothing.
  if (!has("but") || !has("stop", "mute", "alerts") || (has("watch", "when") && !has("stop", "mute")) || isBegun(said))
    return null;
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
  return has("undo") && said.teams.length === 0 && said.unknown === "" ? call(said, "undo") : null;
}

/** "Follow them, but only in hockey, I don't want basketball": what comes first is wanted, and of a name. */
function isBegun({ content, teams, league }: Said): boolean {
  const first = content.find(({ concept }) => begun.includes(concept));
  const isOther = content.some(({ concept, from }) => from === first?.from && concept !== "watch" && begun.includes(concept));
  return first?.concept === "watch" && !isOther && (teams.length > 0 || league !== null);
}

const begun: readonly Concept[] = ["watch", "watches", "alerts", "stop", "mute", "no"];
const stopped =
  /^(?:stop|enough|other|[on]\d|football|hockey|basketball|tennis|mma|baseball|teams|fighters|leagues|matches|undo)$/;

/** Ends watches: those of this chat are looked at by the command. */
function stop(said: Said): Meaning | null {
  const { has, teams, league, sport, unknown, content } = said;
  if (refusesEnd(said) || has("why") || isBegun(said)) return null;
  // "How do I stop alerts": each of those there are can be stopped.
  if (has("q") && has("stop") && has("alerts", "watch", "watches")) return call(said, "watches");
  if (teams.length > 0 && refusesAlerts(said)) return call(said, "unwatch", teams.map(({ said: words }) => words).join(" "));
  if (sport !== null && league === null && refusesAlerts(said)) return ofSport(said, sport);
  // "Enough" ends nothing by itself.
  if (!has("stop") && !(has("enough") && has("alerts", "watch", "watches") && !has("when"))) {
    const isAlone = has("enough") && !has("thanks") && unknown === "" && content.every(({ concept }) => concept === "enough");
    return isAlone ? call(said, "unwatch") : null;
  }
  if (has("bet") && has("journal")) return null;
  if (has(...sought) && !has("watch", "watches", "alerts", "all")) return null;
  if (teams.length === 0 && asksForList(said)) return null;
  // "What do I get out if I put 20 on them" ends nothing.
  if (teams.length > 0 && said.amounts.some(({ at }) => isFigure(said.tokens[at])) && !has("watch", "watches", "alerts"))
    return null;
  if (teams.length > 0) return call(said, "unwatch", teams.map(({ said: words }) => words).join(" "));
  if (league) return call(said, "unwatch", league.title, { league: league.title });
  // "No more of tennis" leaves the others.
  if (sport !== null && has("alerts", "watch", "watches", "all")) return ofSport(said, sport);
  // "Stop when it begins": that is what all watches do.
  if (has("when", "begins") && !has("all")) return call(said, "watches");
  if (has("all") || (has("alerts") && !isOneAlert(said))) return allEnded(said);
  const isPlain = said.content.every(({ concept }) => stopped.test(concept));
  return (unknown === "" && isPlain) || has("watch", "watches") ? call(said, "unwatch") : null;
}

/** "Nothing more about them": what is refused is no alert that somebody wants. */
function refusesAlerts({ spans, tokens, isQuestion }: Said): boolean {
  if (isQuestion) return false;
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

/** "Notifications" are messages, and no watches: they stop, and what is watched stays. */
function allEnded(said: Said): Meaning {
  const slots: Slots = { all: "true" };
  if (said.has("alerts") && !said.has("watch", "watches")) return call(said, "mute", "all", slots);
  return { kind: "confirm", ...asked(said, "unwatch", "all", slots), known: null };
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
  return { ...call(said, "matches", `${sport} ${day?.typed ?? ""}`, { ...filterOf(said), says: "absent" }), ignored: words };
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
  if (teams.length > 0 && has("q_mean") && term !== null) return { kind: "answer", topic: "terms", term };
  if (teams.length > 0) return isComplaint(said) ? { kind: "answer", topic: "source" } : null;
  // "How do I bet here" asks for what nobody can do here.
  if (has("bet") && has("q", "help", "place") && amounts.length === 0 && !has("journal", "fair"))
    return { kind: "answer", topic: "who" };
  if (term !== null && (said.market !== null || has("over", "under"))) return { kind: "answer", topic: "terms", term };
  const topic = topicOf(said);
  if ((topic === "valuebet" && asksForList(said)) || (topic === "whowins" && has("books"))) return null;
  if (topic === "whowins" && (said.sport !== null || said.league !== null || said.day !== null)) return picked(said);
  if (topic !== null && (content.length <= mostContent || has("q")))
    return { kind: "answer", topic, ...(topic === "whowins" ? { ignored: said.unknown } : {}) };
  if (has("kelly") && amounts.length >= 2)
    return call(said, "kelly", amounts.map(({ typed, isPercent }) => `${typed}${isPercent ? "%" : ""}`).join(" "));
  if (term !== null) return { kind: "answer", topic: "terms", term };
  if (asksWhyMoved(said)) return call(said, "movers", said.sport ?? "");
  if (isHourWrong(said)) return zoneSetting(said);
  if (!isAsked("why", said) || has("zone", "insult")) return null;
  return said.unknown === "" || has("alerts") ? call(said, "why") : { kind: "unclear", words: said.unknown };
}

/** "They have 1.75 and you say 1.9, where's that from": the prices are no lines. */
function isComplaint({ has, amounts }: Said): boolean {
  return has("q_source") && !has("watch", "when", "bet") && amounts.filter(isPrice).length > 0;
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
  return has("why") && !has("alerts") && league === null && day === null && has("odds", "movers", "history", "up", "down");
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
  if (has("q_differ") && has("why", "q") && has("books", "odds")) return "differ";
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
  if ((teams.length === 0 || said.isQuestion) && (isOfWatches(said) || has("picks"))) return null;
  if (has("value") && teams.length === 0)
    return call(said, "watch", `value bets ${sport ?? ""}`, sport === null ? {} : { sport });
  if (matches.length > 0) return watchMatches(said);
  if (league) return call(said, "watch", `league ${league.title}`, { league: league.title });
  if (sport !== null) return call(said, "watch", `sport ${sport}`, { sport });
  const { typed, slots } = ruleIn(said);
  if (unknown !== "" && !("limit" in slots)) return { kind: "unclear", words: unknown };
  return { kind: "ask", ...asked(said, "watch", `${said.side ?? ""} ${typed}`, { ...slots, ...sideSlot(said) }) };
}

function isMoving({ has, teams, league, unknown }: Said): boolean {
  // "When has it fallen" asks what was.
  return has("when") && !has("history") && has(...directions) && unknown === "" && (teams.length > 0 || league !== null);
}

/** Without "when" a verb must move the price: "above 1.9" alone compares. */
function isLimited(said: Said): boolean {
  const { has, teams, unknown, isQuestion } = said;
  if (has("value", "bet", "money", "q")) return false;
  // "Only if it moves 5 %".
  const isMove = has("when") && has("moves") && said.amounts.some(({ isPercent }) => isPercent);
  if (isMove && (teams.length > 0 || unknown === "")) return true;
  if (!namesLimit(said)) return false;
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
  // "Below 1.80, and once, not ten times".
  const price = prices.findLast(({ value }) => !Number.isInteger(value)) ?? prices.at(-1);
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
function pricesIn(said: Said): Amount[] {
  const { amounts, market, spans } = said;
  const isCounting = ({ at }: Amount) =>
    spans.some(({ concept, from }) => from === at + 1 && /^(?:u_[mhdw]|goals|o\d)$/.test(concept));
  const line = market === "total" ? lineOf(said) : undefined;
  return amounts.filter((amount) => amount !== line && !amount.isPercent && !isCounting(amount));
}

function sideOf({ id }: KnownMatch, [team]: readonly Named[]): string {
  const name = team?.names.find(({ matches }) => matches.has(id));
  const match = name?.matches.get(id)?.match;
  return match && name && JSON.stringify(match.home.names) !== JSON.stringify(name.names) ? "away" : "home";
}

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
  if (has("arbs") && !has("picks")) return { ...call(said, "arbs"), ignored: narrowingIn(said) };
  if (has("score")) return call(said, "score");
  // "It moved, and no alert came" is about alerts.
  if (has("movers") && has("alerts")) return call(said, "log");
  if (has("movers")) return call(said, "movers", sport ?? "", filterOf(said));
  if (has("picks") || (has("predict") && (sport !== null || said.league !== null))) return picked(said);
  if (!has("predict")) return null;
  // "Bayern, who wins" is about somebody who is not here.
  return said.unknown !== "" && namesNobody(said, true)
    ? { kind: "unclear", words: said.unknown }
    : call(said, "predictions", "", filterOf(said));
}

/** Words that narrow a list, and others that a list of all has to leave out. */
function narrowingIn({ tokens, spans, league, named, unknown }: Said): string {
  const own = [...spans.filter(({ concept }) => concept in sports || dayForm.test(concept)), ...(league ? named : [])];
  return [unknown, rawOf(tokens, placesIn(own))].filter(Boolean).join(" ");
}

/** Nothing is picked here. What was asked about is shown, so that who asks may choose. */
function picked(said: Said): Meaning {
  const { sport, day, league } = said;
  const slots: Slots = { ...filterOf(said), says: "picks" };
  if (sport === null && day === null && league === null) return call(said, "predictions", "", slots);
  return call(said, "matches", listTyped(said), slots);
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
  // "You're slow today" is about no match.
  if (has("insult") && sport === null && league === null && !has("matches", "live")) return null;
  if (!isNarrowed && (!has("matches", "live") || has("bonus", "books", "watches"))) return null;
  if (unknown !== "" && (isDayAlone(said) || namesNobody(said, isNarrowed))) return { kind: "unclear", words: unknown };
  const slots = { ...filterOf(said), ...resultsSlot(said) };
  if (has("live") && day === null) return call(said, "live", listTyped(said).trim(), slots);
  return call(said, "matches", listTyped(said), slots);
}

/** A day alone says nothing of matches: "the weather in Krakow tomorrow". */
function isDayAlone({ has, sport, league, content, unknownCount }: Said): boolean {
  if (sport !== null || league !== null || has("matches", "live", "other")) return false;
  return content.length <= mostDays && (!has("no") || unknownCount > 1);
}

/** "Only football, or tennis too" asks what there is. */
function severalSports(said: Said): Meaning | null {
  const { spans, teams, league, day, has } = said;
  const refused = refusedIn({ ...said, spans: spans.filter(({ concept }) => concept !== "but") });
  const named = new Set(spans.flatMap(({ concept, from }) => (concept in sports && !refused.has(from) ? concept : [])));
  if (named.size < 2 || teams.length > 0 || league !== null || has("bet", "journal", "log", "score", "best", "history", "live"))
    return null;
  return day === null ? call(said, "leagues") : call(said, "matches", day.typed, { day: day.word });
}

const simple: readonly (readonly [Concept, string])[] = [
  ...(["log", "journal", "watches", "score"] as const).map((name) => [name, name] as const),
  ["bonus", "bonuses"],
  ["books", "bookmakers"],
  ["leagues", "leagues"],
  ["teams", "teams"],
  ...(["fighters", "export", "import", "help", "status", "about", "share", "stake", "kelly", "fair"] as const).map(
    (name) => [name, name] as const,
  ),
];

/** Everything that is called by its name and takes nothing more. */
function simpleLists(said: Said): Meaning | null {
  if (said.teams.length > 0) return null;
  const found = simple.find(([concept]) => said.has(concept));
  return found ? call(said, found[1]) : null;
}

/** A story about a bet is none that is to be written down. */
const mostAside = 4;

/** A bet that was placed, to be written down once that is confirmed. */
function bet(said: Said): Meaning | null {
  const { has, matches, teams, meet, unknownCount } = said;
  const prices = pricesIn(said);
  const [known] = matches;
  const broken = prices.filter(({ value }) => !Number.isInteger(value));
  const price = broken[0] ?? (prices.length > 1 ? prices[0] : undefined);
  if (!has("bet") || !known || price === undefined || has("when", "q", "howmuch", ...directions)) return null;
  // Of two bets none is guessed.
  if (prices.length > 2 || broken.length > 1) return { kind: "ask", ...asked(said, "bet", "", {}), who: [] };
  if (!meet || unknownCount > mostAside) return null;
  const amount = prices.find((one) => one !== price);
  if (new Set(teams[0]?.names.map(titleOf)).size > 1 && teams.length === 1) return betOnOne(said, [price, amount]);
  const part = said.market === "total" ? marketTyped(said) : (said.side ?? sideOf(known, teams));
  const text = [`#${known.id}`, part, price?.typed, amount?.typed].filter((word) => word !== undefined).join(" ");
  return { kind: "confirm", ...asked(said, "bet", text, said.side === null ? {} : { side: said.side }), known };
}

/** A bet on one of several teams: which is asked. */
function betOnOne(said: Said, prices: readonly (Amount | undefined)[]): Meaning {
  const typed = prices.flatMap((one) => one?.typed ?? []).join(" ");
  const part = said.market === "total" ? marketTyped(said) : said.side;
  const rest = (known: KnownMatch): string => `${part ?? sideOf(known, said.teams)} ${typed}`;
  return about(said, { command: "bet", rest, slots: said.side === null ? {} : { side: said.side }, next: false });
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
  const stake = stakeIn(said);
  const says: Slots = saidBefore(said, stake);
  const slots = { ...(side === null ? {} : { side }), ...marketSlot(said), ...says };
  const to = (command: string, rest = ""): Meaning => about(said, { command, rest: () => rest, slots, next: true });
  const part = said.market === null ? (side ?? "") : marketTyped(said);
  const paid = stake === null ? "" : ` =${stake}`;
  const best = stake === null ? slots : { ...slots, stake };
  if (isOfPast(said)) return to("history", has("chart") ? "chart" : "");
  if (has("best", "bet") || asksForMore(said) || stake !== null)
    return about(said, { command: "best", rest: (known) => `${part || ownSide(known, said)}${paid}`, slots: best, next: true });
  if (has("chart")) return to("history", "chart");
  if (said.lacking === "" && !has("results") && has("history", "movers", "why", "up", "down")) return to("history");
  // "What do they pay if they win" asks for a price.
  if (has("predict") || (has("whowins") && !(has("odds") && teams.length === 1))) return to("predictions");
  return to("odds", part);
}

/** What is said before a match is shown: nobody picks bets here, takes them or has results. */
function saidBefore({ has }: Said, stake: string | null): Slots {
  if (has("picks")) return { says: "picks" };
  if (has("results")) return { says: "results" };
  // "Put 15 on them" asks for a bet, "what do I get for 15" for a price.
  const isBet = has("bet") || stake !== null;
  return isBet && !has("journal", "howmuch", "value", "predict", "odds", "best") ? { says: "nobets" } : {};
}

/** "They start in 45 min, how did the line move". */
function isOfPast({ has, market, lacking }: Said): boolean {
  return has("history") && market === null && lacking === "" && !has("best", "bet", "odds", "results");
}

function resultsSlot({ has }: Said): Slots {
  return has("results") ? { says: "results" } : {};
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
  const isLength = (at: number): boolean => spans.some(({ concept, from }) => from === at + 1 && lengthForm.test(concept));
  const stake = amounts.find(
    ({ at, value, isPercent }) => !isPercent && value >= leastStake && !inNames.has(at) && !isLength(at),
  );
  return stake === undefined || (day !== null && dateLike.test(tokens[stake.at]?.key ?? "")) ? null : stake.typed;
}

/** What is counted in hours and minutes is no stake: "in 45 min". */
const lengthForm = /^u_[mhdw]$/;
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
function lineIn(said: Said): string | null {
  return said.market === "total" || said.market === "handicap" ? (lineOf(said)?.typed ?? null) : null;
}

const lined: readonly Concept[] = ["over", "under", "total", "handicap", "goals"];

/** The number beside the word for it, or else the first: "1500 on under 2.5". */
function lineOf({ amounts, spans }: Said): Amount | undefined {
  const plain = amounts.filter(({ isPercent }) => !isPercent);
  const own = spans.filter(({ concept }) => lined.includes(concept));
  return (
    plain.find(({ at }) => own.some(({ to }) => to === at)) ??
    plain.find(({ at }) => own.some(({ from }) => from === at + 1)) ??
    plain[0]
  );
}

function marketSlot(said: Said): Slots {
  const line = lineIn(said);
  return said.market === null ? {} : { market: line === null ? said.market : `${said.market}:${line}` };
}

/** "Who won" of no match that is known here. */
function results({ has, unknown, lacking }: Said): Meaning | null {
  return has("results") && lacking === "" && unknown === "" ? { kind: "answer", topic: "results" } : null;
}

/** A market, or odds, of no match that is known here. */
function missingMatch(said: Said): Meaning | null {
  const { has, market, side, unknown, lacking } = said;
  // "Come home with me, you're great" asks for no side.
  if (has("thanks", "greet") && side !== null && side !== "draw" && !has("odds", "best")) return null;
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
