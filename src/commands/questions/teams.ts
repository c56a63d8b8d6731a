import type { Directories } from "../../matches/directories.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { matchesWith } from "../../matches/taking-part.ts";
import { teamRow } from "../../replies/questions/teams.ts";
import type { Command } from "../command.ts";
import { pageOption } from "../input/find-named.ts";
import { listNamed } from "./list-named.ts";

export interface TeamsDeps {
  directories: Directories;
  index: Pick<MatchIndex, "list">;
}

/** `/teams [words]`: the teams, or those whose names fit the words. */
export function createTeamsCommand({ directories, index }: TeamsDeps): Command {
  return {
    name: "teams",
    options: [{ name: "words", required: false, suggests: true }, pageOption],
    manages: false,
    run: (ask) =>
      listNamed(ask, {
        directory: directories.teams,
        list: "teams",
        row: ({ key, item }) => teamRow(ask.text, { key, team: item, next: matchesWith(index, item)[0]?.match ?? null }),
      }),
  };
}
