import { element } from "./blocks.js";

const starters = ["matches", "valuebets", "help"];

/** What an empty chat shows: a sentence, and commands to begin with. */
export function welcomeElements(catalog, send) {
  const icon = Object.assign(element("img"), { src: "/icon.svg", alt: "", width: 52, height: 52 });
  const known = starters.filter((name) => catalog.some((command) => command.name === name));
  return [icon, textElement("h2", "playground-welcome"), textElement("p", "playground-hint"), buttons(known, send)];
}

function buttons(names, send) {
  const made = names.map((name) => Object.assign(element("button", "press", `/${name}`), { type: "button" }));
  for (const button of made) button.addEventListener("click", () => send(button.textContent));
  return element("div", "buttons", ...made);
}

function textElement(tag, key) {
  const made = element(tag);
  made.dataset.text = key;
  return made;
}
