import { failedBy } from "../../api/errors.ts";
import { nameFor } from "../../matches/names.ts";
import { matchesWith } from "../../matches/taking-part.ts";
import { namedReply } from "../../replies/parts/named.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import type { Command } from "../command.ts";
import { findNamed, pageOfAsk, pageOption, wordsOfAsk } from "../input/find-named.ts";
import type { TeamsDeps } from "./teams.ts";

const pageSize = 8;

/** `/team <name>`: the live and the coming matches of one team. */
export function createTeamCommand({ directories, index }: TeamsDeps): Command {
  const directory = directories.teams;
  return {
    name: "team",
    options: [{ name: "team", required: true, suggests: true }, pageOption],
    manages: false,
    async run(ask) {
      const answer = await directory.refresh();
      const found = findNamed(ask, { directory, list: "teams", words: wordsOfAsk(ask, "team") });
      if ("instead" in found) return found.instead;
      const { key, item } = found.one;
      return namedReply(ask.text, {
        list: "teams",
        key,
        watch: `team#${key}`,
        name: nameFor(item.names, ask.text.language),
        details: [],
        matches: pageOf(matchesWith(index, item), pageOfAsk(ask), pageSize),
        failed: failedBy(answer, ask),
      });
    },
  };
}
