import type { Degraded, EndpointFinding, Examination, FilterFinding } from "../../api/examination.ts";
import type { Note } from "../../api/notes.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { FailingPlatform } from "../../delivery/outages.ts";
import type { Demand } from "../../feed/poll-load.ts";
import type { Text } from "../parts/text.ts";
import { failingItems } from "./status.ts";
import { type StorageHealth, storageTroubles } from "./storage.ts";

/** What the running bot knows of the odds API. */
export interface AdminStatus {
  /** Requests a minute at present, and until when (ms UTC; 0 for no pause) none goes out; null before the first one. */
  pace: { rate: number; blockedUntil: number } | null;
  notes: readonly Note[];
  /** Platforms that take no messages at present. */
  platforms: readonly FailingPlatform[];
  /** What polling the watched matches asks of the budget; null while the database is away. */
  demand: Demand | null;
  storage: StorageHealth;
}

const notesShown = 15;
const fieldsShown = 20;

/** What there is for operators. */
export function adminReply(text: Text): Draft {
  return {
    blocks: [
      { kind: "heading", spans: text.spans("admin-heading") },
      { kind: "paragraph", spans: text.spans("admin-how") },
    ],
    buttons: [[statusButton(text), doctorButton(text)]],
    ...forOperatorAlone(text),
  };
}

/** The pace of requests, and what was noted in the API's answers since the start, the most frequent first. */
export function statusReply(text: Text, { pace, notes, platforms, demand, storage }: AdminStatus, now: number): Draft {
  const paused = pace !== null && pace.blockedUntil > now;
  const frequent = notes.toSorted((a, b) => b.count - a.count).slice(0, notesShown);
  const items = frequent.map(({ endpoint, note, count }) =>
    text.spans("admin-status-note", { endpoint, note: code(note), count }),
  );
  const failing = failingItems(text, platforms, now);
  return {
    blocks: [
      { kind: "heading", spans: text.spans("admin-status-heading") },
      ...(failing.length > 0 ? [{ kind: "list" as const, items: failing }] : []),
      {
        kind: "paragraph",
        spans:
          pace === null
            ? text.spans("admin-status-no-requests")
            : text.spans("admin-status-pace", { rate: text.number(Math.round(pace.rate)) }),
      },
      ...(paused
        ? [
            {
              kind: "paragraph" as const,
              spans: text.spans("admin-status-pause", { end: text.relative(pace.blockedUntil, now) }),
            },
          ]
        : []),
      ...storageTroubles(text, storage, now).map((spans) => ({ kind: "paragraph" as const, spans })),
      ...(demand === null ? [] : [{ kind: "paragraph" as const, spans: demandSpans(text, demand) }]),
      items.length > 0 ? { kind: "list", items } : { kind: "paragraph", spans: text.spans("admin-status-no-notes") },
      ...rest(text, notes.length - frequent.length),
    ],
    buttons: [[doctorButton(text)]],
    ...forOperatorAlone(text),
  };
}

/** What the bot is and does inside is nothing for a group to read along. */
function forOperatorAlone(text: Text): Pick<Draft, "personal" | "secret"> {
  return { personal: true, secret: text.say("admin-in-private") };
}

function demandSpans(text: Text, { matches, share, delayMs }: Demand): Span[] {
  const key = delayMs > 0 ? "admin-status-demand-too-much" : "admin-status-demand";
  const minutes = Math.max(1, Math.round(delayMs / 60_000));
  return text.spans(key, { matches, share: text.share(Math.round(1_000 * share) / 1_000), minutes });
}

/** An examination of the API, as far as it fits a message; the shell prints all of it. */
export function doctorReply(text: Text, examination: Examination): Draft {
  const { endpoints, filters, degraded, understood, proposals } = examination;
  const unknown = endpoints.flatMap((finding) => finding.unknown.map(({ field }) => code(field)));
  const retyped = endpoints.flatMap((finding) => finding.retyped);
  const lists: [string, Span[][]][] = [
    ["admin-degraded-heading", degraded.map((one) => degradedLine(text, one))],
    ["admin-filters-heading", filters.map((filter) => filterLine(text, filter))],
    ["admin-unknown-heading", unknown.slice(0, fieldsShown).map((field) => [field])],
    [
      "admin-retyped-heading",
      retyped.map(({ field, ...types }) => text.spans("admin-retyped", { field: code(field), ...types })),
    ],
  ];
  return {
    blocks: [
      { kind: "heading", spans: text.spans("admin-doctor-heading") },
      { kind: "paragraph", spans: text.spans(understood ? "admin-doctor-fine" : "admin-doctor-trouble") },
      endpointTable(text, endpoints),
      ...lists.flatMap(([key, items]) => listBlocks(text, key, items)),
      ...rest(text, unknown.length - fieldsShown),
      ...(proposals.length > 0
        ? [{ kind: "note" as const, spans: text.spans("admin-proposals", { count: proposals.length }) }]
        : []),
    ],
    buttons: [[statusButton(text)]],
    ...forOperatorAlone(text),
  };
}

function endpointTable(text: Text, endpoints: readonly EndpointFinding[]): Block {
  return {
    kind: "table",
    columns: [
      { title: text.say("admin-column-endpoint"), align: "left" },
      { title: text.say("admin-column-verdict"), align: "left" },
      { title: text.say("admin-column-items"), align: "right" },
    ],
    rows: endpoints.map(({ endpoint, verdict, items }) => [
      { text: endpoint },
      { text: text.say(`admin-verdict-${verdict.replaceAll("_", "-")}`) },
      { text: items === null ? "–" : text.number(items) },
    ]),
  };
}

function listBlocks(text: Text, heading: string, items: readonly Span[][]): Block[] {
  return items.length === 0
    ? []
    : [
        { kind: "paragraph", spans: text.spans(heading) },
        { kind: "list", items },
      ];
}

function degradedLine(text: Text, { feature, cause, endpoint, field }: Degraded): Span[] {
  return text.spans("admin-degraded", {
    feature: text.say(`admin-feature-${feature}`),
    cause: text.say(`admin-cause-${cause}`, { endpoint, field: field ?? "" }),
  });
}

function filterLine(text: Text, { parameter, works, spelling }: FilterFinding): Span[] {
  return text.spans("admin-filter", { parameter: code(spelling ?? parameter), works: text.say(`admin-works-${works}`) });
}

function rest(text: Text, count: number): Block[] {
  return count > 0 ? [{ kind: "note", spans: text.spans("admin-more", { count }) }] : [];
}

function statusButton(text: Text): Button {
  return { label: text.say("admin-status-button"), press: { command: "admin", text: "status", replace: false } };
}

function doctorButton(text: Text): Button {
  return { label: text.say("admin-doctor-button"), press: { command: "admin", text: "doctor", replace: false } };
}

function code(text: string): Span {
  return { kind: "text", text, style: "code" };
}
