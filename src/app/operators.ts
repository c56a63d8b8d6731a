import { addressOfPerson, parseAddress } from "../chat/address.ts";
import type { OperatorsDeps } from "../commands/operators/act.ts";
import type { UnclearLog } from "../commands/unclear.ts";
import type { Config } from "../config.ts";
import { unseenChats } from "../delivery/drafts.ts";
import { failingPlatforms } from "../delivery/outages.ts";
import { createNames } from "../log.ts";
import { nullIfAway } from "../storage/away.ts";
import { newestBackupAt } from "../storage/backup/folder.ts";
import type { Release } from "../updates.ts";
import { chatsByWatches } from "../watches/store.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Feed } from "./feed.ts";
import { creditsNow, type ObservedDeps, paceOf, stateOf } from "./observed.ts";
import type { Source } from "./source.ts";
import type { Storage } from "./storage.ts";

const busiestShown = 3;

export interface OperatorsParts {
  storage: Storage;
  source: Source;
  feed: Pick<Feed, "demand">;
  deliveries: Pick<Deliveries, "wake">;
  observed: ObservedDeps;
  newest(): Release | null;
  unclear: UnclearLog | null;
}

/** Where operators are written to. */
export function operatorChats({ operators }: Config): string[] {
  return operators.persons.flatMap((person) => chatOfOperator(person) ?? []);
}

/** Whether an address names an operator, or their private chat. */
export function isOperatorsAddress({ operators }: Config, address: string): boolean {
  const isLocal = operators.local && parseAddress(address).platform === "playground";
  return isLocal || operators.persons.some((person) => address === person || address === chatOfOperator(person));
}

function chatOfOperator(person: string): string | null {
  const { platform, chat: id } = parseAddress(person);
  return addressOfPerson({ platform, id });
}

/** What the operators' commands need of all parts. */
export function operatorsOf(config: Config, parts: OperatorsParts): OperatorsDeps {
  const { storage, source, feed, deliveries, observed, unclear } = parts;
  const { database, clock } = storage;
  const { api, examine } = source;
  const startedAt = clock.now();
  const names = config.logKey === null ? null : createNames(config.logKey);
  const logName = (address: string): string => names?.of(address) ?? address;
  const busiest = async () => {
    const { chats } = await chatsByWatches(database, { search: null, offset: 0, limit: busiestShown });
    return chats.flatMap(({ address, watches }) => (watches > 0 ? [{ name: logName(address), watches }] : []));
  };
  return {
    database,
    examine,
    status: async () => ({
      state: await stateOf(observed),
      startedAt,
      engine: storage.among ? "Postgres" : "SQLite",
      awaySince: storage.awaySince(),
      backupAt: await newestBackupAt(config.backups.folder),
      newer: parts.newest()?.version ?? null,
      health: api.health(),
      notes: api.notes(),
      failing: (await failingPlatforms(database, clock.now()).catch(nullIfAway)) ?? [],
      unlistedSince: storage.forgotten.failingSince(),
      unseen: ((await unseenChats(database).catch(nullIfAway)) ?? []).map(logName),
    }),
    budget: async () => ({
      pace: paceOf(api),
      credits: await creditsNow(observed).catch(nullIfAway),
      spent: api.spent(),
      demand: await feed.demand().catch(nullIfAway),
      most: (await busiest().catch(nullIfAway)) ?? [],
    }),
    isOperator: (address) => isOperatorsAddress(config, address),
    logName,
    async leaveChat(address) {
      const platform = observed.platforms().find(({ name }) => name === parseAddress(address).platform);
      return (await platform?.leave?.(address)) ?? "private";
    },
    platforms: () => observed.platforms().map(({ name }) => name),
    unclear,
    onQueued: deliveries.wake,
  };
}
