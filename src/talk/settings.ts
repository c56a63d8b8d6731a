import { about, asked, asksForList, call, directions, formatConcepts, type Meaning, ofSport } from "./meant.ts";
import { rawOf, type Said } from "./said.ts";
import { hoursIn, languagesNamed, lengthIn, onlyTimeIn, untilIn } from "./values.ts";
import { type Concept, elsewhere, fold, placesIn, refusedIn, type Span } from "./words.ts";

const formats = { f_american: "american", f_fractional: "fractional", f_decimal: "decimal", f_percent: "percent" } as const;

/** No alerts for a while, or at night. */
export function quiet(said: Said): Meaning | null {
  // "Why does it show no more" silences nothing.
  if (said.has("why") && !(said.has("no", "mute") && hoursIn(said) !== null)) return null;
  if (isMuteRefused(said)) return null;
  // "Is it quiet from 22 to 7?" sets nothing.
  const isOfQuiet = said.has("mute", "stop", "alerts") && hoursIn(said) !== null;
  if (isOnlyAsked(said) && (isOfQuiet || isNightly(said))) return call(said, "settings", "quiet");
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
  const isMuted = has("mute", "stop") || isNothingUntil(said) || (has("alerts") && (has("until") || (has("no") && has("for"))));
  if (has("why") || (!isMuted && !isEnd(said))) return null;
  return mutedUntil(said, until, length ?? "");
}

/** "Don't mute at night". */
function isMuteRefused(said: Said): boolean {
  const refused = refusedIn(said);
  const mutes = said.spans.filter(({ concept }) => concept === "mute");
  return mutes.length > 0 && mutes.every(({ from }) => refused.has(from));
}

/** A question that doesn't ask for it to be done. */
function isOnlyAsked({ isQuestion, has }: Said): boolean {
  return isQuestion && !has("may");
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
  if (teams.length === 0) return call(said, "mute", `all ${end}`, slots);
  const muted = about(said, { command: "mute", rest: () => end, slots, next: true });
  // "Follow them and be quiet till 8": one is done, and what isn't is said.
  const left = rawOf(said.tokens, placesIn(said.spans.filter(({ concept }) => concept === "watch")));
  const isAlso = left !== "" && said.has("mute") && "ignored" in muted;
  return isAlso ? { ...muted, ignored: [left, muted.ignored].filter(Boolean).join(" ") } : muted;
}

/** Quiet hours of every night, set where they are said. */
function quietHours(said: Said): Meaning | null {
  const { has, teams } = said;
  const isQuiet =
    has("mute", "stop", "quiethours", "night") ||
    (has("no") && said.unknown === "" && said.market === null && (atNight(said) || nightAfter(said) !== null)) ||
    (has("no") && has("alerts"));
  const isMeant = isQuiet && teams.length === 0 && !has("q", "digest");
  const hours = isMeant ? (hoursIn(said) ?? nightAfter(said) ?? everyNight(said)) : null;
  if (hours === null) return isNightly(said) ? call(said, "settings", "quiet") : null;
  return { ...call(said, "settings", `quiet ${hours}`, { until: hours.split("-")[1] ?? "" }), ignored: "" };
}

/** "Nothing after 22" is said of the night: until the morning. */
function nightAfter(said: Said): string | null {
  const isPlain = said.unknown === "" && said.content.every(({ concept }) => nightly.test(concept));
  const isMeant = isPlain && said.has("no", "mute") && said.has("after") && !said.has("until", "for", "when");
  const from = isMeant ? onlyTimeIn(said) : null;
  const hour = Number.parseInt(from ?? "", 10);
  return from !== null && (hour >= nightHours.from || hour < nightEnds) ? `${from}-08:00` : null;
}

/** "Don't write at night" is said of all nights, without their hours. */
function everyNight({ has, isQuestion, content, unknownCount }: Said): string | null {
  const isRefused = has("mute") || (has("no", "stop") && has("alerts"));
  // "Don't write at night, I'm on the early shift".
  const isPlain = content.every(({ concept }) => nightly.test(concept)) && unknownCount <= mostBeside;
  return isRefused && has("night") && isPlain && !isQuestion ? "23:00-08:00" : null;
}

const mostBeside = 3;
const nightly = /^(?:night|asleep|morning|mute|stop|alerts|no|evening|watch|pm|all|after|quiethours|u_h|n\d+)$/;
const nightHours = { from: 18, to: 12 };
const nightEnds = 4;

/** "Nothing between 22 and 7" names a night; "no, it was 3-1" names other numbers. */
function atNight(said: Said): boolean {
  const [from = 0, to = 24] = (hoursIn(said)?.split("-") ?? []).map((time) => Number.parseInt(time, 10));
  return from >= nightHours.from && to <= nightHours.to && said.amounts.length <= (said.has("asleep") ? 3 : 2);
}

const endForm = /^(?:until|morning|evening|noon|tomorrow|mon|tue|wed|thu|fri|sat|sun|n\d|u_h)$/;

/** "Until 9" says when something is to end, and nothing else here ends. */
function isEnd(said: Said): boolean {
  return endsAlone(said) && !said.has("greet", "thanks") && hasHour(said);
}

/** "Nothing before 9, you woke me". */
function isNothingUntil(said: Said): boolean {
  const { has, content, unknownCount } = said;
  const isPlain = content.every(({ concept }) => endForm.test(concept) || concept === "asleep" || concept === "night");
  return has("no") && has("until") && isPlain && unknownCount <= (has("asleep") ? 1 : 0) && hasHour(said);
}

/** "Until Sunday" takes leave. */
export function isFarewell(said: Said): boolean {
  return endsAlone(said) && !hasHour(said);
}

function endsAlone({ has, content, unknown }: Said): boolean {
  return has("until") && unknown === "" && content.every(({ concept }) => endForm.test(concept));
}

function hasHour({ tokens, amounts }: Said): boolean {
  return amounts.length > 0 || tokens.some(({ key }) => /^\d/.test(key));
}

function isNightly({ has, teams }: Said): boolean {
  return has("quiethours") || (has("night") && teams.length === 0 && has("mute", "stop", "no", "alerts"));
}

/** "It's quiet today" asks for nothing: a single word must be of alerts, or for today. */
function isForToday({ has, amounts, sport, spans }: Said): boolean {
  const isSaid = spans.some(({ concept, from, to }) => concept === "mute" && to - from > 1);
  const isFor = spans.some(
    (span) => span.concept === "for" && spans.some((day) => day.concept === "today" && day.from === span.to),
  );
  const isMuted = isSaid || (has("mute", "stop") && (has("alerts") || isFor));
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

/** The language to be spoken, where one is named and not refused. */
export function languageSetting(said: Said): Meaning | null {
  const { spans, context, has, teams } = said;
  const keys = keysOf(said);
  // "Italian time" is a zone.
  const zones = placesIn(spans.filter(({ concept }) => concept === "zone"));
  const named = teams.length > 0 ? [] : languagesNamed(keys, context.languages, fold).filter(({ at }) => !zones.has(at));
  if (named.length === 0 || !isAboutLanguage(said, named.length) || has("q_source", "watch", "fmt", ...formatConcepts))
    return null;
  // "My wife speaks German" and "are you Russian?" are no wishes.
  // "Why does it write in Russian" is none either: the languages are shown.
  const isAsked = has("why") && has("alerts") && !has("lang", "settings");
  const isWish = !isAsked && !has("someone") && (!said.isQuestion || has("lang", "settings", "may"));
  if (!isWish && !isAsked && !has("lang", "settings")) return null;
  const code = isWish ? languageMeant(said, named) : null;
  const text = code === null ? "language" : `language ${code}`;
  return { ...call(said, "settings", text, code === null ? {} : { language: code }), ignored: "" };
}

/** Several at once: "decimal odds and Vienna time". */
export function severalSettings(said: Said): Meaning | null {
  const { has, teams, amounts, isQuestion } = said;
  if (teams.length > 0 || amounts.length > 0 || (isQuestion && !has("may")) || has(...noSetting, "no", "q_who")) return null;
  const format = formatIn(said);
  const isOther = (concept: Concept): boolean => !isFormat(concept) && !besideFormat.has(concept);
  const content = said.content.filter(({ concept }) => isOther(concept));
  const language = languageSetting({ ...said, content, has: (...wanted) => has(...wanted.filter(isOther)) });
  const code = language?.kind === "call" ? language.slots.language : undefined;
  // "Polish" names no place.
  const languages = languagesNamed(keysOf(said), said.context.languages, fold).map(({ at }) => at);
  const spans = [...said.spans, ...languages.map((at) => ({ concept: "lang" as const, from: at, to: at + 1 }))];
  const zone = spans.some((span) => isOfPlace(span, spans)) ? zoneIn({ ...said, spans }) : null;
  const parts = {
    ...(format && format !== "several" ? { format } : {}),
    ...(code ? { language: code } : {}),
    ...(zone ? { zone } : {}),
  };
  const typed = Object.entries(parts).map(([name, value]) => `${name} ${value}`);
  return typed.length < 2 ? null : { ...call(said, "settings", typed.join("; "), parts), ignored: "" };
}

/** "Vienna time", "I'm in Vienna": a preposition alone is of anything. */
function isOfPlace({ concept, from }: Span, spans: readonly Span[]): boolean {
  return concept === "zone" || (concept === "place" && !spans.some((one) => one.from === from && one.concept === "filler"));
}

function keysOf({ tokens }: Said): string[] {
  return tokens.map(({ key }) => key);
}

const besideFormat: ReadonlySet<Concept> = new Set(["fmt", "odds", "zone"]);
const noSetting: readonly Concept[] = ["q", "why", "when", "watch", "bet", "stop", "mute", "q_source"];

function isFormat(concept: Concept): boolean {
  return (formatConcepts as readonly Concept[]).includes(concept);
}

type Format = (typeof formats)[keyof typeof formats];

/** The format of odds that is named and not refused. Of several the one that is named where all words mean something: "fractional, decimals do my head in". */
function formatIn(said: Said): Format | "several" | undefined {
  const refused = refusedIn(said);
  const named = said.spans.filter(({ concept, from }) => isFormat(concept) && !refused.has(from));
  const clear = named.filter(({ from }) => isClear(said, from));
  const [first, ...others] = [...new Set((clear.length > 0 ? clear : named).map(({ concept }) => concept))];
  if (others.length > 0) return "several";
  return first === undefined ? undefined : formats[first as keyof typeof formats];
}

/** Whether all words between the commas around a place mean something. */
function isClear({ tokens, spans }: Said, at: number): boolean {
  const known = placesIn(spans);
  const end = tokens.findIndex(({ isApart }, place) => place > at && isApart);
  const from = tokens.findLastIndex(({ isApart }, place) => place <= at && isApart);
  return tokens.slice(Math.max(from, 0), end === -1 ? undefined : end).every((_, place) => known.has(place + Math.max(from, 0)));
}

function isAboutLanguage({ has, content, unknownCount }: Said, count: number): boolean {
  const others = unknownCount - count;
  if (has("lang", "settings") || (has("why") && has("alerts"))) return others <= mostAside;
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

/** A summary at a time of every day. */
export function daily(said: Said): Meaning | null {
  const isWish = said.teams.length === 0 && isAskedFor(said) && !isOnlyAsked(said);
  const isMeant = isWish && said.has("digest") && !said.has("q", "why", "no", "stop", "someone");
  const time = isMeant ? onlyTimeIn(said) : null;
  return time === null ? null : { ...call(said, "settings", `digest ${time}`, { until: time }), ignored: "" };
}

/** "Send me one summary" has an odd word before it; "the summary came" reports. */
function isAskedFor({ tokens, spans, unknown, unknownCount }: Said): boolean {
  const digest = spans.find(({ concept }) => concept === "digest");
  return unknownCount === 0 || (unknownCount === 1 && tokens.findIndex(({ raw }) => raw === unknown) < (digest?.from ?? 0));
}

/** Something that is set. */
export function settingOf(said: Said): Meaning | null {
  const { has, teams, unknown } = said;
  const isAside = has("other") || said.amounts.length > 0;
  if (teams.length > 0 || (isAside && !isAboutFormat(said))) return zoneOnly(said);
  const format = formatIn(said);
  // "American football" is no format.
  const isAlone = said.unknown === "" && said.content.every(({ concept }) => isFormat(concept));
  const isOfOdds = isAlone || has("odds", "fmt", "settings") || asksForFormat(said);
  if (format !== undefined && isOfOdds)
    return format === "several" ? call(said, "settings", "format") : call(said, "settings", `format ${format}`, { format });
  if (has("zone")) return zoneSetting(said);
  if (has("lang") && !has("q")) return call(said, "settings", "language");
  const names = { fmt: "format", theme: "theme", digest: "digest" } as const;
  const name = (Object.keys(names) as (keyof typeof names)[]).find((one) => has(one));
  if (name !== undefined) return call(said, "settings", names[name]);
  return has("settings") && unknown === "" && said.content.length === 1 ? call(said, "settings") : null;
}

/** "Can I see percentages": no other word says that it's about odds. Fractions are of nothing else. */
function asksForFormat({ has, unknownCount }: Said): boolean {
  return unknownCount <= mostAside && (has("may") || (has("f_fractional") && !has("leagues", "matches")));
}

/** "Can I have fractional odds, I'm 61": the number is no price. */
function isAboutFormat(said: Said): boolean {
  const { has, amounts } = said;
  // "In percent, not 1.85".
  const refused = refusedIn(said);
  const isPlain = amounts.every(({ at, value, isPercent }) => (Number.isInteger(value) && !isPercent) || refused.has(at));
  return isPlain && has(...formatConcepts) && has("odds", "fmt", "settings") && !has("q", "when", "watch", "bet", ...directions);
}

/** "Why does it say 18 when the match is at 20". */
export function isHourWrong({ has, teams, market, amounts, tokens }: Said): boolean {
  const hours = amounts.filter(({ value }) => Number.isInteger(value) && value > 0 && value <= 24);
  const times = tokens.filter(({ key }) => /^\d{1,2}:\d{2}$/.test(key)).length;
  const isAboutHours = hours.length === amounts.length && hours.length + times === 2;
  return isAboutHours && has("why") && has("matches") && teams.length === 0 && market === null;
}

/** Where a language has its name from. */
const zonesOf: Readonly<Record<string, string>> = {
  ...{ de: "Europe/Berlin", en: "Europe/London", es: "Europe/Madrid", fr: "Europe/Paris", it: "Europe/Rome" },
  ...{ pl: "Europe/Warsaw", ru: "Europe/Moscow", tr: "Europe/Istanbul", uk: "Europe/Kyiv" },
};

export function zoneSetting(said: Said): Meaning {
  const { tokens, spans, context } = said;
  const keys = keysOf(said);
  const named = zoneIn(said) ?? zonesOf[languagesNamed(keys, context.languages, fold)[0]?.code ?? ""] ?? null;
  if (named !== null) return { ...call(said, "settings", `zone ${named}`, { zone: named }), ignored: "" };
  const isAside = (at: number) =>
    spans.some(({ concept, from, to }) => ["zone", "settings", "filler", "q", "lang"].includes(concept) && at >= from && at < to);
  const left = tokens.filter((_, at) => !isAside(at)).map(({ raw }) => raw);
  const words = left.length <= longestPlace ? left.join(" ") : "";
  const zone = words === "" ? null : context.zoneNamed(words);
  if (zone === null && (words === "" || /\d/.test(words))) return { kind: "ask", ...asked(said, "settings", "zone", {}) };
  return { ...call(said, "settings", `zone ${zone ?? words}`.trim(), zone === null ? {} : { zone }), ignored: "" };
}

const besidePlace: readonly Concept[] = ["place", "zone", "settings", "lang"];

/** Where somebody is: "Vienna time", "I'm in Toronto". */
export function place(said: Said): Meaning | null {
  const { has, content, unknown, tokens } = said;
  const isThere = !has("someone") && (has("place") || tokens.some(({ key }) => beingThere.test(key)));
  const isOther = (concept: Concept): boolean => !besidePlace.includes(concept) && !elsewhere.has(concept);
  if ((unknown === "" && said.absent === null) || !isThere || content.some(({ concept }) => isOther(concept))) return null;
  const zone = zoneIn(said);
  return zone === null ? null : { ...call(said, "settings", `zone ${zone}`, { zone }), ignored: "" };
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
