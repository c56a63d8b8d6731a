import { personMaxAgeMs } from "../../boards/freshness.ts";
import { parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Boards } from "../../feed/boards.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { matchTitle } from "../../replies/parts/match.ts";
import { type LeftOut, type Shown, shownRule, shownTitle } from "../../replies/watching/import.ts";
import { type ShareWay, sharedAddedReply, sharedReply, shareReply } from "../../replies/watching/share.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import { parseBetTerms, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { applyImport } from "../../watches/imports.ts";
import { type PortableWatch, portableFrom, readWatch } from "../../watches/portable.ts";
import { codeForm, codeOf, readCode } from "../../watches/share-codes.ts";
import { keepShared, keptShared, shareMs } from "../../watches/shared-watches.ts";
import type { Watch } from "../../watches/watch.ts";
import { type Ask, Refusal } from "../command.ts";
import { codedFrom } from "./copy-code.ts";
import { type ImportDeps, type Plan, planImport, withBooks } from "./import-plan.ts";
import { numberUnknown } from "./watch-meant.ts";
import { titledWatches } from "./watches.ts";

export interface ShareDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

export interface SharedDeps extends ImportDeps {
  boards: Pick<Boards, "read">;
  /** How many times faster than life the source refreshes. */
  speed: number;
  widening: Pick<Widening, "wake">;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

/** No whole code is shorter, while a word may be. */
const leastTyped = 12;

/** The code in what was typed: alone, or in a link; null where there is none. */
export function codeTyped(typed: string): string | null {
  const [, link, alone = ""] = /^(?:https?:\/\/\S+[?&]start(?:group)?=(w[\w-]*)|(w[\w-]+))$/.exec(typed) ?? [];
  return link ?? (codeForm.test(alone) && alone.length >= leastTyped ? alone : null);
}

/** Gives a watch a code, and says how others take it over. Nothing in it tells who shares it, nor which books are theirs. */
export async function share(deps: ShareDeps, ask: Ask, watch: Watch): Promise<Draft> {
  const { database } = deps;
  const { text, now } = ask;
  const [titled] = await titledWatches(deps.index, [watch]);
  if (!titled) throw numberUnknown(ask, ask.args["watch"] ?? "");
  const shown = shownFrom(watch, titled);
  const short = codeOf(codedFrom(shown));
  const code = short ?? (await keepShared(database, { content: contentOf(watch, shown, shownTitle(text, shown)), now }));
  return shareReply(text, { shown, way: wayOf(ask.call, code), until: short === null ? now + shareMs : null });
}

function wayOf({ address, linkTo }: Call, code: string): ShareWay {
  if (linkTo) return { person: linkTo(code, "private"), group: linkTo(code, "group") };
  return { typed: parseAddress(address).platform === "discord" ? `/import text:${code}` : `/import ${code}` };
}

function shownFrom(watch: Watch, titled: Awaited<ReturnType<typeof titledWatches>>[number]): Shown {
  if (watch.kind === "bets") return { kind: "bets", terms: watch };
  const parsed = parseRule(watch.rule);
  if (!parsed || titled.kind === "bets") throw new Error(`watch ${watch.id} has a rule that nobody reads`);
  const rule = withBooks(parsed, []);
  return titled.kind === "match" ? { kind: "match", known: titled.known, rule } : { kind: "wide", target: titled.target, rule };
}

/** The watch as a file has it, without what is this chat's own. */
function contentOf(watch: Watch, shown: Shown, name: string): string {
  const slug = shown.kind === "match" ? shown.known.match.slug : null;
  const rule = codedFrom(shown).rule;
  const own = watch.kind === "bets" ? {} : { rule };
  return JSON.stringify(portableFrom({ ...watch, ...own, pausedUntil: null, quiet: null }, { name, startsAt: null, slug }));
}

/** Shows what a code stands for, and what adding it would do here. Nothing is changed yet. */
export async function openShared(deps: SharedDeps, ask: Ask, code: string): Promise<Draft> {
  const { shown, insteadOf } = wantedOf(ask, await planOf(deps, ask, code));
  return sharedReply(ask.text, { shown, insteadOf, code });
}

/** Adds what a code stands for. */
export async function addShared(deps: SharedDeps, ask: Ask, code: string): Promise<Draft> {
  const { call, text, now } = ask;
  const plan = await planOf(deps, ask, code);
  const { shown } = wantedOf(ask, plan);
  const reads = call.reader.language === null ? null : text.language;
  const revision = await revisionNow(deps, shown);
  const added = plan.added.map((one) => (one.kind === "match" ? { ...one, revision } : one));
  const given = {
    chat: call.address,
    id: null,
    added,
    changed: plan.changed,
    settings: {},
    journal: plan.journal,
    createdBy: call.reader.id,
    reads,
    now,
  };
  const done = await applyImport(deps.database, given);
  // Somebody took the last room, or changed the rule, in the same moment.
  if (!done || done.added + done.changed === 0) throw leftOut(ask, { shown, why: "limit" });
  deps.onWatched();
  deps.widening.wake();
  return sharedAddedReply(text, { shown, undo: done.undo, isOwn: call.own === true });
}

/** What a match's watch starts from; null where its first odds are yet to come. */
async function revisionNow({ boards, speed }: SharedDeps, shown: Shown): Promise<number | null> {
  if (shown.kind !== "match") return null;
  const maxAgeMs = personMaxAgeMs(shown.known.match, speed, false);
  const view = await boards.read(shown.known, { lane: "person", maxAgeMs }).catch(() => null);
  return view?.revision ?? null;
}

async function planOf(deps: SharedDeps, ask: Ask, code: string): Promise<Plan> {
  if (ask.call.canPost === false) throw new Refusal(ask.call.own ? "share-own-closed" : "watch-cannot-post", {}, []);
  const watch = await watchOf(deps, ask, code);
  const plan = await planImport(deps, ask, { watches: [watch], unread: [], bets: [], settings: {}, unreadSettings: [] });
  const [left] = plan.shown.left;
  if (left) throw leftOut(ask, left);
  return plan;
}

/** The watch that a code names, as a file would have it. Throws the refusal where it names none. */
async function watchOf({ database, index }: SharedDeps, { text, now }: Ask, code: string): Promise<PortableWatch> {
  const read = readCode(code);
  if (read?.kind === "kept") {
    const content = await keptShared(database, { token: read.token, now });
    const watch = content === null ? null : readWatch(content);
    if (watch) return watch;
    throw new Refusal("share-gone", {}, []);
  }
  if (read?.kind !== "watch") throw new Refusal("share-cut", {}, []);
  const { watch } = read;
  if (watch.kind !== "match") return watch;
  const known = await index.byId(watch.matchId);
  if (!known) throw new Refusal("share-gone", {}, []);
  return { kind: "match", key: known.match.slug, name: matchTitle(text, known.match), rule: watch.rule };
}

/** What would be added, and in the place of which rule. Throws the refusal where it is here already. */
function wantedOf({ text }: Ask, { shown: { added, changed } }: Plan): { shown: Shown; insteadOf: string | null } {
  const [one] = added;
  const [other] = changed;
  if (one) return { shown: one, insteadOf: null };
  if (!other) throw new Refusal("share-there", {}, [[listButton(text)]]);
  const { shown, from } = other;
  const rule = parseRule(from);
  const before: Shown | null = shown.kind === "bets" ? { kind: "bets", terms: parseBetTerms(from) } : rule && { ...shown, rule };
  return { shown, insteadOf: before && shownRule(text, before) };
}

function leftOut({ text }: Ask, left: LeftOut): Refusal {
  const name = "shown" in left ? shownTitle(text, left.shown) : left.name;
  return new Refusal("import-left-row", { name, why: left.why }, [[listButton(text)]]);
}
