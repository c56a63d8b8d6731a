import type { PlatformName } from "../../chat/address.ts";
import type { Block, Draft, PressButton } from "../../chat/reply.ts";
import type { Chat } from "../../chats/chats.ts";
import { hourlyInWords } from "../chat/settings.ts";
import { factsBlock } from "../parts/facts.ts";
import { type Paged, pageButtons, pageNote, pageWord } from "../parts/paging.ts";
import type { Text } from "../parts/text.ts";
import { adminButton, code, forOperator, heading, paragraph, row } from "./parts.ts";

export interface ChatsFacts {
  /** How many are known of each platform and state. */
  counts: readonly { platform: PlatformName; state: Chat["state"]; count: number }[];
  /** What was searched for among the addresses; null for nothing. */
  search: string | null;
  /** Those that watch most come first. */
  chats: Paged<{ address: string; state: Chat["state"]; watches: number }>;
}

/** How many chats there are, and which of them watch most. */
export function chatsReply(text: Text, { counts, search, chats }: ChatsFacts): Draft {
  const opens = chats.shown.map(({ address }): PressButton => {
    return { label: address, press: { command: "admin", text: `chat ${address}`, replace: false } };
  });
  const words = search === null ? "chats" : `chats ${search}`;
  const list: Block = {
    kind: "list",
    items: chats.shown.map(({ address, watches, state }) =>
      text.spans(state === "active" ? "admin-chat-line" : "admin-chat-line-state", {
        address: code(address),
        watches,
        state: text.say(`admin-state-${state}`),
      }),
    ),
    opens: opens.map(({ press }) => press),
  };
  return forOperator(text, {
    blocks: [
      heading(text, "admin-chats-heading"),
      ...(search === null ? countBlocks(text, counts) : []),
      ...(chats.total === 0 ? [paragraph(text.spans("admin-chats-none"))] : [list]),
      ...pageNote(text, chats),
      { kind: "note", spans: text.spans("admin-chats-how", { usage: code(`/admin ${text.say("admin-usage-chats")}`) }) },
    ],
    buttons: [
      ...opens.map((button) => [button]),
      ...pageButtons(text, chats, (page) => ({ command: "admin", text: `${words} ${pageWord(page)}` })),
    ],
  });
}

function countBlocks(text: Text, counts: ChatsFacts["counts"]): Block[] {
  const platforms = [...new Set(counts.map(({ platform }) => platform))];
  const rows = platforms.map((platform) => {
    const its = counts.filter((one) => one.platform === platform);
    const parts = its.map(({ state, count }) => text.say(`admin-count-${state}`, { count }));
    return row(text, `admin-platform-${platform}`, parts.join(", "));
  });
  return rows.length === 0 ? [] : [factsBlock(text, rows)];
}

/** What an operator sees of one chat. */
export interface ChatCard {
  chat: Pick<Chat, "address" | "state" | "stateReason" | "stateSince" | "createdAt" | "barred">;
  language: string;
  watches: number;
  /** How many matches it can watch. */
  limit: number;
  /** How many messages may come within an hour. */
  hourly: number | null;
  /** Messages that went there within a week. */
  messages: number;
  /** What waits there to be told. */
  waiting: number;
  /** What the log calls it. */
  logName: string;
  now: number;
}

/** One chat: how it does, what it may, and what can be done about it. */
export function chatReply(text: Text, card: ChatCard): Draft {
  const { chat, now } = card;
  const { address, state, stateSince, createdAt, barred } = chat;
  const reason = chat.stateReason ?? barred?.reason ?? null;
  const rows = [
    row(text, "admin-row-state", [
      ...text.spans("admin-state-since", { state: text.say(`admin-state-${state}`), since: text.ago(stateSince, now) }),
    ]),
    ...(reason === null ? [] : [row(text, "admin-row-reason", reason)]),
    row(text, "admin-row-known", [text.ago(createdAt, now)]),
    row(text, "admin-row-language", card.language),
    row(text, "admin-row-watches", text.say("admin-of", { count: text.number(card.watches), most: text.number(card.limit) })),
    row(text, "admin-row-hourly", hourlyInWords(text, card.hourly)),
    row(text, "admin-row-messages", text.number(card.messages)),
    row(text, "admin-row-waiting", text.number(card.waiting)),
    row(text, "admin-row-log", [code(card.logName)]),
  ];
  return forOperator(text, {
    blocks: [{ kind: "heading", spans: [code(address)] }, factsBlock(text, rows)],
    buttons: [
      [adminButton(text, "admin-limits-button", `limits ${address}`)],
      [
        ...(state === "blocked" ? [adminButton(text, "admin-unblock-button", `allow ${address}`)] : []),
        ...(state === "asked" ? [adminButton(text, "admin-allow-button", `allow ${address}`)] : []),
        ...(state === "blocked" ? [] : [adminButton(text, "admin-block-button", `block ${address}`)]),
        adminButton(text, "admin-leave-button", `leave ${address}`),
      ],
    ],
  });
}
