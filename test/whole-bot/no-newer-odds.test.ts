import { describe, expect } from "vitest";
import { eachBriefly } from "../long-elsewhere.ts";
import type { OddsStandIn } from "../standins/odds/service.ts";
import { laterMatch, openService, starters } from "./service-house.ts";

const minute = 60_000;
const hour = 60 * minute;

interface State {
  begin(standIn: OddsStandIn): void;
  /** Beside prices. */
  told: RegExp;
  /** Where there are none. */
  none: RegExp;
  /** Beside a list that has no prices. */
  list: RegExp;
  /** A service without a key can't get there. */
  needsKey?: boolean;
  /** What of it must stand in no reply of another state. */
  wrong: RegExp;
}

const states: Readonly<Record<string, State>> = {
  "out of credits": {
    begin: (standIn) => {
      standIn.spendElsewhere(499);
      standIn.shareKey({ cost: 1, everyMs: 2_000 });
    },
    told: /Out of credits until [^;]+. These odds are from [\s\S]*1[12]:\d\d UTC/,
    wrong: /(?:isn’t taking requests|Out of credits) until/,
    none: /Odds: out of credits until .*\d|Out of credits until .*\d/,
    list: /Out of credits until .*\d/,
    needsKey: true,
  },
  "key refused": {
    begin: (standIn) => standIn.acceptKey("another"),
    told: /(?=[\s\S]*(?:\d+ minutes|an hour|hour) ago)[\s\S]*refuses my key\. This is the last it sent/,
    wrong: /refuses my key/,
    none: /refuses my key/,
    list: /refuses my key/,
    needsKey: true,
  },
  down: {
    begin: (standIn) => standIn.be("down", { forMs: 3 * hour }),
    told: /(?=[\s\S]*(?:\d+ minutes|hour) ago)[\s\S]*The odds service isn’t answering\. This is the last it sent/,
    wrong: /isn’t answering/,
    none: /no usable answer from the odds service \(began .* ago\)|isn’t answering/,
    list: /isn’t answering/,
  },
  busy: {
    begin: (standIn) => standIn.be("busy", { forMs: 3 * hour }),
    // A service that says when it counts anew is out of credits until then.
    told: /(?:isn’t taking requests|Out of credits) until 1[23]:\d\d UTC. These odds are from 1[12]:\d\d UTC/,
    wrong: /(?:isn’t taking requests|Out of credits) until/,
    none: /out of credits until|isn’t taking requests until \d\d:\d\d|won’t take requests for about .* minute|limit for this minute/,
    list: /(?:isn’t taking requests|Out of credits) until 1[23]:\d\d UTC/,
  },
};

const all = Object.entries(starters).flatMap(([service]) =>
  Object.entries(states)
    .filter(([, { needsKey = false }]) => !needsKey || service === "the-odds-api" || service === "odds-api-io")
    .map(([name, state]) => ({ service, name, state })),
);

describe("what chats read while nothing newer comes", () => {
  eachBriefly(all, ({ service, name }) => service === "the-odds-api" && name === "down")(
    "$service, $name: every reply with odds says why, until when, and how old they are",
    async ({ service, state }) => {
      const house = await openService(service);
      const { world, standIn } = house;
      const bot = await house.start();
      const { typed, match } = laterMatch(house, service);
      const ask = async (words: string) => (await bot.ask("playground:a", words)).text;
      await ask(`/odds ${typed}`);
      await ask(`/watch ${typed} 3%`);
      await world.pass(10 * minute);
      state.begin(standIn);
      await world.pass(40 * minute);

      const calls = [
        `/odds ${typed} fresh`,
        `/odds ${typed}`,
        `/best ${typed} home`,
        `/match ${typed}`,
        `/history ${typed} home`,
      ];
      for (const words of [...calls, "/watches", "/matches", `/watch ${typed} 5% add`]) {
        const text = await ask(words);
        expect(text, words).toMatch(state.told);
        expect(text.split("Odds updated").length, words).toBeLessThanOrEqual(2);
        for (const other of Object.values(states).filter(({ wrong }) => wrong.source !== state.wrong.source))
          expect(text, words).not.toMatch(other.wrong);
      }
      // It asks for nothing, so it knows of a pause only until that ends.
      if (state !== states["busy"])
        for (const words of [`/bet ${typed} home 2.10 5`, `/history ${typed} chart`])
          expect(await ask(words), words).toMatch(state.told);
      const own = await ask("/value");
      if (own.includes("other books’ fair odds") && /\d\.\d\d/.test(own)) expect(own).toMatch(state.told);
      const now = world.clock.now();
      const others = standIn.world
        .matches({ from: now + hour, to: now + 200 * hour, now })
        .filter(({ league, key, home, away }) => league.key === match.league.key && key !== match.key && home.name < away.name);
      for (const { home, away } of others.slice(0, 2)) {
        const name = { polymarket: "nick", kalshi: "short" }[service] as "nick" | undefined;
        const watched = await ask(`/watch ${home[name ?? "name"]} ${away[name ?? "name"]} 5%`);
        if (/no odds yet/i.test(watched)) expect(watched).toMatch(state.none);
        else if (/5%/.test(watched)) expect(watched).toMatch(state.told);
      }
      const leagues = await ask("/leagues");
      expect(leagues).not.toMatch(/for now|these prices/);
      // A list that is older than it should be says why, and until when where that is known.
      if (/^List updated .*(?:hour|\d\d minutes)/m.test(leagues)) expect(leagues).toMatch(state.list);
      // It asks for nothing, so it knows of a pause only until that ends.
      if (state !== states["busy"]) expect(await ask(`/preview ${typed}`)).toMatch(state.told);
      // Books of services without a list are those of the boards, so that there are none without one.
      const books = await ask("/bookmakers");
      if (books.includes("lists none")) expect(books).toMatch(state.none);
    },
  );
});
