import type { Degraded, EndpointFinding, Examination, FilterFinding, ServiceSeen } from "../../api/examination.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, code, forOperator } from "./parts.ts";

const linesShown = 3;
const writeCommand = "npm run doctor -- --write FILE";

/** An examination of the API, as far as it fits a message; the shell prints all of it. */
export function doctorReply(text: Text, examination: Examination): Draft {
  const { endpoints, filters, degraded, understood, isNew } = examination;
  const refused = endpoints.flatMap((finding) => finding.refused.map((one) => refusedLine(text, finding, one)));
  const questions = endpoints.flatMap(({ endpoint, questions: asked }) =>
    asked.map(({ question }) => [code(`${endpoint}: ${question}`)]),
  );
  const lists: [string, Span[][]][] = [
    ["admin-degraded-heading", degraded.map((one) => degradedLine(text, one))],
    ["admin-filters-heading", filters.map((filter) => filterLine(text, filter))],
    ["admin-refused-heading", refused.slice(0, linesShown)],
    ["admin-questions-heading", questions.slice(0, linesShown)],
  ];
  return forOperator(text, {
    blocks: [
      { kind: "heading", spans: text.spans("admin-doctor-heading") },
      { kind: "paragraph", spans: text.spans(understood ? "admin-doctor-fine" : "admin-doctor-trouble") },
      ...(isNew ? [{ kind: "paragraph" as const, spans: text.spans("admin-definition-new") }] : []),
      endpointTable(text, endpoints),
      ...lists.flatMap(([key, items]) => listBlocks(text, key, items)),
      ...rest(text, Math.max(0, refused.length - linesShown) + Math.max(0, questions.length - linesShown)),
      ...(questions.length > 0
        ? [{ kind: "note" as const, spans: text.spans("admin-questions-how", { command: code(writeCommand) }) }]
        : []),
    ],
    buttons: [[adminButton(text, "admin-status-button", "status")]],
  });
}

const dayMs = 86_400_000;

/** What one question has shown of a service with a definition. */
export function serviceReply(text: Text, seen: ServiceSeen): Draft {
  const { service, state, isKeyed, detail, settings, left, plan } = seen;
  const key = state === "works" && isKeyed ? "works-key" : state;
  const said = { service, detail: detail ?? "", settings: settings.join(", ") };
  const looks = plan.evenPaceMs === null ? null : Math.max(1, Math.round(dayMs / plan.evenPaceMs));
  const facts = [
    ...left.map(({ per, units }) => text.spans("admin-service-left", { per, units })),
    ...(looks === null ? [] : [text.spans("admin-service-looks", { looks })]),
  ];
  return forOperator(text, {
    blocks: [
      { kind: "heading", spans: text.spans("admin-doctor-heading") },
      { kind: "paragraph", spans: text.spans(`admin-service-${key}`, said) },
      ...listBlocks(text, "admin-service-has", state === "works" ? featuresOf(seen).map((one) => text.spans(one)) : []),
      ...facts.map((spans): Block => ({ kind: "note", spans })),
    ],
    buttons: [[adminButton(text, "admin-status-button", "status")]],
  });
}

function featuresOf({ has }: ServiceSeen): string[] {
  const features = {
    matches: ["matches"],
    boards: ["odds", "alerts"],
    results: ["results"],
    value_bets: ["valuebets"],
    predictions: ["predictions"],
    leagues: ["leagues"],
    teams: ["teams"],
    fighters: ["fighters"],
    bookmakers: ["bookmakers"],
    bonuses: ["bonuses"],
  };
  return Object.entries(features).flatMap(([ask, names]) =>
    has.some((one) => one === ask) ? names.map((name) => `admin-feature-${name}`) : [],
  );
}

function refusedLine(
  text: Text,
  { endpoint }: EndpointFinding,
  { where, why, times }: EndpointFinding["refused"][number],
): Span[] {
  return text.spans("admin-status-note", { endpoint, note: code(`${where}: ${why}`), count: times });
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
