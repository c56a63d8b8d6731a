// @module-tag long
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Meant, telemetry } from "../../src/telemetry.ts";
import { fitsOne, type Sentence, sentencesIn, spokenLanguages } from "../talk/sentences.ts";
import { type DiscordHouse, openDiscord, seatOf as seatOnDiscord } from "./discord-house.ts";
import { openScene, type Scene, type Seat } from "./promises.ts";
import { openTelegram, seatOf as seatOnTelegram, type TelegramHouse } from "./telegram-house.ts";

/** Of so many sentences one is said on each platform. */
const one = 8;
const begun = Date.parse("2026-11-27T09:00:00Z");
const [pauseMs, longestMs] = [20_000, 60_000];

const said = spokenLanguages.flatMap((language) =>
  sentencesIn(language)
    .filter((_, at) => at % one === 0)
    .map((sentence) => ({ language, ...sentence })),
);

/** A new person, who speaks a language. */
type Enter = (language: string) => Promise<Seat>;

describe.each([
  ["Telegram", () => openScene(openTelegram, {}, { begun, seed: 1 }).then((scene) => ({ scene, enter: onTelegram(scene) }))],
  ["Discord", () => openScene(openDiscord, {}, { begun, seed: 1 }).then((scene) => ({ scene, enter: onDiscord(scene) }))],
])("what is said in private on %s", (_, open) => {
  let scene: Scene;
  let enter: Enter;
  let understood: Meant[] = [];
  let stopHearing: () => void;
  beforeAll(async () => {
    ({ scene, enter } = await open());
    await scene.world.pass(60_000);
    stopHearing = telemetry.meant.subscribe((meant) => understood.push(meant));
  });
  afterAll(async () => {
    stopHearing();
    await scene.close();
  });

  it.each(said)("$language: $line", async ({ language, turns, wanted }: Sentence & { language: string }) => {
    const seat = await enter(language);
    for (const turn of turns) {
      understood = [];
      await answered(seat, turn);
    }
    const meant = understood.at(-1);
    expect(fitsOne(meant, wanted), `wanted ${wanted}, understood ${JSON.stringify(meant)}`).toBe(true);
  });

  /** Says something, and waits for what is shown of it. */
  async function answered(seat: Seat, turn: string): Promise<void> {
    await scene.world.pass(pauseMs);
    const before = JSON.stringify(seat.shown());
    seat.write(turn);
    await scene.world.until(() => JSON.stringify(seat.shown()) !== before, longestMs);
  }
});

function onTelegram({ house: { standIn } }: Scene<TelegramHouse>): Enter {
  let last = 1_000;
  return async (language) => {
    standIn.addUser(++last, { language });
    return seatOnTelegram(standIn, last, last);
  };
}

/** A person's language is known there once they used a command. */
function onDiscord({ house: { standIn }, world }: Scene<DiscordHouse>): Enter {
  const locales: Readonly<Record<string, string>> = { en: "en-US", es: "es-ES" };
  return async (language) => {
    const person = standIn.addUser({ locale: locales[language] ?? language });
    const seat = seatOnDiscord(standIn, standIn.addDm(), person);
    seat.write("/about");
    await world.until(() => seat.shown().length > 0, longestMs);
    return seat;
  };
}
