import { parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Block, Button, Draft } from "../../chat/reply.ts";
import { type Ask, Refusal } from "../../commands/command.ts";
import { codedFrom, withBooks } from "../../commands/watching/copy-code.ts";
import { numberUnknown } from "../../commands/watching/watch-meant.ts";
import { titledWatches } from "../../commands/watching/watches.ts";
import type { Boards } from "../../feed/boards.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { button, heading, note, paragraph } from "../../replies/parts/blocks.ts";
import { kickOff, matchTitle } from "../../replies/parts/match.ts";
import { bold, plain, type Text } from "../../replies/parts/text.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import { parseBetTerms, parseRule } from "../../rules/rule-text.ts";
import type { Database } from "../../storage/database.ts";
import type { Widening } from "../../watches/expansion.ts";
import { codeForm, codeOf, readCode } from "../../watches/share-codes.ts";
import type { Watch } from "../../watches/watch.ts";
import { type PortableWatch, portableFrom, readWatch } from "./file.ts";
import { type ImportDeps, type Plan, planImport } from "./import-plan.ts";
import { applyImport } from "./imports.ts";
import { keepShared, keptShared, shareMs } from "./shared-watches.ts";
import { type LeftOut, type Shown, shownRule, shownTitle } from "./shown.ts";

export interface ShareDeps {
  database: Database;
  index: Pick<MatchIndex, "byId">;
}

export interface SharedDeps extends ImportDeps {
  boards: Pick<Boards, "read">;
  widening: Pick<Widening, "wake">;
  /** Called after what is watched has changed. */
  onWatched(): void;
}

/** No whole code is shorter, while a word may be. */
const leastTyped = 12;

/** The code in what was typed: alone, in a link, or as `/start` got it from a link; null where there is none. */
export function codeTyped(typed: string): string | null {
  const [, link, alone = ""] = /^(?:(?:https?:\/\/\S+)?[?&]start(?:group)?=(w[\w-]*)|(w[\w-]+))$/.exec(typed) ?? [];
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
async function revisionNow({ boards }: SharedDeps, shown: Shown): Promise<number | null> {
  if (shown.kind !== "match") return null;
  const view = await boards.read(shown.known, { lane: "person" }).catch(() => null);
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

/** Where a shared watch is taken over: at an address, else by what is typed. */
type ShareWay = { person: string; group: string } | { typed: string };

interface ShareFacts {
  shown: Shown;
  way: ShareWay;
  /** Until when it can be taken over (ms UTC); null where that does not end. */
  until: number | null;
}

/** A watch for others, and how they take it over. */
export function shareReply(text: Text, { shown, way, until }: ShareFacts): Draft {
  const isLink = "person" in way;
  const code = isLink ? way.person : way.typed;
  return {
    blocks: [
      ...watchBlocks(text, shown),
      paragraph([{ kind: "text", text: code, style: "code" }]),
      note(text.spans(isLink ? "share-how-link" : "share-how-typed")),
      ...(until === null ? [] : [note(text.spans("share-until", { until: text.moment(until, "date") }))]),
    ],
    buttons: isLink ? [shareButtons(text, shown, way)] : [],
    personal: false,
  };
}

function shareButtons(text: Text, shown: Shown, { person, group }: Extract<ShareWay, { person: string }>): Button[] {
  const words = `${shownTitle(text, shown)}\n${shownRule(text, shown)}`;
  const send = `https://t.me/share/url?${new URLSearchParams({ url: person, text: words }).toString().replaceAll("+", "%20")}`;
  return [
    { label: text.say("share-send"), url: send },
    { label: text.say("share-group"), url: group },
  ];
}

interface SharedFacts {
  shown: Shown;
  /** The rule that it takes the place of, in words; null where it takes none's. */
  insteadOf: string | null;
  /** What names it in the press that adds it. */
  code: string;
}

/** What somebody shares, before it is added. */
export function sharedReply(text: Text, { shown, insteadOf, code }: SharedFacts): Draft {
  return {
    blocks: [
      ...watchBlocks(text, shown),
      ...(insteadOf === null ? [] : [paragraph(text.spans("share-replaces", { rule: insteadOf }))]),
      note(text.spans("share-offer")),
    ],
    buttons: [[button(text.say("share-add"), "import", code)]],
    personal: false,
  };
}

interface AddedFacts {
  shown: Shown;
  undo: number;
  /** It was added to the reader's own chat, and is read in another. */
  isOwn?: boolean;
}

/** Says that a shared watch was added, with the way back. */
export function sharedAddedReply(text: Text, { shown, undo, isOwn = false }: AddedFacts): Draft {
  return {
    blocks: [
      paragraph(text.spans("share-added", { title: bold(shownTitle(text, shown)) })),
      paragraph(plain(shownRule(text, shown))),
      ...(isOwn ? [note(text.spans("share-added-own"))] : []),
    ],
    buttons: [[button(text.say("less-undo"), "undo", String(undo)), listButton(text)]],
    personal: false,
  };
}

/** What is watched, when, and by which rule. */
function watchBlocks(text: Text, shown: Shown): Block[] {
  const start = shown.kind === "match" ? [paragraph([kickOff(text, shown.known.match)])] : [];
  return [heading(shownTitle(text, shown)), ...start, paragraph(shownRule(text, shown))];
}
