import { type Fields, fieldsOf, isRecord, pick, pickAs, textOf } from "../fields.ts";
import { type Identity, identityOf, namesIn, slugOf } from "../names.ts";
import { foldName, type Sides } from "../selections.ts";

/** The two sides of a match, as far as an object names them. */
export interface Opponents {
  home: Identity | null;
  away: Identity | null;
}

/** Reads home and away from one field each, flat fields (`home_name_ru`), a pair (`teams: [{…}, {…}]`) or a title (`A - B`). */
export function opponentsIn(fields: Fields): Opponents {
  // Most objects of an answer name no side at all; they are asked often.
  if (!namesSide(fields)) return fromTitle(fields);
  const pair = pairIn(fields);
  const found = {
    home: sideIn(fields, homeStems) ?? pair.home,
    away: sideIn(fields, awayStems) ?? pair.away,
  };
  return found.home === null && found.away === null ? fromTitle(fields) : found;
}

/** All the names of both sides, for outcomes that are named by team; null when the object does not name both. */
export function sidesIn(fields: Fields): Sides | null {
  const direct = namesBoth(opponentsIn(fields));
  if (direct !== null) return direct;
  for (const key of ["match", "event", "fixture", "game", "meta"]) {
    const inner = fields.get(key)?.value;
    const sides = isRecord(inner) ? namesBoth(opponentsIn(fieldsOf(inner))) : null;
    if (sides !== null) return sides;
  }
  return null;
}

/** Sides from lists of names. */
export function sidesNamed(home: readonly string[], away: readonly string[]): Sides {
  const folded = (names: readonly string[]) => new Set(names.map(foldName).filter((name) => name !== ""));
  return { home: folded(home), away: folded(away) };
}

export const homeStems =
  "hometeam home team1 teamhome homename host homeparticipant homecompetitor homeplayer homefighter participant1 competitor1 opponent1 player1 fighter1 redcorner fighterred red firstteam teama fightera sidea".split(
    " ",
  );
export const awayStems =
  "awayteam away team2 teamaway awayname guest awayparticipant awaycompetitor awayplayer awayfighter participant2 competitor2 opponent2 player2 fighter2 bluecorner fighterblue blue secondteam teamb fighterb sideb".split(
    " ",
  );
export const pairKeys = "teams participants competitors opponents fighters players sides contestants".split(" ");
export const titleKeys = "title name eventname matchname match event fullname label".split(" ");

const MENTIONS_SIDE =
  /^(?:home|away|team|host|guest|participant|competitor|opponent|player|fighter|red|blue|first|second|side|contestant)/;

/** A number beside `home` is a price or a score. */
function namesSide(fields: Fields): boolean {
  for (const [key, { value }] of fields) {
    if (typeof value === "number" || !MENTIONS_SIDE.test(key)) continue;
    if ((typeof value === "object" && value !== null) || namedSide(value) !== null) return true;
  }
  return false;
}

function namesBoth({ home, away }: Opponents): Sides | null {
  if (home === null || away === null) return null;
  return sidesNamed(wordsFor(home), wordsFor(away));
}

function wordsFor({ names, slug }: Identity): string[] {
  return slug === null ? Object.values(names) : [...Object.values(names), slug];
}

function sideIn(fields: Fields, stems: readonly string[]): Identity | null {
  for (const stem of stems) {
    const identity = identityOf(namedSide(fields.get(stem)?.value)) ?? flatSide(fields, stem);
    if (identity === null) continue;
    return { ...identity, slug: identity.slug ?? pickAs(fields, [`${stem}slug`], slugOf) };
  }
  return null;
}

/** A text without any letter beside `home` is a price or a score. */
function namedSide(value: unknown): unknown {
  return typeof value === "string" && !/\p{L}/u.test(value) ? null : value;
}

function flatSide(fields: Fields, stem: string): Identity | null {
  if (![...fields.keys()].some((key) => key.startsWith(stem) && key.length > stem.length)) return null;
  const names = namesIn(fields, [`${stem}name`, `${stem}title`, stem]);
  return Object.keys(names).length === 0 ? null : { id: null, slug: null, names };
}

function pairIn(fields: Fields): Opponents {
  const none = { home: null, away: null };
  const pair = pick(fields, pairKeys);
  if (isRecord(pair)) {
    const inner = fieldsOf(pair);
    return {
      home: identityOf(pick(inner, ["home", "1", "first", "a", "host", "red"])),
      away: identityOf(pick(inner, ["away", "2", "second", "b", "guest", "blue"])),
    };
  }
  if (!Array.isArray(pair) || pair.length !== 2) return none;
  const [first, second] = [identityOf(pair[0]), identityOf(pair[1])];
  return sideWord(pair[0]) === "away" || sideWord(pair[1]) === "home"
    ? { home: second, away: first }
    : { home: first, away: second };
}

function sideWord(value: unknown): "home" | "away" | null {
  const fields = fieldsOf(value);
  const flag = pick(fields, ["ishome", "home"]);
  if (typeof flag === "boolean") return flag ? "home" : "away";
  const word = pickAs(
    fields,
    ["side", "qualifier", "role", "homeaway", "position", "type"],
    (text) => textOf(text)?.toLowerCase() ?? null,
  );
  return word === "home" || word === "away" ? word : null;
}

function fromTitle(fields: Fields): Opponents {
  const title = pickAs(fields, titleKeys, textOf);
  const parts = title === null ? [] : title.split(/ (?:-|–|—|vs?\.?|против) /i);
  return parts.length === 2 ? { home: identityOf(parts[0]), away: identityOf(parts[1]) } : { home: null, away: null };
}
