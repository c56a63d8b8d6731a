import type { Directories } from "../../matches/directories.ts";
import { fighterRow } from "../../replies/questions/fighters.ts";
import type { Command } from "../command.ts";
import { pageOption } from "../input/find-named.ts";
import { listNamed } from "./list-named.ts";

/** `/fighters [words]`: the fighters, or those whose names fit the words. */
export function createFightersCommand({ directories }: { directories: Directories }): Command {
  return {
    name: "fighters",
    options: [{ name: "words", required: false, suggests: true }, pageOption],
    manages: false,
    run: (ask) =>
      listNamed(ask, {
        directory: directories.fighters,
        list: "fighters",
        row: ({ key, item }) => fighterRow(ask.text, key, item),
      }),
  };
}
