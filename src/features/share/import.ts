import { parseAddress } from "../../chat/address.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import { type Ask, type Command, Refusal } from "../../commands/command.ts";
import { asksFor } from "../../commands/shown.ts";
import { button, cutList, heading, note, paragraph } from "../../replies/parts/blocks.ts";
import { factsBlock } from "../../replies/parts/facts.ts";
import { bold, inOneLine, plain, type Text } from "../../replies/parts/text.ts";
import { listButton } from "../../replies/watching/watch-view.ts";
import { type FileFault, mostFileBytes, readFile } from "./file.ts";
import { type PlannedImport, planImport } from "./import-plan.ts";
import { applyImport, dropImport, keepImport, keptImport } from "./imports.ts";
import { addShared, codeTyped, openShared, type SharedDeps } from "./share.ts";
import { type LeftOut, type Shown, shownRule, shownTitle } from "./shown.ts";

/** As much as a message of any platform holds. */
const longestTyped = 6_000;
const answerForm = /^(?:yes|no)[1-9]\d{0,14}$/;

/** `/import`: takes over what `/export` wrote, or a watch that somebody shares, once the difference was seen. */
export function createImportCommand(deps: SharedDeps): Command {
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
      const { added, changed, settings, journal } = plan;
      const isEmpty = added.length + changed.length + journal.bets.length + Object.keys(settings).length === 0;
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
  throw new Refusal("import-how", { platform: parseAddress(call.address).platform }, null, asksFor("import"));
}

function refusal(why: FileFault | "too_large" | "no_text" | "failed"): Refusal {
  return new Refusal("import-refused", { why });
}

/** The file is held against the chat once more, since both may have changed since it was shown. */
async function take(deps: SharedDeps, ask: Ask, id: number): Promise<Draft> {
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

async function leave({ database }: SharedDeps, { call, text }: Ask, id: number): Promise<Draft> {
  await dropImport(database, { chat: call.address, id });
  return nothingImportedReply(text);
}

const mostLines = 3;
/** Nothing else says why something is left out. */
const mostReasons = 8;

/** What a file would change, before anything is changed. `id` names the file in the answer; null where there is nothing to answer. */
export function importReply(text: Text, facts: PlannedImport & { id: number | null }): Draft {
  const { added, changed, same, stays, left, settings, bets, id } = facts;
  const count = added.length + changed.length;
  const notes = [
    ...(settings.length > 0 ? [text.spans("import-settings", { names: settingsInWords(text, settings) })] : []),
    ...(same > 0 ? [text.spans("import-same", { count: same })] : []),
    ...(stays > 0 ? [text.spans("import-stays", { count: stays })] : []),
  ];
  return {
    blocks: [
      heading(text.spans("import-heading")),
      ...(id === null ? [paragraph(text.spans("import-nothing"))] : []),
      ...listed(
        text,
        "import-new",
        added.map((shown) => titled(text, shown, shownRule(text, shown))),
      ),
      ...listed(
        text,
        "import-changed",
        changed.map(({ shown }) => titled(text, shown, shownRule(text, shown))),
      ),
      ...listed(
        text,
        "import-left",
        left.map((one) => leftSpans(text, one)),
        mostReasons,
      ),
      ...gainsBlock(text, bets),
      ...notes.map(note),
    ],
    buttons: id === null ? [[listButton(text)]] : [answers(text, { id, count, bets })],
    personal: false,
  };
}

function gainsBlock(text: Text, bets: number): Block[] {
  const value = plain(text.number(bets, true));
  return bets > 0 ? [factsBlock(text, [{ label: text.say("journal-heading"), value }])] : [];
}

function answers(text: Text, { id, count, bets }: { id: number; count: number; bets: number }): Button[] {
  // The sentence of the other button counts watches alone.
  const yes = bets > 0 ? text.say("import-button") : text.say("import-yes", { count });
  return [button(yes, "import", `yes${id}`), button(text.say("import-no"), "import", `no${id}`)];
}

function listed(text: Text, key: string, items: readonly (readonly Span[])[], most = mostLines): Block[] {
  if (items.length === 0) return [];
  return [paragraph([bold(text.say(key, { count: items.length }))]), ...cutList(text, items, most)];
}

function titled(text: Text, shown: Shown, words: string): Span[] {
  return inOneLine([plain(shownTitle(text, shown)), plain(words)]);
}

function leftSpans(text: Text, one: LeftOut): Span[] {
  const name = "shown" in one ? shownTitle(text, one.shown) : one.name;
  return text.spans("import-left-row", { name, why: one.why });
}

/** Those that are shown under a name, by that; the others by what the file calls them. */
function settingsInWords(text: Text, settings: readonly string[]): string {
  const names: Readonly<Record<string, string>> = {
    timeZone: "zone",
    digestAt: "digest",
    fixturesAt: "fixtures",
    reminderMinutes: "reminder",
    membersMayWatch: "members",
  };
  return new Intl.ListFormat(text.language).format(settings.map((name) => text.say(`settings-name-${names[name] ?? name}`)));
}

/** Says what was taken, with the way back. */
export function importedReply(
  text: Text,
  {
    added,
    changed,
    settings,
    bets,
    undo,
  }: { added: number; changed: number; settings: readonly string[]; bets: number; undo: number },
): Draft {
  const said = [
    ...(added > 0 ? [text.say("import-done-new", { count: added })] : []),
    ...(changed > 0 ? [text.say("import-done-changed", { count: changed })] : []),
    ...(settings.length > 0 ? [text.say("import-done-settings", { names: settingsInWords(text, settings) })] : []),
  ];
  return {
    blocks: [...said.map((sentence) => paragraph(plain(sentence))), ...gainsBlock(text, bets)],
    buttons: [[button(text.say("less-undo"), "undo", String(undo)), listButton(text)]],
    personal: false,
  };
}

/** Says that all is as it was. */
export function nothingImportedReply(text: Text): Draft {
  return { blocks: [paragraph(text.spans("import-cancelled"))], buttons: [[listButton(text)]], personal: true };
}
