import type { Degraded, EndpointFinding, Examination, FilterFinding, ShapeChange } from "../api/examination.ts";
import { type Finding, linesOf } from "../host/finding.ts";

/** Writes a locale key out; the shell's is English. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** An examination as text for a terminal. */
export function printed(examination: Examination, say: Say): string {
  const { source, at, requests, endpoints, filters, degraded, changes, understood } = examination;
  const sections = [
    [`Odds API: ${source} (${new Date(at).toISOString()}, ${requests} requests)`],
    table([
      ["endpoint", "verdict", "status", "ms", "items", "left out", "questions"],
      ...endpoints.map((finding) => [
        finding.endpoint,
        finding.verdict.replaceAll("_", " "),
        String(finding.status ?? "-"),
        String(finding.latencyMs ?? "-"),
        String(finding.items ?? "-"),
        String(finding.refused.length),
        String(finding.questions.length),
      ]),
    ]),
    section("Not answered, not read, or left out", endpoints.flatMap(troublesOf)),
    section("To decide", endpoints.flatMap(questionsOf)),
    ...changes.map(changeSection),
    section("Filters of the match list", filters.map(filterLine)),
    section("Caching headers", headersOf(endpoints, "caching")),
    section("Rate-limit headers", headersOf(endpoints, "rateLimits")),
    section(
      "What suffers",
      degraded.map((one) => degradedSentence(one, say)),
      "nothing",
    ),
    definitionSection(examination),
    [understood ? "Everything is understood." : "Not everything is understood."],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.map(printable).join("\n")}\n`)
    .join("\n");
}

/** What was found of the accounts and the machine, as text for a terminal. */
export function printedHost(findings: readonly Finding[]): string {
  return `${section("Accounts and machine", linesOf(findings)).map(printable).join("\n")}\n`;
}

function degradedSentence({ feature, cause, endpoint, field }: Degraded, say: Say): string {
  return say("admin-degraded", {
    feature: say(`admin-feature-${feature}`),
    cause: say(`admin-cause-${cause}`, { endpoint, field: field ?? "" }),
  });
}

function section(title: string, lines: readonly string[], none = "none"): string[] {
  return lines.length === 0 ? [`${title}: ${none}`] : [`${title}:`, ...lines.map((line) => `  ${line}`)];
}

/** Columns from `left` on stand to the right. */
function table(rows: readonly (readonly string[])[], left = 2): string[] {
  const widths = (rows[0] ?? []).map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (text: string, column: number) =>
    column < left ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd());
}

function troublesOf({ endpoint, reason, refused }: EndpointFinding): string[] {
  const left = refused.map(({ where, why, times }) => `${endpoint}: ${where}: ${why} (${times} times)`);
  return reason === null ? left : [`${endpoint}: ${reason}`, ...left];
}

function questionsOf({ endpoint, questions }: EndpointFinding): string[] {
  return questions.map(({ question }) => `${endpoint}: ${question}`);
}

/** How an endpoint was read, beside how it would be read now. */
function changeSection({ endpoint, before, now, isAccepted }: ShapeChange): string[] {
  const left = JSON.stringify(before, null, 2).split("\n");
  const right = now === null ? ["nothing could be drafted"] : JSON.stringify(now, null, 2).split("\n");
  const width = Math.max(...left.map(({ length }) => length), 6);
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const [was = "", is = ""] = [left[index], right[index]];
    return `  ${was.padEnd(width)} ${was === is ? " " : "|"} ${is}`.trimEnd();
  });
  const title = isAccepted ? "is now read in another way" : "answers differently from its definition";
  return [`${endpoint} ${title}:`, `  ${"before".padEnd(width)} | now`, ...rows];
}

/** What answers are read by from now on, and what can be done where that isn't all of them. */
function definitionSection({ definition, isNew, endpoints }: Examination): string[] {
  const open = endpoints.filter(({ verdict }) => verdict === "open" || verdict === "misfit");
  const advice = "Answer the questions in a file: npm run doctor -- --write my-service.json, then ODDS_SOURCE=./my-service.json";
  return [`Definition: ${definitionText(definition, isNew)}`, ...(open.length > 0 ? [`  -> ${advice}`] : [])];
}

function definitionText(definition: Examination["definition"], isNew: boolean): string {
  if (definition === null) return "none, so nothing is read";
  if (definition.from === "built_in") return "the sandbox's own";
  if (definition.from === "file") return "the file that ODDS_SOURCE names";
  const at = new Date(definition.acceptedAt ?? 0).toISOString();
  return isNew ? `accepted now (${at})` : `accepted ${at}`;
}

function filterLine({ parameter, works, spelling, detail }: FilterFinding): string {
  return `${parameter}: ${works}${spelling === null ? "" : `, as ${spelling}`} (${detail})`;
}

/** Each header once, with the endpoints that have it and one value. */
function headersOf(endpoints: readonly EndpointFinding[], kind: "caching" | "rateLimits"): string[] {
  const names = new Set(endpoints.flatMap((finding) => Object.keys(finding[kind])));
  return [...names].map((name) => {
    const having = endpoints.filter((finding) => name in finding[kind]);
    const where = having.length === endpoints.length ? "all endpoints" : having.map(({ endpoint }) => endpoint).join(", ");
    return `${name}: ${having[0]?.[kind][name]} (${where})`;
  });
}

/** What a service sends must not steer the terminal. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}
