import { plainManner } from "../../src/facts/frozen.ts";
import type { OldDatabase } from "./old-database.ts";

const chatOf = (nth: number): string => `${nth % 2 ? "telegram" : "discord"}:${nth}`;

/** The rules of watches, each with the kind that it is of. */
export const rules: readonly (readonly [rule: string, kind: string])[] = [
  ["3pp", "movement"],
  ["5% within=24h", "movement"],
  [">=2.1 on=winner:home", "target"],
  ["<=1.5 on=winner:away book=Alder", "target"],
  ["posted", "posted"],
  ["posted book=Birch", "posted"],
  ["gap>=5pp", "gap"],
];

/** Chats with watches of every kind, what hangs on them, and journals, in the words of today; about as many watches as are asked for. */
export async function fillOld({ insert }: Pick<OldDatabase, "insert">, { watches }: { watches: number }): Promise<void> {
  const perChat = rules.length + 4;
  const chats = Math.ceil(watches / perChat);
  for (let id = 1; id <= rules.length + 1; id++) {
    const body = JSON.stringify({ slug: `match-${id}`, title: "Æ — “Б”" });
    await insert("matches", {
      id,
      slug: `match-${id}`,
      body,
      starts_at: null,
      status: "scheduled",
      sport: "football",
      seen_at: 5,
    });
    await insert("boards", { match_id: id, revision: 1, quotes: "[]", fetched_at: 1, confirmed_at: 2, refreshed_at: null });
  }
  let id = 0;
  for (let nth = 1; nth <= chats; nth++) {
    const chat = chatOf(nth);
    let number = 0;
    const by = { chat, created_by: "7", created_at: 5 };
    const watch = async (row: Record<string, string | number | null>): Promise<number> => {
      await insert("watches", { id: ++id, ...by, number: ++number, ...row });
      return id;
    };
    const settings = JSON.stringify({ timeZone: "Europe/Berlin" });
    await insert("chats", { address: chat, settings, state: "active", state_since: 0, created_at: nth, numbered: perChat });
    for (const [place, [rule]] of rules.entries()) {
      const matchId = place + 1;
      const watchId = await watch({ kind: "match", match_id: matchId, rule, paused_until: place === 1 ? 9 : null });
      await insert("baselines", { watch_id: watchId, match_id: matchId, revision: 1, set_at: 3, reason: "told" });
      const about = { chat, platform: "telegram", watch_id: watchId, match_id: matchId, revision: 1 };
      await insert("facts", { ...about, kind: "movement", key: `m${watchId}`, due_at: 10, since: 10 });
    }
    const target = JSON.stringify({ kind: "sport", sport: "go" });
    const wide = await watch({ kind: "sport", target: `go ${nth}`, body: target, rule: "5pp" });
    const last = rules.length + 1;
    await watch({ kind: "match", match_id: last, rule: "5pp", wide_id: wide, number: null });
    await watch({ kind: "card", match_id: last, rule: "", number: null });
    const bets = await watch({ kind: "bets", rule: "bets edge>=5 improving=20000", looked_at: 4 });
    const known = JSON.stringify({ figures: {}, told: null, messages: [], gone: null });
    const offer = JSON.stringify(["winner", "home", null, "Alder"]);
    await insert("watched_bets", { id: nth, watch_id: bets, match_id: 1, offer, known, message: null });
    await insert("messages", {
      ...{
        id: `m${nth}`,
        chat,
        platform: "telegram",
        state: "sent",
        parts: "{}",
        manner: JSON.stringify(plainManner),
        holder: "a",
        attempts: 1,
      },
      ...{ claimed_at: 1, lease_until: 2, settled_at: 3, message_id: `${nth}` },
    });
    await insert("placed_bets", {
      ...{ id: nth, owner: chat, at: 1, match_id: 1, body: "{}", market: "winner", selection: "home", price: 2_100_000 },
      ...{ stake: nth * 100, book: "Alder" },
    });
  }
}
