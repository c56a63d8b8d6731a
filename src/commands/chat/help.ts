import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Finder } from "../../matches/finder.ts";
import { nameFor, teamName } from "../../matches/names.ts";
import { type HelpFacts, helpReply } from "../../replies/chat/help.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Command } from "../command.ts";
import { exampleMatch } from "../input/find-match.ts";

export interface HelpDeps {
  finder: Finder;
  directories: Directories;
  /** The catalog that the command is itself part of. */
  catalog: () => readonly Command[];
}

/** `/help`: every command with an example that works as it stands. */
export function createHelpCommand({ finder, directories, catalog }: HelpDeps): Command {
  return {
    name: "help",
    personal: true,
    options: [],
    manages: false,
    async run({ call, text }) {
      // Only the first time: then the names are in memory.
      if (directories.fighters.list().length === 0) await unlessApiTrouble(directories.fighters.refresh());
      const commands = catalog()
        .filter(({ operators }) => !operators)
        .map(({ name, options }) => ({ name, hasExample: options.some(({ hidden }) => !hidden) }));
      return helpReply(text, { commands, examples: examplesFor(text, { finder, directories }), place: call.place });
    },
  };
}

/** Something that is listed now, of each kind that an example can be about. */
function examplesFor({ language }: Text, { finder, directories }: Omit<HelpDeps, "catalog">): HelpFacts["examples"] {
  const [known] = finder.suggest("", 1);
  const [fighter] = directories.fighters.list();
  return {
    match: exampleMatch(finder),
    team: known ? teamName(known.match.home, language) : "#1",
    fighter: fighter ? nameFor(fighter.item.names, language) : "#1",
  };
}
