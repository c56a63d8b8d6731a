import { element } from "./elements.js";

const names = ["chat", "telegram", "discord", "data"];

/** The switch between the ways of showing a reply: the page's own, two platforms', and what is sent. */
export function createViews({ box, onChange }) {
  let current = names[0];
  box.replaceChildren(...names.map(choice));
  box.addEventListener("change", ({ target }) => {
    current = target.value;
    show();
    onChange();
  });
  show();

  function show() {
    document.documentElement.dataset.view = current;
  }

  function choice(value) {
    const input = Object.assign(element("input"), { type: "radio", name: "view", value, checked: value === current });
    const word = element("span");
    word.dataset.text = `playground-view-${value}`;
    return element("label", "", input, word);
  }

  return { current: () => current };
}
