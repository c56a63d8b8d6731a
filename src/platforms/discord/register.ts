import { isDeepStrictEqual } from "node:util";
import {
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  type REST,
  type RESTPutAPIApplicationCommandsJSONBody,
  Routes,
} from "discord.js";
import type { CommandInfo, OptionInfo, PlatformDeps } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { shorten } from "./markdown.ts";
import { failureFields, failureFromError } from "./outcome.ts";
import type { UnderWay } from "./under-way.ts";

type Localizations = Partial<Record<Locale, string>>;

interface Named {
  name: string;
  name_localizations: Localizations;
  description: string;
  description_localizations: Localizations;
}

interface TextOption extends Named {
  type: ApplicationCommandOptionType.String;
  required: boolean;
  autocomplete: boolean;
}

interface SwitchOption extends Named {
  type: ApplicationCommandOptionType.Boolean;
  required: false;
}

interface FileOption extends Named {
  type: ApplicationCommandOptionType.Attachment;
  required: boolean;
}

interface RoleOption extends Named {
  type: ApplicationCommandOptionType.Role;
  required: boolean;
}

type Option = TextOption | SwitchOption | FileOption | RoleOption;

/** A command as Discord is told of it. */
interface Registration extends Named {
  type: ApplicationCommandType.ChatInput;
  options: Option[];
  contexts: InteractionContextType[];
  integration_types: ApplicationIntegrationType[];
  /** "0" shows it in servers to administrators only. */
  default_member_permissions: "0" | null;
}

export type Catalogs = Pick<PlatformDeps, "catalog" | "operatorCatalog">;

/** Whose commands they are, and how to say so. */
interface Application {
  rest: REST;
  id: string;
}

interface Registering {
  catalogs: Catalogs;
  log: Log;
  clock: Clock;
  underWay: UnderWay;
}

const registerRetriesMs = [10_000, 60_000, 600_000];

/** Registers the commands, now or later: those of last time work meanwhile, so the bot is up without the new list. */
export async function keepRegistered(application: Application, deps: Registering): Promise<void> {
  const { clock, underWay } = deps;
  const signal = underWay.stopping;
  async function later(): Promise<void> {
    for (const retryMs of registerRetriesMs) {
      await clock.sleep(retryMs, signal);
      if (signal.aborted || (await register(application, deps))) return;
    }
  }
  if (!(await register(application, deps))) void underWay.during(later());
}

/** Answers whether Discord knows the commands now. */
async function register({ rest, id }: Application, { catalogs, log }: Registering): Promise<boolean> {
  try {
    const changed = await registerCommands(rest, id, catalogs);
    log.info({ commands: registrationsFromCatalog(catalogs.catalog).length, changed }, "discord knows the commands");
    return true;
  } catch (error) {
    log.error(failureFields(failureFromError(error)), "discord did not take the list of commands");
    return false;
  }
}

/** Makes Discord's list of our commands equal to the catalog, writing only when it differs. Answers whether it wrote; rejects when Discord does. */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  { catalog, operatorCatalog = [] }: Catalogs,
): Promise<boolean> {
  if (await areRegistered(rest, applicationId, { catalog, operatorCatalog })) return false;
  const wanted = registrationsFromCatalog(catalog, operatorCatalog);
  await rest.put(Routes.applicationCommands(applicationId), { body: wanted satisfies RESTPutAPIApplicationCommandsJSONBody });
  return true;
}

/** Whether Discord's list of our commands is that of the catalog. Rejects when Discord does. */
export async function areRegistered(
  rest: REST,
  applicationId: string,
  { catalog, operatorCatalog = [] }: Catalogs,
): Promise<boolean> {
  const query = new URLSearchParams({ with_localizations: "true" });
  const known = await rest.get(Routes.applicationCommands(applicationId), { query });
  return isSame(registrationsFromCatalog(catalog, operatorCatalog), known as APIApplicationCommand[]);
}

const longestDescription = 100;
const namePattern = /^(?!.*\p{Lu})[-_'\p{L}\p{N}]{1,32}$/u;

/**
 * What the catalog lists as Discord's commands. A person may bring them along anywhere; those that change a chat say there that the bot has to
 * be a member of it, and work in the person's own conversation with it. Operators' commands come only with the bot.
 */
export function registrationsFromCatalog(
  catalog: readonly CommandInfo[],
  operatorCatalog: readonly CommandInfo[] = [],
): Registration[] {
  const hidden = operatorCatalog.map((command) => ({
    ...registrationOf(command),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
    integration_types: [ApplicationIntegrationType.GuildInstall],
    default_member_permissions: "0" as const,
  }));
  const listed = catalog.filter(({ menus }) => menus.includes("slash"));
  return [...listed.map(registrationOf), ...hidden];
}

function registrationOf({ options, privately, ...command }: CommandInfo): Registration {
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  return {
    type: ApplicationCommandType.ChatInput,
    ...named(command),
    // Discord wants the required ones first.
    options: [
      ...[...options].sort((a, b) => Number(b.required) - Number(a.required)).map(optionOf),
      ...(privately ? [switchOption(privately)] : []),
    ],
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
    integration_types: [GuildInstall, UserInstall],
    default_member_permissions: null,
  };
}

function optionOf(option: OptionInfo): Option {
  if (option.takesFile) return fileOption(option);
  return option.takesRole ? roleOption(option) : textOption(option);
}

function textOption({ required, suggests, ...option }: OptionInfo): Option {
  return { type: ApplicationCommandOptionType.String, ...named(option), required, autocomplete: suggests };
}

function fileOption({ required, ...option }: OptionInfo): Option {
  return { type: ApplicationCommandOptionType.Attachment, ...named(option), required };
}

function roleOption({ required, ...option }: OptionInfo): Option {
  return { type: ApplicationCommandOptionType.Role, ...named(option), required };
}

function switchOption(option: OptionInfo): Option {
  return { type: ApplicationCommandOptionType.Boolean, ...named(option), required: false };
}

function named({ name, names, description }: Pick<OptionInfo, "name" | "names" | "description">): Named {
  // Discord refuses the whole list for one name with a capital letter or a blank: such a name is left out.
  const fitting = Object.entries(names ?? {}).filter(([, own]) => namePattern.test(own));
  return {
    name: name.toLowerCase(),
    name_localizations: localizations(Object.fromEntries(fitting)),
    description: shorten(description.en, longestDescription),
    description_localizations: localizations(description),
  };
}

function localizations(texts: Readonly<Record<string, string>>): Localizations {
  const entries = Object.entries(texts).flatMap(([language, text]) =>
    localesOf(language).map((locale) => [locale, shorten(text, longestDescription)] as const),
  );
  return Object.fromEntries(entries);
}

/** Discord's names for a language: `en` is written under both of its keys, or a reader of the one would get another language. */
function localesOf(language: string): Locale[] {
  return Object.values(Locale).filter((locale) => locale === language || locale.startsWith(`${language}-`));
}

function isSame(wanted: readonly Registration[], known: readonly APIApplicationCommand[]): boolean {
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  return isDeepStrictEqual([...wanted].sort(byName), known.map(registrationFromKnown).sort(byName));
}

/** What Discord has, reduced to what we say: it adds fields of its own and leaves out those with default values. */
function registrationFromKnown(known: APIApplicationCommand): Record<keyof Registration, unknown> & { name: string } {
  return {
    type: known.type,
    ...knownNamed(known),
    options: (known.options ?? []).map(knownOption),
    contexts: [...(known.contexts ?? [])].sort(),
    integration_types: [...(known.integration_types ?? [])].sort(),
    default_member_permissions: known.default_member_permissions,
  };
}

function knownOption(option: APIApplicationCommandOption): object {
  const { type, required = false } = option;
  const shared = { type, ...knownNamed(option), required };
  return "autocomplete" in option || type === ApplicationCommandOptionType.String
    ? { ...shared, autocomplete: ("autocomplete" in option && option.autocomplete) || false }
    : shared;
}

/** Discord leaves out what was never said, or says null. */
function knownNamed(known: APIApplicationCommand | APIApplicationCommandOption): Record<keyof Named, unknown> & { name: string } {
  const { name, name_localizations, description, description_localizations } = known;
  return {
    name,
    name_localizations: name_localizations ?? {},
    description,
    description_localizations: description_localizations ?? {},
  };
}
