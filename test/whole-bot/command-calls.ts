import { earlierCallsOfFeatures, typicalCallsOfFeatures } from "../features/index.ts";

type Language = "en" | "ru";
export type Options = Readonly<Record<string, string>>;

/** Whom the calls are about; names are those of the reader's language. */
interface Subjects {
  match: { slug: string; home: { name: Record<Language, string> } };
  fighter: { name: Record<Language, string> };
}

/** One typical call of each command, with its options in the order in which they are typed. Each is made in a chat of its own. */
export function typicalCalls(subjects: Subjects, language: Language): Readonly<Record<string, Options>> {
  const match = subjects.match.slug;
  const team = subjects.match.home.name[language];
  const said = (words: Record<Language, string>): string => words[language];
  return {
    start: {},
    help: {},
    about: {},
    matches: { sport: said({ en: "football", ru: "футбол" }), day: said({ en: "tomorrow", ru: "завтра" }) },
    live: {},
    match: { match },
    odds: { match },
    best: { match, selection: said({ en: "draw", ru: "ничья" }) },
    history: { match },
    movers: { window: "6h" },
    predictions: { match },
    valuebets: { edge: "3%", price: "1.5-6" },
    search: { words: team },
    teams: {},
    team: { team },
    leagues: { sport: said({ en: "football", ru: "футбол" }) },
    fighters: {},
    fighter: { fighter: subjects.fighter.name[language] },
    bookmakers: { book: "Oddmoor" },
    bonuses: {},
    fair: { prices: "1.90 3.50 4.20" },
    watch: { match, rule: "4pp" },
    preview: { match },
    watches: {},
    card: {},
    edit: {},
    pause: {},
    resume: {},
    mute: { match, for: "3h" },
    unmute: { match },
    snooze: { for: "3h" },
    break: { for: "7d" },
    less: { match },
    log: {},
    why: {},
    score: { what: said({ en: "bot", ru: "бот" }) },
    settings: {},
    for: {},
    privacy: {},
    mydata: {},
    unwatch: { match },
    undo: {},
    forgetme: {},
    status: {},
    admin: {},
    arbs: {},
    ...typicalCallsOfFeatures(match, language),
  };
}

/** What is asked in that chat before, so that there is something to tell. */
export const earlierCalls: Readonly<Record<string, readonly string[]>> = {
  watches: ["watch"],
  preview: ["watch"],
  mute: ["watch"],
  unmute: ["watch", "mute"],
  less: ["watch"],
  log: ["watch", "snooze"],
  unwatch: ["watch"],
  undo: ["watch", "unwatch"],
  status: ["watch", "snooze"],
  mydata: ["watch"],
  forgetme: ["watch"],
  ...earlierCallsOfFeatures,
};
