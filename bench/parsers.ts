import { defaultSettings } from "../src/chats/settings.ts";
import type { Ask } from "../src/commands/command.ts";
import { argumentsOf } from "../src/commands/input/arguments.ts";
import { betFilterMeant, betFilterOptions } from "../src/commands/input/bet-filter-words.ts";
import { splitBook } from "../src/commands/input/book-words.ts";
import { durationFollowing, durationMeant } from "../src/commands/input/durations.ts";
import { findWatchable, isKindWord } from "../src/commands/input/find-target.ts";
import { filterMeant, filterOptions } from "../src/commands/input/match-filter.ts";
import { nameAndMore } from "../src/commands/input/name-and-more.ts";
import { nearestCommand } from "../src/commands/input/nearest-command.ts";
import { readRuleWords, ruleFollowing } from "../src/commands/input/rule-words.ts";
import { marketMeant, selectionFollowing, selectionMeant } from "../src/commands/input/selection-words.ts";
import { changeMeant, settingMeant } from "../src/commands/input/setting-choices.ts";
import { quietAfter } from "../src/commands/input/setting-quiet.ts";
import { findZones } from "../src/commands/input/time-zones.ts";
import { createFairCommand } from "../src/commands/questions/fair.ts";
import { wordsAboutBets } from "../src/commands/watching/bet-terms.ts";
import { createPauseCommand } from "../src/commands/watching/pause.ts";
import { createWatchCommand, type WatchDeps } from "../src/commands/watching/watch.ts";
import { silentLog } from "../src/log.ts";
import { createDirectory, type Directory, type Named } from "../src/matches/directory.ts";
import { createFinder } from "../src/matches/finder.ts";
import { createMatchIndex } from "../src/matches/index.ts";
import { priceFromText, splitPrices } from "../src/odds/typed-price.ts";
import { callFromUpdate } from "../src/platforms/telegram/update.ts";
import { sportName } from "../src/replies/parts/sports.ts";
import { loadTexts } from "../src/replies/parts/text.ts";
import { createWorld, type World } from "../src/sandbox/world.ts";
import { openDatabase } from "../src/storage/database.ts";
import { createFakeClock } from "../test/clock.ts";
import { createListApi, match } from "../test/matches/known.ts";
import { openCommands, typedCommands } from "./typed-commands.ts";

/** Everything that reads what a person typed, by name. Each resolves, or refuses, whatever the text is. */
export type Parsers = Readonly<Record<string, (text: string) => unknown>>;

/** Readers of typed text, with what to hold them against. */
export interface Opened {
  parsers: Parsers;
  /** Whole commands, from the call to the reply. */
  commands: Parsers;
  /** What reading a plain `/watch` costs, each time with another team's name, and what the whole of it does. */
  plain(): Promise<unknown>;
  plainCommand(): Promise<unknown>;
  /** Looks something else up, since what was looked up last is at hand. */
  forget(): void;
  close(): Promise<void>;
}

/** The parsers and commands over the sandbox's matches, teams, leagues and fighters. */
export async function openParsers(): Promise<Opened> {
  const clock = createFakeClock(Date.UTC(2026, 7, 15, 12));
  const world = createWorld({ seed: "words", speed: 1, volatility: 0 });
  const database = await openDatabase(":memory:", silentLog);
  const api = createListApi(clock, { pageSize: 1_000 });
  const index = await createMatchIndex({ database, api: api.list, clock, log: silentLog });
  const matches = matchesOf(world, clock.now());
  await index.remember(matches);
  const [first = match("northgate-riverside")] = matches;
  const finder = createFinder({ index, api: api.single, clock });
  const directories = {
    teams: await filled(world.cast.teams.map(namedOf)),
    leagues: await filled(leaguesOf(world)),
    fighters: await filled(
      world.cast.fighters.map((one) => ({ ...namedOf(one), record: null, weightClass: null, country: null })),
    ),
  };
  const texts = loadTexts();
  const text = texts.in("ru");
  const about = { settings: defaultSettings, text, languages: texts.languages, now: clock.now() };
  const ask = (args: Record<string, string>) => ({ ...about, args }) as Partial<Ask> as Ask;
  const books = ["Kvotara", "Zoloto", "Birch Bet"];
  const sports = ["football", "ice-hockey", "basketball", "tennis", "mma"];
  const board = { match: first, quotes: [] };
  const unnamed = { api: { bookmakers: () => Promise.reject(new Error("unused")) }, index, finder, directories };
  const watch = createWatchCommand(unnamed as unknown as WatchDeps);
  const pause = createPauseCommand(unnamed as unknown as Parameters<typeof createPauseCommand>[0]);
  const telegram = { username: "linewatch_bot", commands: new Set(["odds"]), mayManage: async () => false };
  const deps = { finder, index, directories, command: "watch" };
  const sportNames = sports.map((sport) => ({ source: sport, own: sportName(text, sport) }));
  const named = { index, directories, sports: sportNames, isKind: isKindWord };
  const parsers: Parsers = {
    "a Telegram message": (typed) => callFromUpdate(updateOf(typed), telegram),
    "arguments of /watch": (typed) => argumentsOf({ text: typed, options: null }, watch.options),
    "arguments of /pause": (typed) => argumentsOf({ text: typed, options: null }, pause.options),
    "arguments of /valuebets": (typed) => argumentsOf({ text: typed, options: null }, betFilterOptions),
    "arguments of /matches": (typed) => argumentsOf({ text: typed, options: null }, filterOptions),
    "arguments of /fair": (typed) => argumentsOf({ text: typed, options: null }, createFairCommand().options),
    "rule words": readRuleWords,
    "a match": (typed) => finder.find(typed),
    "a suggestion": (typed) => finder.suggest(typed, 25),
    "a team by name": (typed) => directories.teams.find(typed),
    "what is to be watched": (typed) => findWatchable(ask({ match: typed }), deps),
    "the same, with its kind": (typed) => findWatchable(ask({ match: `team ${typed}` }), deps),
    "a name and the rule behind it": (typed) => nameAndMore(typed, named, ruleFollowing),
    "a name and the selection behind it": (typed) => nameAndMore(typed, named, selectionFollowing),
    "a name and the time behind it": (typed) => nameAndMore(typed, { index }, durationFollowing),
    "a search": (typed) => index.search(typed, { limit: 5, some: true }),
    "a list of matches": (typed) => filterMeant(ask({ sport: typed }), index),
    "value bets": (typed) => wordsAboutBets(`value bets ${typed}`),
    "a filter of value bets": (typed) => betFilterMeant({ sport: typed }, { text, sports, books }),
    "a selection": (typed) => selectionMeant(typed, board),
    "a market": (typed) => marketMeant(typed, []),
    "a bookmaker": (typed) => splitBook(typed, books),
    "a length of time": durationMeant,
    prices: splitPrices,
    "a price": (typed) => priceFromText(typed),
    "a setting": (typed) => settingMeant(`zone ${typed}`, ["zone", "language"]),
    "quiet hours": (typed) => quietAfter(typed, defaultSettings.quiet),
    "a time zone": (typed) => findZones(typed, about),
    "a setting's value": (typed) => changeMeant("language", typed, about),
    "a command's name": (typed) => nearestCommand(typed, ["help", "odds", "watch", "watches", "valuebets"]),
  };
  const names = matches.map(({ home }) => home.names["en"] ?? "");
  let count = 0;
  const another = () => names[count++ % names.length] ?? "";
  const answer = await openCommands({ database, index, finder, directories, clock });
  return {
    parsers,
    commands: Object.fromEntries(typedCommands.map((name) => [`/${name}`, (typed: string) => answer(name, typed)])),
    async plain() {
      const name = another();
      const update = callFromUpdate(updateOf(`/watch ${name} 5%`), telegram);
      const args = argumentsOf({ text: update?.call.text ?? "", options: null }, watch.options);
      const typedName = nameAndMore(`${args["match"]} ${args["rule"]}`, named, ruleFollowing);
      readRuleWords(typedName.more ?? "");
      return finder.find(typedName.name);
    },
    plainCommand: () => answer("watch", `${another()} 5%`),
    forget() {
      index.search("nothing", { limit: 1 });
      index.findLeagues("nothing", []);
      for (const directory of Object.values(directories)) directory.search("nothing", { limit: 1 });
    },
    close: () => database.destroy(),
  };
}

function updateOf(text: string): Parameters<typeof callFromUpdate>[0] {
  const chat = { id: 7, type: "private" as const, first_name: "Reader" };
  const from = { id: 7, is_bot: false, first_name: "Reader", language_code: "ru" };
  return { update_id: 1, message: { message_id: 1, date: 1, chat, from, text } };
}

function matchesOf(world: World, now: number) {
  return world.matches(now).map(({ slug, home, away, league, startsAt }) =>
    match(slug, {
      home: { id: home.id, slug: home.slug, names: { ...home.name } },
      away: { id: away.id, slug: away.slug, names: { ...away.name } },
      league: { id: league.id, slug: league.slug, names: { ...league.name }, sport: league.sport },
      sport: league.sport,
      startsAt,
    }),
  );
}

/** A directory that is full from the start. */
async function filled<T extends Named>(items: readonly T[]): Promise<Directory<T>> {
  const fetch = async () => ({ value: { items, total: items.length, page: 1 }, fetchedAt: 1, failure: null });
  const directory = createDirectory({ fetch, clock: createFakeClock(), log: silentLog });
  await directory.refresh();
  return directory;
}

function leaguesOf({ cast }: World) {
  return [...new Set(cast.teams.map(({ league }) => league))].map((league) => ({ ...namedOf(league), sport: league.sport }));
}

function namedOf({ id, slug, name }: { id: number; slug: string; name: { en: string; ru: string } }): Named {
  return { id, slug, names: { ...name } };
}
