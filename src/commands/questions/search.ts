import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Directory, Named } from "../../matches/directory.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { nameFor, teamName } from "../../matches/names.ts";
import type { NamedRow } from "../../replies/parts/named.ts";
import type { Text } from "../../replies/parts/text.ts";
import { searchReply } from "../../replies/questions/search.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { wordsOfAsk } from "../input/find-named.ts";
import { asksFor } from "../shown.ts";

const namedLists = ["teams", "leagues", "fighters"] as const;
const matchesShown = 5;
const namedShown = 3;

export interface SearchDeps {
  api: Pick<OddsApi, "has">;
  directories: Directories;
  index: Pick<MatchIndex, "search" | "list">;
}

/** `/search <words>`: matches, teams, leagues and fighters in one answer. */
export function createSearchCommand({ api, directories, index }: SearchDeps): Command {
  return {
    name: "search",
    options: [{ name: "words", required: false, suggests: false }],
    manages: false,
    async run(ask) {
      const words = wordsGiven(ask, index);
      const there = namedLists.filter((list) => api.has.has(list)).map((list) => directories[list]);
      const known = await Promise.all(there.map((directory) => unlessApiTrouble(directory.refresh())));
      // What fits in one of the lists is meant; only when nothing does anywhere, what is near.
      const fitting = lookUp(ask.text, { words, some: false });
      const near = Object.values(fitting).every((rows) => rows.length === 0);
      const found = near ? lookUp(ask.text, { words, some: true }) : fitting;
      return searchReply(ask.text, { ...found, words, near, partly: known.includes(null) });
    },
  };

  function lookUp(text: Text, question: Question) {
    const { teams, leagues, fighters } = directories;
    return {
      matches: index.search(question.words, { limit: matchesShown, some: question.some }).map(({ known }) => known),
      teams: namedRows(text, teams, question),
      leagues: namedRows(text, leagues, question),
      fighters: namedRows(text, fighters, question),
    };
  }
}

interface Question {
  words: string;
  /** Any of the words is enough. */
  some: boolean;
}

function wordsGiven(ask: Ask, index: SearchDeps["index"]): string {
  const words = wordsOfAsk(ask, "words");
  if (words !== null) return words;
  const [listed] = index.list();
  // A name that is listed, so that the example works as it stands.
  const team = listed ? teamName(listed.match.home, ask.text.language) : "#1";
  const example = ask.text.say("command-search.example", { team });
  throw new Refusal("refuse-missing-name", { example }, null, asksFor("search"));
}

function namedRows(text: Text, directory: Directory<Named>, { words, some }: Question): Pick<NamedRow, "key" | "name">[] {
  const found = directory.search(words, { limit: namedShown, some });
  return found.map(({ key, item }) => ({ key, name: nameFor(item.names, text.language) }));
}
