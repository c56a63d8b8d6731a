import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { type AnySession, baseline } from "./steps.ts";

/** The schemas before the baseline that are taken over, by their last step, with the number of steps that came to them. */
const adoptable: Readonly<Record<string, number>> = { "0108-messages-by-id": 38, "0109-rule-kinds": 39 };
/** The last commit of Linewatch that brings any older schema to one of these. */
const lastBefore = "2512466";

/** Whether a database with these steps can be made one of the baseline. */
export function isAdoptable(steps: readonly string[]): boolean {
  return adoptable[steps.at(-1) ?? ""] === steps.length;
}

/** Whether a schema is one of those, by its last step. */
export function isAdoptableSchema(last: string): boolean {
  return last in adoptable;
}

/** What helps the host of a database whose schema is neither the baseline's nor can be made that. */
export function tooOld(schema: string): string {
  if (schema in adoptable) return `its list of steps has gaps (${schema}): restore a backup of it`;
  return `its schema is too old for this version (${schema}): start commit ${lastBefore} of Linewatch on it once, then this version`;
}

/**
 * Makes an older schema the baseline, with all its rows. What those had in the words of still older versions is said in the words of
 * today, so that nobody else has to know them. The migrator's list says so afterwards.
 */
export async function adopt(session: AnySession, schema: string): Promise<void> {
  if (schema < "0109") await addRuleKinds(session);
  await sql`alter table watches drop column old_ref`.execute(session);
  await movePrices(session);
  for (const [table, column, renew] of kept) await renewTexts(session, { table, column, renew });
  await note(session, [baseline]);
}

/** Makes the baseline of an empty database an older schema again, so that a backup of that one can be filled in. */
export async function unadopt(session: AnySession, schema: string): Promise<void> {
  if (schema < "0109") await sql`alter table watches drop column rule_kind`.execute(session);
  await sql`alter table watches add column old_ref text`.execute(session);
  await sql`
    create table prices (
      match_id bigint not null references matches (id) on delete cascade, bookmaker text not null, market text not null,
      selection text not null, line double precision, price double precision not null, at bigint not null
    )`.execute(session);
  // Which steps they were is of no account; their number and the last one are.
  const steps = Array.from({ length: (adoptable[schema] ?? 1) - 1 }, (_, nth) => `0000-${nth}`);
  await note(session, [...steps, schema]);
}

/** Rewrites the migrator's list. */
async function note(session: AnySession, steps: readonly string[]): Promise<void> {
  const timestamp = new Date().toISOString();
  await sql`delete from ${sql.table("schema")}`.execute(session);
  for (const name of steps)
    await sql`insert into ${sql.table("schema")} (name, timestamp) values (${name}, ${timestamp})`.execute(session);
}

/** What kind of rule a watch has; null for a card, which has none. */
async function addRuleKinds(session: AnySession): Promise<void> {
  await sql`alter table watches add column rule_kind text`.execute(session);
  await sql`update watches set rule_kind = case
      when kind = 'card' then null
      when kind = 'bets' then 'bets'
      when rule like 'posted%' then 'posted'
      when rule like 'gap>=%' then 'gap'
      when rule like '>=%' or rule like '<=%' then 'target'
      else 'movement'
    end`.execute(session);
}

interface OldPrice {
  bookmaker: string;
  market: string;
  selection: string;
  line: number | null;
  price: number;
  at: number;
}

/** A row for each price becomes a point for each time. Matches that have points have been moved before. */
async function movePrices(session: AnySession): Promise<void> {
  const { rows: matches } = await sql<{ id: number }>`
    select distinct match_id as id from prices
    where match_id not in (select match_id from price_offers) order by match_id`.execute(session);
  for (const { id } of matches) {
    const { rows } = await sql<OldPrice>`
      select bookmaker, market, selection, line, price, at from prices where match_id = ${id} order by at`.execute(session);
    await insertSeries(session, id, rows);
  }
  await sql`drop table prices`.execute(session);
}

const twoDaysMs = 48 * 60 * 60_000;
const pointsPerStatement = 500;

async function insertSeries(session: AnySession, matchId: number, prices: readonly OldPrice[]): Promise<void> {
  const offers: unknown[] = [];
  const places = new Map<string, number>();
  const held: number[] = [];
  const points = new Map<number, string>();
  for (const { bookmaker, market, selection, line, price, at } of prices) {
    const offer = [bookmaker === "" ? null : bookmaker, market, selection, line];
    const key = JSON.stringify(offer);
    const place = places.get(key) ?? offers.push([...offer, price, at]) - 1;
    places.set(key, place);
    held[place] = price;
    // The last one of a time is complete.
    points.set(at, JSON.stringify(held));
  }
  const thinAt = Math.max(...points.keys()) + twoDaysMs;
  await sql`
    insert into price_offers (match_id, offers, thin_at) values (${matchId}, ${JSON.stringify(offers)}, ${thinAt})`.execute(
    session,
  );
  const rows = [...points].map(([at, text]) => sql`(${matchId}, ${at}, ${text})`);
  for (let start = 0; start < rows.length; start += pointsPerStatement)
    await sql`
      insert into price_points (match_id, at, prices)
      values ${sql.join(rows.slice(start, start + pointsPerStatement))}`.execute(session);
}

type Fields = Record<string, unknown>;

/** Writes what a column has in the words of today; equal objects stay as they are. */
type Renew = (text: string | null, row: Fields) => unknown;

/** The columns with JSON that older versions wrote otherwise. */
const kept: readonly (readonly [table: string, column: string, renew: Renew])[] = [
  ["messages", "parts", (text) => partsFrom(fieldsFrom(text))],
  ["drafts", "parts", (text) => partsFrom(fieldsFrom(text))],
  ["messages", "manner", (text) => mannerFrom(fieldsFrom(text))],
  ["watched_bets", "known", (text, { message }) => knownFrom(fieldsFrom(text), message)],
  ["removals", "watches", (text) => removalFrom(fieldsFrom(text))],
];

function fieldsFrom(text: string | null): Fields {
  return text === null ? {} : (JSON.parse(text) as Fields);
}

/** What messages say of movements and moments once had less in it. */
function partsFrom({ movement, moment, ...others }: Fields): Fields {
  const old = { baselineReason: null, queued: null, evidence: null, since: 0, quiet: null, peak: null };
  return {
    ...(movement !== undefined && { movement: (movement as Fields[]).map((fact) => ({ ...old, ...fact })) }),
    ...(moment !== undefined && { moment: (moment as Fields[]).map((fact) => ({ matchId: null, ...fact })) }),
    ...others,
  };
}

/** What came back of movements, and what was gone of bets, was once counted in messages of their own. */
function mannerFrom({ cameBack = 0, missed = 0, ...manner }: Fields): Fields {
  const old = { silent: false, held: null, away: null, counts: true, cap: null };
  return { ...old, passed: { movement: cameBack, bet: missed }, ...manner };
}

/** Of a bet only the first message was known once. */
function knownFrom({ shownGone = false, ...known }: Fields, message: unknown): Fields {
  return { messages: message === null ? [] : [{ id: message, saysGone: shownGone }], ...known };
}

/** Watches that were removed a short while ago know nothing of what came later, but their old names; an import names its bets. */
function removalFrom({ watches, placed, ...removal }: Fields): Fields {
  const { ids = [] } = (placed ?? {}) as { ids?: number[] };
  const rows = ids.length > 0 ? { placed_bets: ids } : {};
  return { added: [], settings: {}, rows, ...removal, watches: (watches as Fields[]).map(removedFrom) };
}

function removedFrom({ oldRef: _, bets, ...watch }: Fields): Fields {
  const subject = { matchId: null, target: null, body: null, pausedUntil: null, quiet: null, lookedAt: null };
  const told = { revision: null, toldAt: null, reason: null };
  const renewed = ((bets ?? []) as Fields[]).map((bet) => {
    return { ...bet, known: JSON.stringify(knownFrom(fieldsFrom(String(bet["known"])), bet["message"])) };
  });
  return { ...subject, ...told, ...watch, bets: renewed };
}

interface Renewing {
  table: string;
  column: string;
  renew: Renew;
}

const rowsAtOnce = 500;

async function renewTexts(session: AnySession, { table, column, renew }: Renewing): Promise<void> {
  const id = sql.ref("id");
  let after: unknown = null;
  for (;;) {
    const where = after === null ? sql`` : sql`where ${id} > ${after}`;
    const { rows } = await sql<Fields>`
      select * from ${sql.table(table)} ${where} order by ${id} limit ${sql.lit(rowsAtOnce)}`.execute(session);
    for (const row of rows) {
      const text = row[column] as string | null;
      const renewed = JSON.stringify(renew(text, row));
      if (isSame(text, renewed)) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${renewed} where ${id} = ${row["id"]}`.execute(session);
    }
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.["id"];
  }
}

/** Whether two objects have the same in them, in whatever order. */
function isSame(text: string | null, renewed: string): boolean {
  return text !== null && isDeepStrictEqual(JSON.parse(text), JSON.parse(renewed));
}
