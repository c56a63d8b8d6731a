import type { Reply } from "../../src/chat/reply.ts";
import { messageFromReply as forDiscord } from "../../src/platforms/discord/message.ts";
import { messageFromReply as forTelegram } from "../../src/platforms/telegram/message.ts";
import type { RawMessage } from "../standins/discord-checks.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const sheet = `
  * { box-sizing: border-box; margin: 0 }
  body { width: 390px; padding: 12px 10px; font: 15px/1.35 "DejaVu Sans", sans-serif; letter-spacing: -0.01em }
  .message { white-space: pre-wrap; overflow-wrap: anywhere; margin-bottom: 6px }
  pre { font: 13px/1.35 "DejaVu Sans Mono", monospace; margin: 4px 0; overflow: hidden; white-space: pre }
  .row { display: flex; gap: 6px; margin-bottom: 6px }
  .row span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }`;

const telegramSheet = `
  body { background: #9fbd8c }
  .message { background: #fff; border-radius: 14px 14px 14px 4px; padding: 8px 12px; width: 330px }
  .message a, .message tg-time { color: #2678b6; text-decoration: none }
  pre { background: #f1f4f6; border-radius: 6px; padding: 6px 8px }
  .row { width: 330px }
  .row span { flex: 1; background: #6a8f5bb0; color: #fff; border-radius: 8px; padding: 9px 4px; text-align: center; font-weight: 600; font-size: 14px }`;

const discordSheet = `
  body { background: #313338; color: #dbdee1 }
  .message { background: #2b2d31; border: 1px solid #3f4147; border-radius: 8px; padding: 12px 14px; width: 366px }
  h3 { font-size: 16px; color: #f2f3f5 }
  small { color: #949ba4; font-size: 12px }
  time { background: #3b3d44; border-radius: 3px; padding: 0 2px }
  hr { border: 0; border-top: 1px solid #3f4147; margin: 8px 0 }
  a { color: #00a8fc; text-decoration: none }
  pre { background: #1e1f22; border: 1px solid #3f4147; border-radius: 4px; padding: 8px }
  .row span { background: #4e5058; color: #fff; border-radius: 4px; padding: 8px 14px; font-size: 14px }`;

const page = (look: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${sheet}${look}</style><body>${body}</body>`;

const rows = (labels: readonly (readonly string[])[]): string =>
  labels.map((row) => `<div class="row">${row.map((label) => `<span>${escaped(label)}</span>`).join("")}</div>`).join("");

/** A page that shows the requests that Telegram would be sent, much as a phone shows them. */
export function telegramPage(replies: readonly Reply[]): string {
  const shown = replies.map((reply) => {
    const { html, keyboard } = forTelegram(reply);
    const labels = (keyboard?.inline_keyboard ?? []).map((row) => row.map(({ text }) => text));
    return `<div class="message">${html.replaceAll("</pre>\n", "</pre>")}</div>${rows(labels)}`;
  });
  return page(telegramSheet, shown.join(""));
}

type Component = NonNullable<RawMessage["components"]>[number];

/** The same for Discord. `timeOf` puts a moment into the reader's words, as Discord does. */
export function discordPage(replies: readonly Reply[], timeOf: (seconds: number, style: string) => string): string {
  const shown = replies.map((reply) => {
    const { components = [] } = JSON.parse(JSON.stringify(forDiscord(reply))) as RawMessage;
    return components.map((component) => drawn(component, timeOf)).join("");
  });
  return page(discordSheet, shown.join(""));
}

function drawn(component: Component, timeOf: (seconds: number, style: string) => string): string {
  const inner = component.components ?? [];
  if (component.type === 17) return `<div class="message">${inner.map((one) => drawn(one, timeOf)).join("")}</div>`;
  if (component.type === 1) return rows([inner.map(({ label }) => String(label ?? ""))]);
  if (component.type === 14) return "<hr>";
  return markdown(String(component.content ?? ""), timeOf);
}

/** So much of Discord's markdown as our messages have. */
function markdown(content: string, timeOf: (seconds: number, style: string) => string): string {
  const code: string[] = [];
  const kept = content.replace(/```\n?([\s\S]*?)\n?```\n?/g, (_, table: string) => `\uE000${code.push(table) - 1}\uE000\n`);
  const inline = escaped(kept)
    .replace(/&lt;t:(\d+):(\w)&gt;/g, (_, seconds: string, style: string) => `<time>${timeOf(Number(seconds), style)}</time>`)
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "<a>$1</a>")
    .replace(/\\([^\w\s])/g, "$1");
  const lines = inline
    .split("\n")
    .map((line) => line.replace(/^### (.*)$/, "<h3>$1</h3>").replace(/^-# (.*)$/, "<small>$1</small>"));
  return lines
    .join("\n")
    .replaceAll("</h3>\n", "</h3>")
    .replace(/\uE000(\d+)\uE000\n?/g, (_, nth: string) => `<pre>${escaped(code[Number(nth)] ?? "")}</pre>`);
}
