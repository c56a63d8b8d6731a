import { element } from "./elements.js";

const namespace = "http://www.w3.org/2000/svg";
/** What drawings are made of; whatever else stood in one would be left out. */
const tags = new Set(["rect", "path", "text", "tspan", "polygon", "polyline", "line", "g", "circle", "defs", "clipPath"]);
const attributes =
  /^(?:x|y|d|r|cx|cy|id|width|height|viewBox|points|transform|opacity|clip-path|text-anchor|dominant-baseline|(?:fill|stroke|font)(?:-[a-z]+)?)$/;
const signs = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", apos: "'" };
let drawn = 0;

/**
 * A picture as elements of the page, so that it takes the page's colours. The browser would refuse markup made from a string,
 * so each element is made by itself.
 */
export function pictureElement({ svg, alt }) {
  // Several pictures have parts of the same name.
  const prefix = `picture-${drawn++}-`;
  const root = document.createElementNS(namespace, "svg");
  const open = [root];
  for (const [, end, tag, inside = "", words] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^>]*)?)>|([^<]+)/g)) {
    const parent = open.at(-1);
    if (words !== undefined) parent?.append(unescaped(words));
    else if (end) open.pop();
    else if (tag === "svg") fill(root, inside, prefix);
    else {
      const made = child(parent, { tag, inside, prefix });
      if (!inside.endsWith("/")) open.push(made);
    }
  }
  root.role = "img";
  root.ariaLabel = alt;
  root.removeAttribute("width");
  root.removeAttribute("height");
  return element("figure", "picture", root);
}

/** The pictures of a message: what platforms are sent as a file shows the same. */
export function pictures({ entry }) {
  return entry.reply.blocks.filter(({ kind }) => kind === "picture").map(pictureElement);
}

function child(parent, { tag, inside, prefix }) {
  if (!parent || !tags.has(tag)) return null;
  const made = document.createElementNS(namespace, tag);
  fill(made, inside, prefix);
  parent.append(made);
  return made;
}

function fill(made, inside, prefix) {
  for (const [, name, value] of inside.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (attributes.test(name)) made.setAttribute(name, named(name, unescaped(value), prefix));
  }
}

function named(name, value, prefix) {
  return name === "id" ? prefix + value : value.replace(/url\(#/g, `url(#${prefix}`);
}

function unescaped(text) {
  return text.replace(/&(lt|gt|amp|quot|apos|#39);/g, (_, sign) => signs[sign]);
}
