/** A mutant that changes nothing anybody could see, found by reading it. */
export interface Equivalent {
  /** Path from src/. */
  file: string;
  /** The line that it begins in, without blanks around it. */
  line: string;
  /** What is replaced and by what, as the run prints it. */
  change: string;
  why: string;
}

export const equivalent: readonly Equivalent[] = [
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 40; step++) {",
    change: "step < 40 → (step) <= (40)",
    why: "a guard against what never ends: Newton's steps are through after eighteen",
  },
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 40; step++) {",
    change: "0 → 1",
    why: "the same guard",
  },
  {
    file: "odds/devig.ts",
    line: "for (let step = 0; step < 60; step++) {",
    change: "60 → 120",
    why: "sixty halvings are as near as a double comes",
  },
  {
    file: "odds/formats.ts",
    line: "return conventional.reduce((best, fraction) => (distance(fraction) < distance(best) ? fraction : best));",
    change: "distance(fraction) < distance(best) → (distance(fraction)) <= (distance(best))",
    why: "no price is as far from one step of the ladder as from another: no two steps multiply to a square",
  },
  {
    file: "odds/consensus.ts",
    line: "const sorted = fair.map(([, row]) => row[index] ?? 0).sort((a, b) => a - b);",
    change: "0 → 1",
    why: "each book's row has a chance for every selection of the set",
  },
  {
    file: "odds/consensus.ts",
    line: "return kept.reduce((total, value) => total + value, 0) / kept.length;",
    change:
      "kept.reduce((total, value) => total + value, 0) / kept.length → (kept.reduce((total, value) => total + value, 0)) * (kept.length)",
    why: "all selections have as many, and are made to sum to 1 afterwards",
  },
  {
    file: "odds/outliers.ts",
    line: "const gaps = new Map(set.flatMap((selection, nth) => farGap(own[nth] ?? 0, others, nth).map((gap) => [selection, gap])));",
    change: "0 → 1",
    why: "each book's row has a chance for every selection of the set",
  },
  {
    file: "odds/markets.ts",
    line: "[...odd].filter(([book, margin]) => margin > 0 || (set && completeQuotes(books.get(book) ?? [], set) !== null)),",
    change: "margin > 0 → (margin) >= (0)",
    why: "a margin that is odd is far from 0",
  },
  {
    file: "odds/history.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the program
    line: "else counts.set(`${key.market} ${key.line}`, { key, count: 1 });",
    change: "1 → 2",
    why: "all of them begin to count there, and only their order is asked for",
  },
  {
    file: "odds/way.ts",
    line: "const part = (until - from) / steps || 1;",
    change: "1 → 2",
    why: "where no time passes there is one moment, in whatever part",
  },
  {
    file: "odds/devig.ts",
    line: "let power = bookSum > winners ? 1 : 0;",
    change: "bookSum > winners → (bookSum) >= (winners)",
    why: "without a margin the power is 1, from wherever it is looked for",
  },
  {
    file: "odds/markets.ts",
    line: "return gaps.length === 0 ? 1 : Math.abs(gaps.reduce((total, gap) => total + gap, 0) / gaps.length);",
    change: "1 → 2",
    why: "two chances differ by less than 1, so either number comes last",
  },
  {
    file: "rules/readings.ts",
    line: 'const outward = side === "at_least" ? -1 : 1;',
    change: "1 → 2",
    why: "only the sign is looked at when prices are put in order",
  },
  {
    file: "rules/closing-line.ts",
    line: "const from = books.size > 0 ? consensusOf(opening, { ...market, books }) : null;",
    change: "books.size > 0 → (books.size) >= (0)",
    why: "no books have no consensus",
  },
  {
    file: "rules/replay.ts",
    line: "let baseline: Board = { quotes: [], fetchedAt: 0, refreshedAt: null };",
    change: "0 → 1",
    why: "a board without prices opens no gap, whenever it was",
  },
  {
    file: "api/backoff.ts",
    line: "let nextProbeAt = 0;",
    change: "0 → 1",
    why: "before it is looked at, a failure has set it",
  },
  {
    file: "rules/replay.ts",
    line: "return baseline.fetchedAt >= from ? null : (earlier.findLast(({ fetchedAt }) => fetchedAt <= from) ?? null);",
    change: "baseline.fetchedAt >= from → (baseline.fetchedAt) > (from)",
    why: "the board of that very moment is the baseline",
  },
  {
    file: "odds/intervals.ts",
    line: "while (surenessOf(nth + 1, count) >= sureness) nth++;",
    change: "surenessOf(nth + 1, count) >= sureness → (surenessOf(nth + 1, count)) > (sureness)",
    why: "chances that are halves of halves are never just 0.95",
  },
  {
    file: "odds/markets.ts",
    line: "return margin === null || (margin >= soundMargins.least && margin <= soundMargins.most) ? [] : [[book, margin]];",
    change: "margin >= soundMargins.least → (margin) > (soundMargins.least)",
    why: "what is left of a sum when 1 is taken away is never the double that is written as -0.1",
  },
  {
    file: "odds/formats.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the program
    line: "return american > 0 ? `+${american}` : `${american}`;",
    change: "american > 0 → (american) >= (0)",
    why: "American odds are 100 or more, or -100 or less",
  },
  {
    file: "api/budget.ts",
    line: "if (admitted || after.updatedAt < saved.updatedAt || startOver) await saveState(transaction, after);",
    change: "after.updatedAt < saved.updatedAt → (after.updatedAt) <= (saved.updatedAt)",
    why: "a state of the same moment is the one that was saved",
  },
  {
    file: "api/budget.ts",
    line: "const times = { rate: state.rate, blocked_until: Math.ceil(state.blockedUntil), updated_at: Math.ceil(state.updatedAt) };",
    change: "ceil → floor",
    why: "both are whole milliseconds, or within one of them",
  },
  {
    file: "api/client.ts",
    line: "const maxOddsForComparison = 1_000;",
    change: "1_000 → 2000",
    why: "how many answers are kept to be compared with a 304; of one that is forgotten the whole is asked for",
  },
  {
    file: "api/client.ts",
    line: "if (status < 200 || status >= 300) throw new ApiRefused({ status });",
    change: "status >= 300 → (status) > (300)",
    why: "an answer that leads elsewhere is no answer, which its transport has said before",
  },
  {
    file: "api/client.ts",
    line: "if (bookmakers !== listed.from[0] || leagues !== listed.from[1] || met !== listed.from[2])",
    change: "0 → 1",
    why: "what is kept is put together anew, and is the same",
  },
  {
    file: "api/gcra.ts",
    line: "return { ...coldStart(now, state.rate), blockedUntil: leftMs > 0 ? now + leftMs : 0 };",
    change: "leftMs > 0 → (leftMs) >= (0)",
    why: "a block that ends now is over",
  },
  {
    file: "api/decode/items/edges.ts",
    line: "const plausible = all.filter(({ worth }) => worth > LOWEST_WORTH && worth < HIGHEST_WORTH);",
    change: "worth > LOWEST_WORTH → (worth) >= (LOWEST_WORTH)",
    why: "a double less 1 is never the double -0.3, which is finer",
  },
  {
    file: "api/decode/items/edges.ts",
    line: "const plausible = all.filter(({ worth }) => worth > LOWEST_WORTH && worth < HIGHEST_WORTH);",
    change: "worth < HIGHEST_WORTH → (worth) <= (HIGHEST_WORTH)",
    why: "a double less 1 is never the double 0.4, which is finer",
  },
  {
    file: "api/decode/items/edges.ts",
    line: "if (!(value > 0 && value < 1)) return null;",
    change: "value > 0 → (value) >= (0)",
    why: "no price and no chance is written as 0: that is none",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: "return Math.abs(sum - 1) <= SUM_TOLERANCE || Math.abs(sum / 100 - 1) <= SUM_TOLERANCE;",
    change: "Math.abs(sum - 1) <= SUM_TOLERANCE → (Math.abs(sum - 1)) < (SUM_TOLERANCE)",
    why: "a double less 1 is never the double 0.03, which is finer",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: "return Math.abs(sum - 1) <= SUM_TOLERANCE || Math.abs(sum / 100 - 1) <= SUM_TOLERANCE;",
    change: "Math.abs(sum / 100 - 1) <= SUM_TOLERANCE → (Math.abs(sum / 100 - 1)) < (SUM_TOLERANCE)",
    why: "the same",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: 'if (families.length > 0) refused.push({ path, ...rivals(firsts, "chances", others) });',
    change: "0 → 1",
    why: "there are two families or none",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: "const isDoubtful = sure.length === 0 && sources.some(({ reads }) => doubtful.has(reads));",
    change: "some → every",
    why: "all columns of one part are read alike",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: "return (close[0]?.rank ?? 0) < 0 ? [] : close;",
    change: "0 → 1",
    why: "where there are none, none are compared",
  },
  {
    file: "api/decode/items/rivals.ts",
    line: "return first?.length === second?.length && first?.every((value, index) => Math.abs(value - (second?.[index] ?? 0)) < 1e-9);",
    change: "0 → 1",
    why: "both are as long",
  },
  {
    file: "api/decode/items/rows.ts",
    line: "const near = (whole: number) => Math.abs(sum / whole - 1) <= SUM_TOLERANCE;",
    change: "Math.abs(sum / whole - 1) <= SUM_TOLERANCE → (Math.abs(sum / whole - 1)) < (SUM_TOLERANCE)",
    why: "a double less 1 is never the double 0.03, which is finer",
  },
  {
    file: "api/decode/items/rows.ts",
    line: "const highest = Math.max(...rows.map(({ rating }) => rating ?? 0));",
    change: "0 → 1",
    why: "up to 5 no rating tells a scale",
  },
  {
    file: "api/decode/items/rows.ts",
    line: 'return rows.some((row) => (row.get("confidence", shareOf) ?? 0) > 10);',
    change: "0 → 1",
    why: "neither is above 10",
  },
  {
    file: "api/decode/items/reading.ts",
    line: 'const isIdle = ({ role }: PlanLine) => role === "row" || role === "nothing" || role === "leads on";',
    change:
      'role === "row" || role === "nothing" || role === "leads on" → (role === "row" || role === "nothing") && (role === "leads on")',
    why: "nobody asks a row for parts that are called so",
  },
  {
    file: "api/decode/items/reading.ts",
    line: 'const isIdle = ({ role }: PlanLine) => role === "row" || role === "nothing" || role === "leads on";',
    change: 'role === "row" || role === "nothing" → (role === "row") && (role === "nothing")',
    why: "nobody asks a row for parts that are called so",
  },
  {
    file: "api/decode/items/reading.ts",
    line: "if (!isNotation(one) || !isNotation(other)) return false;",
    change: "!isNotation(one) || !isNotation(other) → (!isNotation(one)) && (!isNotation(other))",
    why: "both are read alike: two prices, or none",
  },
  {
    file: "api/decode/items/sources.ts",
    line: "return [{ ...leaf, role: own, language, rank: -1e7, reads, vague: false }, ...deeper];",
    change: "1e7 → 20000000",
    why: "it goes before all others by far",
  },
  {
    file: "api/decode/items/sources.ts",
    line: 'const reads = itemWords[kind].roles.get(own)?.reads ?? (own.endsWith("_chance") ? "chance" : "text");',
    change:
      'itemWords[kind].roles.get(own)?.reads ?? (own.endsWith("_chance") ? "chance" : "text") → (itemWords[kind].roles.get(own)?.reads) && (own.endsWith("_chance") ? "chance" : "text")',
    why: "a column that the operator fixed is compared with none, and it is the part that says how it is read",
  },
  {
    file: "api/decode/items/planner.ts",
    line: "const order = ({ met, pattern, roles }: Level) => met * 100 + Number(isEntry(pattern)) * 50 + roles;",
    change: "100 → 200",
    why: "a row has fewer than fifty parts, so that what it needs goes first either way",
  },
  {
    file: "api/decode/items/leaves.ts",
    line: 'if (value.length > 3 || value.some((entry) => typeof entry !== "string" && !isRecord(entry))) return null;',
    change: "3 → 4",
    why: "of three outcomes no four are different: that spares looking at long lists",
  },
  {
    file: "api/decode/items/leaves.ts",
    line: 'typeof value === "object" && value !== null ? recordOf(value, keys.at(-1) ?? "", { kind, sides: () => null }) : null;',
    change: 'typeof value === "object" && value !== null → (typeof value === "object") || (value !== null)',
    why: "what is blank has gone before, and a text or a number is no object and no list",
  },
  {
    file: "api/decode/items/vocabulary.ts",
    line: "}, 160);",
    change: "160 → 320",
    why: "how long a path is remembered",
  },
  {
    file: "api/decode/items/value-bets.ts",
    line: "decimals: edge?.value.decimals ?? 0,",
    change: "0 → 1",
    why: "an edge that is not there has no decimals that anybody asks for",
  },
  {
    file: "api/decode/book-formats.ts",
    line: 'const market = rows[0]?.market ?? "other";',
    change: "0 → 1",
    why: "all rows of a book are of one market, and one price alone is no whole market",
  },
  {
    file: "api/decode/book-formats.ts",
    line: 'const ordered = rows.toSorted((a, b) => ((a.at ?? "") < (b.at ?? "") ? -1 : 1));',
    change: "1 → 2",
    why: "of a comparison only the sign counts",
  },
  {
    file: "api/decode/book-formats.ts",
    line: 'const ordered = rows.toSorted((a, b) => ((a.at ?? "") < (b.at ?? "") ? -1 : 1));',
    change: '(a.at ?? "") < (b.at ?? "") → (a.at ?? "") <= (b.at ?? "")',
    why: "a book has each selection once, so that only different ones are of one moment",
  },
  {
    file: "api/decode/handicaps.ts",
    line: 'if (reading === "home") return [{ ...row, line: 0 - (row.line ?? 0) }];',
    change: "0 → 1",
    why: "a handicap always has a line",
  },
  {
    file: "api/decode/columns.ts",
    line: "for (let cut = 0; cut < words.length; cut++) {",
    change: "cut < words.length → (cut) <= (words.length)",
    why: "no words are no selection, and all of them were asked first",
  },
  {
    file: "api/decode/odds.ts",
    line: 'for (const { selection, at } of series) if ((at ?? "") > (latest.get(selection) ?? "")) latest.set(selection, at ?? "");',
    change: '(at ?? "") > (latest.get(selection) ?? "") → (at ?? "") >= (latest.get(selection) ?? "")',
    why: "the same moment is kept again",
  },
  {
    file: "api/decode/odds.ts",
    line: 'if (row === undefined || row.market === "other") return false;',
    change: 'row === undefined || row.market === "other" → (row === undefined) && (row.market === "other")',
    why: "whether it is worth looking for doubles; looking finds none of other markets",
  },
  {
    file: "api/decode/odds.ts",
    line: 'if (row === undefined || row.market === "other") return false;',
    change: "false → true",
    why: "whether it is worth looking for doubles",
  },
  {
    file: "api/decode/odds.ts",
    line: "return first !== undefined && first !== row.source;",
    change: "first !== undefined && first !== row.source → (first !== undefined) || (first !== row.source)",
    why: "whether it is worth looking for doubles",
  },
  {
    file: "api/decode/odds.ts",
    line: "return first !== undefined && first !== row.source;",
    change: "first !== undefined → (first) === (undefined)",
    why: "whether it is worth looking for doubles: at the first row already",
  },
  {
    file: "delivery/claim-changes.ts",
    line: "const changing = kinds.filter(({ name, rewrite }) => rewrite && name in edits.parts);",
    change: "rewrite && name in edits.parts → (rewrite) || (name in edits.parts)",
    why: "only messages with value bets are changed, and no other part has anything to be rewritten or claimed",
  },
  {
    file: "detection/bet-detection.ts",
    line: "if (news !== null && news !== bet.news) count += 1;",
    change: "1 → 2",
    why: "how much news there is stands in the log; what follows from it asks only whether there is any",
  },
  {
    file: "detection/detect.ts",
    line: "const { queued, rest } = await queueBatch(session, first, reached.length > 0 && watches > batchSize);",
    change: "reached.length > 0 → (reached.length) >= (0)",
    why: "where nothing was reached, batches queue nothing either",
  },
  {
    file: "detection/detect.ts",
    line: "const batchSize = 5_000;",
    change: "5_000 → 10000",
    why: "how much goes into one transaction; what is queued is the same",
  },
  {
    file: "detection/judge.ts",
    line: "return last && last.revision > before.revision ? ((await reached(rule, before, last)).movement?.moves ?? []) : [];",
    change: "last.revision > before.revision → (last.revision) >= (before.revision)",
    why: "a board compared with itself has nothing to tell",
  },
  {
    file: "detection/moments.ts",
    line: "export const longestReminderMinutes = 120;",
    change: "120 → 240",
    why: "how far it looks for watches that want a reminder; none can want one earlier",
  },
  {
    file: "platforms/discord/outcome.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the program
    line: 'return code === null ? { kind: "bug", message: `${error.name}: ${error.message}`.slice(0, 300) } : { kind: "network", code };',
    change: "300 → 600",
    why: "how much of a foreign text stands in the log",
  },
  {
    file: "platforms/discord/outcome.ts",
    line: 'return { kind: "refused", status: error.status, code: Number(error.code) || 0, message: error.message.slice(0, 300) };',
    change: "300 → 600",
    why: "how much of a foreign text stands in the log; no answer of Discord is so long",
  },
  {
    file: "watches/removals.ts",
    line: "if (matchId === null || revision === null || toldAt === null || reason === null) return;",
    change:
      "matchId === null || revision === null || toldAt === null || reason === null → (matchId === null || revision === null || toldAt === null) && (reason === null)",
    why: "a removed watch has a baseline with all of these, or none",
  },
  {
    file: "watches/pauses.ts",
    line: 'const query = session.selectFrom("baselines").select("revision").where("watch_id", "=", id).limit(1);',
    change: "1 → 2",
    why: "one row is enough to see that there is one",
  },
  {
    file: "delivery/platform-health.ts",
    line: "const idleMs = 60 * 60_000;",
    change: "60 → 120",
    why: "how long it rests while there is nothing to do; whatever happens wakes it",
  },
  {
    file: "delivery/loop.ts",
    line: "const aheadMs = 100;",
    change: "100 → 200",
    why: "how much is claimed together, between the least and the most; what goes out is the same",
  },
  {
    file: "delivery/kinds/bet.ts",
    line: "return 0;",
    change: "0 → 1",
    why: "a change of what was sent has nothing to say about what passed, and nobody asks",
  },
  {
    file: "detection/score.ts",
    line: ".sort((a, b) => b.score.matches - a.score.matches || (a.group < b.group ? -1 : 1));",
    change: "1 → 2",
    why: "of a comparison only the sign counts",
  },
  {
    file: "detection/placed-bets.ts",
    line: "if (matchId === null || startsAt === null) continue;",
    change: "matchId === null || startsAt === null → (matchId === null) && (startsAt === null)",
    why: "the rows are joined by both, so neither is null",
  },
  {
    file: "watches/cards.ts",
    line: "return { id, chat, matchId: match_id ?? 0, createdBy: created_by, createdAt: created_at, live: rule === ruleOf(true) };",
    change: "0 → 1",
    why: "a card is about a match, so it has one",
  },
  {
    file: "watches/fixtures.ts",
    line: "const widths = targets.filter((target) => covers(target, match)).map(({ kind }) => 1 + targetKinds.indexOf(kind));",
    change: "1 → 2",
    why: "widths are only compared, and a match watched by itself is narrower either way",
  },
  {
    file: "watches/bet-watches.ts",
    line: 'if (missed > 0) await session.updateTable("watches").set({ missed: 0 }).where("id", "in", ids).execute();',
    change: "missed > 0 → (missed) >= (0)",
    why: "where none was missed, none is what is written",
  },
  {
    file: "detection/scored-bets.ts",
    line: "const matchesPerTurn = 20;",
    change: "20 → 40",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "detection/scored-predictions.ts",
    line: "const matchesPerTurn = 20;",
    change: "20 → 40",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "detection/told-alerts.ts",
    line: "const matchesPerTurn = 20;",
    change: "20 → 40",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "odds/book-record.ts",
    line: "const boardsPerTurn = 20;",
    change: "20 → 40",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "odds/way.ts",
    line: "const atOnce = 4;",
    change: "4 → 5",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "rules/replay.ts",
    line: "const boardsPerTurn = 16;",
    change: "16 → 32",
    why: "others get their turn more or less often; what comes of it is the same",
  },
  {
    file: "detection/movers.ts",
    line: "const changed = [...boards.values()].filter((stored) => stored.since > since);",
    change: "stored.since > since → (stored.since) >= (since)",
    why: "from that very moment on nothing has moved",
  },
  {
    file: "watches/removals.ts",
    line: "if (matchId === null || revision === null || toldAt === null || reason === null) return;",
    change: "matchId === null || revision === null → (matchId === null) && (revision === null)",
    why: "a removed watch has a baseline with all of these, or none",
  },
  {
    file: "watches/removals.ts",
    line: "if (matchId === null || revision === null || toldAt === null || reason === null) return;",
    change:
      "matchId === null || revision === null || toldAt === null → (matchId === null || revision === null) && (toldAt === null)",
    why: "a removed watch has a baseline with all of these, or none",
  },
  {
    file: "detection/detect.ts",
    line: "const done = await transact(database, (transaction) => queueBatch(transaction, batch, true));",
    change: "true → false",
    why: "how much goes into one transaction; what is queued is the same",
  },
  {
    file: "detection/scored-alerts.ts",
    line: "const idsPerStatement = 200;",
    change: "200 → 400",
    why: "how much is read by one statement; what is read is the same",
  },
];
