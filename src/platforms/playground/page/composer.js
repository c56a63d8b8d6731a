import { createPalette } from "./palette.js";
import { fetchSuggestions } from "./server.js";

const debounceMs = 150;
const remembered = 50;
/** What words without a command ask for. */
const defaultCommand = "odds";

/** The input with its commands, suggestions and memory. `onSend({ text, picked })` takes what was written. */
export function createComposer({ form, input, box, catalog, texts, onSend }) {
  const sent = [];
  let recalled = 0;
  let picked = null;
  let timer = 0;
  let asking = null;

  const palette = createPalette({ box, input, onChoose: choose });

  function choose(item) {
    palette.close();
    if (item.suggestion) pickSuggestion(item);
    else if (item.command.options.some(({ required }) => required)) write(`/${item.command.name} `);
    else send(`/${item.command.name}`);
  }

  function pickSuggestion({ command, suggestion }) {
    picked = suggestion;
    const text = `/${command.name} ${suggestion.label}`;
    // With more to say (a threshold) the person goes on; otherwise everything has been said.
    if (command.options.length > 1) write(`${text} `, { quiet: true });
    else send(text);
  }

  function write(text, { quiet = false } = {}) {
    input.value = text;
    input.focus();
    if (!quiet) complete();
  }

  function send(text) {
    const said = text.trim();
    if (said === "") return;
    cancel();
    palette.close();
    onSend({ text: said, picked: picked && said.includes(picked.label) ? picked : null });
    if (sent.at(-1) !== said) sent.push(said);
    if (sent.length > remembered) sent.shift();
    recalled = sent.length;
    picked = null;
    input.value = "";
  }

  function cancel() {
    clearTimeout(timer);
    asking?.abort();
  }

  function complete() {
    cancel();
    const typing = /^\/(\S*)$/.exec(input.value);
    if (typing) return palette.open(matching(typing[1].toLowerCase()), { first: true });
    const ask = question();
    // Old suggestions stay until the new ones come, so that nothing flickers; but Enter takes none of them unseen.
    if (ask && palette.shows(({ suggestion }) => suggestion)) palette.unmark();
    else palette.close();
    if (ask) timer = setTimeout(() => suggest(ask), debounceMs);
  }

  function matching(start) {
    const found = catalog.filter(({ name }) => name.startsWith(start));
    return found.map((command) => ({ command, code: true, label: usage(command), hint: texts.localized(command.description) }));
  }

  /** The option that is being typed, when it has suggestions. */
  function question() {
    const [, slash, word = "", rest = ""] = /^(\/?)(\S*)\s*(.*)$/.exec(input.value) ?? [];
    const named = catalog.find(({ name }) => name === word.toLowerCase());
    const command = named ?? (slash ? null : catalog.find(({ name }) => name === defaultCommand));
    const option = command?.options.find(({ suggests }) => suggests);
    const typed = (named ? rest : input.value).trim();
    const isPicked = picked !== null && typed.startsWith(picked.label);
    if (!option || isPicked || typed.length > 100 || (!named && typed.length < 2)) return null;
    return { command, option: option.name, typed };
  }

  async function suggest({ command, option, typed }) {
    asking = new AbortController();
    const { signal } = asking;
    const query = { command: command.name, option, typed, language: texts.language() };
    // Without suggestions the words are still understood, so a failure is not worth a word.
    const found = await fetchSuggestions(query, signal).catch(() => null);
    if (found)
      palette.open(
        found.map((suggestion) => ({ command, suggestion, label: suggestion.label })),
        { first: false },
      );
  }

  function recall(step) {
    recalled = Math.min(Math.max(recalled + step, 0), sent.length);
    input.value = sent[recalled] ?? "";
  }

  const keys = {
    ArrowDown: () => (palette.isOpen() ? palette.move(1) : recall(1)),
    ArrowUp: () => (palette.isOpen() ? palette.move(-1) : recall(-1)),
    Escape: () => palette.close(),
    Tab: () => palette.active() && choose(palette.active()),
  };

  input.addEventListener("keydown", (event) => {
    const act = keys[event.key];
    const isBusy = palette.isOpen() || event.key.startsWith("Arrow");
    if (!act || event.isComposing || !isBusy || (event.key === "Tab" && !palette.active())) return;
    event.preventDefault();
    act();
  });
  input.addEventListener("input", complete);
  input.addEventListener("blur", () => {
    cancel();
    palette.close();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const item = palette.active();
    // Enter on a command that was typed in full sends it like Enter without the list.
    if (item && !(item.command && !item.suggestion && input.value === `/${item.command.name}`)) choose(item);
    else send(input.value);
  });

  return { send, focus: () => input.focus() };
}

/** `/watch <match> [threshold]`. */
function usage({ name, options }) {
  return [`/${name}`, ...options.map((option) => (option.required ? `<${option.name}>` : `[${option.name}]`))].join(" ");
}
