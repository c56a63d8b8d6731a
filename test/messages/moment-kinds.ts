import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Cap } from "../../src/facts/cap.ts";
import { checksOf } from "../../src/facts/checks.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { MomentBody } from "../../src/facts/moments.ts";
import { fixturesSection, type ShownFixtures } from "../../src/replies/alerts/fixtures.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { type Happening, momentSection } from "../../src/replies/alerts/moments.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import type { Line } from "../../src/rules/closing-line.ts";
import { hour, noon } from "../replies/facts.ts";

const line: Line = {
  ...{ market: "winner", line: null, openedAt: noon - 48 * hour, refreshedAt: noon },
  selections: [
    { selection: "home", opened: 0.45, probability: 0.5 },
    { selection: "draw", opened: 0.3, probability: 0.28 },
    { selection: "away", opened: null, probability: 0.22 },
  ],
};

/** The messages about what happens once. */
export function momentKindsOf(text: Text, match: Match): Record<string, Draft> {
  const moments: MomentBody[] = [
    { kind: "reminder", matchId: 17, startsAt: noon + hour, line },
    { kind: "started", matchId: 17, startsAt: noon, line: { ...line, openedAt: null } },
    { kind: "started", matchId: 17, startsAt: noon, line, ended: true },
    { kind: "reminder", matchId: 17, startsAt: noon + hour, line: null },
    { kind: "silent", matchId: 17, since: noon - 3 * hour },
    { kind: "called_off", matchId: 17 },
    { kind: "missing", matchId: 17 },
    { kind: "other_teams", matchId: 17 },
    { kind: "moved", matchId: 17, from: noon + hour, to: noon + 26 * hour },
    { kind: "moved", matchId: 17, from: noon + hour, to: null },
    { kind: "moved", matchId: 17, from: noon + hour, to: noon + hour },
    { kind: "chat_gone", title: "The club chat", loss: "removed", watches: 5, until: noon + 720 * hour },
    { kind: "chat_gone", title: null, loss: "unknown", watches: 1, until: noon + 720 * hour },
    { kind: "chat_gone", title: "The club chat", loss: "deleted", watches: 2, until: noon + 720 * hour },
    { kind: "chat_barred", chat: "discord:1", title: "The club chat", lack: "write", since: noon },
    { kind: "chat_barred", chat: "discord:1", title: null, lack: "locked", since: noon },
    { kind: "chat_barred", chat: "discord:1", title: "The club chat", lack: "kind", since: noon },
    { kind: "topic_gone" },
    { kind: "asked", address: "telegram:-1001234567890", person: "telegram:42" },
    { kind: "asked", address: "telegram:42", person: null },
    { kind: "credits", used: 0.804, endsAt: noon + 300 * hour, dryAt: noon + 100 * hour, because: "watches" },
    { kind: "credits", used: 0.95, endsAt: noon + 7 * hour, dryAt: noon + 2 * hour, because: "others" },
    { kind: "credits", used: 0.5, endsAt: noon + 300 * hour, dryAt: null, because: "watches" },
    { kind: "credits", used: 1, endsAt: noon + 300 * hour, dryAt: noon, because: "watches" },
    { kind: "admitted" },
    { kind: "admitted", there: "@oddsdaily" },
  ];
  const less: MomentBody[] = [
    { kind: "looked_at_less", because: "watches", until: null, matches: lessOf([7, 1]) },
    { kind: "looked_at_less", because: "people", until: null, matches: lessOf([3]) },
    { kind: "looked_at_less", because: "others", until: null, matches: lessOf([4, 5, 6]) },
    { kind: "looked_at_less", because: "end", until: null, matches: lessOf([2]) },
    { kind: "looked_at_less", because: "spent", until: noon + 72 * hour, matches: lessOf([1]) },
    { kind: "looked_at_less", because: "spent", until: null, matches: lessOf([1]) },
  ];
  const soon = { ...match, startsAt: noon + 31 * hour };
  const notice: Happening = { moment: { kind: "notice", act: 1 }, match: null, said: "Back at nine.\nThe odds come late today." };
  const all = [...moments.map((moment) => ({ moment, match })), notice];
  const say = (happenings: readonly Happening[], cap: Cap | null = null): Draft =>
    messageReply(text, { id: "d1", manner: { ...plainManner, cap } }, [momentSection(text, happenings, { now: noon })]);
  const fixtures = (ids: readonly number[], more: number): Draft =>
    messageReply(text, { id: "d1", manner: plainManner }, [fixturesSection(text, [fixturesOf(match, ids, more)])]);
  return {
    ...Object.fromEntries(all.map((one, nth) => [`momentSection ${one.moment.kind} ${nth}`, say([one])])),
    ...Object.fromEntries(
      less.map((moment, nth) => [
        `momentSection ${moment.kind} ${nth}`,
        say([{ moment, match: null, checked: checkedOf(moment, soon) }]),
      ]),
    ),
    fixturesSection: fixtures([17, 18, 19], 0),
    "fixturesSection of many": fixtures(
      Array.from({ length: 10 }, (_, nth) => 20 + nth),
      31,
    ),
    "momentSection after a break": messageReply(text, { id: "d1", manner: { ...plainManner, held: "break" } }, [
      momentSection(text, [{ moment: { kind: "started", matchId: 17, startsAt: noon, line }, match, since: noon - 3 * hour }], {
        now: noon,
        manner: { ...plainManner, held: "break" },
      }),
    ]),
    "momentSection of several matches": say(
      [17, 18].map((matchId) => ({ moment: { kind: "started", matchId, startsAt: noon, line, ended: true }, match })),
    ),
    // Warnings of credits are told to operators alone, each by itself.
    "momentSection of several": say(
      all.filter(({ moment }) => moment.kind !== "credits"),
      { count: 12, until: noon, points: 5 },
    ),
  };
}

function checkedOf(moment: MomentBody, match: Match & { startsAt: number }) {
  if (moment.kind !== "looked_at_less") return [];
  return moment.matches.flatMap(({ promised }) => {
    const checks = checksOf(promised, { startsAt: match.startsAt, now: noon });
    return checks ? [{ match, checks }] : [];
  });
}

/** Every way to say how often matches are looked at, in turn. */
function lessOf(ids: readonly number[]) {
  const [minute, none] = [60_000, null];
  const promises = [
    { over24h: 8 * hour, from6h: 3 * hour, from1h: hour, lastHour: 30 * minute },
    { over24h: none, from6h: none, from1h: 2 * hour, lastHour: minute },
    { over24h: none, from6h: 24 * hour, from1h: 8 * hour, lastHour: 4 * hour },
    { over24h: none, from6h: none, from1h: none, lastHour: none },
    { over24h: minute, from6h: minute, from1h: minute, lastHour: minute },
  ] as const;
  return ids.map((matchId) => ({ matchId, promised: promises[(matchId - 1) % promises.length] as (typeof promises)[number] }));
}

/** The last one is on the next day, and in no league. */
function fixturesOf(match: Match, ids: readonly number[], more: number): ShownFixtures {
  const last = ids.length - 1;
  const matches = ids.map((id, nth) => ({
    id,
    match: { ...match, startsAt: noon + (nth === last ? 24 : nth) * hour, ...(nth === last ? { league: null } : {}) },
    prices: nth === 1 ? [] : [2.1, 3.4, 3.6],
  }));
  return { date: "2026-08-15", since: noon - hour, matches, more };
}
