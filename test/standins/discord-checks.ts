import { createForm, type Form, Refusal } from "./discord-refusal.ts";
import type { Upload } from "./multipart.ts";

/** A component as it came over the wire: nothing about it is certain. */
export interface RawComponent {
  type?: unknown;
  style?: unknown;
  label?: unknown;
  custom_id?: unknown;
  url?: unknown;
  content?: unknown;
  components?: RawComponent[];
  /** Of a section: the button beside its texts. */
  accessory?: RawComponent;
  /** Of a file. */
  file?: { url?: unknown };
  /** Of a gallery. */
  items?: { media?: { url?: unknown }; description?: unknown }[];
  /** Of a select menu. */
  options?: { label?: unknown; value?: unknown }[];
}

/** A message as it came over the wire. */
export interface RawMessage {
  content?: unknown;
  embeds?: unknown[];
  components?: RawComponent[];
  flags?: number;
  nonce?: string | number;
  enforce_nonce?: boolean;
  /** Files that came up beside the JSON. */
  uploads?: readonly Upload[];
  attachments?: readonly { id?: unknown }[];
  allowed_mentions?: { parse?: string[]; users?: string[]; roles?: string[]; replied_user?: boolean };
  message_reference?: { message_id?: unknown; fail_if_not_exists?: boolean };
}

export const flagEphemeral = 1 << 6;
export const flagSilent = 1 << 12;
const flagComponentsV2 = 1 << 15;

const mostFileBytes = 10 * 1024 * 1024;
const longestContent = 2000;
const longestTexts = 4000;
const mostComponents = 40;
const mostInRow = 5;
const mostOptions = 25;
const mostTextsInSection = 3;
const row = 1;
const button = 2;
const select = 3;
const section = 9;
const text = 10;
const gallery = 12;
const file = 13;
const separator = 14;
const container = 17;
const linkStyle = 5;

/** Refuses a message that Discord would refuse, with the same codes. */
export function checkMessage(message: RawMessage): void {
  const form = createForm();
  const isV2 = ((message.flags ?? 0) & flagComponentsV2) !== 0;
  const content = typeof message.content === "string" ? message.content : "";
  const components = message.components ?? [];
  if (isV2 && (content !== "" || (message.embeds ?? []).length > 0)) {
    form.wrong("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "The 'content' field cannot be used with V2.");
  }
  if (content.length > longestContent) {
    form.wrong("content", "BASE_TYPE_MAX_LENGTH", `Must be ${longestContent} or fewer in length.`);
  }
  if (message.nonce !== undefined && String(message.nonce).length > 25) {
    form.wrong("nonce", "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.");
  }
  checkMentions(message.allowed_mentions ?? {}, form);
  checkFiles(message, form);
  checkComponents(components, isV2, form);
  form.settle();
  if (content === "" && components.length === 0 && (message.embeds ?? []).length === 0) {
    throw new Refusal(400, 50006, "Cannot send an empty message");
  }
}

const mostMentioned = 100;

/** Kinds of mentions, or a list of whom: both of one kind exclude each other. */
function checkMentions({ parse = [], ...lists }: NonNullable<RawMessage["allowed_mentions"]>, form: Form): void {
  for (const kind of parse)
    if (!["users", "roles", "everyone"].includes(kind))
      form.wrong("allowed_mentions.parse", "BASE_TYPE_CHOICES", 'Value must be one of ("users", "roles", "everyone").');
  for (const kind of ["users", "roles"] as const) {
    const ids = lists[kind] ?? [];
    const at = `allowed_mentions.${kind}`;
    if (ids.length > 0 && parse.includes(kind))
      form.wrong(
        at,
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    if (ids.length > mostMentioned) form.wrong(at, "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.");
    if (new Set(ids).size < ids.length) form.wrong(at, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
    for (const id of ids) if (!/^\d{17,20}$/.test(id)) form.wrong(at, "NUMBER_TYPE_COERCE", `Value "${id}" is not snowflake.`);
  }
}

/** What a component shows must have come up, in a field of its own that the list of attachments may name by its number. */
function checkFiles({ components = [], uploads = [], attachments = [] }: RawMessage, form: Form): void {
  if (uploads.some(({ bytes }) => bytes > mostFileBytes)) throw new Refusal(413, 40005, "Request entity too large");
  const numbers = uploads.map(({ field }) => /^files\[(\d+)\]$/.exec(field)?.[1]);
  attachments.forEach(({ id }, index) => {
    if (!numbers.includes(String(id))) form.wrong(`attachments.${index}.id`, "ATTACHMENT_NOT_FOUND", "Attachment not found");
  });
  flatten(components).forEach((component, index) => {
    const urls = component.type === file ? [component.file?.url] : (component.items ?? []).map(({ media }) => media?.url);
    for (const url of urls) {
      const [, name] = /^attachment:\/\/([\w.-]+)$/.exec(String(url)) ?? [];
      if (uploads.some((upload, nth) => upload.name === name && numbers[nth] !== undefined)) continue;
      const code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
      form.wrong(`components.${index}.file.url`, code, "The referenced attachment was not found");
    }
  });
}

function checkComponents(components: readonly RawComponent[], isV2: boolean, form: Form): void {
  const all = flatten(components);
  if (all.length > mostComponents) {
    form.wrong("components", "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${mostComponents} in length.`);
  }
  if (!isV2 && components.length > 5) form.wrong("components", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.");
  const texts = all.reduce((total, { content }) => total + (typeof content === "string" ? content.length : 0), 0);
  if (texts > longestTexts) {
    form.wrong("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", `Component text must be ${longestTexts} or fewer.`);
  }
  const ids = new Set<unknown>();
  components.forEach((component, index) => {
    checkComponent(component, `components.${index}`, { isV2, ids, form });
  });
}

interface Around {
  isV2: boolean;
  ids: Set<unknown>;
  form: Form;
}

const allowedAtTop = new Set<unknown>([row, section, text, gallery, file, separator, container]);
const allowedInContainer = new Set<unknown>([row, section, text, gallery, file, separator]);

function checkComponent(component: RawComponent, path: string, around: Around): void {
  const { isV2, form } = around;
  const depth = path.split(".").length / 2;
  if (depth === 1 && !(isV2 ? allowedAtTop : new Set<unknown>([row])).has(component.type)) {
    form.wrong(
      `${path}.type`,
      "BASE_TYPE_CHOICES",
      `Value of field "type" must be one of ${isV2 ? "(1, 9, 10, 13, 14, 17)" : "(1,)"}.`,
    );
  }
  if (component.type === text) checkText(component, path, form);
  if (component.type === button) checkButton(component, path, around);
  if (component.type === select) checkSelect(component, path, around);
  if (component.type === section) checkSection(component, path, around);
  if (component.type === gallery) checkGallery(component, path, form);
  const inner = component.components ?? [];
  if (component.type === row && (inner.length < 1 || inner.length > mostInRow)) {
    form.wrong(`${path}.components`, "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${mostInRow} in length.`);
  }
  if (component.type === row && inner.length > 1 && inner.some(({ type }) => type === select)) {
    form.wrong(`${path}.components`, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width");
  }
  if (component.type === container && inner.length === 0) {
    form.wrong(`${path}.components`, "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${mostComponents} in length.`);
  }
  inner.forEach((child, index) => {
    if (component.type === container && !allowedInContainer.has(child.type)) {
      form.wrong(
        `${path}.components.${index}.type`,
        "BASE_TYPE_CHOICES",
        'Value of field "type" must be one of (1, 9, 10, 13, 14).',
      );
    }
    checkComponent(child, `${path}.components.${index}`, around);
  });
}

/** One to three texts, and something beside them; of what Discord allows there the bot has buttons only. */
function checkSection({ components = [], accessory }: RawComponent, path: string, around: Around): void {
  const { form } = around;
  if (components.length < 1 || components.length > mostTextsInSection) {
    form.wrong(`${path}.components`, "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${mostTextsInSection} in length.`);
  }
  components.forEach(({ type }, index) => {
    if (type !== text)
      form.wrong(`${path}.components.${index}.type`, "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (10,).');
  });
  if (!accessory) form.wrong(`${path}.accessory`, "BASE_TYPE_REQUIRED", "This field is required");
  else if (accessory.type !== button)
    form.wrong(`${path}.accessory.type`, "BASE_TYPE_CHOICES", 'Value of field "type" must be one of (2, 11).');
  else checkButton(accessory, `${path}.accessory`, around);
}

/** One to ten pictures, each with words for who does not see it, where it has any. */
function checkGallery({ items = [] }: RawComponent, path: string, form: Form): void {
  if (items.length < 1 || items.length > 10)
    form.wrong(`${path}.items`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.");
  items.forEach(({ description }, index) => {
    if (description !== undefined && (typeof description !== "string" || description === "" || description.length > 1024))
      form.wrong(`${path}.items.${index}.description`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 1024 in length.");
  });
}

function checkText({ content }: RawComponent, path: string, form: Form): void {
  if (typeof content !== "string" || content.trim() === "" || content.length > longestTexts) {
    form.wrong(`${path}.content`, "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${longestTexts} in length.`);
  }
}

function checkButton({ style, label, custom_id: id, url }: RawComponent, path: string, { ids, form }: Around): void {
  if (typeof label !== "string" || label === "" || label.length > 80) {
    form.wrong(`${path}.label`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 80 in length.");
  }
  if (style === linkStyle) {
    if (typeof url !== "string" || !/^(https?|discord):\/\//.test(url) || url.length > 512) {
      form.wrong(`${path}.url`, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    }
    return;
  }
  checkId(id, path, { ids, form });
}

function checkSelect({ custom_id: id, options = [] }: RawComponent, path: string, { ids, form }: Around): void {
  checkId(id, path, { ids, form });
  if (options.length < 1 || options.length > mostOptions) {
    form.wrong(`${path}.options`, "BASE_TYPE_BAD_LENGTH", `Must be between 1 and ${mostOptions} in length.`);
  }
  const values = new Set(options.map(({ value }) => value));
  if (values.size < options.length) {
    form.wrong(`${path}.options`, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used");
  }
  options.forEach((option, index) => {
    for (const field of ["label", "value"] as const) {
      const given = option[field];
      if (typeof given !== "string" || given === "" || given.length > 100)
        form.wrong(`${path}.options.${index}.${field}`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
    }
  });
}

function checkId(id: unknown, path: string, { ids, form }: Pick<Around, "ids" | "form">): void {
  if (typeof id !== "string" || id === "" || id.length > 100) {
    form.wrong(`${path}.custom_id`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
  } else if (ids.has(id)) {
    form.wrong(`${path}.custom_id`, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated");
  }
  ids.add(id);
}

/** Every component of a message, nested ones included. */
export function flatten(components: readonly RawComponent[]): RawComponent[] {
  return components.flatMap((component) => {
    const { components: inner = [], accessory } = component;
    return [component, ...flatten(inner), ...(accessory ? flatten([accessory]) : [])];
  });
}

/** Refuses choices that Discord would refuse. */
export function checkChoices(choices: unknown): void {
  const form = createForm();
  if (!Array.isArray(choices) || choices.length > 25) {
    form.wrong("data.choices", "BASE_TYPE_BAD_LENGTH", "Must be between 0 and 25 in length.");
    form.settle();
    return;
  }
  choices.forEach(({ name, value }: { name?: unknown; value?: unknown }, index) => {
    for (const [field, given] of Object.entries({ name, value })) {
      if (typeof given !== "string" || given === "" || given.length > 100) {
        form.wrong(`data.choices.${index}.${field}`, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
      }
    }
  });
  form.settle();
}
