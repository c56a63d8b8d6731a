import type { AutocompleteInteraction } from "discord.js";
import type { Suggest, Suggestion } from "../../chat/platform.ts";
import { cleanText, shorten } from "./markdown.ts";
import { addressOf, placeOf } from "./update.ts";

const mostChoices = 25;
const longestChoice = 100;

/** Answers an autocomplete with what the local index suggests. Rejects when Discord does not take it. */
export async function respondWithSuggestions(interaction: AutocompleteInteraction, suggest: Suggest): Promise<void> {
  const { name, value } = interaction.options.getFocused(true);
  const suggestions = await suggest({
    address: interaction.channelId === null ? null : addressOf(interaction.channelId),
    command: interaction.commandName,
    option: name,
    typed: value,
    place: placeOf(interaction),
    language: interaction.locale ?? null,
  });
  await interaction.respond(choicesFromSuggestions(suggestions));
}

/**
 * Suggestions as Discord's choices: at most 25, labels cut to 100. One whose value is too long is left out, since half an id means
 * something else. Of equal names Discord takes the first, whichever is chosen: each further one ends with its value.
 */
function choicesFromSuggestions(suggestions: readonly Suggestion[]): { name: string; value: string }[] {
  const names = new Set<string>();
  const offered = suggestions.filter(({ value }) => value !== "" && value.length <= longestChoice).slice(0, mostChoices);
  return offered.flatMap(({ label, value }) => {
    const plain = cleanText(label).trim();
    const own = shorten(plain, longestChoice) || value;
    const name = names.has(own)
      ? `${shorten(plain, Math.max(1, longestChoice - value.length - 3))} · ${value}`.slice(0, longestChoice)
      : own;
    if (names.has(name)) return [];
    names.add(name);
    return [{ name, value }];
  });
}
