import { element, label } from "./elements.js";
import { fetchMarket, pushLine } from "./server.js";
import { refreshTimes, timeElement } from "./times.js";

const pollMs = 2_000;
const pushPoints = 6;
/** After so long what was pushed has been told. */
const toldWithinMs = 30_000;
/** A favourite of more than this is pushed down, or it would soon be a certainty. */
const pushedDownAt = 0.72;
const narrow = matchMedia("(max-width: 62rem)");
const signs = { home: "1", draw: "X", away: "2" };

/** The market beside the chat: it moves by itself, and a button pushes a line. `ask(text, picked)` types a command. */
export function createMarket({ box, button, texts, ask, onPushed }) {
  const list = element("div", "lines");
  const note = element("p", "pushed");
  note.role = "status";
  const title = label("playground-market", "", "h2");
  const realStart = element("code", "", "ODDS_SOURCE=polymarket npm start");
  const real = element("p", "hint", label("playground-market-real", "", "span"), " ", realStart);
  const head = element("header", "", title, label("playground-market-hint", "hint", "p"), real, closeButton(box));
  const cards = new Map();
  let lines = [];
  let forgetting = 0;

  box.append(head, note, list);
  box.hidden = false;
  narrow.addEventListener("change", place);
  place();
  void follow();

  /** Beside the chat where there is room, else behind a button. */
  function place() {
    box.popover = narrow.matches ? "auto" : null;
    button.hidden = !narrow.matches;
  }

  async function follow() {
    for (;;) {
      if (!document.hidden) await refresh();
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async function refresh() {
    const found = await fetchMarket().catch(() => null);
    if (found) show(found.lines);
  }

  function show(found) {
    lines = found;
    for (const [slug, card] of cards) {
      if (found.some((line) => line.slug === slug)) continue;
      card.root.remove();
      cards.delete(slug);
    }
    for (const line of found) {
      const card = cards.get(line.slug) ?? newCard(line);
      card.show(line);
    }
  }

  function newCard(line) {
    const card = createCard(line, { texts, act });
    cards.set(line.slug, card);
    card.root.open = list.children.length === 0;
    list.append(card.root);
    texts.apply(card.root);
    refreshTimes(card.root);
    return card;
  }

  const acts = {
    odds: (line) => command("odds", line),
    watch: (line) => command("watch", line),
    push,
  };

  async function act(name, slug) {
    const line = lines.find((one) => one.slug === slug);
    if (!line) return;
    if (narrow.matches) box.hidePopover();
    await acts[name](line);
  }

  function command(name, line) {
    const words = matchWords(line, texts);
    return ask(`/${name} ${words}`, { label: words, value: line.slug });
  }

  async function push({ slug, outcomes }) {
    const [{ selection, chance, price }] = outcomes;
    const points = chance > pushedDownAt ? -pushPoints : pushPoints;
    const pushed = await pushLine({ slug, selection, points }).catch(() => null);
    if (!pushed) return;
    onPushed(slug);
    show(pushed.lines);
    const now = pushed.lines.find((line) => line.slug === slug)?.outcomes[0].price ?? price;
    const way = element("strong", "", `${texts.number(price)} → ${texts.number(now)}`);
    note.replaceChildren(label("playground-pushed"), " ", way, ". ", label("playground-pushed-next"));
    texts.apply(note);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => note.replaceChildren(), toldWithinMs);
  }

  return {
    act,
    first: () => lines[0]?.slug ?? null,
    /** The matches whose teams both stand in a text, in any language. */
    namedIn: (text) => lines.filter((line) => isNamed(line.home, text) && isNamed(line.away, text)).map(({ slug }) => slug),
    relabel() {
      for (const line of lines) cards.get(line.slug)?.show(line);
    },
  };
}

/** For those who see the market over the chat. */
function closeButton(box) {
  const made = Object.assign(element("button", "icon", "✕"), { type: "button", popoverTargetElement: box });
  made.dataset.label = "playground-close";
  return made;
}

function createCard({ slug, startsAt }, { texts, act }) {
  const home = element("span", "side");
  const away = element("span", "side");
  const trail = chart();
  const league = element("span", "");
  const prices = element("span", "prices");
  const summary = element("summary", "", element("span", "sides", home, away), trail.small, prices);
  const when = element("p", "hint", league, " · ", timeElement(startsAt, "datetime"));
  const buttons = ["odds", "watch", "push"].map((name) => {
    const made = Object.assign(label(`playground-market-${name}`, "press", "button"), { type: "button" });
    made.classList.toggle("main", name === "push");
    made.addEventListener("click", () => act(name, slug));
    return made;
  });
  const root = element("details", "line", summary, when, trail.large, element("div", "buttons", ...buttons));
  root.name = "line";
  let before = null;

  return {
    root,
    show(line) {
      home.textContent = texts.localized(line.home);
      away.textContent = texts.localized(line.away);
      league.textContent = texts.localized(line.league);
      prices.replaceChildren(...line.outcomes.map((outcome, index) => priceElement(outcome, before?.outcomes[index], texts)));
      trail.show(line.trail, texts);
      before = line;
    },
  };
}

function priceElement({ selection, price }, before, texts) {
  const made = element("span", "price", element("span", "hint", signs[selection] ?? selection), " ", texts.number(price));
  if (before && before.price !== price) made.dataset.moved = price > before.price ? "up" : "down";
  return made;
}

const width = 120;
const height = 40;
/** More would be a blur in the small one. */
const smallPoints = 14;
const svg = "http://www.w3.org/2000/svg";

/** The way of a chance as steps, small beside the names and large below them. */
function chart() {
  const small = drawing("trail");
  const large = drawing("trail large");
  return {
    small: small.root,
    large: large.root,
    show(trail, texts) {
      const words = `${texts.text("playground-market-chance")}: ${texts.percent(trail[0] ?? 0)} → ${texts.percent(trail.at(-1) ?? 0)}`;
      small.line.setAttribute("d", steps(trail.slice(-smallPoints)));
      large.line.setAttribute("d", steps(trail));
      for (const { root } of [small, large]) root.ariaLabel = words;
    },
  };
}

function drawing(className) {
  const root = document.createElementNS(svg, "svg");
  root.setAttribute("class", className);
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  root.setAttribute("preserveAspectRatio", "none");
  root.role = "img";
  const line = document.createElementNS(svg, "path");
  root.append(line);
  return { root, line };
}

/** Prices stand still between refreshes, so the line goes in steps. */
function steps(values) {
  const low = Math.min(...values);
  const range = Math.max(Math.max(...values) - low, 0.04);
  const y = (value) => (height - 4 - ((value - low) / range) * (height - 8)).toFixed(1);
  const x = (index) => ((index * width) / values.length).toFixed(1);
  const way = values.map((value, index) => (index === 0 ? `M0 ${y(value)}` : `H${x(index)}V${y(value)}`));
  return `${way.join("")}H${width}`;
}

function isNamed(names, text) {
  return Object.values(names).some((name) => text.includes(name));
}

/** What a command is given in place of the slug, as a suggestion would say it. */
function matchWords({ home, away }, texts) {
  return `${texts.localized(home)} – ${texts.localized(away)}`;
}
