import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodePress, encodePress, pressBytes } from "../../src/chat/press.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { withNumberedRows } from "../../src/chat/rows.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { argumentsOf } from "../../src/commands/input/arguments.ts";
import { betFilterOptions } from "../../src/commands/input/bet-filter-words.ts";
import { bookRefForm } from "../../src/commands/input/book-words.ts";
import { durationMeant } from "../../src/commands/input/durations.ts";
import { readRuleWords } from "../../src/commands/input/rule-words.ts";
import { marketForm, selectionForm } from "../../src/commands/input/selection-words.ts";
import { acts } from "../../src/commands/operators/admin.ts";
import { addressMeant } from "../../src/commands/operators/chat-meant.ts";
import { shownIn } from "../../src/commands/shown.ts";
import { wordsAboutBets } from "../../src/commands/watching/bet-terms.ts";
import { quietMeant, quietSaid } from "../../src/commands/watching/edit.ts";
import { devigMethods } from "../../src/odds/devig.ts";
import { priceFromText, splitPrices } from "../../src/odds/typed-price.ts";
import { messageFromReply } from "../../src/platforms/discord/message.ts";
import { helpTopics } from "../../src/replies/chat/help.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { dropWord } from "../../src/replies/parts/held.ts";
import { matchesReply, unfiltered } from "../../src/replies/questions/matches.ts";
import { parseThreshold } from "../../src/rules/threshold.ts";
import { catalog } from "../commands/catalog.ts";
import { argumentsOfFeatures } from "../features/index.ts";
import { languages, northgate, texts } from "../replies/facts.ts";
import { runs } from "../runs.ts";
import { alertKindsOf } from "./alert-kinds.ts";
import { hostileName } from "./hostile.ts";
import { kindsOf, plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";
import { isSettingCall } from "./setting-kinds.ts";

/** What each argument must be for a command to make something of it, given the sports there are. */
function isUnderstood(sports: readonly string[]): Record<string, (value: string) => boolean> {
  return {
    match: (value) =>
      value === dropWord ||
      wordsAboutBets(value) !== null ||
      /^(?:[#=]?[1-9]\d*|all|(?:team|league|fighter)#\d+|sport#\S+)$/.test(value),
    sport: (value) => sports.includes(value) || isKey(value),
    league: (value) => /^@[1-9]\d*$/.test(value),
    day: (value) => value === "today" || /^\d{4}-\d\d-\d\d$/.test(value),
    status: (value) => value === "live",
    page: (value) => /^(?:page)?[1-9]\d*$/.test(value),
    market: (value) => marketForm.test(value),
    selection: (value) => selectionForm.test(value),
    book: (value) => bookRefForm.test(value),
    edge: (value) => /^\d+%$/.test(value),
    price: (value) => /^[\d.]*-[\d.]*$/.test(value),
    within: (value) => /^\d+h$/.test(value),
    books: (value) => /^books>=\d+$/.test(value),
    window: (value) => /^\d+h$/.test(value),
    all: (value) => value === "all",
    decision: (value) => /^(?:\d+|[\w-]{1,25}(?: #\d+)?)$/.test(value),
    // What follows "value bets" are the words of its filter.
    rule: (value) =>
      isQuietCall(value) ||
      readRuleWords(value.replace(/ (?:add|replace =?\d+)$/, "")).every(
        ({ says, typed }) => says !== "unknown" || isBetFilter(typed),
      ),
    threshold: (value) => parseThreshold(value) !== null,
    pick: (value) => value === "pick",
    watch: (value) => /^=?[1-9]\d*$/.test(value),
    chat: (value) => /^(?:me|new|drafts(?: [1-9]\d*)?|(?:publish|drop) [1-9]\d*|#[1-9]\d{0,2}|-?\d+)$/.test(value),
    removal: (value) => /^[1-9]\d*$/.test(value),
    until: (value) => /^(?:\d+h|morning)$/.test(value),
    undo: (value) => value === "undo",
    for: (value) => durationMeant(value) !== null || ["morning", "off"].includes(value),
    fresh: (value) => value === "fresh",
    team: isKey,
    fighter: isKey,
    change: isSettingCall,
    to: isSettingCall,
    words: (value) => value === plainNames.typed,
    show: (value) => ["on", "off"].includes(value),
    answer: (value) => /^(?:yes|no)\d*$/.test(value),
    prices: (value) => splitPrices(value).every((price) => priceFromText(price) !== null),
    markets: (value) => /^markets[1-9]$/.test(value),
    what: (value) => isAct(value) || value === "bot",
    message: (value) => /^message:[\w-]{1,25}$/.test(value),
    ...argumentsOfFeatures,
    topic: (value) => helpTopics.some((topic) => topic === value),
    out: (value) => value === "out",
    file: (value) => value === "csv",
    chart: (value) => value === "chart",
    live: (value) => value === "live",
    stop: (value) => value === "stop",
    briefly: (value) => value === "briefly",
    more: (value) => value === "more",
    improving: (value) => value === "improving",
    method: (value) => devigMethods.some((method) => method === value),
  };
}

/** The quiet hours of one watch. */
function isQuietCall(value: string): boolean {
  const words = quietSaid(value);
  return /^(?:page[12])?$/.test(words ?? "-") || (words !== null && quietMeant(words, defaultQuiet) !== undefined);
}

function isBetFilter(typed: string): boolean {
  const forms = betFilterOptions.flatMap(({ form }) => form ?? []);
  return typed.split(" ").every((word) => forms.some((form) => form.test(word)));
}

/** What operators can ask for; what follows names a chat, where anything does. */
function isAct(value: string): boolean {
  const [act = "", address, ...rest] = value.split(" ");
  if (act === "broadcast") return /^(?:send|stop) #17$/.test(value.slice(10));
  if (act === "failed") return /^failed(?: again [\w-]{8})?$/.test(value);
  const isNamed = address === undefined || (act === "chats" ? rest.length === 0 : addressMeant(address) !== null);
  return Object.hasOwn(acts, act) && isNamed;
}

/** What names a team, a fighter or a league. */
function isKey(value: string): boolean {
  return /^#(?:[1-9]\d*|x[0-9a-f]{12})$/.test(value);
}

/** Why a button would lead nowhere; null when it is understood. */
function deadness(data: string, sports: readonly string[]): string | null {
  if (Buffer.byteLength(data) > pressBytes) return `${data}: too long`;
  const press = decodePress(data);
  const command = catalog.find(({ name }) => name === press?.command);
  if (!press || !command) return `${data}: no such call`;
  // Asks for a limit on what it names, or for its one side.
  const text = press.command === "watch" ? press.text.replace(/ (?:limit|keep side)$/, "") : press.text;
  const args = argumentsOf({ text, options: null }, command.options);
  // A command that is pressed bare asks for what it misses.
  const missing = press.text !== "" && command.options.find(({ name, required }) => required && args[name] === undefined);
  if (missing) return `${data}: no ${missing.name}`;
  const wrong = Object.entries(args).find(([name, value]) => !isUnderstood(sports)[name]?.(value));
  const lost = press.text !== "" && Object.keys(args).length === 0;
  return wrong ? `${data}: ${wrong.join(" ")}` : lost ? `${data}: lost` : null;
}

/** What a button that carries a page is understood as: its command, the page, and the words of all other arguments. */
function pagesOf(data: string) {
  const { command, text } = decodePress(data) ?? { command: "", text: "" };
  const [, rest = "", page] = /^(.*?) ?(page\d+)$/.exec(text) ?? [];
  const options = catalog.find(({ name }) => name === command)?.options ?? [];
  // What is set is told apart by the settings themselves.
  if (page === undefined || ["settings", "edit"].includes(command)) return [];
  const { page: found, ...others } = argumentsOf({ text, options: null }, options);
  const sorted = (words: string) => words.split(" ").sort().join(" ");
  return [{ command, wanted: [page, sorted(rest)], found: [found, sorted(Object.values(others).join(" "))] }];
}

describe.each(Object.entries(platforms))("the buttons on %s", { tags: "long" }, (_platform, show) => {
  it.each(languages)("of every kind of message in %s are calls that their commands understand", (language) => {
    const text = texts.in(language);
    const presses = Object.values(kindsOf(text, plainNames)).flatMap(
      (draft) => show(credited(draft, { source: null, simulated: true }, text)).presses,
    );
    expect(presses.length).toBeGreaterThan(40);
    expect(presses.map((press) => deadness(press, ["football", "tennis", "mma", "chess"])).filter(Boolean)).toEqual([]);
  });

  it.each(languages)("that turn a page in %s ask for that page, and for all else that they carry", (language) => {
    const text = texts.in(language);
    const pages = Object.values(kindsOf(text, plainNames)).flatMap((draft) =>
      show(credited(draft, { source: null, simulated: true }, text)).presses.flatMap(pagesOf),
    );
    expect(pages.map(({ command }) => command)).toEqual(expect.arrayContaining(["best", "history", "odds", "fighters"]));
    expect(pages.map(({ found }) => found)).toEqual(pages.map(({ wanted }) => wanted));
  });
});

describe("the rows of a list that lead somewhere", () => {
  it.each(languages)("are as many as there are rows in %s, and the buttons below lead there too", (language) => {
    const lists = Object.values(kindsOf(texts.in(language), plainNames)).flatMap(({ blocks, buttons }) => {
      const presses = buttons.flat().flatMap((button) => ("press" in button ? [encodePress(button.press)] : []));
      return blocks.flatMap((block) => (block.kind === "list" && block.opens ? [{ ...block, opens: block.opens, presses }] : []));
    });
    expect(lists.length).toBeGreaterThan(10);
    for (const { items, opens, presses } of lists) {
      expect(opens).toHaveLength(items.length);
      expect(presses).toEqual(expect.arrayContaining(opens.flatMap((open) => (open ? [encodePress(open)] : []))));
    }
  });
});

describe("a page of matches on Discord", () => {
  const sports = ["football", "ice-hockey", "basketball", "tennis", "mma"];

  it.each([1, 2, 3])("has its numbers in one row of buttons, of all sports together and on page %i of 3", (page) => {
    for (const language of languages) {
      const shown = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, match: northgate }));
      const facts = {
        shown,
        page,
        pageSize: 5,
        total: 15,
        filter: unfiltered,
        leagueMatch: 1,
        prices: new Map(shown.map(({ id }) => [id, { prices: [2, 3, 4], refreshedAt: 0 }])),
        now: 0,
        sports,
      };
      const reply = credited(matchesReply(texts.in(language), facts), { source: null, simulated: true }, texts.in(language));
      const [, numbers] = messageFromReply(reply).components;
      const labels = numbers && "components" in numbers ? numbers.components.map((one) => "label" in one && one.label) : [];
      expect(labels).toEqual(["1", "2", "3", "4", "5"]);
    }
  });
});

describe("the buttons on every platform", () => {
  it("are none that a sport's name could break", { tags: ["long"] }, () => {
    const text = texts.in("en");
    const sport = fc.oneof(
      fc.constantFrom("formula 1", "3x3", "american football", "бокс", "x".repeat(40), "x 1 2"),
      hostileName,
    );
    fc.assert(
      fc.property(sport, (name) => {
        const replies = Object.values(kindsOf(text, { ...plainNames, sport: name })).map((draft) =>
          credited(draft, { source: null, simulated: true }, text),
        );
        const presses = new Set(Object.values(platforms).flatMap((show) => replies.flatMap((reply) => show(reply).presses)));
        const known = [name, "tennis", "mma", "chess"];
        expect([...presses].map((press) => deadness(press, known)).filter(Boolean)).toEqual([]);
      }),
      { numRuns: runs(4) },
    );
  });
});

const kindsIn = (language: string): [string, Draft][] => {
  const text = texts.in(language);
  const { ofOne, ofSeveral } = alertKindsOf(text, plainNames);
  const several = Object.entries(ofSeveral).map(([kind, { draft }]) => [kind, draft] as [string, Draft]);
  return [...Object.entries({ ...kindsOf(text, plainNames), ...ofOne }), ...several];
};

/** The buttons' labels with what each leads to. */
const buttonsOf = ({ buttons }: Draft): [string, string][] =>
  buttons.flat().map((button) => [button.label, "press" in button ? encodePress(button.press) : button.url]);

describe("what is offered in every kind of message", () => {
  it.each(languages)("reads differently where it leads elsewhere, with numbers and without, in %s", (language) => {
    const alike = kindsIn(language).flatMap(([kind, draft]) =>
      [draft, withNumberedRows(draft)].flatMap((shown) => {
        const leadsTo = new Map<string, Set<string>>();
        for (const [label, press] of buttonsOf(shown)) leadsTo.set(label, (leadsTo.get(label) ?? new Set()).add(press));
        return [...leadsTo].flatMap(([label, presses]) =>
          presses.size > 1 ? [`${kind}: ${label} → ${[...presses].join()}`] : [],
        );
      }),
    );
    expect(alike).toEqual([]);
  });

  it("is what a number typed after it presses, wherever it is several of a kind", () => {
    let count = 0;
    for (const [kind, draft] of kindsIn("en")) {
      const lists = listsIn(draft);
      if (lists.length === 0) continue;
      count += 1;
      const lines = new Set(shownIn(draft)?.lines.map(([, press]) => press));
      expect([kind, lists.some((list) => list.every((press) => lines.has(press)))]).toEqual([kind, true]);
    }
    expect(count).toBeGreaterThan(20);
  });
});

/** What leads from a message to several of one kind: matches, watches, decisions, bets, teams or bookmakers. */
function listsIn({ buttons }: Draft): string[][] {
  const presses = buttons.flat().flatMap((button) => ("press" in button ? [button.press] : []));
  const named = presses.filter(({ text }) => /^(?:[#=]?\d+|b:\w+)(?: chart| stop)?$/.test(text));
  const commands = [...new Set(named.map(({ command }) => command))];
  const lists = commands.map((command) => named.filter((press) => press.command === command));
  const several = lists.filter((list) => new Set(list.map(({ text }) => text.split(" ")[0])).size > 1);
  return several.map((list) => list.map(encodePress));
}
