import type { Press } from "../../chat/press.ts";
import type { Block, Button, Draft, Span } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import { pingButton } from "../chat/ping.ts";
import { inOneLine, type Text } from "../parts/text.ts";
import { scoreButton } from "../watching/score.ts";
import { capButtons, capSpans, lessAllButton } from "./cap.ts";
import { threadTroubleSpans } from "./thread.ts";

type Told = Pick<Telling, "id" | "manner" | "threadTrouble"> & {
  /** Whether its chat can mention who asks for it; nobody where it is left out. */
  hasPings?: boolean;
};

const mostInRow = 3;

/** The one message that carries what waits for a chat: a section for each kind, then why it comes now and what can be done. */
export function messageReply(text: Text, telling: Told, sections: readonly Section[]): Draft {
  const { cap } = telling.manner;
  return {
    blocks: [...sections.flatMap(({ blocks }) => blocks), ...noteBlocks(text, telling, sections)],
    buttons: [...leadRows(text, telling.id, sections), ...capButtons(text, cap), ...actionRows(text, telling, sections)],
    personal: false,
  };
}

/** Why it comes now, in one line; what several sections say alike is said once. */
function noteBlocks(text: Text, { manner, threadTrouble }: Told, sections: readonly Section[]): Block[] {
  const said = sections
    .flatMap(({ notes }) => notes)
    .flatMap((note): (readonly Span[])[] => ("spans" in note ? [note.spans] : []));
  const whyHere = threadTrouble === undefined ? [] : [threadTroubleSpans(text, threadTrouble)];
  const notes = new Map([...said, ...capSpans(text, manner.cap), ...whyHere].map((spans) => [JSON.stringify(spans), spans]));
  return notes.size === 0 ? [] : [{ kind: "note", spans: inOneLine([...notes.values()]) }];
}

/** Leads from a message to what is known about each thing that it told. */
export function detailsButton(text: Text, id: string, key = "alert-details"): Button {
  return { label: text.say(key), press: { command: "why", text: id, replace: false } };
}

/** A button whose answer stands below the alert, in place of its buttons. */
export function belowButton(text: Text, key: string, call: Pick<Press, "command" | "text">): Button {
  return { label: text.say(key), press: { ...call, replace: true, below: true } };
}

/** What else can be done about a message, where an answer below it asks which of its watches one of these means. */
export function otherActions(text: Text, id: string, asked: "mute" | "less" | "unwatch"): Button[] {
  const keys = { mute: "alert-mute", less: "alert-less", unwatch: "watch-stop" } as const;
  const others = (["mute", "less", "unwatch"] as const).filter((command) => command !== asked);
  return others.map((command) => belowButton(text, keys[command], { command, text: messageRef(id) }));
}

/** What asks for a whole message, with nothing folded. */
export function allOf(id: string): Pick<Press, "command" | "text"> {
  return { command: "why", text: `${id} all` };
}

/** What calls mean the matches and watches of one message by. */
export function messageRef(id: string): string {
  return `message:${id}`;
}

/** Whether something can be done about a section: then it's an alert. */
function isAlert({ mute, less }: Section): boolean {
  return mute !== null || less !== null;
}

/** What leads on from the message, and why it came; a label that leads elsewhere in another section stands once. */
function leadRows(text: Text, id: string, sections: readonly Section[]): Button[][] {
  const labels = new Set<string>();
  const isNew = ({ label }: Button) => !labels.has(label) && labels.add(label).has(label);
  const rows = sections.flatMap(({ buttons }) => buttons.map((row) => row.filter(isNew))).filter((row) => row.length > 0);
  const isExplained = rows.flat().some((one) => "press" in one && one.press.command === "why");
  if (isExplained || !sections.some(isAlert)) return rows;
  const why = detailsButton(text, id, "alert-why");
  const last = rows.at(-1) ?? [];
  return last.length < mostInRow ? [...rows.slice(0, -1), [...last, why]] : [...rows, [why]];
}

/** Mute, Fewer and Stop stand in this order below every alert; what else there is stands around them. */
function actionRows(text: Text, { id, manner, hasPings = false }: Told, sections: readonly Section[]): Button[][] {
  if (!sections.some(isAlert)) return [];
  const mute = wordsFor(
    id,
    sections.flatMap((one) => one.mute ?? []),
  );
  const less = wordsFor(
    id,
    sections.flatMap((one) => one.less ?? []),
  );
  const all = manner.held === "flood" && !manner.cap ? [[lessAllButton(text)]] : [];
  // What can be done about the limit of all stands above, in the place of the rest.
  const isLimited = manner.cap !== null || all.length > 0;
  const further = [...(hasPings ? pingButtons(text, mute) : []), ...(manner.held === "digest" ? [scoreButton(text)] : [])];
  const others = isLimited ? [] : further;
  const actions = [
    ...sections.flatMap(({ first }) => first ?? []).slice(0, 1),
    ...(mute === null ? [] : [belowButton(text, "alert-mute", { command: "mute", text: mute })]),
    ...(less === null || isLimited ? [] : [belowButton(text, "alert-less", { command: "less", text: less })]),
    belowButton(text, "watch-stop", { command: "unwatch", text: messageRef(id) }),
  ];
  return [...all, actions, ...(others.length > 0 ? [others] : [])];
}

/** For what tells of one match alone. */
function pingButtons(text: Text, mute: string | null): Button[] {
  const [, id] = /^#(\d+)$/.exec(mute ?? "") ?? [];
  return id === undefined ? [] : [pingButton(text, Number(id))];
}

/** Where several sections could be meant, the whole message is. */
export function wordsFor(id: string, words: readonly string[]): string | null {
  const [only = null, ...others] = words;
  return others.length > 0 ? messageRef(id) : only;
}
