import type { Degraded, EndpointFinding, Examination, FilterFinding } from "../../api/examination.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, code, forOperator } from "./parts.ts";

const fieldsShown = 20;

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
  return forOperator(text, {
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
    buttons: [[adminButton(text, "admin-status-button", "status")]],
  });
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
