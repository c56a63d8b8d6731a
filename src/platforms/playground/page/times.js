const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Twelve hours or twenty-four, as the reader's own clock has it, whatever language the bot speaks. */
const { hourCycle } = new Intl.DateTimeFormat(navigator.language, { hour: "numeric" }).resolvedOptions();
const clock = { hour: hourCycle === "h12" ? "numeric" : "2-digit", minute: "2-digit", hourCycle };

const shapes = {
  date: { weekday: "short", day: "numeric", month: "short" },
  time: clock,
  weektime: { weekday: "short", ...clock },
  datetime: { weekday: "short", day: "numeric", month: "short", ...clock },
  full: { dateStyle: "full", timeStyle: "long", hourCycle },
};

/** A moment in the reader's own zone; the one of "3 minutes ago" and "19:45" that is not shown is the tooltip. */
export function timeElement(at, show) {
  const element = document.createElement("time");
  element.dateTime = new Date(at).toISOString();
  element.dataset.show = show;
  return element;
}

/** Writes every time below `root` anew: relative ones grow old, and a language may have changed. */
export function refreshTimes(root) {
  for (const element of root.querySelectorAll("time[data-show]")) write(element);
}

function write(element) {
  const at = new Date(element.dateTime);
  const { show } = element.dataset;
  const language = regional(element.closest("[lang]")?.lang || "en");
  const [text, title] =
    show === "relative"
      ? [relative(at, language), absolute(at, language, "full")]
      : [absolute(at, language, show), `${absolute(at, language, "full")} · ${relative(at, language)}`];
  // Untouched when nothing changed, so that nothing is selected away or read out again.
  if (element.textContent !== text) element.textContent = text;
  if (element.title !== title) element.title = title;
}

/** The reader's own variety of a language: British and American clocks differ. */
function regional(language) {
  return navigator.languages.find((tag) => tag.split("-")[0] === language.split("-")[0]) ?? language;
}

/** Without the dot of a month at its end: a sentence that ends so has its own. */
function absolute(at, language, shape) {
  return new Intl.DateTimeFormat(language, shapes[shape]).format(at).replace(/\.$/, "");
}

function relative(at, language) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const away = at.getTime() - Date.now();
  const [unit, unitMs] = units.find(([, ms]) => Math.abs(away) >= ms * 0.95) ?? ["second", 1000];
  return unit === "second" ? format.format(0, "second") : format.format(Math.round(away / unitMs), unit);
}
