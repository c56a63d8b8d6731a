import { roleText } from "../api/decode/plan/plan.ts";
import type { Degraded, EndpointFinding, Examination, FilterFinding } from "../api/examination.ts";
import { type Finding, linesOf } from "../host/finding.ts";

/** Writes a locale key out; the shell's is English. */
export type Say = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** An examination as text for a terminal. */
export function printed(examination: Examination, say: Say): string {
  const { source, at, requests, endpoints, filters, degraded, proposals, mapping, understood } = examination;
  const sections = [
    [`Odds API: ${source} (${new Date(at).toISOString()}, ${requests} requests)`],
    table([
      ["endpoint", "verdict", "status", "ms", "items", "known", "unknown"],
      ...endpoints.map((finding) => [
        finding.endpoint,
        finding.verdict.replaceAll("_", " "),
        String(finding.status ?? "-"),
        String(finding.latencyMs ?? "-"),
        String(finding.items ?? "-"),
        String(finding.known.length),
        String(finding.unknown.length),
      ]),
    ]),
    section("Not answered, not understood, or passed over", endpoints.flatMap(troublesOf)),
    section("Unknown fields", endpoints.flatMap(unknownOf)),
    ...endpoints.filter(({ plan }) => plan.length > 0).map(planSection),
    section("Changed since last time", endpoints.flatMap(changesOf)),
    section("Filters of the match list", filters.map(filterLine)),
    section("Caching headers", headersOf(endpoints, "caching")),
    section("Rate-limit headers", headersOf(endpoints, "rateLimits")),
    section(
      "What suffers",
      degraded.map((one) => degradedSentence(one, say)),
      "nothing",
    ),
    section(
      "Proposed mappings",
      proposals.map(({ endpoint, field, path, items }) => `${endpoint}.${field} <- ${path} (${items} items)`),
    ),
    Object.keys(mapping).length === 0 ? [] : ["Mapping file for ODDS_API_MAP:", ...JSON.stringify(mapping, null, 2).split("\n")],
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

function troublesOf({ endpoint, reason, skipped }: EndpointFinding): string[] {
  const passedOver = skipped.flatMap(({ count, reason: why, readings }) => [
    `${endpoint}: ${count} passed over (${why})`,
    ...readings.map(
      (pins, index) => `  ${index === 0 ? "to decide, map" : "or"} ${JSON.stringify({ pins: { [endpoint]: pins } })}`,
    ),
  ]);
  return reason === null ? passedOver : [`${endpoint}: ${reason}`, ...passedOver];
}

function unknownOf({ unknown }: EndpointFinding): string[] {
  return unknown.map(({ field, type, example }) => `${field} (${type}): ${example}`);
}

/** Every column with its part and an example; a line of it, put into `pins`, is fixed. */
function planSection({ endpoint, plan }: EndpointFinding): string[] {
  const lines = plan.filter(({ role, path }) => role !== "leads on" || path.endsWith("{}"));
  const rows = lines.map((line) => [line.path, roleText(line), line.example ?? "", line.why ?? ""]);
  return [`Plan of ${endpoint}:`, ...table([["column", "part", "example", "why not"], ...rows], 3).map((line) => `  ${line}`)];
}

function changesOf({ endpoint, retyped, gone, moved }: EndpointFinding): string[] {
  return [
    ...moved.map(({ field, was, is }) => `${endpoint}: ${field} meant ${was}, means ${is}`),
    ...retyped.map(({ field, was, is }) => `${endpoint}: ${field} was ${was}, is ${is}`),
    ...gone.map((field) => `${endpoint}: ${field} is gone`),
  ];
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
