import type { EndpointHealth } from "../../api/health.ts";
import type { Note } from "../../api/notes.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { FailingPlatform } from "../../delivery/outages.ts";
import type { State } from "../../metrics/state.ts";
import { failingItems } from "../chat/status.ts";
import { storageTroubles } from "../chat/storage.ts";
import { cutList } from "../parts/blocks.ts";
import { factsBlock } from "../parts/facts.ts";
import { momentSince } from "../parts/numbers.ts";
import { inFittingRows } from "../parts/paging.ts";
import { inOneLine, plain, type Text } from "../parts/text.ts";
import { adminButton, code, creditRows, forOperator, heading, paragraph, row } from "./parts.ts";

/** How the bot does, for its operators. */
export interface BotStatus {
  state: State;
  /** When this process started (ms UTC). */
  startedAt: number;
  engine: "SQLite" | "Postgres";
  /** Since when the database does not answer (ms UTC); null while it does. */
  awaySince: number | null;
  /** When the newest backup was made (ms UTC); null where there is none. */
  backupAt: number | null;
  /** A newer version of the program that is out; null where none is known. */
  newer: string | null;
  /** How the odds service's endpoints answer. */
  health: readonly EndpointHealth[];
  /** What was left out of the odds service's answers. */
  notes: readonly Note[];
  /** Platforms that take no messages at present. */
  failing: readonly FailingPlatform[];
  /** Since when it could not be noted beside the backups who asked to be forgotten (ms UTC); null while it can. */
  unlistedSince: number | null;
  /** What the log calls the chats whose drafts reach nobody. */
  unseen: readonly string[];
}

const notesShown = 3;
/** The worst come first; what is mended makes room for the next. */
const troublesShown = 4;
const unseenShown = 5;

/** What runs where, what waits, what is wrong, and what was noted in the odds service's answers, the most frequent first. */
export function statusReply(text: Text, status: BotStatus): Draft {
  const troubles = troublesOf(text, status);
  return forOperator(text, {
    blocks: [
      heading(text, "admin-status-heading"),
      ...cutList(text, troubles, troublesShown),
      factsBlock(text, rowsOf(text, status)),
      ...noteBlocks(text, status.notes),
    ],
    buttons: inFittingRows([
      adminButton(text, "odds-refresh", "status", { replace: true }),
      adminButton(text, "admin-budget-button", "budget"),
      adminButton(text, "admin-chats-button", "chats"),
      adminButton(text, "admin-doctor-button", "doctor"),
    ]),
  });
}

function rowsOf(text: Text, { state, startedAt, engine, backupAt, newer }: BotStatus) {
  const { now, pollerRestsMs, boards, chats } = state;
  const platforms = [...state.platforms].map(([name, isUp]) =>
    text.say(isUp ? "admin-platform-up" : "admin-platform-down", { name: text.say(`admin-platform-${name}`) }),
  );
  return [
    row(
      text,
      "admin-row-version",
      newer === null ? state.version : text.say("admin-version-newer", { version: state.version, newer }),
    ),
    row(text, "admin-row-since", [text.ago(startedAt, now)]),
    row(text, "admin-row-platforms", platforms.join(", ")),
    row(text, "admin-row-database", engine),
    row(
      text,
      "admin-row-poller",
      pollerRestsMs === null ? text.say("admin-poller-elsewhere") : [text.ago(now - pollerRestsMs, now)],
    ),
    ...(boards && chats
      ? [
          row(
            text,
            "admin-row-watched",
            text.say("admin-watched", { matches: text.number(boards.watched), chats: text.number(chats.active) }),
          ),
        ]
      : []),
    ...(state.credits ? creditRows(text, state.credits, now) : []),
    ...queueRows(text, state),
    row(text, "admin-row-backup", backupAt === null ? text.say("admin-backup-none") : [text.ago(backupAt, now)]),
  ];
}

function queueRows(text: Text, { backlog, now }: State) {
  if (backlog === null) return [];
  const count = (isMeant: (state: string) => boolean) =>
    backlog.filter(({ state }) => isMeant(state)).reduce((sum, one) => sum + one.count, 0);
  const due = backlog.filter(({ state, since }) => state === "due" && since <= now).map(({ since }) => since);
  const going = count((state) => state === "due" || state === "claimed");
  const held = count((state) => state !== "due" && state !== "claimed");
  const counts = plain(text.say("admin-queue", { going: text.number(going), held: text.number(held) }));
  const oldest = due.length === 0 ? [] : [text.spans("admin-queue-oldest", { since: text.ago(Math.min(...due), now) })];
  return [row(text, "admin-row-queue", inOneLine([counts, ...oldest]))];
}

function troublesOf(text: Text, { state, awaySince, failing, unlistedSince, unseen, health }: BotStatus): Span[][] {
  const { now, clockOffMs } = state;
  return [
    ...failingItems(text, failing, now),
    ...storageTroubles(text, { awaySince, clockOffMs }, now),
    ...(state.diskFull ? [text.spans("admin-disk-full")] : []),
    ...(unlistedSince === null ? [] : [text.spans("admin-unlisted", { since: text.relative(unlistedSince, now) })]),
    ...(unseen.length > 0 ? [text.spans("admin-unseen-drafts", { chats: code(named(text, unseen)) })] : []),
    ...oddsTrouble(text, state),
    ...readingTroubles(text, health, now),
  ];
}

/** What the odds service sends that isn't read: an answer that is no longer what it was, or that nobody has described yet. */
/** What keeps odds from coming: a host can mend the first two. */
function oddsTrouble(text: Text, { oddsFailing, oddsTrouble }: BotStatus["state"]): Span[][] {
  if (oddsTrouble !== null && oddsTrouble !== "down") return [text.spans(`admin-odds-${oddsTrouble.replaceAll("_", "-")}`)];
  return oddsFailing ? [text.spans("admin-odds-failing")] : [];
}

function readingTroubles(text: Text, health: readonly EndpointHealth[], now: number): Span[][] {
  const misfits = health.flatMap(({ endpoint, failingSince, misfit }) =>
    failingSince === null || misfit === null
      ? []
      : [text.spans("admin-misfit", { endpoint, since: momentSince(text, failingSince, now), misfit: code(misfit) })],
  );
  const isUndefined = health.some(({ failure }) => failure === "no_definition");
  return isUndefined ? [...misfits, text.spans("admin-no-definition", { button: text.say("admin-doctor-button") })] : misfits;
}

function named(text: Text, chats: readonly string[]): string {
  return new Intl.ListFormat(text.language).format(chats.slice(0, unseenShown));
}

function noteBlocks(text: Text, notes: readonly Note[]): Block[] {
  const frequent = notes.toSorted((a, b) => b.count - a.count).slice(0, notesShown);
  if (frequent.length === 0) return [paragraph(text.spans("admin-status-no-notes"))];
  const items = frequent.map(({ endpoint, note, count }) =>
    text.spans("admin-status-note", { endpoint, note: code(note), count }),
  );
  const left = notes.length - frequent.length;
  return [
    paragraph(text.spans("admin-status-notes")),
    { kind: "list", items },
    ...(left > 0 ? [{ kind: "note" as const, spans: text.spans("admin-more", { count: left }) }] : []),
  ];
}
