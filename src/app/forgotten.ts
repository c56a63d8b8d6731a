import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { addressOfPerson, formatAddress, parseAddress } from "../chat/address.ts";
import { forgetChat } from "../chats/chats.ts";
import { forgetJournals, journalOwners } from "../chats/journal.ts";
import type { Database } from "../storage/database.ts";
import { forgetPings, pingedPersons } from "../watches/pings.ts";
import { authorsOf, forgetAuthor } from "../watches/store.ts";

const fileName = "forgotten.txt";

/** Notes beside the backups who wants to be forgotten, by a digest, so that no backup brings them back. */
export async function noteForgotten(folder: string, addresses: readonly string[], now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const lines = addresses.map((address) => `${new Date(now).toISOString()} ${digestOf(address)}\n`);
  await appendFile(join(folder, fileName), lines.join(""), { mode: 0o600 });
}

/** Forgets in a restored database whoever has asked for it since the backup was made. Resolves to how many chats it were. */
export async function forgetSince(database: Database, folder: string, backedUpAt: number): Promise<number> {
  const text = await readFile(join(folder, fileName), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const since = new Set(
    text.split("\n").flatMap((line) => {
      const [at = "", digest = ""] = line.split(" ");
      return Date.parse(at) >= backedUpAt ? [digest] : [];
    }),
  );
  const isForgotten = (address: string): boolean => since.has(digestOf(address));
  return database.transaction().execute(async (session) => {
    const chats = await session.selectFrom("chats").select("address").execute();
    const gone = chats.map(({ address }) => address).filter((address) => isForgotten(address) || isForgotten(wholeChat(address)));
    for (const address of gone) await forgetChat(session, address, backedUpAt);
    await forgetJournals(session, (await journalOwners(session)).filter(isForgotten));
    await forgetPings(session, (await pingedPersons(session)).filter(isForgotten));
    for (const person of await authorsOf(session)) {
      const address = addressOfPerson(person);
      if (address !== null && isForgotten(address)) await forgetAuthor(session, person);
    }
    return gone.length;
  });
}

function wholeChat(address: string): string {
  return formatAddress({ ...parseAddress(address), thread: null });
}

function digestOf(address: string): string {
  return createHash("sha256").update(`linewatch ${address}`).digest("hex");
}
