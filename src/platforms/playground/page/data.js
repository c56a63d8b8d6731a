import { element, label } from "./elements.js";

const platforms = { telegram: "Telegram", discord: "Discord" };

/** A message as data: the neutral reply, and the exact requests that platforms would be sent for it. */
export function dataElement({ message, preview }) {
  const { reply } = message.entry;
  const requests = Object.entries(platforms).map(([name, title]) => {
    const { method, path, body, files } = preview[name];
    const sent = files.length > 0 ? { ...body, files } : body;
    return part([element("strong", "", title), " ", element("code", "", `${method} ${path}`)], sent);
  });
  return element("article", "card data", part([label("playground-view-reply")], reply), ...requests);
}

function part(title, value) {
  const json = JSON.stringify(value, shortened, 2);
  const box = element("pre", "", ...coloured(json));
  box.tabIndex = 0;
  const made = element("details", "", element("summary", "", ...title), box);
  made.open = true;
  return made;
}

/** A drawing is thousands of signs that nobody reads. */
function shortened(key, value) {
  return key === "svg" ? "<svg>…</svg>" : value;
}

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?/g;

/** JSON with its names, texts and figures told apart. */
function coloured(json) {
  const made = [];
  let at = 0;
  for (const { 0: whole, 1: text, 2: colon, index } of json.matchAll(token)) {
    made.push(json.slice(at, index));
    if (text === undefined) made.push(element("span", "figure", whole));
    else made.push(element("span", colon ? "name" : "text", text), colon ?? "");
    at = index + whole.length;
  }
  return [...made, json.slice(at)];
}
