import { element } from "./elements.js";
import { languageName } from "./texts.js";

const languageKey = "linewatch:language";

/** Which chat this tab is: the part of the address after `#`. */
export function chatFromHash() {
  const chat = location.hash.slice(1);
  return /^[A-Za-z0-9_-]{1,40}$/.test(chat) ? chat : "me";
}

/** Who the person is and where: language, private chat or group, administrator or not. Kept by the browser. */
export function createSettings({ box, chat, texts, onLanguage }) {
  const chatKey = `linewatch:chat:${chat}`;
  const settings = { place: "private", admin: true, ...read(chatKey) };
  texts.choose(known(localStorage.getItem(languageKey)) ?? texts.best(navigator.languages));

  function known(language) {
    return texts.languages.includes(language) ? language : null;
  }

  function show() {
    const admin = box.querySelector("[name=admin]");
    for (const radio of box.querySelectorAll("[name=place]")) radio.checked = radio.value === settings.place;
    for (const radio of box.querySelectorAll("[name=language]")) radio.checked = radio.value === texts.language();
    admin.checked = settings.admin;
    admin.disabled = settings.place === "private";
  }

  box.replaceChildren(
    group("playground-language", choices(texts.languages.map((code) => choice("language", code, languageWord(code))))),
    group("playground-place", choices(["private", "group"].map((place) => choice("place", place, word(place)))), adminCheck()),
    chatLine(chat),
  );
  box.addEventListener("change", ({ target }) => {
    if (target.name === "place") settings.place = target.value;
    if (target.name === "admin") settings.admin = target.checked;
    localStorage.setItem(chatKey, JSON.stringify(settings));
    if (target.name === "language") {
      localStorage.setItem(languageKey, target.value);
      texts.choose(target.value);
      onLanguage();
    }
    show();
  });
  show();

  /** The part of a call's body that says who asks. */
  return { current: () => ({ language: texts.language(), place: settings.place, admin: settings.admin }) };
}

function group(legend, ...children) {
  const title = element("legend");
  title.dataset.text = legend;
  return element("fieldset", "", title, ...children);
}

function choices(labels) {
  return element("div", "choices", ...labels);
}

function choice(name, value, text) {
  return element("label", "", Object.assign(element("input"), { type: "radio", name, value }), text);
}

function adminCheck() {
  return element("label", "check", Object.assign(element("input"), { type: "checkbox", name: "admin" }), word("admin"));
}

function chatLine(chat) {
  const another = word("new-chat", "a");
  Object.assign(another, { href: `#chat-${Math.random().toString(36).slice(2, 6)}`, target: "_blank", rel: "noopener" });
  return element("p", "chats", element("span", "", word("chat"), ": ", element("b", "", chat)), another);
}

function languageWord(code) {
  const name = element("span", "", languageName(code));
  name.lang = code;
  return name;
}

function word(key, tag = "span") {
  const made = element(tag);
  made.dataset.text = `playground-${key}`;
  return made;
}

/** What an older page or a person left there may be anything. */
function read(key) {
  try {
    const { place, admin } = JSON.parse(localStorage.getItem(key) ?? "{}");
    return { ...(place === "group" && { place }), ...(admin === false && { admin }) };
  } catch {
    return {};
  }
}
