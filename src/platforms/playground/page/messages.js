import { blockElement, spanNodes } from "./blocks.js";
import { dataElement } from "./data.js";
import { discordElement } from "./discord.js";
import { element, fileLink, label } from "./elements.js";
import { fetchPreview } from "./server.js";
import { telegramElement } from "./telegram.js";
import { refreshTimes, timeElement } from "./times.js";

const kept = 200;
/** By then a screen reader has seen what changed. */
const heardAfterMs = 500;
/** How a message looks where it is shown as another platform shows it. */
const drawings = { telegram: telegramElement, discord: discordElement, data: dataElement };

/**
 * The messages of the chat as a list; a message that is known already is changed in place. What is drawn later, because it had
 * to be asked for, is put in place by `onDrawn`.
 */
export function createMessages({ list, chat, texts, views, onPress, onDrawn }) {
  const known = new Map();

  function draw(item, message) {
    const drawing = message.entry.kind === "asked" ? null : drawings[views.current()];
    fill(item, message.entry.kind === "asked" ? asked(message) : [card(message)]);
    return drawing ? drawAs(drawing, item, message) : null;
  }

  async function drawAs(drawing, item, message) {
    item.ariaBusy = "true";
    // A bot that was restarted knows nothing of what it said before.
    const preview = await fetchPreview(chat, message.id).catch(() => null);
    item.ariaBusy = "false";
    const isCurrent = drawing === drawings[views.current()] && known.get(message.id)?.revision === message.revision;
    if (preview && isCurrent) onDrawn(() => fill(item, [drawing({ message, preview })]));
  }

  function fill(item, children) {
    const pressed = buttonsIn(item).indexOf(document.activeElement);
    item.replaceChildren(...children);
    texts.apply(item);
    refreshTimes(item);
    makeScrollable(item, texts);
    // Whoever pressed a button by keyboard stays on it.
    if (pressed >= 0) (buttonsIn(item)[pressed] ?? buttonsIn(item)[0])?.focus();
  }

  function itemOf(message) {
    const item = element("li", `message ${message.entry.kind}`);
    item.dataset.id = message.id;
    const press = (button, data) => {
      if (button.ariaBusy !== "true") onPress({ message: message.id, data, button });
    };
    item.addEventListener("click", ({ target }) => {
      const pressed = target.closest("button[data-press]");
      if (pressed) press(pressed, pressed.dataset.press);
    });
    item.addEventListener("change", ({ target }) => {
      if (target.matches("select")) press(target, target.value);
    });
    return item;
  }

  function place(item, message) {
    // What was missed arrives ordered by change, not by place.
    const later = [...list.children].findLast(
      (other) => known.get(other.dataset.id)?.order < message.order && isSameRun(other, item),
    );
    const first = [...list.children].find((other) => isSameRun(other, item));
    if (later) later.after(item);
    else if (first) first.before(item);
    // The first message since the bot was restarted; what it said before stays above.
    else list.append(item);
  }

  function trim() {
    while (list.children.length > kept) {
      known.delete(list.firstElementChild.dataset.id);
      list.firstElementChild.remove();
    }
  }

  return {
    /** Shows a message; null when the page has it already in this or a newer form, else its element and whether it is new. */
    show(message) {
      const before = known.get(message.id);
      if (before && before.revision >= message.revision) return null;
      known.set(message.id, message);
      const old = [...list.children].find((other) => other.dataset.id === message.id);
      const item = old ?? itemOf(message);
      if (old) old.classList.add("changed");
      else place(item, message);
      void draw(item, message);
      trim();
      return { item, isNew: !old };
    },
    /** Shows every message as the views say now. That is nothing new, so nobody is read all of it again. */
    async redraw() {
      const log = list.parentElement;
      log.ariaLive = "off";
      await Promise.all([...list.children].map((item) => draw(item, known.get(item.dataset.id))));
      setTimeout(() => {
        log.ariaLive = "polite";
      }, heardAfterMs);
    },
    isEmpty: () => list.children.length === 0,
  };
}

/** A table wider than its message scrolls in a box of its own, by keyboard as well. */
function makeScrollable(item, texts) {
  for (const box of item.querySelectorAll(".table")) {
    if (box.scrollWidth <= box.clientWidth) continue;
    Object.assign(box, { tabIndex: 0, role: "region" }).dataset.label = "playground-table";
  }
  texts.apply(item);
}

function isSameRun(one, other) {
  return one.dataset.id.split("-")[0] === other.dataset.id.split("-")[0];
}

function buttonsIn(item) {
  return [...item.querySelectorAll("button")];
}

function asked({ entry }) {
  return [label("playground-you", "unseen"), element("p", "bubble", entry.text)];
}

function card(message) {
  const { reply, kind } = message.entry;
  const made = element("article", "card");
  if (kind === "alert") made.append(alertLine(message.entry));
  if (message.entry.personal) made.append(label("playground-personal", "personal"));
  const body = element("div", "body", ...reply.blocks.map(blockElement));
  body.lang = reply.language;
  made.append(body);
  if (reply.file) made.append(fileLink(reply.file));
  if (reply.buttons.length > 0) made.append(buttons(message));
  made.append(bottomLine(message));
  return made;
}

function alertLine({ silent }) {
  const line = element("p", "kind", document.querySelector("#bell").content.cloneNode(true), label("playground-alert"));
  if (silent) line.append(label("playground-silent", "silent"));
  return line;
}

function bottomLine({ at, changedAt, entry }) {
  const credit = element("div", "credit", ...entry.reply.credit.map((line) => element("p", "", ...spanNodes(line))));
  credit.lang = entry.reply.language;
  const when = element("p", "when");
  if (changedAt !== null) when.append(label("playground-changed"), " ");
  when.append(timeElement(changedAt ?? at, "time"));
  return element("footer", "", credit, when);
}

function buttons(message) {
  const rows = message.entry.reply.buttons.map((row) => element("div", "buttons", ...row.map((button) => buttonElement(button))));
  const box = element("div", "rows", ...rows);
  box.lang = message.entry.reply.language;
  return box;
}

function buttonElement({ label: text, press, url }) {
  const made = element(url ? "a" : "button", "press", text);
  if (url) Object.assign(made, { href: url, target: "_blank", rel: "noopener noreferrer" });
  else Object.assign(made, { type: "button" }).dataset.press = press;
  return made;
}
