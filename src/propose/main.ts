/**
 * `npm run --silent draft -- boards=FILE boards=FILE matches=FILE …`: drafts a definition from recorded answers, of each kind one or
 * more, and prints it with what is to be decided.
 */
import { readFileSync } from "node:fs";
import { type Ask, asks } from "../sources/definition.ts";
import { parsedJson, textIn } from "../sources/json.ts";
import { saidAtOnce } from "../version.ts";
import { draftFrom, type Recorded, unknownService } from "./draft.ts";

const usage = `usage: npm run --silent draft -- ASK=FILE …\nASK: ${asks.join(" | ")}`;

/** What the command can't be done with: a sentence for standard error. */
class Unusable extends Error {}

process.exitCode = run(process.argv.slice(2));

function run(words: readonly string[]): number {
  const said = saidAtOnce(words, `${usage}\n`);
  if (said !== null) {
    process.stdout.write(said);
    return 0;
  }
  try {
    if (words.length === 0) throw new Unusable(usage);
    const { definition, questions } = draftFrom(words.map(recordedFrom), unknownService);
    process.stdout.write(`${JSON.stringify({ definition, questions }, null, 2)}\n`);
    return questions.length === 0 ? 0 : 3;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

function recordedFrom(word: string): Recorded {
  const [ask = "", ...rest] = word.split("=");
  const file = rest.join("=");
  if (!isAsk(ask) || file === "") throw new Unusable(`"${word}" is no ASK=FILE\n${usage}`);
  try {
    return { ask, answer: parsedJson(textIn(readFileSync(file))) };
  } catch (error) {
    throw new Unusable(error instanceof SyntaxError ? `${file} is not JSON: ${error.message}` : `${file} cannot be read`);
  }
}

function isAsk(word: string): word is Ask {
  return (asks as readonly string[]).includes(word);
}
