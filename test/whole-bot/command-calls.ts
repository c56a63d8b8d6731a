type Language = "en" | "ru";
export type Options = Readonly<Record<string, string>>;

/** Whom the calls are about; names are those of the reader's language. */
interface Subjects {
  match: { slug: string; home: { name: Record<Language, string> } };
  fighter: { name: Record<Language, string> };
}

/** One typical call of each command, in the order in which they are made, with its options in the order in which they are typed. */
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
    mydata: {},
    unwatch: { match },
    undo: {},
    forgetme: {},
    status: {},
    admin: {},
    export: {},
    import: {},
    link: { code: "ABCD-EFGH" },
    unlink: {},
    arbs: {},
    stake: { bet: "2.10 3.60 4.20 100" },
    bet: { match: `${match} ${said({ en: "draw", ru: "ничья" })} 3.40 20` },
    journal: {},
    kelly: { bet: "2.10 52% 1000" },
  };
}
