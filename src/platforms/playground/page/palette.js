import { element } from "./elements.js";

/** A list above the input that the keyboard walks through while the focus stays in the input. */
export function createPalette({ box, input, onChoose }) {
  let items = [];
  let active = -1;

  function mark(index) {
    active = index;
    [...box.children].forEach((option, at) => {
      option.ariaSelected = String(at === active);
    });
    const option = box.children[active];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  }

  function close() {
    items = [];
    box.hidden = true;
    box.replaceChildren();
    input.ariaExpanded = "false";
    mark(-1);
  }

  box.addEventListener("pointerdown", (event) => {
    // Keeps the focus, and on phones the keyboard, where it is.
    event.preventDefault();
  });
  box.addEventListener("click", ({ target }) => {
    const index = [...box.children].indexOf(target.closest("[role=option]"));
    if (items[index]) onChoose(items[index]);
  });

  return {
    /** Items are `{ label, hint, code }`; `first` marks the first one, so that Enter takes it. */
    open(list, { first }) {
      if (list.length === 0) return close();
      items = list;
      box.replaceChildren(...list.map((item, index) => optionElement(item, `${box.id}-${index}`)));
      box.hidden = false;
      input.ariaExpanded = "true";
      mark(first ? 0 : -1);
    },
    close,
    isOpen: () => !box.hidden,
    shows: (kind) => items.some(kind),
    unmark: () => mark(-1),
    active: () => items[active] ?? null,
    move(step) {
      const slots = items.length;
      mark(active < 0 && step < 0 ? slots - 1 : (active + step + slots) % slots);
    },
  };
}

function optionElement({ label, hint, code }, id) {
  const made = element("div", "option", element(code ? "code" : "span", "", label));
  if (hint) made.append(element("span", "hint", hint));
  made.id = id;
  made.role = "option";
  return made;
}
