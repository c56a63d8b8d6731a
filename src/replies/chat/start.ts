import type { Match } from "../../api/model.ts";
import type { Button, Draft } from "../../chat/reply.ts";
import { teamName } from "../../matches/names.ts";
import { button, heading, note, paragraph } from "../parts/blocks.ts";
import { ageAndHelpSpans, type Whereabouts } from "../parts/help-lines.ts";
import { matchButtons } from "../parts/match.ts";
import { inRows } from "../parts/paging.ts";
import { bold, type Text } from "../parts/text.ts";
import { type Choice, languageName } from "./settings.ts";

export interface StartFacts {
  place: "private" | "group";
  /** Matches to begin with, the first with odds at hand; none while none is known. */
  matches: readonly { id: number; match: Match }[];
  /** The reader may choose a language here: where the platform has one of its own for each, nothing leads to the choice. */
  choosesLanguage: boolean;
  where: Whereabouts;
}

/** The first screen: what the bot is for, a name to type, two matches to press, from which age it is and who helps. */
export function startReply(text: Text, { place, matches, choosesLanguage, where }: StartFacts): Draft {
  const to = (key: string, command: string) => button(text.say(key), command, "", { replace: false });
  return {
    blocks: [
      heading(text.spans("start-heading")),
      paragraph(text.spans("start-what")),
      paragraph(place === "group" ? text.spans("start-how-group") : howSpans(text, matches)),
      note(ageAndHelpSpans(text, where)),
    ],
    buttons: [
      ...matchButtons(text, matches).map((match) => [match]),
      [to("start-today", "matches"), to("start-valuebets", "valuebets")],
      [to("help-button", "help"), choosesLanguage ? languageButton(text) : to("settings-heading", "settings")],
    ],
    personal: false,
  };
}

function howSpans(text: Text, matches: StartFacts["matches"]) {
  const { match } = matches.at(-1) ?? {};
  return match ? text.spans("start-how", { team: bold(teamName(match.home, text.language)) }) : text.spans("start-how-plain");
}

function languageButton(text: Text): Button {
  return button(`${languageName(text.language)} ▾`, "start", "language");
}

/** The languages to choose from; each leads back to the first screen. */
export function startLanguagesReply(text: Text, choices: readonly Choice[]): Draft {
  const languages = choices.map(({ label, value, chosen }) =>
    button(chosen ? `✓ ${label}` : label, "start", `language ${value}`),
  );
  return { blocks: [paragraph(text.spans("settings-what-language"))], buttons: inRows(languages, 2), personal: false };
}
