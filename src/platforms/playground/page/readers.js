import { element } from "./elements.js";
import { languageName } from "./texts.js";

/** A browser has six connections to a server, and each reader's stream takes one. */
const most = 3;
const formats = ["decimal", "fractional", "american", "hongkong", "percent"];
/** The worst of the readers' connections is what the page says of them. */
const states = ["reconnecting", "paused", "connecting", "connected"];

/**
 * Readers side by side, each with a chat, a language and a format of their own; the first one is whoever opened the page. They are
 * kept by the browser.
 */
export function createReaders({ box, columns, chat, texts, me, open, onState, onArrived, onAnswered }) {
  const key = `linewatch:readers:${chat}`;
  const all = [];
  let current = null;
  let counted = 0;

  add({ chat, person: me });
  for (const kept of read(key)) addOther(kept);
  box.replaceChildren(...form());
  show();

  function add({ chat, person, language = null, format = null }) {
    const entry = { chat, language, format, state: "connecting" };
    const tell = {
      state(state) {
        entry.state = state;
        onState(states.find((name) => all.some((other) => other.state === name)) ?? state);
      },
      arrived: onArrived,
      answered: onAnswered,
    };
    all.push(entry);
    entry.reader = open({ number: counted++, chat, person, tell });
    const { root, at } = entry.reader;
    at.remove.addEventListener("click", () => remove(entry));
    root.addEventListener("focusin", () => {
      current = entry;
      show();
    });
    columns.append(root);
    current ??= entry;
    texts.apply(root);
    return entry;
  }

  function addOther({ chat, language, format }) {
    const person = () => ({ language, place: "private", admin: true });
    return add({ chat, person, language, format });
  }

  function remove(entry) {
    entry.reader.close();
    all.splice(all.indexOf(entry), 1);
    current = all[0];
    keep();
    show();
    current.reader.focus();
  }

  function keep() {
    const kept = all.slice(1).map(({ chat, language, format }) => ({ chat, language, format }));
    localStorage.setItem(key, JSON.stringify(kept));
  }

  function show() {
    for (const entry of all) {
      const { root, at } = entry.reader;
      root.querySelector(".who").hidden = all.length === 1;
      at.remove.hidden = entry === all[0];
      root.classList.toggle("current", all.length > 1 && entry === current);
      at.name.replaceChildren(...title(entry));
    }
    columns.dataset.count = all.length;
    box.querySelector("button").disabled = all.length >= most;
    texts.apply(columns);
  }

  function title({ language, format }) {
    if (language === null) return [word("playground-me")];
    const name = element("span", "", languageName(language));
    name.lang = language;
    return [name, " · ", word(`playground-format-${format}`)];
  }

  function form() {
    const language = select(
      "playground-language",
      texts.languages.map((code) => [code, languageName(code)]),
    );
    const format = select(
      "playground-format",
      formats.map((name) => [name, null]),
    );
    language.select.value = texts.languages.find((code) => code !== texts.language()) ?? texts.language();
    format.select.value = "american";
    const button = Object.assign(element("button", "press main"), { type: "button" });
    button.dataset.text = "playground-add-reader";
    button.addEventListener("click", async () => {
      const added = addOther({ chat: newChat(), language: language.select.value, format: format.select.value });
      keep();
      show();
      box.hidePopover();
      added.reader.root.scrollIntoView({ inline: "end" });
      await added.reader.ask(`/settings format ${added.format}`);
      added.reader.focus();
    });
    const hint = word("playground-readers-hint", "p");
    hint.className = "hint";
    return [hint, language.label, format.label, button];
  }

  return {
    first: () => all[0].reader,
    /** Whoever was turned to last. */
    current: () => current.reader,
    each(work) {
      for (const { reader } of all) work(reader);
    },
  };
}

function select(key, options) {
  const made = element("select");
  for (const [value, text] of options) {
    const option = Object.assign(element("option", "", text ?? ""), { value });
    if (text === null) option.dataset.text = `playground-format-${value}`;
    made.append(option);
  }
  return { select: made, label: element("label", "field", word(key), made) };
}

function word(key, tag = "span") {
  const made = element(tag);
  made.dataset.text = key;
  return made;
}

function newChat() {
  return `reader-${Math.random().toString(36).slice(2, 8)}`;
}

/** What an older page or a person left there may be anything. */
function read(key) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
    const isReader = ({ chat, language, format }) =>
      /^[\w-]{1,40}$/.test(chat) && /^[\w-]{1,35}$/.test(language) && formats.includes(format);
    return kept.filter(isReader).slice(0, most - 1);
  } catch {
    return [];
  }
}
