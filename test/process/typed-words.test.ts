import { cpSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, vi } from "vitest";
import { freshFolder } from "../bot.ts";
import { openPage, type TestPage, textOf } from "../platforms/playground/page.ts";
import { addressOf } from "./places.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const root = fileURLToPath(new URL("../..", import.meta.url));
const german = {
  words: {
    kinds: { team: ["mannschaft"] },
    common: { all: ["alles"], off: ["aus"], morning: ["morgen früh"], for: ["für"] },
    units: { h: ["stunden"] },
    sides: { home: ["heim"] },
    directions: { shortens: ["fällt"] },
    phases: { prematch: ["vorm spiel"] },
    rule: { within: ["innerhalb von"], fast: ["sofort"] },
    settings: { reminder: ["erinnerung"], zone: ["zeitzone"], quiet: ["ruhezeit"] },
    formats: { american: ["amerikanisch"] },
    days: { today: ["heute"] },
    quiet: { silent: ["lautlos"] },
    value_bets: { heading: ["wertwetten"], improving: ["verbesserung"], by: ["um"] },
  },
  cities: { "Europe/Riga": "Entenhausen" },
};

const sameThing = [
  ["/settings erinnerung 2 stunden", "/settings reminder 2h"],
  ["/settings erinnerung aus", "/settings reminder off"],
  ["/settings zeitzone entenhausen", "/settings zone riga"],
  ["/settings ruhezeit lautlos", "/settings quiet silent"],
  ["/settings format amerikanisch", "/settings format american"],
  ["/matches heute", "/matches today"],
  ["/snooze für 3 stunden", "/snooze 3h"],
  ["/snooze aus", "/snooze off"],
  ["/mute alles 3 stunden", "/mute all 3h"],
  ["/watch wertwetten verbesserung um 2", "/watch value bets improving by 2"],
  ["/watch #1 heim fällt 4pp vorm spiel innerhalb von 12 stunden sofort", "/watch #1 home shortens 4pp prematch within 12h fast"],
  ["/pause #1 3 stunden", "/pause #1 3h"],
] as const;

/** What the bot answers on a page, but for the time of day. */
async function answerTo(page: TestPage, typed: string): Promise<string> {
  await page.type(typed);
  const last = page.messages().at(-1);
  return last ? textOf(last).replaceAll(/\d\d:\d\d/g, "") : "";
}

/** The program as it is built, with one more file of typed words. */
function programWith(file: string, text: string): string {
  const folder = freshFolder();
  for (const part of ["dist", "locales", "package.json", "src/platforms/playground/page"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "locales/input", file), text);
  return join(folder, "dist/linewatch.js");
}

describe.concurrent("a program with one more file of typed words", () => {
  it("understands the language, with no change of its own", { tags: "long" }, async () => {
    const program = programWith("de.json", JSON.stringify(german));
    const bot = startProcess({ PORT: "0", DATA_DIR: freshFolder() }, { program });
    const url = await addressOf(bot);
    const [ann, bob] = [await openPage(url, "ann"), await openPage(url, "bob")];
    await bot.until(async () => /Watching/.test(await answerTo(bob, "/watch #1")));
    await answerTo(ann, "/watch #1");
    for (const [german, english] of sameThing) {
      const [asked, known] = [await answerTo(ann, german), await answerTo(bob, english)];
      expect(asked, german).toBe(known);
      expect(asked, german).not.toMatch(/don’t understand|don’t know|isn’t an option|can’t find|no setting/);
    }
    await Promise.all([ann.close(), bob.close()]);
    bot.signal("SIGINT");
    await bot.end();
  });

  it("does not start where the file has problems, and names them all", { tags: "long" }, async () => {
    const text = JSON.stringify({ words: { units: { h: ["Stunden"] }, colours: {} } });
    const bot = startProcess({ PORT: "0", DATA_DIR: freshFolder() }, { program: programWith("de.json", text) });
    expect(await bot.end()).toEqual({ code: 1, signal: null });
    expect(bot.stderr()).toMatch(/^Linewatch could not start: locales\/input has problems:$/m);
    expect(bot.stderr()).toMatch(/^ {2}- de\.json words units h 0: /m);
    expect(bot.stderr()).toMatch(/^ {2}- de\.json words: .*colours/m);
  });
});
