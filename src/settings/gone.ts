/** Settings that there once were, and what stands in their place. */
const gone: Readonly<Record<string, string>> = {
  ODDS_API_MAP:
    "is gone: a definition says now how answers are read. npm run doctor finds it out; a file of your own is named in ODDS_SOURCE, see docs/add-a-source.md",
  SANDBOX_DIALECT: "is gone: the sandbox writes its answers in one way",
};

/** What is said of settings that are still set and do nothing any more. A line that is left empty says nothing. */
export function goneSettings(values: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(gone).flatMap(([name, advice]) => (values[name]?.trim() ? [`${name} ${advice}`] : []));
}

export function isGone(name: string): boolean {
  return Object.hasOwn(gone, name);
}
