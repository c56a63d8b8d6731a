import { describe, expect, it } from "vitest";
import { infoOf } from "../../../src/commands/catalog.ts";
import { registrationsFromCatalog } from "../../../src/platforms/discord/register.ts";
import { catalog } from "../../commands/catalog.ts";
import { languages, texts } from "../../replies/facts.ts";
import { checkCommands, type RawCommand } from "../../standins/discord-commands.ts";

const info = infoOf(catalog, texts).filter(({ menus }) => menus.includes("slash"));
const registrations = JSON.parse(JSON.stringify(registrationsFromCatalog(info))) as RawCommand[];

describe("the commands that there are", () => {
  it("are a list that Discord takes", () => {
    expect(() => checkCommands(registrations)).not.toThrow();
    expect(registrations.map(({ name }) => name)).toEqual([
      ...["matches", "odds", "watch", "watches", "valuebets", "mute", "journal", "bet", "search", "card", "log"],
      ...["bookmakers", "settings", "import", "break", "about", "help", "privacy"],
    ]);
  });

  it("ask for no words at once", () => {
    const options = registrations.flatMap((command) => command.options ?? []) as { required?: boolean; name: string }[];
    expect(options.filter(({ required }) => required)).toEqual([]);
  });

  it.each(languages)("and their options all have a name in %s that Discord shows", (language) => {
    const named = registrations.flatMap((command) => [command, ...(command.options ?? [])]);
    const locale = language === "en" ? "en-US" : language;
    expect(named.filter(({ name_localizations }) => !name_localizations?.[locale]).map(({ name }) => name)).toEqual([]);
  });

  it("have descriptions that nothing is cut from", () => {
    const texts = registrations.flatMap((command) => [command, ...(command.options ?? [])]);
    const all = texts.flatMap(({ description, description_localizations: own }) => [description, ...Object.values(own ?? {})]);
    expect(all.filter((text) => text.endsWith("…"))).toEqual([]);
  });

  it("can be answered to the asker alone, unless they change the chat or are so anyway", () => {
    const reading = info.filter(({ manages, personal }) => !manages && !personal).map(({ name }) => name);
    const withSwitch = registrations.filter(({ options }) => options?.some(({ name }) => name === "private"));
    expect(withSwitch.map(({ name }) => name)).toEqual(reading);
    expect(reading).not.toContain("watch");
    expect(info.flatMap(({ name, personal }) => (personal ? [name] : []))).toEqual([
      ...["journal", "bet", "settings", "break", "help"],
    ]);
  });
});
