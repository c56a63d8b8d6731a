import { type APIApplication, ApplicationFlags, GatewayIntentBits, OAuth2Scopes, REST, Routes } from "discord.js";
import type { Dispatcher } from "undici";
import type { AccountAnswer } from "../../chat/platform.ts";
import { connectionTrouble } from "../../proxy.ts";
import { intents } from "./gateway.ts";
import { failureFromError, isTokenRefused } from "./outcome.ts";
import { permissions } from "./permissions.ts";
import { areRegistered, type Catalogs } from "./register.ts";
import { requestsBy } from "./requests.ts";

/** What Discord knows of the application whose token it is. */
export interface DiscordAccount {
  id: string;
  name: string;
  /** In hexadecimal digits. */
  publicKey: string;
  /** Where it brings what people do, instead of to the gateway; null where that is not set. */
  endpoint: string | null;
  /** An invite link is not enough to add it. */
  wantsCode: boolean;
  intents: IntentsFound;
  /** Discord's list of its commands is that of the catalog. */
  isRegistered: boolean;
}

/** Privileged intents by the names of the developer portal: those that the bot needs and lacks, and those that it has for nothing. */
export interface IntentsFound {
  missing: string[];
  needless: string[];
}

const privileged = [
  {
    name: "Presence Intent",
    intent: GatewayIntentBits.GuildPresences,
    flags: ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
  },
  {
    name: "Server Members Intent",
    intent: GatewayIntentBits.GuildMembers,
    flags: ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
  },
  {
    name: "Message Content Intent",
    intent: GatewayIntentBits.MessageContent,
    flags: ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited,
  },
];

/** Compares the flags of an application with the intents that are used. */
export function intentsFound(flags: number, used: readonly GatewayIntentBits[]): IntentsFound {
  const named = (isNeeded: boolean) =>
    privileged.filter((one) => used.includes(one.intent) === isNeeded && ((flags & one.flags) !== 0) !== isNeeded);
  return { missing: named(true).map(({ name }) => name), needless: named(false).map(({ name }) => name) };
}

/** Asks Discord about a token. Never throws. */
export async function discordAccount(
  { token, apiUrl, agent }: { token: string; apiUrl: string; agent: Dispatcher },
  catalogs: Catalogs,
): Promise<AccountAnswer<DiscordAccount>> {
  const rest = new REST({
    makeRequest: requestsBy(agent),
    api: apiUrl,
    version: "10",
    retries: 0,
    timeout: 10_000,
    rejectOnRateLimit: () => true,
  });
  try {
    rest.setToken(token);
    const application = (await rest.get(Routes.currentApplication())) as APIApplication;
    const account = {
      id: application.id,
      name: application.name,
      publicKey: application.verify_key,
      endpoint: application.interactions_endpoint_url || null,
      wantsCode: application.bot_require_code_grant === true,
      intents: intentsFound(application.flags, intents),
      isRegistered: await areRegistered(rest, application.id, catalogs),
    };
    return { kind: "known", account };
  } catch (error) {
    const trouble = connectionTrouble(error, "DISCORD_API_URL");
    if (trouble) return { kind: "unreached", reason: trouble.says, look: trouble.look };
    const failure = failureFromError(error);
    if (isTokenRefused(failure)) return { kind: "refused", reason: "401" };
    const { kind, ...rest } = failure;
    return { kind: "unreached", reason: [kind, ...Object.values(rest)].join(" ") };
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}

/** The links by which a server adds the bot, and a person brings it along. */
export function discordLinks(id: string): Record<"server" | "person", string> {
  const { Bot, ApplicationsCommands } = OAuth2Scopes;
  const link = (query: Record<string, string>) =>
    `https://discord.com/oauth2/authorize?${new URLSearchParams({ client_id: id, ...query })}`;
  return {
    server: link({ integration_type: "0", scope: `${Bot} ${ApplicationsCommands}`, permissions: String(permissions) }),
    person: link({ integration_type: "1", scope: ApplicationsCommands }),
  };
}
