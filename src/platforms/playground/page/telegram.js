import { element, fileLink } from "./elements.js";
import { pictures } from "./picture.js";
import { timeElement } from "./times.js";

const tags = {
  bold: "strong",
  italic: "em",
  strikethrough: "s",
  code: "code",
  pre: "pre",
  expandable_blockquote: "blockquote",
};
const times = { r: "relative", wd: "date", t: "time", wt: "weektime", wdt: "datetime" };

/** A message as Telegram shows what it was sent: the bubble, and the inline keyboard below it. */
export function telegramElement({ message, preview: { telegram } }) {
  const { at, changedAt } = message;
  const when = element("span", "tg-when", timeElement(changedAt ?? at, "time"));
  const text = element("div", "tg-text", ...nodesFrom(telegram.text, telegram.entities), when);
  const lists = telegram.files.filter(({ content }) => content !== null);
  const bubble = element("div", "tg-bubble", ...pictures(message), ...lists.map(fileLink), text);
  const rows = telegram.body.reply_markup?.inline_keyboard ?? [];
  return element("article", "tg", bubble, ...rows.map((row) => element("div", "tg-row", ...row.map(button))));
}

/** Entities stand in order, those around others first. */
function nodesFrom(text, entities, from = 0, to = text.length) {
  const made = [];
  let at = from;
  let rest = entities;
  while (rest.length > 0) {
    const [entity, ...others] = rest;
    const end = entity.offset + entity.length;
    const inside = others.filter(({ offset }) => offset < end);
    made.push(text.slice(at, entity.offset), entityElement(entity, nodesFrom(text, inside, entity.offset, end)));
    rest = others.filter(({ offset }) => offset >= end);
    at = end;
  }
  return [...made, text.slice(at, to)];
}

function entityElement({ type, url, unix_time, date_time_format }, nodes) {
  if (type === "date_time") return timeElement(unix_time * 1000, times[date_time_format] ?? "datetime");
  const made = element(url ? "a" : (tags[type] ?? "span"), "", ...nodes);
  if (url) Object.assign(made, { href: url, target: "_blank", rel: "noopener noreferrer" });
  // It unfolds for who presses it or comes to it by the keyboard.
  if (type === "expandable_blockquote") made.tabIndex = 0;
  return made;
}

function button({ text, callback_data: data, url }) {
  const made = element(url ? "a" : "button", "tg-button", text);
  if (url) return Object.assign(made, { href: url, target: "_blank", rel: "noopener noreferrer" });
  // In groups a button says who asked as well, which is no part of the press.
  Object.assign(made, { type: "button" }).dataset.press = data.replace(/^-?[\da-z]+(?=[=+~])/, "");
  return made;
}
