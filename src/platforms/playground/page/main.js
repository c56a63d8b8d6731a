import { createMarket } from "./market.js";
import { createReader } from "./reader.js";
import { createReaders } from "./readers.js";
import { fetchSetup } from "./server.js";
import { chatFromHash, createSettings } from "./settings.js";
import { createTexts } from "./texts.js";
import { refreshTimes } from "./times.js";
import { createTour } from "./tour.js";
import { createViews } from "./views.js";

const tickMs = 15_000;
const setupAgainMs = 1_500;

const at = (id) => document.getElementById(id);
const chat = chatFromHash();
const setup = await setupWhenThere();
const texts = createTexts(setup.texts);
const settings = createSettings({ box: at("settings"), chat, texts, onLanguage: relabel });
const views = createViews({ box: at("views"), onChange: () => readers.each((reader) => reader.redraw()) });
let unseen = 0;
let tour = null;
let market = null;

const readers = createReaders({
  box: at("readers"),
  columns: at("columns"),
  chat,
  texts,
  me: settings.current,
  open: (details) => createReader({ ...details, setup, texts, views }),
  onState: showState,
  onArrived: arrived,
  onAnswered: (body) => tour?.answered(body, texts),
});
if (setup.hasMarket) {
  market = createMarket({
    box: at("market"),
    button: at("market-button"),
    texts,
    ask: (...asked) => readers.current().ask(...asked),
    onPushed: (slug) => tour?.pushed(slug),
  });
  tour = createTour({ aside: at("market"), dock: readers.first().at.dock, market });
}
at("title").textContent = setup.title;
countUnseen(0);
relabel();
readers.first().focus();

setInterval(() => refreshTimes(document), tickMs);
window.addEventListener("hashchange", () => location.reload());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) countUnseen(0);
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
  market?.relabel();
  refreshTimes(document);
  showState(at("state").dataset.state);
}

function showState(state) {
  at("state").dataset.state = state;
  at("state").textContent = texts.text(`playground-${state}`);
}

function arrived(message) {
  if (document.hidden) countUnseen(unseen + 1);
  tour?.arrived(message, texts);
}

function countUnseen(count) {
  unseen = count;
  document.title = count > 0 ? `(${count}) ${setup.title}` : setup.title;
}
