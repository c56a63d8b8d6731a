import { unlessApiTrouble } from "../../api/trouble.ts";
import { type PlatformName, parseAddress } from "../../chat/address.ts";
import type { Call } from "../../chat/call.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Finder } from "../../matches/finder.ts";
import { nameFor, teamName } from "../../matches/names.ts";
import { type HelpFacts, type HelpTopic, helpReply, helpTopics, topicOf } from "../../replies/chat/help.ts";
import type { Text } from "../../replies/parts/text.ts";
import type { Command } from "../command.ts";
import { exampleMatch } from "../input/find-match.ts";
import { pageOfAsk, pageOption } from "../input/find-named.ts";

export interface HelpDeps {
  finder: Finder;
  directories: Directories;
  /** The catalog that the command is itself part of. */
  catalog: () => readonly Command[];
  /** Where the platform tells of reactions. */
  reactive: readonly PlatformName[];
}

const longestWords = 40;

/** `/help [topic or command]`: what most people do, and every command by topic with an example that works as it stands. */
export function createHelpCommand({ finder, directories, catalog, reactive }: HelpDeps): Command {
  return {
    name: "help",
    own: true,
    personal: true,
    options: [{ name: "topic", required: false, suggests: true }, pageOption],
    manages: false,
    async run(ask) {
      const { call, text, args, settings } = ask;
      // Only the first time: then the names are in memory.
      if (directories.fighters.list().length === 0) await unlessApiTrouble(directories.fighters.refresh());
      const commands = catalog()
        .filter(({ operators, lacking, bets }) => !operators && !lacking && !(bets && settings.informationOnly))
        .map(({ name, topic, options }) => ({ name, topic, hasExample: options.some(({ hidden }) => !hidden) }));
      const words = args["topic"];
      const topic = words === undefined ? null : topicMeant(text, words, commands);
      const unknown = topic === null ? words?.slice(0, longestWords) : undefined;
      const examples = examplesFor(text, { finder, directories });
      const { place, inlineName } = call;
      const thumb = thumbAt(call, reactive);
      const carried = parseAddress(call.address).platform === "discord";
      return helpReply(text, { commands, examples, place, inlineName, thumb, carried, topic, unknown, page: pageOfAsk(ask) });
    },
  };
}

/** How a thumb up under an alert is told of; Telegram tells of it in groups only to administrators. */
function thumbAt({ address, place }: Call, reactive: HelpDeps["reactive"]): HelpFacts["thumb"] {
  const { platform } = parseAddress(address);
  if (!reactive.includes(platform)) return null;
  return platform === "telegram" && place === "group" ? "as_administrator" : "always";
}

/** The topic that words name in any language: by its key, by a command that it tells of, or by words of its name; null when none. */
export function topicMeant(text: Text, typed: string, commands: HelpFacts["commands"]): HelpTopic | null {
  const words = typed.toLowerCase().replace(/^\//, "").split(/\s+/u);
  const isCommand = ({ name }: { name: string }) =>
    words.length === 1 && [name, ...namesOf(text, `command-name-${name}`)].includes(words[0] as string);
  const command = commands.find(isCommand);
  const called = helpTopics.find((topic) =>
    namesOf(text, `help-topic-${topic}`).some((name) => words.every((word) => name.split(" ").includes(word))),
  );
  return helpTopics.find((topic) => topic === words.join(" ")) ?? (command ? topicOf(command) : (called ?? null));
}

function namesOf(text: Text, key: string): string[] {
  return text.has(key) ? Object.values(text.inAll(key)).map((name) => name.toLowerCase()) : [];
}

/** Something that is listed now, of each kind that an example can be about. */
function examplesFor(
  { language }: Text,
  { finder, directories }: Pick<HelpDeps, "finder" | "directories">,
): HelpFacts["examples"] {
  const [known] = finder.suggest("", 1);
  const [fighter] = directories.fighters.list();
  return {
    match: exampleMatch(finder),
    team: known ? teamName(known.match.home, language) : "#1",
    fighter: fighter ? nameFor(fighter.item.names, language) : "#1",
  };
}
