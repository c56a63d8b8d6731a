import { encodePress } from "../../src/chat/press.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { pressFromId } from "../../src/platforms/discord/buttons.ts";
import { filesOf, messageFromReply as forDiscord } from "../../src/platforms/discord/message.ts";
import { messageFromReply as forPlayground } from "../../src/platforms/playground/message.ts";
import { messageFromReply as forTelegram } from "../../src/platforms/telegram/message.ts";
import { createFakeClock } from "../clock.ts";
import { checkMessage, flatten, type RawMessage } from "../standins/discord-checks.ts";
import { seeMessage } from "../standins/discord-text.ts";
import type { Upload } from "../standins/multipart.ts";
import { findTappable } from "../standins/telegram-html.ts";
import { createMethods } from "../standins/telegram-methods.ts";
import { createWorld, type ShownMessage } from "../standins/telegram-world.ts";

/** A message as the people of a platform get it. */
export interface Shown {
  text: string;
  /** What its buttons send back; web addresses left out. */
  presses: string[];
  /** What a reader could tap, or what a name made of the text, beside our own links and commands. */
  strange: string[];
}

const chat = 7;
const ownMarks = /^(?:heading|bold|italic|code|code block|list|small|time \w)$/;

/** Shows a reply on a platform; throws when the platform would not take it. */
export const platforms: Readonly<Record<"Telegram" | "Discord" | "the playground", (reply: Reply) => Shown>> = {
  Telegram(reply) {
    const { html, keyboard, file } = forTelegram(reply);
    const markup = keyboard ? { reply_markup: keyboard } : {};
    const said = { chat_id: chat, parse_mode: "HTML", ...markup };
    if (file)
      methods.get("senddocument")?.({ ...said, caption: html, document: "attach://list", uploads: uploadsOf([file], "list") });
    else methods.get("sendmessage")?.({ ...said, text: html });
    const { text = "", entities = [], buttons = [] } = world.messages.pop() ?? ({} as Partial<ShownMessage>);
    const strange = findTappable({ text, entities }).map(({ offset, length }) => text.slice(offset, offset + length));
    return {
      text,
      presses: buttons.flat().flatMap(({ data }) => data ?? []),
      strange: strange.filter((tappable) => !/^\/[a-z]+$/.test(tappable)),
    };
  },
  Discord(reply) {
    const message = JSON.parse(JSON.stringify(forDiscord(reply))) as RawMessage;
    const files = filesOf(reply).map(({ name, data }) => ({ name, content: data.toString() }));
    checkMessage({ ...message, uploads: uploadsOf(files, "files[0]") });
    const components = message.components ?? [];
    const { text, marks } = seeMessage("", components);
    const links = new Set(reply.credit.flat().map((span) => (span.kind === "link" ? `link ${span.url}` : "")));
    return {
      text,
      presses: flatten(components).flatMap(({ custom_id: id, options }) =>
        [id, ...(options ?? []).map(({ value }) => value)].flatMap((one) => {
          const press = pressFromId(typeof one === "string" ? one : "");
          return press ? encodePress(press) : typeof one === "string" && !/^menu\d+$/.test(one) ? one : [];
        }),
      ),
      strange: marks.filter((mark) => !ownMarks.test(mark) && !links.has(mark)),
    };
  },
  "the playground"(reply) {
    const { blocks, buttons, credit } = JSON.parse(JSON.stringify(forPlayground(reply))) as ReturnType<typeof forPlayground>;
    const texts = [...blocks.map(textsIn), ...credit.map((line) => line.map(({ text }) => text).join(""))];
    return {
      text: texts.join("\n"),
      presses: buttons.flat().flatMap((button) => ("press" in button ? [button.press] : [])),
      strange: [],
    };
  },
};

const world = createWorld();
const noTopics = { topics: null, topicNames: new Map(), managesTopics: false };
const nobody = { admins: new Set<number>(), silent: new Set<number>(), username: null, bot: "member" as const };
world.chats.set(chat, { id: chat, type: "private", title: "", ...nobody, ...noTopics, shut: null, migratedTo: null });
const me = { id: 1, is_bot: true, first_name: "Linewatch", username: "linewatch_bot" } as const;
const maps = {
  presses: new Map(),
  queries: new Map(),
  inlineAnswers: new Map(),
  popups: [],
  abilities: {},
  menus: new Map(),
  takesRich: true,
};
const methods = createMethods({ world, clock: createFakeClock(), rates: null, onLeft() {}, me, ...maps });

function uploadsOf(files: readonly { name: string; content: string }[], field: string): Upload[] {
  return files.map((file) => ({ ...file, field, bytes: Buffer.byteLength(file.content) }));
}

/** Every text in a block, however deep; spans of one line are one text. */
function textsIn(value: unknown): string {
  if (Array.isArray(value)) return value.map(textsIn).join("");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .map(([key, inner]) => (key === "text" || key === "title" || key === "label" ? `${inner}` : textsIn(inner)))
    .join("\n");
}
