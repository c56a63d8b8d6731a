import { element } from "./elements.js";
import { pictureElement } from "./picture.js";
import { timeElement } from "./times.js";

const marks = { best: "★", up: "▲", down: "▼" };

/** One block of a reply as an element. */
export function blockElement(block) {
  return shapes[block.kind]?.(block) ?? element("p", "", "");
}

/** A run of spans, for paragraphs, cells and the credit alike. */
export function spanNodes(spans) {
  return spans.map((span) => (spanShapes[span.kind] ?? spanShapes.text)(span));
}

const shapes = {
  heading: ({ spans }) => element("h2", "", ...spanNodes(spans)),
  paragraph: ({ spans }) => element("p", "", ...spanNodes(spans)),
  note: ({ spans }) => element("p", "note", ...spanNodes(spans)),
  list: ({ items, isMarked }) =>
    element("ul", isMarked ? "marked" : "", ...items.map((spans) => element("li", "", ...spanNodes(spans)))),
  fold,
  facts: ({ rows }) =>
    element(
      "dl",
      "",
      ...rows.map(({ label, value }) => element("div", "", element("dt", "", label), element("dd", "", ...spanNodes(value)))),
    ),
  table,
  picture: pictureElement,
};

const spanShapes = {
  text: ({ text, style, says }) => (tags[style] ? element(tags[style], "", shown(text, says)) : shown(text, says)),
  time: ({ at, show }) => timeElement(at, show),
  break: () => document.createElement("br"),
  link: ({ text, url }) => {
    const link = element("a", "", text);
    link.href = url;
    link.target = "_blank";
    link.rel = "noopener noreferrer";
    return link;
  },
};

const tags = { bold: "strong", italic: "em", code: "code", strike: "s" };

/** The first lines, and the others where they are asked for. */
function fold({ items, more, all }) {
  const lines = (some) => some.map((spans) => element("p", "", ...spanNodes(spans)));
  const rest = element("details", "", element("summary", "", all), ...lines(more));
  return element("blockquote", "", ...lines(items), ...(more.length > 0 ? [rest] : []));
}

function table({ columns, rows }) {
  const head = element("tr", "", ...columns.map(({ title, align }) => headCell(title, align, "col")));
  const body = rows.map((row) => element("tr", "", ...row.map((cell, index) => bodyCell(cell, index, columns[index]))));
  const made = element("table", "", element("thead", "", head), element("tbody", "", ...body));
  return element("div", "table", made);
}

function headCell(title, align, scope) {
  const cell = element("th", align === "right" ? "right" : "", title);
  cell.scope = scope;
  return cell;
}

function bodyCell({ text, mark, says }, index, column) {
  const cell = index === 0 ? headCell("", column?.align, "row") : element("td", column?.align === "right" ? "right" : "");
  if (mark) cell.append(markElement(mark), " ");
  cell.append(shown(text, says));
  if (mark) cell.classList.add(mark);
  return cell;
}

/** Signs that draw something are a picture with the same in words. */
function shown(text, says) {
  if (!says) return document.createTextNode(text);
  const picture = element("span", "bars", text);
  picture.role = "img";
  picture.ariaLabel = says;
  picture.title = says;
  return picture;
}

function markElement(mark) {
  const sign = element("span", "mark", marks[mark] ?? "");
  sign.role = "img";
  sign.dataset.label = `playground-mark-${mark}`;
  return sign;
}
