import { ApiNotOffered } from "../api/errors.ts";
import type { OddsApi, SourceAsk } from "../api/odds-api.ts";
import type { PlatformName } from "../chat/address.ts";
import type { CommandInfo, Localized, Menu, OptionInfo } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import { createScorecards } from "../detection/scorecards.ts";
import type { MatchIndex } from "../matches/index.ts";
import type { AboutFacts } from "../replies/chat/about.ts";
import type { Texts } from "../replies/parts/text.ts";
import { createAboutCommand } from "./chat/about.ts";
import { createBreakCommand } from "./chat/break.ts";
import { createForCommand, type ForDeps } from "./chat/for.ts";
import { createForgetMeCommand, type ForgetMeDeps } from "./chat/forget-me.ts";
import { createHelpCommand, type HelpDeps } from "./chat/help.ts";
import { createMyDataCommand } from "./chat/my-data.ts";
import { createPrivacyCommand } from "./chat/privacy.ts";
import { createSettingsCommand } from "./chat/settings.ts";
import { createStartCommand } from "./chat/start.ts";
import { createStatusCommand, type StatusDeps } from "./chat/status.ts";
import type { Command } from "./command.ts";
import { type AdminDeps, createAdminCommand } from "./operators/admin.ts";
import { createArbsCommand } from "./questions/arbs.ts";
import { createBestCommand } from "./questions/best.ts";
import { type BonusesDeps, createBonusesCommand } from "./questions/bonuses.ts";
import { createBookmakersCommand } from "./questions/bookmakers.ts";
import { createFairCommand } from "./questions/fair.ts";
import { createFighterCommand, type FighterDeps } from "./questions/fighter.ts";
import { createFightersCommand } from "./questions/fighters.ts";
import { createHistoryCommand } from "./questions/history.ts";
import { createLeaguesCommand } from "./questions/leagues.ts";
import { createMatchCommand } from "./questions/match.ts";
import { createLiveCommand, createMatchesCommand } from "./questions/matches.ts";
import { createMoversCommand } from "./questions/movers.ts";
import { createOddsCommand, type OddsDeps } from "./questions/odds.ts";
import { createPredictionsCommand } from "./questions/predictions.ts";
import { createSearchCommand, type SearchDeps } from "./questions/search.ts";
import { createTeamCommand } from "./questions/team.ts";
import { createTeamsCommand } from "./questions/teams.ts";
import { createValueBetsCommand } from "./questions/value-bets.ts";
import { type CardDeps, createCardCommand } from "./watching/card.ts";
import { createEditCommand } from "./watching/edit.ts";
import { createLessCommand } from "./watching/less.ts";
import { createLogCommand } from "./watching/log.ts";
import { createMuteCommand, createSnoozeCommand, createUnmuteCommand } from "./watching/mute.ts";
import { createPauseCommand, createResumeCommand } from "./watching/pause.ts";
import { createPreviewCommand } from "./watching/preview.ts";
import { createScoreCommand } from "./watching/score.ts";
import { createUndoCommand } from "./watching/undo.ts";
import { createUnwatchCommand, type UnwatchDeps } from "./watching/unwatch.ts";
import { createWatchCommand, type WatchDeps } from "./watching/watch.ts";
import { createWatchesCommand } from "./watching/watches.ts";
import { createWhyCommand, type WhyDeps } from "./watching/why.ts";

type LookupDeps = FighterDeps & SearchDeps & BonusesDeps & StatusDeps;
export type CatalogDeps = OddsDeps &
  WatchDeps &
  CardDeps &
  UnwatchDeps &
  AdminDeps &
  LookupDeps &
  WhyDeps &
  ForgetMeDeps &
  ForDeps & {
    api: OddsApi;
    index: MatchIndex;
    clock: Clock;
    reactive: HelpDeps["reactive"];
    about: AboutFacts;
    /** Where the bot is. */
    platforms: readonly PlatformName[];
    features: readonly { commands?(deps: CatalogDeps): readonly Command[] }[];
    /** Whether the host has bookmakers' bonuses; without them nothing leads there. */
    bonuses: boolean;
    /** Whether the host counts what was not understood. */
    countsUnclear: boolean;
  };

/** Every command there is, in the order of menus and help. A new command is a file beside this one and a line here. */
export function createCatalog(deps: CatalogDeps): readonly Command[] {
  const scorecards = createScorecards(deps.database);
  const matches = createMatchesCommand(deps);
  const odds = createOddsCommand({ ...deps, matches });
  const own: readonly Command[] = [
    matches,
    createLiveCommand(deps),
    createMatchCommand(deps),
    odds,
    createBestCommand(deps),
    createHistoryCommand(deps),
    createMoversCommand(deps),
    createPredictionsCommand(deps),
    createValueBetsCommand(deps),
    createWatchCommand(deps),
    createPreviewCommand({ ...deps, scorecards }),
    createUnwatchCommand(deps),
    createWatchesCommand(deps),
    createCardCommand(deps),
    createEditCommand(deps),
    createPauseCommand(deps),
    createResumeCommand(deps),
    createUndoCommand(deps),
    createMuteCommand(deps),
    createUnmuteCommand(deps),
    createSnoozeCommand(deps),
    createBreakCommand(deps),
    createLessCommand(deps),
    createLogCommand(deps),
    createWhyCommand(deps),
    createScoreCommand({ scorecards }),
    createSearchCommand(deps),
    createTeamsCommand(deps),
    createTeamCommand(deps),
    createLeaguesCommand(deps),
    createFightersCommand(deps),
    createFighterCommand(deps),
    createBookmakersCommand(deps),
    ...(deps.bonuses ? [createBonusesCommand(deps)] : []),
    createFairCommand(),
    createArbsCommand(deps),
    createHelpCommand({ ...deps, catalog: () => catalog }),
    createSettingsCommand(deps),
    createForCommand(deps),
    createStartCommand({ ...deps, odds, commandNamed: (name) => catalog.find((one) => one.name === name) }),
    createStatusCommand(deps),
    createAboutCommand(deps),
    createPrivacyCommand(deps),
    createMyDataCommand(deps),
    createForgetMeCommand(deps),
    createAdminCommand(deps),
  ];
  const catalog = withFeatures(own, deps).map((command) => asOffered(command, deps.api));
  return catalog;
}

/** What a command can't do without. All others live on matches, boards, and what we have seen ourselves. */
const needs: Readonly<Record<string, SourceAsk>> = {
  predictions: "predictions",
  valuebets: "value_bets",
  teams: "teams",
  team: "teams",
  leagues: "leagues",
  fighters: "fighters",
  fighter: "fighters",
  bookmakers: "bookmakers",
  bonuses: "bonuses",
  arbs: "bookmakers",
};

function asOffered(command: Command, api: Pick<OddsApi, "has"> | undefined): Command {
  const need = needs[command.name];
  if (need === undefined || !api || api.has.has(need)) return command;
  return { ...command, lacking: true, run: () => Promise.reject(new ApiNotOffered(need)) };
}

/** What a feature's command stands behind, where it is not among the features' own before the help. */
const standsBehind: Readonly<Record<string, string>> = { export: "undo", import: "export", link: "for", unlink: "link" };

/** What tells only what anybody may ask, and changes nothing: a link in a channel may lead to it. */
const readable: ReadonlySet<string> = new Set([
  ...["matches", "live", "match", "odds", "best", "history", "movers", "predictions", "valuebets", "why"],
  ...["search", "teams", "team", "leagues", "fighters", "fighter", "bookmakers", "fair", "arbs", "help", "about", "privacy"],
]);

/** What menus list, in this order. Everything else is found behind one of these, and works when typed. */
const listed = [
  ...["matches", "odds", "watch", "watches", "valuebets", "mute", "journal", "bet", "search", "card", "log"],
  ...["bookmakers", "settings", "import", "break", "about", "help", "privacy"],
];
const menuNames: readonly Menu[] = ["private", "members", "administrators", "slash"];
const ofMembers = ["matches", "odds", "watches", "valuebets", "help"];
const menus: Readonly<Record<Menu, readonly string[]>> = {
  private: [...ofMembers, "watch", "mute", "journal", "settings", "privacy"],
  members: ofMembers,
  administrators: [...ofMembers, "watch", "mute", "settings"],
  slash: listed,
};

/** Puts the features' commands where people look for them. */
function withFeatures(own: readonly Command[], deps: CatalogDeps): readonly Command[] {
  const catalog = [...own];
  for (const command of deps.features.flatMap((feature) => feature.commands?.(deps) ?? [])) {
    const at = catalog.findIndex(({ name }) => name === standsBehind[command.name]);
    const help = catalog.findIndex(({ name }) => name === "help");
    catalog.splice(at === -1 ? help : at + 1, 0, command);
  }
  return catalog;
}

/** The commands by name and options, for whoever runs none of them. */
export function listedCommands(bonuses: boolean, features: CatalogDeps["features"]): readonly Command[] {
  // What a command needs it looks for when it runs: here nothing stands behind it.
  return createCatalog({ directories: {}, bonuses, features } as CatalogDeps);
}

/** The catalog for menus and registrations; what only operators may use is told where there are any. */
export function menusOf(
  catalog: readonly Command[],
  { texts, operators }: { texts: Texts; operators: boolean },
): { catalog: CommandInfo[]; operatorCatalog: CommandInfo[] } {
  return { catalog: infoOf(catalog, texts), operatorCatalog: operators ? operatorInfoOf(catalog, texts) : [] };
}

/** The catalog as menus and registrations need it: names and descriptions in every language. */
export function infoOf(catalog: readonly Command[], texts: Texts): CommandInfo[] {
  const open = catalog.filter(({ operators, lacking }) => !operators && !lacking);
  const named = (name: string) => open.filter((command) => command.name === name);
  return infosOf([...listed.flatMap(named), ...open.filter(({ name }) => !listed.includes(name))], texts);
}

/** The same of what only operators may use. */
function operatorInfoOf(catalog: readonly Command[], texts: Texts): CommandInfo[] {
  return infosOf(
    catalog.filter(({ operators }) => operators),
    texts,
  );
}

function infosOf(listed: readonly Command[], texts: Texts): CommandInfo[] {
  const privately: OptionInfo = {
    name: "private",
    ...namesOf(texts, "option-name-private"),
    description: texts.localized("option-private"),
    required: false,
    suggests: false,
  };
  return listed.map(({ name, options, manages, personal }) => ({
    name,
    ...namesOf(texts, `command-name-${name}`),
    description: texts.localized(`command-${name}`),
    options: options
      .filter(({ hidden }) => !hidden)
      .map(({ name: option, required, suggests, takesFile, takesRole }) => ({
        name: option,
        ...namesOf(texts, `option-name-${option}`),
        description: texts.localized(`command-${name}.${option}`),
        required,
        suggests,
        ...(takesFile ? { takesFile } : {}),
        ...(takesRole ? { takesRole } : {}),
      })),
    menus: menuNames.filter((menu) => menus[menu].includes(name)),
    manages: manages !== false,
    ...(readable.has(name) ? { readable: true } : {}),
    ...(personal ? { personal } : manages ? {} : { privately }),
  }));
}

function namesOf(texts: Texts, key: string): { names?: Localized } {
  return texts.in(null).has(key) ? { names: texts.localized(key) } : {};
}
