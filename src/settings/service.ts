import { readFileSync } from "node:fs";
import { namesIn, placeholdersOf } from "../sources/ask.ts";
import { type About, checkedDefinition, type Definition } from "../sources/definition.ts";
import { documentedRequests } from "../sources/documented/service.ts";
import { builtIn } from "../sources/index.ts";
import { parsedJson, textIn } from "../sources/json.ts";
import { type KeyNow, Secret } from "../sources/key.ts";
import type { BuiltIn } from "../sources/open.ts";
import type { Settings } from "../variables.ts";

/** A service that is asked as its definition says, with what the host has set. */
export interface ServiceMeant extends BuiltIn {
  about: About;
  /** Who made the data, and where. */
  credit: { name: string; url: string };
  base: string;
  /** By the definition's names. */
  settings: Readonly<Record<string, readonly string[]>>;
  key: KeyNow;
  /** The definition is the host's own. */
  isFile: boolean;
}

type Values = Readonly<Record<string, string | undefined>>;

/** The service that the settings name; null for the documented one and the sandbox. */
export function serviceMeant(settings: Settings, values: Values): ServiceMeant | null {
  const { ODDS_SOURCE: source } = settings;
  if (typeof source !== "object") return null;
  // It was checked when it was read.
  const definition = source.definition as Definition;
  const about = checkedDefinition(definition);
  if (asksLikeDocumented(about)) return null;
  const base = settings.ODDS_API_BASE_URL ?? about.base;
  const { ODDS_SOURCE_NAME: name = about.name, ODDS_SOURCE_URL: url = about.website ?? about.base } = settings;
  return {
    definition,
    ...("code" in source && source.code && { code: source.code }),
    ...("push" in source && source.push && { push: source.push }),
    about,
    base,
    credit: { name, url },
    settings: Object.fromEntries(
      Object.entries(about.settings).map(([setting, { default: usual }]) => [setting, chosen(setting, values) ?? usual]),
    ),
    key: keyFrom(settings, values),
    isFile: "file" in source,
  };
}

/** A definition that the doctor has written of the documented service: it asks for nothing else, and needs no key. */
function asksLikeDocumented({ asks, auth }: About): boolean {
  const documented: Readonly<Record<string, { path: string }>> = documentedRequests;
  const asked = Object.entries(asks).flatMap(([ask, request]) => (request ? [{ ask, path: request.path }] : []));
  return auth === null && asked.length > 0 && asked.every(({ ask, path }) => documented[ask]?.path === path);
}

/** What a definition file names its settings, beside those that every definition of ours has. */
export function choiceNames(source: string | undefined): readonly string[] {
  return source && /[/\\]|\.json$/.test(source) ? namesInFile(source) : [];
}

function namesInFile(file: string): string[] {
  try {
    const { settings = {} } = parsedJson(textIn(readFileSync(file))) as { settings?: object };
    return Object.keys(settings).map(variableOf);
  } catch {
    return [];
  }
}

/** What doesn't fit together: a key where none is asked for, or none where one is; choices that the service doesn't have. */
export function checkService(
  { service, settings, values }: { service: ServiceMeant | null; settings: Settings; values: Values },
  problems: string[],
): void {
  const isWrong = problems.some((problem) => /^ODDS_(?:API_KEY|SOURCE)/.test(problem));
  if (isWrong) return;
  const hasKey = settings.ODDS_API_KEY !== undefined;
  const needsKey = service !== null && service.about.auth !== null;
  if (needsKey && !hasKey) problems.push(`ODDS_API_KEY is not set: ${service.about.name} gives keys at ${service.credit.url}`);
  if (hasKey && !needsKey) problems.push("ODDS_API_KEY is set, and this odds source takes no key");
  if (service && !(service.about.asks.matches && service.about.asks.boards))
    problems.push("ODDS_SOURCE names a definition without matches or without boards: nobody could find a match, or its odds");
  if (service?.isFile) problems.push(...unfilledIn(service.about, service.settings));
  checkChoices(service, values, problems);
}

/** Placeholders that nothing fills: such a question could never be asked. */
function unfilledIn({ asks }: About, settings: ServiceMeant["settings"]): string[] {
  const known = placeholdersOf(settings);
  const all = known.map((name) => `{${name}}`).join(", ");
  return Object.entries(asks).flatMap(([ask, request]) =>
    (request ? namesIn(request) : [])
      .filter((name) => !known.includes(name))
      .map((name) => `ODDS_SOURCE: nothing fills {${name}} in asks.${ask}; there are ${all}`),
  );
}

function checkChoices(service: ServiceMeant | null, values: Values, problems: string[]): void {
  const own = service?.about.settings ?? {};
  const offered = Object.keys(own);
  const advice = offered.length > 0 ? `it has ${offered.map(variableOf).join(", ")}` : "it has no such choices";
  const all = new Set(Object.values(builtIn).flatMap(({ definition }) => Object.keys(definition.settings ?? {})));
  for (const name of all)
    if (!offered.includes(name) && chosen(name, values))
      problems.push(`${variableOf(name)} means nothing to this odds source: ${advice}`);
  for (const [name, { most }] of Object.entries(own))
    if (most !== undefined && (chosen(name, values)?.length ?? 0) > most)
      problems.push(`${variableOf(name)} may name ${most} at most`);
}

function chosen(name: string, values: Values): string[] | null {
  const words = (values[variableOf(name)] ?? "").split(",").map((word) => word.trim());
  const said = [...new Set(words.filter((word) => word !== ""))];
  return said.length > 0 ? said : null;
}

function variableOf(setting: string): string {
  return `ODDS_${setting.toUpperCase()}`;
}

/** A key in a file may be another one tomorrow: it is read whenever it is needed. While it can't be read, the last one stays. */
function keyFrom({ ODDS_API_KEY: first }: Settings, values: Values): KeyNow {
  const file = values["ODDS_API_KEY_FILE"]?.trim();
  let last = first === undefined ? null : new Secret(first);
  if (!file) return () => last;
  return () => {
    try {
      const text = readFileSync(file, "utf8").trim();
      if (/^[\x21-\x7e]{1,500}$/.test(text) && text !== last?.reveal()) last = new Secret(text);
    } catch {
      // It is being written, or was taken away.
    }
    return last;
  };
}
