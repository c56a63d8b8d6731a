import { element, fileLink, label } from "./elements.js";
import { pictures } from "./picture.js";
import { timeElement } from "./times.js";

const types = { row: 1, button: 2, select: 3, text: 10, gallery: 12, file: 13, separator: 14, container: 17 };
const times = { R: "relative", D: "date", t: "time", f: "datetime" };
const ephemeral = 64;

/** A message as Discord shows what it was sent: its components, in a container with its bar. */
export function discordElement({ message, preview: { discord } }) {
  const sent = discord.body.data ?? discord.body;
  const icon = Object.assign(element("img", "dc-avatar"), { src: "/icon.svg", alt: "", width: 40, height: 40 });
  const when = timeElement(message.changedAt ?? message.at, "time");
  const name = element("p", "dc-name", element("strong", "", "Linewatch"), element("span", "dc-app", "APP"), when);
  const files = { pictures: pictures(message), lists: discord.files.filter(({ content }) => content !== null) };
  const parts = sent.components.flatMap((component) => componentElement(component, files));
  const personal = sent.flags & ephemeral ? [label("playground-personal", "dc-small")] : [];
  return element("article", "dc", icon, element("div", "dc-body", name, ...parts, ...personal));
}

function componentElement(component, files) {
  const inner = component.components ?? [];
  switch (component.type) {
    case types.container:
      return [element("div", "dc-container", ...inner.flatMap((one) => componentElement(one, files)))];
    case types.row:
      return [element("div", "dc-row", ...inner.map((one) => (one.type === types.select ? menu(one) : buttonElement(one))))];
    case types.separator:
      return [element("hr")];
    case types.file:
      return files.lists.map(fileLink);
    case types.gallery:
      return files.pictures;
    default:
      return [element("div", "dc-text", ...markdown(component.content ?? ""))];
  }
}

function buttonElement({ label: text, custom_id: id, url }) {
  const made = element(url ? "a" : "button", "dc-button", text);
  if (url) return Object.assign(made, { href: url, target: "_blank", rel: "noopener noreferrer" });
  Object.assign(made, { type: "button" }).dataset.press = pressOf(id);
  return made;
}

function menu({ options }) {
  const first = Object.assign(element("option", "", "…"), { value: "", disabled: true, selected: true });
  const choices = options.map(({ label: text, value }) => Object.assign(element("option", "", text), { value: pressOf(value) }));
  const made = element("select", "dc-menu", first, ...choices);
  made.dataset.label = "playground-menu";
  return made;
}

/** The second of two equal buttons is numbered, since Discord refuses equal ids. */
function pressOf(id) {
  return id.replace(/^\d{1,2}(?=[=+~])/, "");
}

const fence = /```\n?([\s\S]*?)\n?```\n?/;

/** So much of Discord's markdown as our messages have. */
function markdown(content) {
  const [before, code, ...after] = content.split(fence);
  const made = lines(before.replace(/\n$/, ""));
  if (code === undefined) return made;
  return [
    ...made,
    element("pre", "", code),
    ...markdown(content.slice(content.indexOf(after[0] ?? "", before.length + code.length))),
  ];
}

function lines(text) {
  return text === "" ? [] : text.split("\n").map(line);
}

function line(text) {
  const [, sign = "", rest] = /^(### |-# |- )?(.*)$/s.exec(text);
  const [tag, className] = { "### ": ["h3", ""], "-# ": ["p", "dc-small"], "- ": ["p", "dc-item"] }[sign] ?? ["p", ""];
  return element(tag, className, ...inline(rest));
}

const piece =
  /\\([^\w\s])|`([^`]+)`|\*\*((?:\\.|[^\\])+?)\*\*|\*((?:\\.|[^\\*])+?)\*|~~((?:\\.|[^\\])+?)~~|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)|<t:(-?\d+):(\w)>/s;

function inline(text) {
  const found = piece.exec(text);
  if (!found) return text === "" ? [] : [text];
  const [whole, escaped, code, bold, italic, strike, shown, url, seconds, style] = found;
  const after = inline(text.slice(found.index + whole.length));
  return [text.slice(0, found.index), made(), ...after];

  function made() {
    if (escaped !== undefined) return escaped;
    if (code !== undefined) return element("code", "", code);
    if (bold !== undefined) return element("strong", "", ...inline(bold));
    if (italic !== undefined) return element("em", "", ...inline(italic));
    if (strike !== undefined) return element("s", "", ...inline(strike));
    if (seconds !== undefined) return timeElement(Number(seconds) * 1000, times[style] ?? "datetime");
    return Object.assign(element("a", "", ...inline(shown)), { href: url, target: "_blank", rel: "noopener noreferrer" });
  }
}
