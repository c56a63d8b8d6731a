import { ConfigError, readConfig } from "../config.ts";
import { type Finding, linesOf } from "../host/finding.ts";
import { createRedactor } from "../log.ts";
import { isGone } from "../settings/gone.ts";
import { secretVariables, variables } from "../variables.ts";
import { readEnvFile, type Values, valuesIn, withValues, writeEnvFile } from "./env-file.ts";
import type { Prompt } from "./prompt.ts";
import { type Question, type Topic, type Tried, topics } from "./topics.ts";

export interface InitOptions {
  /** The file of settings. */
  path: string;
  /** What was said beforehand, by the names of settings; it is not asked. */
  given: Values;
  /** Asks nothing. */
  yes: boolean;
  /** Tries nothing out. */
  unchecked: boolean;
}

export interface InitDeps {
  prompt: Prompt;
  /** What a new file begins as. */
  template: string;
  now(): number;
}

/** What was settled: the settings, and where people will find the bot. */
interface Settled {
  values: Values;
  links: NonNullable<Tried["links"]>;
}

/**
 * Asks for the settings, tries each out and writes them into a file, all at once in the end. Resolves to the exit code: 0 when
 * the file says what was wanted, 1 when nothing was written. Rejects with `NoAnswer` when nobody answers any more.
 */
export async function runInit(options: InitOptions, { prompt, template, now }: InitDeps): Promise<number> {
  const file = readEnvFile(options.path);
  const before = valuesIn(file.text ?? "");
  const settled = await settleAll({ ...options, before, prompt });
  if (!settled) {
    prompt.say("\nNothing was written.");
    return 1;
  }
  const changes = changesOf(before, settled.values);
  if (Object.keys(changes).length === 0) prompt.say(`\n${options.path} already says all of this.`);
  else {
    prompt.say(`\n${file.text === null ? "New in" : "Changes in"} ${options.path}:`);
    for (const name of Object.keys(changes)) prompt.say(`  ${changeOf(name, before[name], changes[name])}`);
    if (!options.yes && !(await isConfirmed(prompt, "Write it?", file.text === null))) {
      prompt.say("Nothing was written.");
      return 1;
    }
    const kept = writeEnvFile(file, withValues(file.text ?? template, changes), now());
    prompt.say(`${options.path} is written, readable by you alone.${kept === null ? "" : ` The old version is in ${kept}`}`);
  }
  for (const [who, address] of settled.links) prompt.say(`${who}: ${address}`);
  for (const line of nextSteps(settled.values)) prompt.say(line);
  return 0;
}

/** What is to be done now. How the answers of a real service are read, nobody has said yet. */
function nextSteps({ ODDS_API_BASE_URL: base, ODDS_SOURCE: source }: Values): string[] {
  const isUndescribed = source === "documented" || (base && base !== "sandbox" && !source);
  return [
    "Start the bot with npm start, or with docker compose up -d",
    ...(isUndescribed ? ["Then npm run doctor finds out how the odds service is read"] : []),
  ];
}

interface Settling extends InitOptions {
  before: Values;
  prompt: Prompt;
}

/** Null when something is wrong and nobody can be asked about it. */
async function settleAll(settling: Settling): Promise<Settled | null> {
  let values: Values = { ...settling.before, ...settling.given };
  for (const name of Object.keys(values)) if (isGone(name)) values = { ...values, [name]: "" };
  const links: Settled["links"][number][] = [];
  for (const topic of topics) {
    const settled = await settle(topic, values, settling);
    if (!settled) return null;
    values = settled.values;
    links.push(...settled.links);
  }
  return { values, links };
}

/** Asks until the answers are fine, or are to be kept as they are. */
async function settle(topic: Topic, known: Values, settling: Settling): Promise<Settled | null> {
  const { yes, unchecked, given, before, prompt } = settling;
  let values = known;
  let asked = topic.questions.filter(({ variable }) => given[variable] === undefined);
  if (!yes && asked.some((question) => isAsked(question, values))) prompt.say(`\n${topic.title}`);
  for (;;) {
    if (!yes) values = await answered(asked, values, settling);
    const read = configFor(topic, values);
    const { findings, links = [] }: Tried =
      "problems" in read || unchecked ? { findings: [] } : await topic.attempt(read.config, { values, before });
    const problems = "problems" in read ? read.problems : [];
    const redact = createRedactor("config" in read ? read.config.secrets : []);
    for (const line of [...problems, ...linesOf(findings)]) prompt.say(`  ${redact(line)}`);
    const isFine = problems.length === 0 && findings.every(({ light }) => light !== "red");
    if (isFine) return { values, links };
    if (yes) return null;
    if (problems.length === 0 && (await isConfirmed(prompt, "Keep it anyway?", false))) return { values, links };
    asked = askedAgain(topic, values, { problems, findings });
  }
}

/** The questions that are to blame, where that is known; else all of them, and what else does not fit. */
function askedAgain(
  topic: Topic,
  values: Values,
  { problems, findings }: { problems: readonly string[]; findings: readonly Finding[] },
): Question[] {
  const blamed = topic.questions.filter((question) => isAsked(question, values) && isBlamed(question, findings));
  return blamed.length > 0 ? blamed : [...topic.questions, ...questionsAbout(problems, topic)];
}

/** Whether what was found wrong says to look at the answer to this question. */
function isBlamed({ variable }: Question, findings: readonly Finding[]): boolean {
  return findings.some(({ light, advice }) => light === "red" && new RegExp(`\\b${variable}\\b`).test(advice ?? ""));
}

function isAsked(question: Question, values: Values): boolean {
  return question.isAsked?.(values) ?? true;
}

async function answered(questions: readonly Question[], known: Values, { prompt, given }: Settling): Promise<Values> {
  let values = known;
  for (const question of questions) {
    if (!isAsked(question, values)) continue;
    const answer = await answerTo(question, values, prompt);
    const isOther = answer !== (values[question.variable] ?? "");
    // A key file, too, is one service's.
    const own = isOther ? (question.owns ?? []).flatMap((name) => [name, `${name}_FILE`]) : [];
    const gone = own.filter((name) => values[name] !== undefined && given[name] === undefined);
    values = { ...values, ...Object.fromEntries(gone.map((name) => [name, ""])), [question.variable]: answer };
  }
  return values;
}

async function answerTo(question: Question, values: Values, prompt: Prompt): Promise<string> {
  const { variable, asks } = question;
  const isSecret = isSecretVariable(variable);
  const present = values[variable] ?? "";
  const without = question.without(values);
  introduce(question, values, prompt);
  const hint = present === "" ? without && `Enter: ${without}` : `Enter keeps ${isSecret ? "it" : present}, - removes it`;
  for (;;) {
    const typed = await prompt.ask(`  ${asks}${hint ? ` (${hint})` : ""}: `, { isSecret });
    const answer = typed === "-" ? "" : chosen(question, typed) || present;
    if (answer !== "" || without !== null) return answer;
    prompt.say("  This one is needed.");
  }
}

function introduce({ says, choices = [] }: Question, values: Values, prompt: Prompt): void {
  const width = Math.max(0, ...choices.map(({ value }) => value.length));
  for (const [nth, { value, line }] of choices.entries()) prompt.say(`  ${nth + 1}  ${value.padEnd(width)}  ${line}`);
  const said = says?.(values) ?? "";
  if (said !== "") prompt.say(`  ${said}`);
}

/** A number is the choice at that place. */
function chosen({ choices = [] }: Question, typed: string): string {
  return (/^\d+$/.test(typed) ? choices[Number(typed) - 1]?.value : undefined) ?? typed;
}

/** What else is to be asked, since it is what does not fit. */
function questionsAbout(problems: readonly string[], topic: Topic): Question[] {
  const named = problems.map((problem) => problem.split(" ")[0] ?? "");
  const others = (Object.keys(variables) as Question["variable"][]).filter(
    (variable) => named.includes(variable) && topic.questions.every((question) => question.variable !== variable),
  );
  return others.map((variable) => ({ variable, asks: variable, without: () => "not set" }));
}

/** What a topic depends on, as the bot would read it. */
function configFor({ reads }: Topic, values: Values) {
  try {
    return { config: readConfig(reads ? settingsOf(reads, values) : values) };
  } catch (error) {
    if (error instanceof ConfigError) return { problems: error.problems };
    throw error;
  }
}

/** Some of the settings. Whether a token goes together with invented odds is for the topic that reads all. */
function settingsOf(names: RegExp, values: Values): Values {
  const its = Object.fromEntries(Object.entries(values).filter(([name]) => names.test(name)));
  return its["ODDS_SOURCE"] ? its : { ODDS_API_BASE_URL: "sandbox", ...its };
}

/** The settings that are others now, by name; what was taken away is empty. */
function changesOf(before: Values, after: Values): Values {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== (before[name] ?? "")));
}

function changeOf(name: string, was = "", is = ""): string {
  const [from, to] = isSecretVariable(name) ? ["", "(not shown)"] : [was, is];
  if (is === "") return `- ${name}${from && `  ${from}`}`;
  return was === "" ? `+ ${name}  ${to}` : `~ ${name}  ${from && `${from} -> `}${to}`;
}

function isSecretVariable(name: string): boolean {
  return secretVariables.some((secret) => secret === name);
}

async function isConfirmed(prompt: Prompt, question: string, isUsual: boolean): Promise<boolean> {
  const answer = await prompt.ask(`${question} ${isUsual ? "[Y/n]" : "[y/N]"} `);
  return answer === "" ? isUsual : /^y(?:es)?$/i.test(answer);
}
