/** One thing that was looked at, of where the bot runs and of what it runs with. */
export interface Finding {
  /** Red: the bot does not work, or will not for long. Amber: it works, and something is not as it should be. */
  light: "green" | "amber" | "red";
  /** What was looked at, in a word or two. */
  about: string;
  says: string;
  /** What the operator can do about it; null where nothing needs to be done. */
  advice: string | null;
}

export function green(about: string, says: string): Finding {
  return { light: "green", about, says, advice: null };
}

export function amber(about: string, says: string, advice: string): Finding {
  return { light: "amber", about, says, advice };
}

export function red(about: string, says: string, advice: string): Finding {
  return { light: "red", about, says, advice };
}

const words: Readonly<Record<Finding["light"], string>> = { green: "green", amber: "AMBER", red: "RED" };

/** One line for each finding, and one more for what can be done about it. */
export function linesOf(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ about }) => about.length));
  return findings.flatMap(({ light, about, says, advice }) => {
    const line = `${words[light].padEnd(5)}  ${about.padEnd(width)}  ${says}`;
    return advice === null ? [line] : [line, `${" ".repeat(width + 9)}-> ${advice}`];
  });
}
