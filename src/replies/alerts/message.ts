import type { Button, Draft } from "../../chat/reply.ts";
import type { Section, Telling } from "../../delivery/fact-kind.ts";
import type { Text } from "../parts/text.ts";
import { capBlocks, capButtons, lessAllButton } from "./cap.ts";

/** The one message that carries what waits for a chat: a section for each kind, then why it comes now and what can be done. */
export function messageReply(text: Text, telling: Pick<Telling, "id" | "manner">, sections: readonly Section[]): Draft {
  const { cap } = telling.manner;
  const notes = new Map(sections.flatMap((one) => one.notes).map((note) => [JSON.stringify(note), note]));
  return {
    blocks: [...sections.flatMap(({ blocks }) => blocks), ...notes.values(), ...capBlocks(text, cap)],
    buttons: [...sections.flatMap(({ buttons }) => buttons), ...capButtons(text, cap), ...actionRows(text, telling, sections)],
    personal: false,
  };
}

/** What calls mean the matches and watches of one message by. */
export function messageRef(id: string): string {
  return `message:${id}`;
}

function actionRows(text: Text, { id, manner }: Pick<Telling, "id" | "manner">, sections: readonly Section[]): Button[][] {
  const button = (key: string, command: string, words: string): Button => {
    return { label: text.say(key), press: { command, text: words, replace: false } };
  };
  const mute = wordsFor(
    id,
    sections.flatMap((one) => one.mute ?? []),
  );
  const less = wordsFor(
    id,
    sections.flatMap((one) => one.less ?? []),
  );
  if (less === null) return [];
  const all = manner.held === "flood" && !manner.cap ? [[lessAllButton(text)]] : [];
  const snooze = button("alert-snooze", "snooze", "1h");
  const rest = [button("alert-less", "less", less), button("alert-why", "why", id)];
  return mute === null ? [...all, [snooze, ...rest]] : [...all, [button("alert-mute", "mute", mute), snooze], rest];
}

/** Where several sections could be meant, the whole message is. */
function wordsFor(id: string, words: readonly string[]): string | null {
  const [only = null, ...others] = words;
  return others.length > 0 ? messageRef(id) : only;
}
