import { createComposer } from "./composer.js";
import { element, label } from "./elements.js";
import { createMessages } from "./messages.js";
import { Failed, postCall } from "./server.js";
import { openStream } from "./stream.js";

/** Quicker answers need no sign that one is on its way. */
const writingAfterMs = 150;
const nearEndPx = 120;
const starters = ["start", "matches", "valuebets"];

/**
 * One reader's chat: what was said, and where to write. `person()` is the part of a call's body that says who asks. `tell` hears
 * of `state`s of the connection, of every message that `arrived` after the backlog, and of every call that was `answered`.
 */
export function createReader({ number, chat, person, setup, texts, views, tell }) {
  const root = document.querySelector("#reader").content.cloneNode(true).firstElementChild;
  const at = partsOf(root, number);
  const messages = createMessages({ list: at.feed, chat, texts, views, onPress: press, onDrawn: keepEnd });
  const composer = createComposer({
    form: at.composer,
    input: at.input,
    box: at.palette,
    catalog: setup.catalog,
    texts,
    onSend: ({ text, picked }) => call({ kind: "typed", text, picked }),
  });
  let isReplaying = true;
  let waiting = 0;

  at.welcome.replaceChildren(...welcomeElements(setup.catalog, composer.send));
  at.newer.addEventListener("click", () => toEnd());
  at.chat.addEventListener("scroll", () => {
    if (isNearEnd()) at.newer.hidden = true;
  });
  const stream = openStream({ chat, onMessage: show, onReady: ready, onState: tell.state });

  function ready() {
    at.welcome.hidden = !messages.isEmpty();
    if (isReplaying) toEnd("instant");
    isReplaying = false;
  }

  function show(message) {
    const wasNearEnd = isNearEnd();
    const shown = messages.show(message);
    if (!shown) return;
    at.welcome.hidden = true;
    if (isReplaying || !shown.isNew) return;
    tell.arrived(message);
    if (message.entry.kind === "alert" && !wasNearEnd) at.newer.hidden = false;
    else reveal(shown.item);
  }

  /** An answer longer than the screen is read from its beginning. */
  function reveal(item) {
    const isLong = item.offsetHeight > at.chat.clientHeight - nearEndPx;
    if (isLong) item.scrollIntoView({ block: "start" });
    else toEnd();
  }

  /** Does what may change the height of messages, and stays at the end when it was there. */
  function keepEnd(change) {
    const wasNearEnd = isNearEnd();
    change();
    if (wasNearEnd) toEnd("instant");
  }

  function isNearEnd() {
    const { scrollHeight, scrollTop, clientHeight } = at.chat;
    return scrollHeight - scrollTop - clientHeight < nearEndPx;
  }

  function toEnd(behavior = "auto") {
    at.newer.hidden = true;
    at.chat.scrollTo({ top: at.chat.scrollHeight, behavior });
  }

  async function press({ message, data, button }) {
    button.ariaBusy = "true";
    await call({ kind: "pressed", message, data });
    button.ariaBusy = "false";
  }

  async function call(body) {
    at.trouble.hidden = true;
    wait(1);
    try {
      for (const message of await postCall(chat, { ...person(), ...body })) show(message);
      tell.answered(body);
    } catch (error) {
      showTrouble(body, error);
    }
    wait(-1);
  }

  function wait(change) {
    waiting += change;
    if (waiting === 0) at.writing.hidden = true;
    else if (change > 0) setTimeout(showWriting, writingAfterMs);
  }

  function showWriting() {
    if (waiting === 0 || !at.writing.hidden) return;
    keepEnd(() => {
      at.writing.hidden = false;
    });
  }

  function showTrouble(body, error) {
    const isAway = !(error instanceof Failed) || error.status === 0 || error.status === 503;
    at["trouble-text"].textContent = texts.text(isAway ? "playground-away" : "playground-refused");
    at["trouble-asked"].textContent = body.text ?? "";
    at["trouble-asked"].hidden = !body.text;
    at.trouble.hidden = false;
    at.retry.onclick = () => call(body);
    toEnd();
  }

  return {
    root,
    at,
    /** Asks as if it had been typed; `picked` is what a label in the text stands for. */
    ask: (text, picked = null) => call({ kind: "typed", text, picked }),
    redraw: () => keepEnd(messages.redraw),
    focus: composer.focus,
    close() {
      stream.close();
      root.remove();
    },
  };
}

/** The named parts of a reader's chat; each has an id, since several readers may be on the page. */
function partsOf(root, number) {
  const parts = [...root.querySelectorAll("[data-part]")].map((part) => {
    const name = part.dataset.part;
    part.id = number === 0 ? name : `${name}-${number}`;
    return [name, part];
  });
  const at = Object.fromEntries(parts);
  at.input.setAttribute("aria-controls", at.palette.id);
  root.setAttribute("aria-labelledby", at.name.id);
  return at;
}

/** What an empty chat shows: a sentence, and commands to begin with. */
function welcomeElements(catalog, send) {
  const icon = Object.assign(element("img"), { src: "/icon.svg", alt: "", width: 52, height: 52 });
  const known = starters.filter((name) => catalog.some((command) => command.name === name));
  return [icon, label("playground-welcome", "", "h2"), label("playground-hint", "", "p"), buttons(known, send)];
}

function buttons(names, send) {
  const made = names.map((name) => Object.assign(element("button", "press", `/${name}`), { type: "button" }));
  for (const button of made) button.addEventListener("click", () => send(button.textContent));
  return element("div", "buttons", ...made);
}
