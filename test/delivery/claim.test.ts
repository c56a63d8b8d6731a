import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { defaultQuiet } from "../../src/chats/settings.ts";
import { noteThreadTrouble } from "../../src/chats/threads.ts";
import { claimAgain } from "../../src/delivery/claim/again.ts";
import { claimChats } from "../../src/delivery/claim/claim.ts";
import type { FactKind } from "../../src/delivery/fact-kind.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { queueFact } from "../../src/facts/queue.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { toyKind } from "./toy-kind.ts";

const ann = "telegram:1";
const minute = 60_000;

describe.each(engines)("what one message takes on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
  });
  afterEach(() => opened.close());

  it("puts thirty matches into a message and the rest into the next", { tags: ["long"] }, async () => {
    for (let nth = 0; nth < 33; nth++) {
      const known = await stage.addMatch(`many-${nth}`);
      await stage.poll(known);
      await stage.watch(ann, known);
      await stage.poll(known, 0.6);
    }
    await stage.deliver();
    expect(stage.sent.map(({ said }) => said.matches.length)).toEqual([30, 3]);
    expect(await stage.waiting()).toEqual([]);
  });

  it.each([
    ["3pp", true],
    ["3pp book=Birch", true],
    [">=2.1 on=winner:home book=Birch", true],
    ["3pp best", false],
    [">=2.1 on=winner:home", false],
  ])("has by %s something for a chat that wants information only: %s", async (rule, isTold) => {
    await stage.set(ann, { informationOnly: true });
    const known = await stage.addMatch("reds-blues");
    await stage.poll(known);
    await stage.watch(ann, known, rule);
    await stage.poll(known, 0.4);
    await stage.deliver();
    expect(stage.sent).toHaveLength(isTold ? 1 : 0);
    expect(await stage.decisions()).toEqual([`${ann} ${isTold ? "sent" : "dropped: information_only"}`]);
    expect(await stage.waiting()).toEqual([]);
    await stage.set(ann, { informationOnly: false });
    await stage.poll(known, 0.3);
    await stage.deliver();
    expect((await stage.decisions()).slice(1)).toEqual(rule.startsWith("3pp") ? [`${ann} sent`] : []);
  });

  describe("of a group whose topics share threads", () => {
    const [group, topic] = ["telegram:-9", "telegram:-9:4"] as const;
    const watchedIn = async (rules: Readonly<Record<string, string>>) => {
      for (const chat of [group, topic]) await stage.addChat(chat);
      await stage.set(group, { threads: "match" });
      const known = await stage.addMatch("reds-blues");
      await stage.poll(known);
      for (const [chat, rule] of Object.entries(rules)) await stage.watch(chat, known, rule);
      return known;
    };
    const told = () => stage.sent.map(({ message }) => message.address);

    it("is told by one topic and is no news of another, now and later", async () => {
      const known = await watchedIn({ [group]: "3pp", [topic]: "3pp" });
      for (const home of [0.6, 0.4, 0.6]) {
        await stage.poll(known, home);
        await stage.deliver();
      }
      expect(told()).toHaveLength(3);
      expect((await stage.decisions()).filter((one) => one.endsWith("dropped: told_in_thread"))).toHaveLength(3);
      expect(await stage.waiting()).toEqual([]);
    });

    it("takes what another topic would tell only later", async () => {
      const known = await watchedIn({ [group]: "3pp", [topic]: "3pp" });
      await stage.poll(known, 0.6);
      const later = stage.database.updateTable("facts").set({ due_at: stage.clock.now() + minute });
      await later.where("chat", "=", topic).execute();
      await stage.deliver();
      expect([told(), await stage.waiting()]).toEqual([[group], []]);
    });

    it("leaves to another topic what it has beyond that", async () => {
      const known = await watchedIn({ [group]: "3pp on=winner:home", [topic]: "3pp" });
      await stage.poll(known, 0.6);
      const later = stage.database.updateTable("facts").set({ due_at: stage.clock.now() + minute });
      await later.where("chat", "=", topic).execute();
      await stage.deliver();
      expect(told()).toEqual([group]);
      await stage.clock.advance(minute);
      await stage.deliver();
      expect(told()).toEqual([group, topic]);
    });

    it("is told in each of them while no thread can be opened", async () => {
      const known = await watchedIn({ [group]: "3pp", [topic]: "3pp" });
      const now = stage.clock.now();
      await noteThreadTrouble(stage.database, { chat: group, trouble: "manage_topics", now });
      await stage.poll(known, 0.6);
      await stage.deliver();
      expect(told().toSorted()).toEqual([group, topic]);
    });
  });

  it("leaves out what is timely where an outage has made it too late, and takes the rest", async () => {
    const match = await stage.addMatch("reds-blues");
    await stage.poll(match);
    const now = stage.clock.now();
    const moments = [
      { kind: "reminder", matchId: match.id, startsAt: now, line: null },
      { kind: "missing", matchId: match.id },
    ] as const;
    const at = { dueAt: now - 5 * minute, until: now - minute };
    await queueMoments(
      stage.database,
      moments.map((moment) => ({ chat: ann, key: moment.kind, moment, ...at })),
    );
    const outage = { from: now - 10 * minute, to: now - minute / 2 };
    const looking = { now, lookup: stage.lookup, awakeSince: 0, outage };
    const kinds = factKinds.filter(({ idle }) => !idle);
    const claiming = { ...looking, kinds, platform: "telegram", holder: "h", leaseUntil: now + minute } as const;
    const claimed = await stage.database.transaction().execute((session) => claimChats(session, [ann], claiming));
    expect(claimed.map(({ parts }) => [...parts.values()].flat())).toMatchObject([[{ moment: { kind: "missing" } }]]);
    expect(await stage.decisions()).toEqual([`${ann} dropped: reminder`]);
  });

  it.each([
    [[null, null], null],
    [[14, null], 14],
    [[null, 14], 14],
    [[14, 15], 15],
    [[15, 14], 15],
  ])("rests where it is tried again in quiet hours until the last of them end: %j", async (ends, end) => {
    const now = stage.clock.now();
    const hour = 60 * minute;
    const noon = now - (now % hour);
    const match = await stage.addMatch("reds-blues");
    for (const key of ["a", "b"])
      await queueFact(stage.database, { chat: ann, kind: "toy", key, matchId: match.id, body: '"Good day"', dueAt: now });
    const quietOf = (nth: number) => {
      const to = ends[nth] ?? null;
      return to === null ? null : { ...defaultQuiet, on: true, from: 11 * 60, to: to * 60 };
    };
    const quietly: typeof toyKind = {
      ...toyKind,
      judgeAgain: async (session, told, looking) =>
        (await toyKind.judgeAgain(session, told, looking)).map((one, nth) => ({ ...one, quiet: quietOf(nth) })),
    };
    const looking = { now, lookup: stage.lookup, awakeSince: 0, outage: null, kinds: [quietly as FactKind] };
    const claiming = { ...looking, platform: "telegram", holder: "h", leaseUntil: now + minute } as const;
    const [left] = await stage.database.transaction().execute((session) => claimChats(session, [ann], claiming));
    if (!left) throw new Error("nothing was claimed");
    const again = await stage.database
      .transaction()
      .execute((session) => claimAgain(session, left.message, { ...claiming, leaseUntil: now + 2 * minute }));
    expect([...(again?.parts.values() ?? [])]).toEqual(end === null ? [["Good day", "Good day"]] : []);
    const rests = await stage.database.selectFrom("messages").select(["lease_until", "attempts"]).execute();
    const until = end === null ? now + 2 * minute : noon + (end - 12) * hour;
    expect(rests).toEqual([{ lease_until: until, attempts: end === null ? 2 : 1 }]);
  });
});
