import { element, label } from "./elements.js";

const key = "linewatch:tour";
const steps = ["odds", "watch", "push"];
const narrow = matchMedia("(max-width: 62rem)");

/** Three steps to the first alert, each done by a button or by hand. It goes with what is asked next, and whoever has ended it is not asked again. */
export function createTour({ aside, dock, market }) {
  if (localStorage.getItem(key)) return null;
  let done = 0;
  let slug = null;
  let isPushed = false;
  const items = steps.map(stepElement);
  const end = Object.assign(label("playground-tour-skip", "quiet", "button"), { type: "button" });
  const title = label("playground-tour", "", "h2");
  const list = element("ol", "", ...items);
  const root = element("section", "tour", element("header", "", title, end), list);
  root.dataset.label = "playground-tour";

  end.addEventListener("click", () => {
    localStorage.setItem(key, "ended");
    root.remove();
  });
  narrow.addEventListener("change", place);
  place();
  show();

  function place() {
    if (narrow.matches) dock.prepend(root);
    else aside.prepend(root);
  }

  function stepElement(name) {
    const go = Object.assign(label("playground-tour-go", "press main", "button"), { type: "button" });
    go.addEventListener("click", () => {
      slug ??= market.first();
      if (slug) void market.act(name, slug);
    });
    const words = element(
      "div",
      "",
      label(`playground-tour-${name}`, "", "h3"),
      label(`playground-tour-${name}-why`, "hint", "p"),
    );
    return element("li", "", words, go);
  }

  function show() {
    items.forEach((item, index) => {
      item.dataset.number = index + 1;
      item.dataset.state = index < done ? "done" : index === done ? "now" : "next";
      if (index === done) item.setAttribute("aria-current", "step");
      else item.removeAttribute("aria-current");
    });
    if (done < steps.length) return;
    localStorage.setItem(key, "done");
    root.dataset.done = "";
    title.dataset.text = "playground-tour-done";
    end.dataset.text = "playground-close";
  }

  function reach(step, texts) {
    if (done !== step) return;
    done = step + 1;
    show();
    texts.apply(root);
  }

  return {
    answered(body, texts) {
      if (done === steps.length) root.remove();
      const said = body.text ?? body.data ?? "";
      reach(0, texts);
      if (/^[/=+~]?watch\b/.test(said)) reach(1, texts);
    },
    pushed() {
      isPushed = true;
    },
    /** The market moves by itself as well: what arrives before the push is not what the last step promises. */
    alerted(texts) {
      if (isPushed) reach(2, texts);
    },
  };
}
