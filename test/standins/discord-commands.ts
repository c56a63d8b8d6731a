import { createForm, type Form } from "./discord-refusal.ts";

/** A command as it was registered. */
export interface RawCommand {
  id?: string;
  type?: number;
  default_member_permissions?: string | null;
  name: string;
  name_localizations?: Record<string, string> | null;
  description: string;
  description_localizations?: Record<string, string> | null;
  options?: RawOption[];
  contexts?: number[];
  integration_types?: number[];
}

interface RawOption {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null;
  description: string;
  description_localizations?: Record<string, string> | null;
  required?: boolean;
  autocomplete?: boolean;
  choices?: unknown[];
}

const locales = new Set(
  (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th " +
    "zh-CN ja zh-TW ko"
  ).split(" "),
);
const namePattern = /^[-_'\p{Ll}\p{Lm}\p{Lo}\p{N}]{1,32}$/u;

/** Refuses a registration that Discord would refuse. */
export function checkCommands(commands: readonly RawCommand[]): void {
  const form = createForm();
  if (commands.length > 100) form.wrong("commands", "APPLICATION_COMMANDS_TOO_MANY", "Maximum number of application commands.");
  const taken = new Set<string>();
  commands.forEach((command, index) => {
    checkNamed(command, `${index}`, form);
    if (takesTwice(taken, command)) {
      form.wrong(`${index}.name`, "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique");
    }
    checkOptions(command.options ?? [], `${index}`, form);
    if (sizeOf(command) > 8000) form.wrong(`${index}`, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
  });
  form.settle();
}

function checkOptions(options: readonly RawOption[], path: string, form: Form): void {
  if (options.length > 25) form.wrong(`${path}.options`, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
  const taken = new Set<string>();
  let optionalSeen = false;
  options.forEach((option, index) => {
    const at = `${path}.options.${index}`;
    checkNamed(option, at, form);
    if (takesTwice(taken, option)) {
      form.wrong(at, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique");
    }
    if (![3, 5, 8, 11].includes(option.type) || (option.type !== 3 && option.autocomplete !== undefined)) {
      form.wrong(`${at}.type`, "BASE_TYPE_CHOICES", "Not a type that these options have");
    }
    if (option.required && optionalSeen) {
      form.wrong(
        at,
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        "Required options must be placed before non-required options",
      );
    }
    optionalSeen ||= !option.required;
    if (option.autocomplete && option.choices) {
      form.wrong(at, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Autocomplete and choices exclude each other");
    }
  });
}

/** In each language a name may be taken once; where one is not translated the default stands. */
function takesTwice(taken: Set<string>, { name, name_localizations }: RawCommand | RawOption): boolean {
  const own = ["", ...locales].map((locale) => `${locale} ${name_localizations?.[locale] ?? name}`);
  const isTaken = own.some((one) => taken.has(one));
  for (const one of own) taken.add(one);
  return isTaken;
}

function checkNamed(named: RawCommand | RawOption, path: string, form: Form): void {
  const { name, name_localizations, description, description_localizations } = named;
  for (const [key, text] of Object.entries({ name, ...(name_localizations ?? {}) })) {
    if (typeof text !== "string" || !namePattern.test(text)) {
      form.wrong(`${path}.${key}`, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
    }
  }
  for (const key of Object.keys(name_localizations ?? {})) {
    if (!locales.has(key)) {
      form.wrong(`${path}.name_localizations`, "ENUM_TYPE_COERCE", `Value "${key}" is not a valid enum value.`);
    }
  }
  const descriptions = { description, ...(description_localizations ?? {}) };
  for (const [key, text] of Object.entries(descriptions)) {
    if (key !== "description" && !locales.has(key)) {
      form.wrong(`${path}.description_localizations`, "ENUM_TYPE_COERCE", `Value "${key}" is not a valid enum value.`);
    }
    if (typeof text !== "string" || text.length < 1 || text.length > 100) {
      form.wrong(`${path}.${key}`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
    }
  }
}

function sizeOf(command: RawCommand): number {
  const longest = (text: string | undefined, localized: Record<string, string> | null | undefined) =>
    Math.max(text?.length ?? 0, ...Object.values(localized ?? {}).map((own) => own.length));
  const parts = [command, ...(command.options ?? [])];
  return parts.reduce(
    (total, part) =>
      total + longest(part.name, part.name_localizations) + longest(part.description, part.description_localizations),
    0,
  );
}

/** What Discord adds to a command when it stores it, and how it lists it. */
export function storedCommand(command: RawCommand, id: string, applicationId: string): RawCommand & { id: string } {
  const { options, ...rest } = command;
  return {
    ...rest,
    id,
    type: command.type ?? 1,
    contexts: command.contexts ?? [0, 1, 2],
    integration_types: command.integration_types ?? [0],
    ...{
      application_id: applicationId,
      version: id,
      default_member_permissions: command.default_member_permissions ?? null,
      nsfw: false,
      dm_permission: true,
    },
    ...(options && options.length > 0 ? { options: options.map(storedOption) } : {}),
  };
}

/** Default values are left out. */
function storedOption({ required, autocomplete, ...option }: RawOption): RawOption {
  return { ...option, ...(required ? { required } : {}), ...(autocomplete ? { autocomplete } : {}) };
}
