import type { Clock } from "../../clock.ts";
import type { Log } from "../../log.ts";
import { meaningOf, namesIn } from "../../sources/ask.ts";
import type { About, Ask } from "../../sources/definition.ts";
import type { KeyNow } from "../../sources/key.ts";
import type { PushBehind } from "../../sources/open.ts";
import type { Database } from "../../storage/database.ts";
import { type Credits, createWindowBudget } from "../budget/window-budget.ts";
import { ApiRefused, ApiUnknownChoice, ApiUnreachable, unreachableWords } from "../errors.ts";
import type { Lane } from "../odds-api.ts";
import type { HttpResponse } from "./http.ts";

/** A service that is asked as its definition says, and what the host has chosen of it. */
export interface Service {
  about: About;
  /** Chosen sports, markets, books … by the definition's names for them. */
  settings: Readonly<Record<string, readonly string[]>>;
  key: KeyNow;
  /** Left out where a service says nothing unasked. */
  push?: PushBehind;
}

/** What a client does beside asking, where a definition says what failures mean and what is left. */
export interface Accounting {
  /** Throws `ApiUnreachable` (`spent`) where so much can't be paid before a window ends. */
  check(cost: number, lane: Lane): Promise<void>;
  /** Throws what a refusal means by the definition. */
  heard(response: Pick<HttpResponse, "status" | "json" | "header">, asked: Ask): Promise<void>;
}

/** Of a service that has none of this: the documented one. */
export const noAccounting: Accounting = { check: async () => undefined, heard: async () => undefined };

export function createAccounting({ about, credits, now }: { about: About; credits: Credits; now(): number }): Accounting {
  async function check(cost: number, lane: Lane): Promise<void> {
    const until = await credits.closedUntil(cost, lane);
    if (until !== null) throw new ApiUnreachable("spent", Math.max(1, until - now()));
  }

  return {
    check,
    async heard(response, asked) {
      await credits.told(response.header);
      switch (meaningOf(about, response)) {
        case "spent":
          await credits.emptied();
          await check(1, "person");
          return;
        case "too_fast":
          // Its headers may have said until when.
          await check(1, "person");
          return;
        case "key":
          throw new ApiUnreachable("key");
        case "plan":
          throw new ApiUnreachable("plan", null, choiceWords("plan", about));
        case "unknown":
          if (!isChosen(asked, about)) throw new ApiRefused({ status: 404 });
          throw new ApiUnknownChoice(choiceWords("wish", about));
        case "wish":
          throw new ApiUnreachable("wish", null, choiceWords("wish", about));
      }
    },
  };
}

/** Whether what was asked is named by the host's settings: a match may be gone, and results are asked by a match's own league. */
function isChosen(asked: Ask, { asks, settings }: About): boolean {
  const request = asks[asked];
  if (!request || asked === "results" || request.covers === "match" || typeof request.covers === "object") return false;
  const chosen = Object.keys(settings).flatMap((name) => [name, name.replace(/s$/, "")]);
  return namesIn(request).some((name) => chosen.includes(name));
}

function choiceWords(reason: "plan" | "wish", { settings }: About): string {
  const choices = Object.keys(settings).map((setting) => `ODDS_${setting.toUpperCase()}`);
  return [unreachableWords[reason], ...(choices.length > 0 ? [`look at ${choices.join(", ")}`] : [])].join(": ");
}

const patienceMs = 45_000;

/**
 * Pays for single questions beside those of a client, from the same windows. Rejects with `ApiUnreachable`: `spent` where a count is
 * used up, `aborted` where there is no room for so long.
 */
export function createCashier({ about, ...deps }: { about: About; database: Database; clock: Clock; log: Log }) {
  const budget = createWindowBudget({ ...deps, windows: about.budget });
  return {
    async pay(cost: number): Promise<void> {
      if ((await budget.closedUntil(cost)) !== null) throw new ApiUnreachable("spent");
      const [paid, patience] = [new AbortController(), new AbortController()];
      void deps.clock.sleep(patienceMs, paid.signal).then(() => patience.abort());
      await budget.enter("person", patience.signal, cost).admitted.finally(() => paid.abort());
    },
    close: () => budget.stop(),
  };
}
