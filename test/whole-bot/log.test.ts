import { afterEach, describe, expect, it } from "vitest";
import { createLog, createNames } from "../../src/log.ts";
import { laterMatch, type TestWorld } from "../bot.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { openDiscord, seatOf as seatOnDiscord } from "./discord-house.ts";
import { type House, openScene, type Scene, type Seat } from "./promises.ts";
import { openTelegram, seatOf as seatOnTelegram } from "./telegram-house.ts";

/** Somebody in private and in a group whose ids are long enough to be looked for, and what goes wrong there. */
interface LoggedHouse extends House {
  person: Seat;
  group: Seat;
  /** Every id of theirs. */
  ids: readonly string[];
  /** The next answer and the next alert are refused, each in another way. */
  refuse(): void;
}

async function onTelegram(world: TestWorld): Promise<LoggedHouse> {
  const house = await openTelegram(world);
  const { standIn } = house;
  const [person, group] = [7_123_456_789, -1_009_876_543_210];
  standIn.addUser(person);
  standIn.addGroup({ id: group, admins: [person] });
  return {
    ...house,
    settings: { ...house.settings, OPERATORS: `telegram:${person}` },
    person: seatOnTelegram(standIn, person, person),
    group: seatOnTelegram(standIn, group, person),
    ids: [person, -group].map(String),
    refuse() {
      standIn.failNext("sendMessage", { code: 400, description: "Bad Request: something is wrong" });
      standIn.failNext("sendMessage", "lost");
    },
  };
}

async function onDiscord(world: TestWorld): Promise<LoggedHouse> {
  const house = await openDiscord(world);
  const { standIn, boss, channel } = house;
  const dm = standIn.addDm(boss);
  return {
    ...house,
    settings: { ...house.settings, OPERATORS: `discord:${boss.id}` },
    person: seatOnDiscord(standIn, dm, boss),
    group: seatOnDiscord(standIn, channel, boss),
    ids: [boss.id, dm, channel],
    refuse() {
      standIn.failNext({ path: /callback$/ }, { kind: "answer", status: 400, code: 50035, message: "Invalid Form Body" });
      standIn.failNext({ path: /\/messages$/ }, { kind: "answer", status: 500 });
    },
  };
}

describe.each([
  ["Telegram", onTelegram],
  ["Discord", onDiscord],
] as const)("the log of a whole bot on %s", (platform, openHouse) => {
  const lines: string[] = [];
  let scene: Scene<LoggedHouse>;
  afterEach(() => scene.close());

  const entries = () => lines.map((line) => JSON.parse(line) as { msg: string; trace?: string; traces?: string[] });

  it(
    "names nobody, holds no token and nothing that was typed, and tells an alert's whole story under one id",
    longElsewhere(platform),
    async () => {
      // No secret is taken out here: none may come in.
      const log = createLog({ level: "debug", secrets: [], names: createNames("key"), write: (line) => void lines.push(line) });
      scene = await openScene<LoggedHouse>(openHouse, {}, { log });
      const { person, group, ids, settings } = scene.house;
      const { slug } = laterMatch(scene.world);
      for (const seat of [person, group]) await scene.ask(seat, `/watch ${slug} 2pp`);
      await scene.ask(person, "/odds zanzibarquagga");
      await scene.ask(person, "/watch value bets");
      await scene.ask(person, "/admin broadcast Wombatmarmalade");
      for (const id of ids) await scene.ask(person, `/admin chats ${id}`);
      scene.house.refuse();
      person.write("/odds yesterdaysquagga");
      await scene.world.pass(5_000);
      scene.world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
      const told = () =>
        entries().filter(({ msg, traces }) => msg === "delivery" && traces?.some((one) => /^\d+@\d+$/.test(one)));
      await scene.world.until(() => told().length >= 2);
      await scene.restart();

      const written = lines.join("");
      const tokens = Object.entries(settings).flatMap(([name, value]) => (name.endsWith("_TOKEN") ? [value] : []));
      for (const raw of [...ids, ...tokens, "quagga", "marmalade"]) expect(written.includes(raw), raw).toBe(false);
      expect(written).toMatch(/"chat":"(?:telegram|discord)~[\da-f]{10}"/);
      const moved = entries().find(
        ({ msg, trace }) => msg === "a line has moved" && told().some((one) => one.traces?.includes(trace ?? "")),
      );
      const story = entries().filter(({ trace, traces }) => trace === moved?.trace || traces?.includes(moved?.trace ?? "?"));
      expect(story.map(({ msg }) => msg)).toEqual(expect.arrayContaining(["odds have come", "a line has moved", "delivery"]));
      expect(story.find(({ msg }) => msg === "delivery")).toMatchObject({ rules: ["2pp"], outcome: expect.any(String) });
    },
  );
});
