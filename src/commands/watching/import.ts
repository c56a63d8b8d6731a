import { parseAddress } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import { importedReply, importReply, nothingImportedReply } from "../../replies/watching/import.ts";
import type { Widening } from "../../watches/expansion.ts";
import { applyImport, dropImport, keepImport, keptImport } from "../../watches/imports.ts";
import { type FileFault, mostFileBytes, readFile } from "../../watches/portable.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { planImport } from "./import-plan.ts";
import { addShared, codeTyped, openShared, type SharedDeps } from "./share.ts";

export interface ImportCommandDeps extends SharedDeps {
  widening: Pick<Widening, "wake">;
}

/** As much as a message of any platform holds. */
const longestTyped = 6_000;
const answerForm = /^(?:yes|no)[1-9]\d{0,14}$/;

/** `/import`: takes over what `/export` wrote, or a watch that somebody shares, once the difference was seen. */
export function createImportCommand(deps: ImportCommandDeps): Command {
  return {
    name: "import",
    options: [
      { name: "file", required: false, suggests: false, takesFile: true, form: /(?!)/ },
      { name: "text", required: false, suggests: false },
      { name: "answer", required: false, suggests: false, form: answerForm, hidden: true },
    ],
    manages: "watches",
    longest: longestTyped,
    async run(ask) {
      const answer = ask.call.source === "button" ? ask.args["answer"] : undefined;
      if (answer?.startsWith("yes")) return take(deps, ask, Number(answer.slice(3)));
      if (answer?.startsWith("no")) return leave(deps, ask, Number(answer.slice(2)));
      const code = codeTyped(ask.args["text"] ?? "");
      // Only a press adds it, and shows it has been.
      if (code !== null) return ask.call.source === "button" ? addShared(deps, ask, code) : openShared(deps, ask, code);
      const content = await contentOf(ask);
      const file = readFile(content);
      if ("fault" in file) throw refusal(file.fault);
      const plan = await planImport(deps, ask, file);
      const isEmpty =
        plan.added.length + plan.changed.length + plan.journal.bets.length + Object.keys(plan.settings).length === 0;
      const id = isEmpty ? null : await keepImport(deps.database, { chat: ask.call.address, content, now: ask.now });
      return importReply(ask.text, { ...plan.shown, id });
    },
  };
}

/** What was sent: the file, or the text behind the command. */
async function contentOf({ call, args }: Ask): Promise<string> {
  if (call.attached) {
    const read = await call.attached.read(mostFileBytes);
    if (read.kind === "text") return read.text;
    throw refusal(read.kind);
  }
  if (args["text"] !== undefined) return args["text"];
  throw new Refusal("import-how", { platform: parseAddress(call.address).platform });
}

function refusal(why: FileFault | "too_large" | "no_text" | "failed"): Refusal {
  return new Refusal("import-refused", { why });
}

/** The file is held against the chat once more, since both may have changed since it was shown. */
async function take(deps: ImportCommandDeps, ask: Ask, id: number): Promise<Draft> {
  const { call, text, now } = ask;
  const chat = call.address;
  const content = await keptImport(deps.database, { chat, id, now });
  const file = content === null ? null : readFile(content);
  if (!file || "fault" in file) throw new Refusal("import-too-late", {}, []);
  const { added, changed, settings, journal } = await planImport(deps, ask, file);
  const reads = call.reader.language === null ? null : text.language;
  const done = await applyImport(deps.database, {
    chat,
    id,
    added,
    changed,
    settings,
    journal,
    createdBy: call.reader.id,
    reads,
    now,
  });
  if (!done) throw new Refusal("import-too-late", {}, []);
  deps.onWatched();
  deps.widening.wake();
  const said = ask.follow({ ...ask.settings, ...settings });
  return importedReply(said, { ...done, settings: Object.keys(settings), bets: journal.bets.length });
}

async function leave({ database }: ImportCommandDeps, { call, text }: Ask, id: number): Promise<Draft> {
  await dropImport(database, { chat: call.address, id });
  return nothingImportedReply(text);
}
