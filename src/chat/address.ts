/** The platforms a chat can live on. */
export const platformNames = ["telegram", "discord", "playground"] as const;
export type PlatformName = (typeof platformNames)[number];

/** Where messages go. Written as `telegram:-1001:45`, `discord:1122334455` or `playground:ann`. */
export interface Address {
  platform: PlatformName;
  /** The platform's own id of the chat or channel; on Discord also a person's, written `@7`, whose direct messages are meant. */
  chat: string;
  /** Telegram's topic; a Discord thread is a channel of its own and needs none. */
  thread: string | null;
}

/** An address as one word, the form that tables and logs hold. */
export function formatAddress({ platform, chat, thread }: Address): string {
  return thread === null ? `${platform}:${chat}` : `${platform}:${chat}:${thread}`;
}

/**
 * Where a person is written to in private without having called from there; null where nobody is. On Telegram that chat has
 * the person's id; on Discord its id is not known before it is opened, so the address names the person.
 */
export function addressOfPerson({ platform, id }: { platform: PlatformName; id: string }): string | null {
  if (platform === "playground") return null;
  return formatAddress({ platform, chat: platform === "discord" ? `@${id}` : id, thread: null });
}

/** The person whom an address names instead of a chat; null for all others. */
export function personNamed({ platform, chat }: Address): string | null {
  return platform === "discord" && chat.startsWith("@") ? chat.slice(1) : null;
}

/** Reads what `formatAddress` wrote; throws on anything else, since addresses never come from a person. */
export function parseAddress(text: string): Address {
  const [platform, chat, thread, ...rest] = text.split(":");
  const known = platformNames.find((name) => name === platform);
  if (!known || !chat || rest.length > 0 || thread === "") throw new Error(`not an address: ${text}`);
  return { platform: known, chat, thread: thread ?? null };
}
