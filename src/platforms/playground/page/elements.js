/** An element with a class and children; texts become text nodes, never markup. */
export function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A word of the page's own texts, which `texts.apply` fills in. */
export function label(key, className, tag = "span") {
  const made = element(tag, className ?? "");
  made.dataset.text = key;
  return made;
}

/** The file is in the message itself, so that it needs no place on the server. */
export function fileLink({ name, content }) {
  const link = element("a", "press", name);
  return Object.assign(link, { download: name, href: `data:text/csv;charset=utf-8,${encodeURIComponent(content)}` });
}
