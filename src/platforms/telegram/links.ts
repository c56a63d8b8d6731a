import { createHmac, timingSafeEqual } from "node:crypto";
import { parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Answered } from "../../chat/platform.ts";
import type { Press } from "../../chat/press.ts";
import type { Block, Button, Reply } from "../../chat/reply.ts";
import { withNumberedChoices } from "../../chat/rows.ts";

/** What a link in a channel asks for, and where it stands. */
interface Linked {
  command: string;
  text: string;
  channel: number;
}

/** Links by which readers of a channel ask in private what stands on a button there: nobody else reads the answer. */
export interface Links {
  /** The address of one; null for a press that is for the channel alone, or too long for a link. */
  to(press: Pick<Press, "command" | "text">, channel: number): string | null;
  /** A reply as it stands in a channel: with links in place of buttons, where there can be one. */
  inPost<R extends Reply>(reply: R, channel: number): R;
  /** An answer, as it stands where it was asked for. What a link has led to leads on to the same channel. */
  inAnswer(answer: Answered, asked: { inChannel: boolean; chat: number; call: Pick<Call, "linkedFrom"> }): Answered;
  /** What behind `/start` one of our links asks for; null for everything else. */
  read(words: string): Linked | null;
}

interface LinksDeps {
  token: string;
  /** The bot's user name without `@`. */
  username: string;
  /** The commands that a link may lead to. */
  readable: ReadonlySet<string>;
}

/** A sign that no other word behind `/start` has, a seal, and the question. Telegram hands us at most 64 of A-Z a-z 0-9 _ -. */
const form = /^q([\w-]{8})([\w-]+)$/;
const longest = 64;
const sealLength = 8;

/** Only we can make such a link, so that it asks for nothing but what we have written into a channel ourselves. */
export function createLinks({ token, username, readable }: LinksDeps): Links {
  const key = createHmac("sha256", token).update("linewatch link").digest();

  function sealOf(question: string): string {
    return createHmac("sha256", key).update(question).digest("base64url").slice(0, sealLength);
  }

  function to({ command, text }: Pick<Press, "command" | "text">, channel: number): string | null {
    if (!readable.has(command)) return null;
    const question = Buffer.from(`${(-channel).toString(36)} ${command} ${text}`).toString("base64url");
    const words = `q${sealOf(question)}${question}`;
    return words.length > longest ? null : `https://t.me/${username}?start=${words}`;
  }

  function linked<R extends Reply>(reply: R, channel: number, isMeant: (command: string) => boolean): R {
    const link = (button: Button): Button => {
      const url = "press" in button && isMeant(button.press.command) ? to(button.press, channel) : null;
      return url === null ? button : { label: button.label, url };
    };
    return { ...reply, buttons: reply.buttons.map((row) => row.map(link)) };
  }

  function inPost<R extends Reply>(reply: R, channel: number): R {
    const numbered = withNumberedChoices(reply);
    return linked({ ...numbered, blocks: numbered.blocks.map(withoutOpens) }, channel, () => true);
  }

  return {
    to,
    inPost,
    inAnswer(answer, { inChannel, chat, call: { linkedFrom } }) {
      const from = linkedFrom === undefined ? null : Number(parseAddress(linkedFrom).chat);
      const shown = <R extends Reply>(reply: R): R => {
        if (inChannel) return inPost(reply, chat);
        return from === null ? reply : linked(reply, from, (command) => command === "why");
      };
      return answer.later ? { ...shown(answer), later: answer.later.then(shown) } : shown(answer);
    },
    read(words) {
      const [, seal = "", question = ""] = form.exec(words) ?? [];
      if (question === "" || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(question)))) return null;
      const [channel = "", command = "", ...text] = Buffer.from(question, "base64url").toString().split(" ");
      return { command, text: text.join(" "), channel: -Number.parseInt(channel, 36) };
    },
  };
}

/** Its rows have their numbers already. */
function withoutOpens(block: Block): Block {
  if (block.kind !== "list") return block;
  const { opens: _, ...list } = block;
  return list;
}
