import { blockElement, element, spanNodes } from "./blocks.js";
import { refreshTimes, timeElement } from "./times.js";

const kept = 200;

/** The messages of the chat as a list; a message that is known already is changed in place. */
export function createMessages({ list, texts, onPress }) {
  const known = new Map();

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

  function replace(old, item) {
    const pressed = [...old.querySelectorAll("button")].indexOf(document.activeElement);
    old.replaceWith(item);
    item.classList.add("changed");
    // Whoever pressed a button by keyboard stays on it.
    if (pressed >= 0) (item.querySelectorAll("button")[pressed] ?? item.querySelector("button"))?.focus();
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
      const item = messageElement(message, { texts, onPress });
      known.set(message.id, message);
      const old = [...list.children].find((other) => other.dataset.id === message.id);
      if (old) replace(old, item);
      else place(item, message);
      trim();
      makeScrollable(item, texts);
      return { item, isNew: !old };
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

function messageElement(message, { texts, onPress }) {
  const { entry } = message;
  const item = element("li", `message ${entry.kind}`);
  item.dataset.id = message.id;
  if (entry.kind === "asked") item.append(label("playground-you", "unseen"), element("p", "bubble", entry.text));
  else item.append(card(message, onPress));
  texts.apply(item);
  refreshTimes(item);
  return item;
}

function card(message, onPress) {
  const { reply, kind } = message.entry;
  const made = element("article", "card");
  if (kind === "alert") made.append(alertLine(message.entry));
  if (message.entry.personal) made.append(label("playground-personal", "personal"));
  const body = element("div", "body", ...reply.blocks.map(blockElement));
  body.lang = reply.language;
  made.append(body);
  if (reply.file) made.append(fileLink(reply.file));
  if (reply.buttons.length > 0) made.append(buttons(message, onPress));
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

function buttons(message, onPress) {
  const rows = message.entry.reply.buttons.map((row) => element("div", "buttons", ...row.map((button) => buttonElement(button))));
  const box = element("div", "rows", ...rows);
  box.lang = message.entry.reply.language;
  box.addEventListener("click", ({ target }) => {
    const pressed = target.closest("button[data-press]");
    if (pressed && pressed.ariaBusy !== "true") onPress({ message: message.id, data: pressed.dataset.press, button: pressed });
  });
  return box;
}

/** The file is in the message itself, so that it needs no place on the server. */
function fileLink({ name, content }) {
  const link = element("a", "press", name);
  return Object.assign(link, { download: name, href: `data:text/csv;charset=utf-8,${encodeURIComponent(content)}` });
}

function buttonElement({ label: text, press, url }) {
  const made = element(url ? "a" : "button", "press", text);
  if (url) Object.assign(made, { href: url, target: "_blank", rel: "noopener noreferrer" });
  else Object.assign(made, { type: "button" }).dataset.press = press;
  return made;
}

function label(key, className) {
  const made = element("span", className ?? "");
  made.dataset.text = key;
  return made;
}
