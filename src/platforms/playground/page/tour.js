import { element, label } from "./elements.js";

const key = "linewatch:tour";
const steps = ["odds", "watch", "push"];
const narrow = matchMedia("(max-width: 62rem)");

/** What is watched can be stopped. */
const isOfWatch = (reply) => /"press":"[=+~]\d*unwatch\b/.test(reply);

/** Three steps to the first alert, each done by a button or by hand. It goes with what is asked next, and whoever has ended it is not asked again. */
export function createTour({ aside, dock, market }) {
  if (localStorage.getItem(key)) return null;
  let done = 0;
  let slug = null;
  let pushed = null;
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
    pushed(which) {
      pushed = which;
    },
    /** The match that was watched is pushed. The market moves by itself as well: only the alert of the push is promised. */
    arrived({ entry }, texts) {
      if (entry.kind === "asked") return;
      const reply = JSON.stringify(entry.reply);
      const named = market.namedIn(reply);
      if (entry.kind === "alert") {
        if (named.includes(pushed)) reach(2, texts);
      } else if (named.length === 1 && (done < 2 || isOfWatch(reply))) [slug] = named;
    },
  };
}
