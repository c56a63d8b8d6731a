import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

let world: TestWorld;
let bot: TestBot;
beforeAll(async () => {
  world = await openWorld();
  bot = await openBot(world);
  await world.pass(60_000);
  await bot.ask("playground:first", "/matches");
});
afterAll(async () => {
  await bot.stop();
  await world.close();
});

const odds = /^.+ (?:v|—) .+\n.*\n.*\n \| (?:1|П1) \| /;
const matches = /^(?:Matches|Матчи|Live now|Идут сейчас).*\n- /;
const hello = /^(?:Hi!|Привет!)/;
const welcome = /^(?:You’re welcome|Пожалуйста)/;
const help = /^(?:Help|Справка)\n/;
const watching = /^(?:My watches|Мои подписки)(?: · \d+)?\n/;
/** Which of a match, a team and the like is to be watched, or that it is. */
const watched = /^(?:Which one do you mean|Что именно\?|.+\n(?:Watching|Слежу)\.)/;

/** What somebody writes who has read nothing, and what the answer has to hold; names of a match stand in braces. */
const english: [string, RegExp][] = [
  ["hi", hello],
  ["Hello!", hello],
  ["thanks", welcome],
  ["help", help],
  ["/help", help],
  ["/commands", help],
  ["/menu", help],
  ["today", matches],
  ["matches today", matches],
  ["games tomorrow", matches],
  ["/today", matches],
  ["/games", matches],
  ["live", matches],
  ["/live", matches],
  ["{team}", odds],
  ["{team} odds", odds],
  ["odds {team}", odds],
  ["best price {team}", /to win: /],
  ["/price {team}", odds],
  ["watch {team}", watched],
  ["alert me {team}", watched],
  ["/alert {team}", watched],
  ["/subscribe {team} 5%", watched],
  ["my alerts", watching],
  ["/alerts", watching],
  ["stop", watching],
  ["/cancel", watching],
  ["/unsubscribe", watching],
  ["language", /^Language/],
  ["/language", /^Language/],
  ["/timezone", /^Time zone/],
  ["odds format", /^Odds format/],
  ["quiet hours", /^Quiet hours/],
  ["/digest", /^Daily digest/],
  ["value bets", /^Value bets/],
  ["/value", /^Value bets/],
  ["dropping odds", /^Biggest moves/],
  ["predictions", /^Model v bookmakers/],
  ["football", matches],
  ["tennis", matches],
  ["{league}", matches],
  ["/export", /this chat’s settings/],
  ["delete my data", /I keep nothing about this chat/],
  ["status", /^Status/],
  ["who are you", /^I’m a program/],
  ["bookmakers", /^Bookmakers/],
  ["asdfgh", /^I don’t know “asdfgh”/],
  ["how does this work", help],
  ["ok", welcome],
  ["ok {team}", odds],
  ["hi, {team} odds", odds],
  ["please watch {team}", watched],
  ["thanks, stop", watching],
  ["{team} vs {other}", odds],
];

const russian: [string, RegExp][] = [
  ["привет", hello],
  ["спасибо!", welcome],
  ["помощь", help],
  ["матчи", matches],
  ["матчи завтра", matches],
  ["сегодня", matches],
  ["лайв", matches],
  ["{team}", odds],
  ["{team} коэффициенты", odds],
  ["кэф {team}", odds],
  ["следить за {team}", watched],
  ["подписаться на {team}", watched],
  ["подписки", watching],
  ["отмена", watching],
  ["язык", /^Язык/],
  ["часовой пояс", /^Часовой пояс/],
  ["прогнозы", /^Модель и букмекеры/],
  ["прогрузы", /^Крупнейшие сдвиги/],
  ["валуйные ставки", /^Валуйные ставки/],
  ["настройки", /^Настройки/],
  ["футбол", matches],
  ["мои данные", /Об этом чате/],
  ["букмекеры", /^Букмекеры/],
  ["что ты умеешь", help],
  ["привет! {team}", odds],
  ["спасибо, матчи завтра", matches],
];

describe("somebody who has read nothing", () => {
  it.each(english)("writes “%s” and is helped", async (typed, expected) => {
    const answer = await say(typed, "en");
    expect(answer).toMatch(expected);
  });

  it.each(russian)("пишет «%s» и получает ответ", async (typed, expected) => {
    const answer = await say(typed, "ru");
    expect(answer).toMatch(expected);
  });
});

let count = 0;

async function say(typed: string, language: "en" | "ru"): Promise<string> {
  const chat = `playground:newcomer-${count++}`;
  const match = world.sandbox.world.matches(world.clock.now()).find(({ league, startsAt }) => {
    return league.sport === "football" && startsAt > world.clock.now() + 3_600_000;
  });
  const nameOf = (one: { name: { en: string; ru: string } } | undefined) => one?.name[language] ?? "";
  typed = typed
    .replace("{team}", nameOf(match?.home))
    .replace("{other}", nameOf(match?.away))
    .replace("{league}", nameOf(match?.league));
  const call = typed.startsWith("/") ? typed : `/odds ${typed}`;
  const how = typed.startsWith("/") ? {} : { plain: true as const };
  const { text } = await bot.ask(chat, call, { ...how, reader: { id: chat, language } });
  return text;
}
