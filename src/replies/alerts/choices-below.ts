import type { Press } from "../../chat/press.ts";
import type { Draft } from "../../chat/reply.ts";
import { paragraph } from "../parts/blocks.ts";
import { listButtons, pageOf, pageWord, rowsShown } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";
import { messageRef, otherActions } from "./message.ts";

/** The message that a question stands below, and which page of its choices is asked for. */
export interface OfMessage {
  message: string;
  page?: string | undefined;
}

interface ChoicesBelow {
  /** The question's text. */
  key: string;
  command: "mute" | "less" | "unwatch";
  choices: readonly { label: string; press: Pick<Press, "command" | "text"> }[];
  of: OfMessage;
}

/** Asks what of one message is meant, a page at a time; the choice stays where it was asked. */
export function choicesBelow(text: Text, { key, command, choices, of: { message, page } }: ChoicesBelow): Draft {
  const paged = pageOf(choices, page, rowsShown);
  const turn = (to: number) => ({ command, text: `${messageRef(message)} ${pageWord(to)}`, below: true as const });
  return {
    blocks: [paragraph(text.spans(key))],
    buttons: [
      ...paged.shown.map(({ label, press }) => [{ label, press: { ...press, replace: true, below: true as const } }]),
      ...listButtons(text, paged, turn, otherActions(text, message, command)),
    ],
    personal: false,
  };
}
