import { createComposer } from "./composer.js";
import { createMessages } from "./messages.js";
import { Failed, fetchSetup, postCall } from "./server.js";
import { chatFromHash, createSettings } from "./settings.js";
import { openStream } from "./stream.js";
import { createTexts } from "./texts.js";
import { refreshTimes } from "./times.js";
import { welcomeElements } from "./welcome.js";

const tickMs = 15_000;
const setupAgainMs = 1_500;
/** Quicker answers need no sign that one is on its way. */
const writingAfterMs = 150;
const nearEndPx = 120;

const at = (id) => document.getElementById(id);
const chat = chatFromHash();
const setup = await setupWhenThere();
const texts = createTexts(setup.texts);
const settings = createSettings({ box: at("settings"), chat, texts, onLanguage: relabel });
const messages = createMessages({ list: at("feed"), texts, onPress: press });
const composer = createComposer({
  form: at("composer"),
  input: at("input"),
  box: at("palette"),
  catalog: setup.catalog,
  texts,
  onSend: ({ text, picked }) => call({ kind: "typed", text, picked }),
});
let isReplaying = true;
let unseen = 0;
let waiting = 0;

at("title").textContent = setup.title;
countUnseen(0);
at("welcome").replaceChildren(...welcomeElements(setup.catalog, composer.send));
relabel();
openStream({ chat, onMessage: show, onReady: ready, onState: showState });
composer.focus();

setInterval(() => refreshTimes(document), tickMs);
window.addEventListener("hashchange", () => location.reload());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) countUnseen(0);
});
at("newer").addEventListener("click", () => toEnd());
at("chat").addEventListener("scroll", () => {
  if (isNearEnd()) at("newer").hidden = true;
});

/** The page may be open before the bot is. */
async function setupWhenThere() {
  for (;;) {
    const found = await fetchSetup().catch(() => null);
    if (found) return found;
    at("state").dataset.state = "reconnecting";
    await new Promise((resolve) => setTimeout(resolve, setupAgainMs));
  }
}

function relabel() {
  texts.apply(document);
  refreshTimes(document);
  showState(at("state").dataset.state);
}

function showState(state) {
  at("state").dataset.state = state;
  at("state").textContent = texts.text(`playground-${state}`);
}

function ready() {
  at("welcome").hidden = !messages.isEmpty();
  if (isReplaying) toEnd("instant");
  isReplaying = false;
}

function show(message) {
  const wasNearEnd = isNearEnd();
  const shown = messages.show(message);
  if (!shown) return;
  at("welcome").hidden = true;
  if (isReplaying || !shown.isNew) return;
  if (document.hidden) countUnseen(unseen + 1);
  if (message.entry.kind === "alert" && !wasNearEnd) at("newer").hidden = false;
  else reveal(shown.item);
}

/** An answer longer than the screen is read from its beginning. */
function reveal(item) {
  const isLong = item.offsetHeight > at("chat").clientHeight - nearEndPx;
  if (isLong) item.scrollIntoView({ block: "start" });
  else toEnd();
}

function isNearEnd() {
  const { scrollHeight, scrollTop, clientHeight } = at("chat");
  return scrollHeight - scrollTop - clientHeight < nearEndPx;
}

function toEnd(behavior = "auto") {
  at("newer").hidden = true;
  at("chat").scrollTo({ top: at("chat").scrollHeight, behavior });
}

function countUnseen(count) {
  unseen = count;
  document.title = count > 0 ? `(${count}) ${setup.title}` : setup.title;
}

async function press({ message, data, button }) {
  button.ariaBusy = "true";
  await call({ kind: "pressed", message, data });
  button.ariaBusy = "false";
}

async function call(body) {
  at("trouble").hidden = true;
  wait(1);
  try {
    for (const message of await postCall(chat, { ...settings.current(), ...body })) show(message);
  } catch (error) {
    showTrouble(body, error);
  }
  wait(-1);
}

function wait(change) {
  waiting += change;
  if (waiting === 0) at("writing").hidden = true;
  else if (change > 0) setTimeout(showWriting, writingAfterMs);
}

function showWriting() {
  if (waiting === 0 || !at("writing").hidden) return;
  const wasNearEnd = isNearEnd();
  at("writing").hidden = false;
  if (wasNearEnd) toEnd();
}

function showTrouble(body, error) {
  const isAway = !(error instanceof Failed) || error.status === 0 || error.status === 503;
  at("trouble-text").textContent = texts.text(isAway ? "playground-away" : "playground-refused");
  at("trouble-asked").textContent = body.text ?? "";
  at("trouble-asked").hidden = !body.text;
  at("trouble").hidden = false;
  at("retry").onclick = () => call(body);
  toEnd();
}
