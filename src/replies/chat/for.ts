import { fitsButton, type Press } from "../../chat/press.ts";
import type { Block, Button, Draft, PressButton } from "../../chat/reply.ts";
import type { Steered } from "../../chats/steered.ts";
import { labelsApart } from "../parts/apart.ts";
import { bold, type Text } from "../parts/text.ts";

/** Which chat is managed from here now, and the others that were. */
export function forReply(text: Text, chats: readonly (Steered & { isActive: boolean })[]): Draft {
  const active = chats.find(({ isActive }) => isActive);
  const others = chats.filter(({ isActive }) => !isActive);
  // Titles are not unique.
  const named = others.map(({ title, number }) => ({ id: number, title }));
  const labels = labelsApart(named, [
    ({ title }) => title,
    ({ id, title }) => text.say("find-fixture", { day: `#${id}`, title }),
  ]);
  const spans = active ? text.spans("for-now", { chat: bold(active.title) }) : text.spans("for-which");
  return {
    blocks: [{ kind: "paragraph", spans }],
    buttons: [
      ...named.map(({ id }, index) => [button(labels[index] ?? "", `#${id}`)]),
      [button(text.say("for-another"), "new"), ...(active ? [backButton(text)] : [])],
    ],
    personal: true,
  };
}

/** Asks for a channel or group. */
export function chooseReply(text: Text): Draft {
  return {
    blocks: [paragraph(text, "for-how"), { kind: "note", spans: text.spans("for-needs") }],
    buttons: [],
    choosesChat: { channel: text.say("for-choose-channel"), group: text.say("for-choose-group") },
    personal: true,
  };
}

/** What is typed here is about a chat now. */
export function steeringReply(text: Text, { title, number }: Steered): Draft {
  const about = (key: string, command: string): PressButton => ({
    label: text.say(key),
    press: { command, text: "", replace: false, chat: number },
  });
  return {
    blocks: [
      { kind: "paragraph", spans: text.spans("for-begun", { chat: bold(title) }) },
      { kind: "note", spans: text.spans("for-ends") },
    ],
    buttons: [[about("watches-heading", "watches"), about("settings-heading", "settings")], [backButton(text)]],
    personal: true,
  };
}

/** Says to who has made the bot an administrator how to go on. */
export function joinedReply(text: Text, { title, id }: { title: string; id: string }): Draft {
  return {
    blocks: [{ kind: "paragraph", spans: text.spans("for-joined", { chat: bold(title) }) }],
    buttons: [[button(text.say("for-steer", { chat: title }), id)]],
    personal: true,
  };
}

/** What is typed here is about the asker again. */
export function ownAgainReply(text: Text): Draft {
  return { blocks: [paragraph(text, "for-over")], buttons: [], choosesChat: null, personal: true };
}

/** Leads to the choice of a chat. */
export function forButton(text: Text): Button {
  return { label: text.say("for-button"), press: { command: "for", text: "", replace: false } };
}

/** Ends the management of another chat. */
export function backButton(text: Text): Button {
  return { label: text.say("for-me-again"), press: { command: "for", text: "me", replace: false } };
}

/** An answer about another chat says so, and its buttons act for that chat. */
export function actingFor(draft: Draft, { title, number }: Steered, text: Text): Draft {
  const bound = (press: Press): Press => ({ ...press, chat: number });
  const acting = (button: PressButton): PressButton => ({ ...button, press: bound(button.press) });
  const acts = (button: Button): Button[] => {
    if (!("press" in button) || button.press.command === "for") return [button];
    const acts = acting(button);
    return fitsButton(acts.press) ? [acts] : [];
  };
  const opening = (block: Block): Block => {
    if (block.kind !== "fold" && block.kind !== "list") return block;
    const opens = block.opens ? { opens: block.opens.map((one) => one && bound(one)) } : {};
    return block.kind === "fold" ? { ...block, ...opens, all: acting(block.all) } : { ...block, ...opens };
  };
  return {
    ...draft,
    blocks: [...draft.blocks.map(opening), { kind: "note", spans: text.spans("for-about", { chat: title }) }],
    buttons: draft.buttons.map((row) => row.flatMap(acts)).filter((row) => row.length > 0),
  };
}

/** An answer to who managed another chat until lately says that this is over. */
export function noMoreFor(draft: Draft, title: string, text: Text): Draft {
  return { ...draft, blocks: [...draft.blocks, { kind: "note", spans: text.spans("for-ended", { chat: title }) }] };
}

function paragraph(text: Text, key: string): Block {
  return { kind: "paragraph", spans: text.spans(key) };
}

function button(label: string, words: string): Button {
  return { label, press: { command: "for", text: words, replace: false } };
}
