import { dirname } from "node:path";
import type { Dispatcher } from "undici";
import type { PlatformDeps } from "../chat/platform.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { createAgent } from "../proxy.ts";
import { isPostgres } from "../storage/database.ts";
import { discordFindings, telegramFindings } from "./accounts.ts";
import { type ClockSeen, clockFindings, clockOf } from "./clocks.ts";
import type { DatabaseSeen } from "./database.ts";
import { backupFindings, diskFindings } from "./disk.ts";
import type { Finding } from "./finding.ts";
import { languageFindings } from "./languages.ts";
import { settingsFileFindings } from "./settings-file.ts";
import { updateFindings } from "./updates.ts";

export interface HostDeps {
  database: DatabaseSeen;
  /** What the platforms should know of our commands. */
  catalogs: Pick<PlatformDeps, "catalog" | "operatorCatalog">;
  clock: Clock;
  /** How far our clock is ahead of the odds service's (ms); null when that is not known. */
  aheadMs: number | null;
}

/** Looks at the accounts of a bot and at the machine that it runs on; nothing is changed. */
export async function examineHost(config: Config, { database, catalogs, clock, aheadMs }: HostDeps): Promise<Finding[]> {
  const { telegram, discord, backups } = config;
  const agent = createAgent(config.proxy);
  const looking = { catalogs, agent, isNew: database.isNew };
  const findings = await Promise.all([
    telegram ? lookAtTelegram(telegram, looking) : [],
    discord ? lookAtDiscord(discord, looking) : [],
    database.findings,
    diskFindings([...databaseFolders(config), ...(backups.nightly ? [backups.folder] : [])]),
    backupFindings(backups, clock.now()),
    clocksSeen(config, { agent, clock, aheadMs }).then(clockFindings),
    languageFindings(),
    settingsFileFindings(".env"),
    updateFindings(config),
  ]).finally(() => agent.destroy());
  return findings.flat();
}

interface Looking extends Pick<HostDeps, "catalogs"> {
  agent: Dispatcher;
  isNew: boolean;
}

async function lookAtTelegram(
  telegram: NonNullable<Config["telegram"]>,
  { catalogs, agent, isNew }: Looking,
): Promise<Finding[]> {
  const { telegramAccount } = await import("../platforms/telegram/account.ts");
  return telegramFindings(await telegramAccount({ ...telegram, agent }, catalogs.catalog), { isNew });
}

async function lookAtDiscord(discord: NonNullable<Config["discord"]>, { catalogs, agent, isNew }: Looking): Promise<Finding[]> {
  const { discordAccount } = await import("../platforms/discord/account.ts");
  const publicKey = discord.interactions?.publicKey ?? null;
  return discordFindings(await discordAccount({ ...discord, agent }, catalogs), { publicKey, isNew });
}

function databaseFolders({ database: { url } }: Config): string[] {
  return isPostgres(url) ? [] : [dirname(url)];
}

async function clocksSeen(
  { telegram, discord }: Config,
  { agent, clock, aheadMs }: Pick<HostDeps, "clock" | "aheadMs"> & { agent: Dispatcher },
): Promise<ClockSeen[]> {
  const seen = await Promise.all([
    aheadMs === null ? null : { name: "the odds service", aheadMs },
    telegram ? clockOf({ name: "Telegram", url: telegram.apiRoot }, { agent, clock }) : null,
    discord ? clockOf({ name: "Discord", url: discord.apiUrl }, { agent, clock }) : null,
  ]);
  return seen.filter((one) => one !== null);
}
