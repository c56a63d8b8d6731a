import type { OddsApi } from "../api/odds-api.ts";
import type { CommandInfo, Localized, OptionInfo } from "../chat/platform.ts";
import type { AboutFacts } from "../replies/about.ts";
import type { Texts } from "../replies/text.ts";
import { createAboutCommand } from "./about.ts";
import { type AdminDeps, createAdminCommand } from "./admin.ts";
import { createBestCommand } from "./best.ts";
import { type BonusesDeps, createBonusesCommand } from "./bonuses.ts";
import { createBookmakersCommand } from "./bookmakers.ts";
import type { Command } from "./command.ts";
import { createEditCommand } from "./edit.ts";
import { createFairCommand } from "./fair.ts";
import { createFighterCommand, type FighterDeps } from "./fighter.ts";
import { createFightersCommand } from "./fighters.ts";
import { createForgetMeCommand } from "./forget-me.ts";
import { createHelpCommand } from "./help.ts";
import { createHistoryCommand } from "./history.ts";
import { createLeaguesCommand } from "./leagues.ts";
import { createLessCommand } from "./less.ts";
import { createLogCommand } from "./log.ts";
import { createMatchCommand } from "./match.ts";
import { createLiveCommand, createMatchesCommand } from "./matches.ts";
import { createMoversCommand } from "./movers.ts";
import { createMuteCommand, createUnmuteCommand } from "./mute.ts";
import { createMyDataCommand } from "./my-data.ts";
import { createOddsCommand, type OddsDeps } from "./odds.ts";
import { createPauseCommand, createResumeCommand } from "./pause.ts";
import { createPredictionsCommand } from "./predictions.ts";
import { createPreviewCommand } from "./preview.ts";
import { createSearchCommand, type SearchDeps } from "./search.ts";
import { createSettingsCommand } from "./settings.ts";
import { createSnoozeCommand } from "./snooze.ts";
import { createStartCommand } from "./start.ts";
import { createStatusCommand, type StatusDeps } from "./status.ts";
import { createTeamCommand } from "./team.ts";
import { createTeamsCommand } from "./teams.ts";
import { createUndoCommand } from "./undo.ts";
import { createUnwatchCommand, type UnwatchDeps } from "./unwatch.ts";
import { createValueBetsCommand } from "./value-bets.ts";
import { createWatchCommand, type WatchDeps } from "./watch.ts";
import { createWatchesCommand } from "./watches.ts";
import { createWhyCommand } from "./why.ts";

type LookupDeps = FighterDeps & SearchDeps & BonusesDeps & StatusDeps;
export type CatalogDeps = OddsDeps &
  WatchDeps &
  UnwatchDeps &
  AdminDeps &
  LookupDeps & {
    api: OddsApi;
    about: AboutFacts;
    /** Whether the host has bookmakers' bonuses; without them nothing leads there. */
    bonuses: boolean;
  };

/** Every command there is, in the order of menus and help. A new command is a file beside this one and a line here. */
export function createCatalog(deps: CatalogDeps): readonly Command[] {
  const odds = createOddsCommand(deps);
  const catalog: readonly Command[] = [
    createMatchesCommand(deps),
    createLiveCommand(deps),
    createMatchCommand(deps),
    odds,
    createBestCommand(deps),
    createHistoryCommand(deps),
    createMoversCommand(deps),
    createPredictionsCommand(deps),
    createValueBetsCommand(deps),
    createWatchCommand(deps),
    createPreviewCommand(deps),
    createUnwatchCommand(deps),
    createWatchesCommand(deps),
    createEditCommand(deps),
    createPauseCommand(deps),
    createResumeCommand(deps),
    createUndoCommand(deps),
    createMuteCommand(deps),
    createUnmuteCommand(deps),
    createSnoozeCommand(deps),
    createLessCommand(deps),
    createLogCommand(deps),
    createWhyCommand(deps),
    createSearchCommand(deps),
    createTeamsCommand(deps),
    createTeamCommand(deps),
    createLeaguesCommand(deps),
    createFightersCommand(deps),
    createFighterCommand(deps),
    createBookmakersCommand(deps),
    ...(deps.bonuses ? [createBonusesCommand(deps)] : []),
    createFairCommand(),
    createHelpCommand({ ...deps, catalog: () => catalog }),
    createSettingsCommand(deps),
    createStartCommand({ database: deps.database, odds }),
    createStatusCommand(deps),
    createAboutCommand(deps),
    createMyDataCommand(deps),
    createForgetMeCommand(deps),
    createAdminCommand(deps),
  ];
  return catalog;
}

/** The catalog as menus and registrations need it: names and descriptions in every language. */
export function infoOf(catalog: readonly Command[], texts: Texts): CommandInfo[] {
  return infosOf(
    catalog.filter(({ operators }) => !operators),
    texts,
  );
}

/** The same of what only operators may use. */
export function operatorInfoOf(catalog: readonly Command[], texts: Texts): CommandInfo[] {
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
  return listed.map(({ name, options, manages }) => ({
    name,
    ...namesOf(texts, `command-name-${name}`),
    description: texts.localized(`command-${name}`),
    options: options
      .filter(({ hidden }) => !hidden)
      .map(({ name: option, required, suggests }) => ({
        name: option,
        ...namesOf(texts, `option-name-${option}`),
        description: texts.localized(`command-${name}.${option}`),
        required,
        suggests,
      })),
    manages: manages !== false,
    ...(manages ? {} : { privately }),
  }));
}

function namesOf(texts: Texts, key: string): { names?: Localized } {
  return texts.in(null).has(key) ? { names: texts.localized(key) } : {};
}
