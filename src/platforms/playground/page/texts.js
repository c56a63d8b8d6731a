const fallback = "en";

/** The page's own texts in the language chosen; a text that a language lacks is taken from English. */
export function createTexts(byLanguage) {
  const languages = Object.keys(byLanguage);
  let language = languages.includes(fallback) ? fallback : languages[0];

  const text = (key, of = language) => byLanguage[of]?.[key] ?? byLanguage[fallback]?.[key] ?? key;

  return {
    text,
    languages,
    language: () => language,
    choose(wanted) {
      language = wanted;
      document.documentElement.lang = wanted;
    },
    /** The first of the reader's languages that there is. */
    best(wanted) {
      const base = (tag) => tag.split("-")[0];
      const near = wanted.map((tag) => languages.find((one) => one === tag) ?? languages.find((one) => base(one) === base(tag)));
      return near.find(Boolean) ?? language;
    },
    /** A price or a share as the language writes it. */
    number: (value) => value.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    percent: (value) => value.toLocaleString(language, { style: "percent" }),
    /** A word of the catalog, which carries its own translations. */
    localized: (of) => of[language] ?? of[fallback],
    /** Fills in every element that names its text, so that a switch of language needs nothing else. */
    apply(root) {
      for (const element of root.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
      for (const element of root.querySelectorAll("[data-label]")) {
        element.setAttribute("aria-label", text(element.dataset.label));
        if (element.matches("button, .mark")) element.title = text(element.dataset.label);
      }
      for (const element of root.querySelectorAll("[data-placeholder]")) element.placeholder = text(element.dataset.placeholder);
    },
  };
}

/** A language in its own words, such as "Deutsch". */
export function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
