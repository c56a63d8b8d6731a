import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../../src/chat/call.ts";
import type { Drawn } from "../../src/chat/picture.ts";
import type { Answered, ChatEvents, CommandInfo, Outgoing, Platform, PlatformDeps } from "../../src/chat/platform.ts";
import type { Block, Draft, Reply } from "../../src/chat/reply.ts";

/** A message as the people of the chat see it. */
interface SeenMessage {
  id: string;
  /** Its whole text without markup. */
  text: string;
  /** The labels of its buttons. */
  buttons: readonly string[];
  /** What came with it, byte order mark included. */
  file?: { name: string; content: string } | null;
  /** What it shows, and the words for who does not see that, where the platform has a place for them. */
  picture?: { content: string; alt?: string } | null;
}

/** One platform on its stand-in, and what people there can do. */
export interface PlatformHarness {
  platform: Platform;
  /** A chat that the bot can write to and where somebody asks. */
  address: string;
  /** How pictures are drawn for it. */
  pictures: Drawn["kind"];
  /** A person of that chat asks for a command. */
  ask(command: string, text: string): Promise<void>;
  /** A person presses a button of the newest message. */
  press(label: string): Promise<void>;
  /** The bot's messages in that chat, oldest first. */
  seen(): readonly SeenMessage[];
  /** Waits until the check holds, with an end. */
  until(check: () => boolean): Promise<void>;
  /** The chat can no longer be reached; null where that cannot happen. */
  lose: (() => void) | null;
  /** The platform refuses the next message for its rate; null where there is none. */
  limit: (() => void) | null;
  /** The next message arrives, but its confirmation does not; null where nothing lies between. */
  loseConfirmation: (() => void) | null;
  /** The platform refuses the next question, or breaks down over it; left out where nothing lies between. */
  refuse?(): void;
  fail?(): void;
  /** Several processes can share it, so that it is stopped and started as its calls go from one to another. */
  restarts: boolean;
  /** Ends the stand-in; the platform is stopped before. */
  close(): Promise<void>;
}

/** Recorded calls and news, and the answers that a test scripts. */
export interface Script {
  deps: PlatformDeps;
  calls: Call[];
  /** What the platform told about chats, one line each. */
  news: string[];
  /** Platform and id of every call that was to be taken. */
  taken: string[];
  /** The next so many calls were taken before. */
  takeNoMore(count: number): void;
  /** Answers the next calls, and all later ones. */
  answer(give: (call: Call) => Promise<Answered> | Answered): void;
}

const catalog: readonly CommandInfo[] = [
  {
    name: "odds",
    description: { en: "Odds of a match", ru: "Коэффициенты матча" },
    options: [{ name: "match", description: { en: "Which match", ru: "Какой матч" }, required: true, suggests: false }],
    menus: ["private", "members", "administrators", "slash"],
    manages: false,
  },
];

/** What every platform promises. Each brings its stand-in; the promises are the same. */
export function describePlatform(name: string, open: (deps: PlatformDeps) => Promise<PlatformHarness>): void {
  describe(`${name} keeps the promises of a platform`, () => {
    let script: Script;
    let harness: PlatformHarness;

    beforeEach(async () => {
      script = createScript();
      harness = await open(script.deps);
      await harness.platform.start();
    });
    afterEach(async () => {
      await harness.platform.stop();
      await harness.close();
    });

    const last = () => harness.seen().at(-1);
    const told = (text: string) => harness.until(() => last()?.text.includes(text) ?? false);

    it("turns what a person asks into a call and shows the answer with its credit", async () => {
      script.answer((call) => reply(`asked for ${Object.values(call.options ?? { text: call.text }).join()}`));
      await harness.ask("odds", "arsenal");
      await told("asked for arsenal");
      expect(last()?.text).toContain("Data by Example");
      expect(script.calls).toMatchObject([{ address: harness.address, command: "odds", source: "typed" }]);
    });

    it("turns a pressed button into a call and puts its answer in the message's place", async () => {
      script.answer((call) => reply(call.source === "button" ? "fresh" : "first", refreshButton(true)));
      await harness.ask("odds", "arsenal");
      await told("first");
      await harness.press("Refresh");
      await told("fresh");
      expect(harness.seen()).toHaveLength(1);
      expect(script.calls[1]).toMatchObject({ source: "button", command: "odds", text: "#17", address: harness.address });
    });

    it("answers a button that does not replace with a message of its own", async () => {
      script.answer((call) => reply(call.source === "button" ? "second" : "first", refreshButton(false)));
      await harness.ask("odds", "arsenal");
      await told("first");
      await harness.press("Refresh");
      await told("second");
      expect(harness.seen().map(({ text }) => text.split("\n")[0])).toEqual(["first", "second"]);
    });

    it("brings a list as a file with its credit inside, and drops no sign of it", async () => {
      const rows = [
        ["Home", "Price"],
        ['Über "Alles", Норд', 2.125],
        ["=1+1", null],
        ["Data by Example https://example.com/odds"],
      ];
      const content = `\u{FEFF}Home,Price\r\n"Über ""Alles"", Норд",2.125\r\n'=1+1,\r\n${rows[3]}\r\n`;
      script.answer((call) => {
        if (call.source === "typed") return reply("first", refreshButton(false));
        return { ...reply("a file"), personal: true, file: { name: "matches.csv", rows } };
      });
      await harness.ask("odds", "arsenal");
      await told("first");
      await harness.press("Refresh");
      await told("a file");
      expect(last()?.file).toEqual({ name: "matches.csv", content });
      expect(last()?.text).toContain("Data by Example");
      const sent = outgoing(harness.address, "unasked", "d-file");
      const outcome = await harness.platform.send({ ...sent, reply: { ...sent.reply, file: { name: "log.csv", rows } } });
      expect([outcome.kind, last()?.file]).toEqual(["sent", { name: "log.csv", content }]);
    });

    it("puts a file in the place of a message that said when it comes", async () => {
      const later = createGate<Reply>();
      script.answer(() => ({ ...reply("in a moment"), later: later.opened }));
      await harness.ask("odds", "arsenal");
      await told("in a moment");
      later.open({ ...reply("here"), file: { name: "log.csv", rows: [["Home"]] } });
      await told("here");
      expect(harness.seen()).toHaveLength(1);
      expect(last()?.file).toEqual({ name: "log.csv", content: "\u{FEFF}Home\r\n" });
    });

    it("shows a picture with its words, its buttons and the credit, in a message of its own", async () => {
      script.answer((call) => (call.source === "button" ? pictured("in words", "seen") : reply("first", refreshButton(false))));
      await harness.ask("odds", "arsenal");
      await told("first");
      await harness.press("Refresh");
      await told("in words");
      expect(last()).toMatchObject({ picture: { content: "seen" }, buttons: ["Refresh"] });
      expect([undefined, "what is seen"]).toContain(last()?.picture?.alt);
      expect(last()?.text).toContain("Data by Example");
      expect(harness.seen()).toHaveLength(2);
    });

    it("shows another picture in the place of the first, and of a message that said when it comes", async () => {
      const later = createGate<Reply>();
      script.answer((call) =>
        call.source === "button" ? pictured("the second", "another") : { ...reply("in a moment"), later: later.opened },
      );
      await harness.ask("odds", "arsenal");
      await told("in a moment");
      later.open(pictured("the first", "one"));
      await told("the first");
      expect(last()?.picture?.content).toBe("one");
      await harness.press("Refresh");
      await told("the second");
      expect(last()?.picture?.content).toBe("another");
      expect(harness.seen()).toHaveLength(1);
    });

    it("says the words alone where a picture could not be drawn", async () => {
      script.answer(() => pictured("in words", null));
      await harness.ask("odds", "arsenal");
      await told("in words");
      expect(last()?.picture ?? null).toBeNull();
      expect(last()?.buttons).toEqual(["Refresh"]);
    });

    /** A reply with a picture that shows this; null for one that could not be drawn. */
    function pictured(text: string, shown: string | null): Reply {
      const figure = { kind: "grid" as const, columns: [], rows: [] };
      const drawn: Drawn =
        harness.pictures === "svg"
          ? { kind: "svg", text: shown ?? "" }
          : { kind: "png", data: Buffer.from(shown ?? ""), key: shown ?? "" };
      const picture = { title: "", subtitle: "", figure, theme: null };
      const block: Block = { kind: "picture", picture, alt: "what is seen", ...(shown === null ? {} : { drawn }) };
      const words = reply(text, refreshButton(true));
      return { ...words, blocks: [block, ...words.blocks] };
    }

    it("delivers a message unasked and says which one it became", async () => {
      const outcome = await harness.platform.send(outgoing(harness.address, "the line moved"));
      expect(outcome).toEqual({ kind: "sent", messageId: last()?.id });
      expect(last()?.text).toContain("the line moved");
      expect(last()?.text).toContain("Data by Example");
    });

    it("puts a message in the place of an earlier one", async () => {
      const first = await harness.platform.send(outgoing(harness.address, "one", "d-1"));
      if (first.kind !== "sent") throw new Error(`not sent: ${first.kind}`);
      await harness.platform.send({ ...outgoing(harness.address, "two", "d-2"), replaces: first.messageId });
      expect(harness.seen().map(({ text }) => text.split("\n")[0])).toEqual(["two"]);
    });

    it("says that a chat is gone", async ({ skip }) => {
      if (!harness.lose) return skip("no chat of this platform can be lost");
      harness.lose();
      expect(await harness.platform.send(outgoing(harness.address, "anybody?"))).toMatchObject({ kind: "gone" });
    });

    it("says how long to wait when the platform limits the rate, and sends nothing", async ({ skip }) => {
      if (!harness.limit) return skip("this platform limits no rate");
      harness.limit();
      const outcome = await harness.platform.send(outgoing(harness.address, "too fast"));
      expect(outcome.kind).toBe("later");
      expect(outcome.kind === "later" && outcome.afterMs).toBeGreaterThan(0);
      expect(harness.seen()).toEqual([]);
    });

    it("says by a probe whether it answers, were it with a refusal, and sends nothing for that", async ({ skip }) => {
      expect(await harness.platform.probe()).toBe(true);
      harness.refuse?.();
      expect(await harness.platform.probe()).toBe(true);
      expect(harness.seen()).toEqual([]);
      if (!harness.fail) return skip("nothing lies between this platform and its people");
      harness.fail();
      expect(await harness.platform.probe()).toBe(false);
      expect(await harness.platform.probe()).toBe(true);
    });

    it("says that it does not know when the confirmation is lost, and does not send twice", async ({ skip }) => {
      if (!harness.loseConfirmation) return skip("nothing lies between this platform and its people");
      harness.loseConfirmation();
      expect(await harness.platform.send(outgoing(harness.address, "perhaps"))).toMatchObject({ kind: "unknown" });
      expect(harness.seen()).toHaveLength(1);
    });

    it("takes calls again when it is started anew, and can send in between", async ({ skip }) => {
      if (!harness.restarts) return skip("this platform is never started twice");
      script.answer(() => reply("still here"));
      await harness.platform.stop({ lost: true });
      expect(await harness.platform.send(outgoing(harness.address, "meanwhile"))).toMatchObject({ kind: "sent" });
      await harness.platform.start();
      await harness.ask("odds", "arsenal");
      await told("still here");
      await harness.platform.stop();
      await harness.platform.start();
      await harness.ask("odds", "chelsea");
      await harness.until(() => script.calls.length === 2);
    });

    it("leaves a call alone that another process has taken", async ({ skip }) => {
      if (!harness.restarts) return skip("the calls of this platform come to one process alone");
      script.answer((call) => reply(`asked for ${Object.values(call.options ?? { text: call.text }).join()}`));
      script.takeNoMore(1);
      await harness.ask("odds", "arsenal");
      await harness.ask("odds", "chelsea");
      await told("asked for chelsea");
      expect(script.calls).toHaveLength(1);
      expect(new Set(script.taken).size).toBe(2);
    });

    it("waits with stopping until the answers under way have arrived", async () => {
      const slow = createGate<Reply>();
      script.answer(() => slow.opened);
      await harness.ask("odds", "arsenal");
      await harness.until(() => script.calls.length === 1);
      const stopped = harness.platform.stop();
      slow.open(reply("late but here"));
      await stopped;
      expect(last()?.text).toContain("late but here");
    });
  });
}

/** A reply of one paragraph with a credit. */
export function reply(text: string, buttons: Draft["buttons"] = []): Reply {
  return {
    blocks: [{ kind: "paragraph", spans: [{ kind: "text", text }] }],
    buttons,
    personal: false,
    credit: [
      [
        { kind: "text", text: "Data by " },
        { kind: "link", text: "Example", url: "https://example.com/odds" },
      ],
    ],
    cut: "Parts were left out.",
    language: "en",
  };
}

export function outgoing(address: string, text: string, deliveryId = "delivery-1"): Outgoing {
  return { address, reply: reply(text), deliveryId, replaces: null, silent: false };
}

/** What a platform is given in tests: calls and news of chats are recorded, answers are scripted. */
export function createScript(): Script {
  let give: (call: Call) => Promise<Answered> | Answered = () => reply("ok");
  const calls: Call[] = [];
  const news: string[] = [];
  const taken: string[] = [];
  let takenBefore = 0;
  const chats: ChatEvents = {
    gone: async (address, { title, loss, reason }) => void news.push(`gone ${address} (${title}) ${loss} ${reason}`),
    back: async (address) => void news.push(`back ${address}`),
    rightsChanged: async (addresses) => void news.push(`rights ${addresses.join(" ")}`),
    moved: async (from, to) => void news.push(`moved ${from} ${to}`),
  };
  return {
    calls,
    news,
    taken,
    takeNoMore(count) {
      takenBefore = count;
    },
    answer(next) {
      give = next;
    },
    deps: {
      async answer(call) {
        calls.push(call);
        return give(call);
      },
      async isFirst(platform, id) {
        taken.push(`${platform}:${id}`);
        return takenBefore-- <= 0;
      },
      suggest: async () => [],
      catalog,
      chats,
    },
  };
}

/** A promise that the test fulfils. */
export function createGate<T>(): { opened: Promise<T>; open(value: T): void } {
  let open: (value: T) => void = () => undefined;
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

function refreshButton(replace: boolean): Draft["buttons"] {
  return [[{ label: "Refresh", press: { command: "odds", text: "#17", replace } }]];
}
