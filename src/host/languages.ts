import { reasonOf } from "../log.ts";
import { problemsOfTexts } from "../replies/parts/entries.ts";
import { loadTexts } from "../replies/parts/text.ts";
import { amber, type Finding, green, red } from "./finding.ts";

/** Whether every language has every text; `folder` is another one than the program's own. */
export function languageFindings(folder?: URL): Finding[] {
  const about = "languages";
  try {
    const problems = problemsOfTexts(folder);
    if (problems.length > 0) throw new Error(problems.join("; "));
    const { languages, missing } = loadTexts(folder);
    const lacking = languages.filter((language) => (missing[language] ?? []).length > 0);
    if (lacking.length === 0) return [green(about, `${languages.join(", ")}: each has every text`)];
    return lacking.map((language) => {
      const keys = missing[language] ?? [];
      const says = `texts of ${language} that are missing, and shown in English: ${keys.length}`;
      return amber(about, says, `add to locales/${language}.ftl: ${keys.slice(0, 5).join(", ")}${keys.length > 5 ? " …" : ""}`);
    });
  } catch (error) {
    return [red(about, reasonOf(error), "mend that file, or take it as it came with this version")];
  }
}
