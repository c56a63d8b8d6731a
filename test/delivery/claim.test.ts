import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { factKinds } from "../../src/app/deliveries.ts";
import { claimChats } from "../../src/delivery/claim.ts";
import { queueMoments } from "../../src/facts/moments.ts";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

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

  it("puts thirty matches into a message and the rest into the next", async () => {
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
    const looking = { now, speed: 1, lookup: stage.lookup, awakeSince: 0, outage };
    const kinds = factKinds.filter(({ idle }) => !idle);
    const claiming = { ...looking, kinds, platform: "telegram", holder: "h", leaseUntil: now + minute } as const;
    const claimed = await stage.database.transaction().execute((session) => claimChats(session, [ann], claiming));
    expect(claimed.map(({ parts }) => [...parts.values()].flat())).toMatchObject([[{ moment: { kind: "missing" } }]]);
    expect(await stage.decisions()).toEqual([`${ann} dropped: reminder`]);
  });
});
