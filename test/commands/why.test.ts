import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Draft } from "../../src/chat/reply.ts";
import { Refusal } from "../../src/commands/command.ts";
import { createLogCommand } from "../../src/commands/watching/log.ts";
import { createWhyCommand } from "../../src/commands/watching/why.ts";
import { createStage, type Known, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";
import { buttonsOf, said } from "../replies/facts.ts";
import { askIn } from "./explain.ts";

const ann = "telegram:1";
const bob = "telegram:2";

describe.each(engines)("/why and /log on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  let matches: Known[];
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    matches = [await stage.addMatch("reds-blues", 0.5), await stage.addMatch("greens-greys", 0.5)];
    for (const chat of [ann, bob]) await stage.addChat(chat);
    for (const match of matches) {
      await stage.poll(match);
      await stage.watch(ann, match);
      await stage.poll(match, 0.6);
    }
    await stage.deliver();
  });
  afterEach(() => opened.close());

  const ask = (create: typeof createWhyCommand, args: Record<string, string>, chat = ann) =>
    askIn(stage, create, { matches, args, chat });
  const why = (decision?: string, chat = ann) => ask(createWhyCommand, decision === undefined ? {} : { decision }, chat);
  const log = (page?: string, chat = ann) => ask(createLogCommand, page === undefined ? {} : { page }, chat);
  const deliveryId = () => stage.sent[0]?.message.deliveryId ?? "";

  it("explains one match of a message, and asks which where the message had several", async () => {
    const all = await why(deliveryId());
    expect(said(all)).toContain("Which match do you mean?");
    expect(all.buttons).toHaveLength(2);
    const [, second] = matches;
    for (const words of [`${deliveryId()} #${second?.id}`, `${deliveryId()} ${second?.id}`]) {
      const one = said(await why(words));
      expect(one).toContain("greens-greys home v greens-greys away");
      expect(one).toContain(": sent");
      expect(one).toContain("With a threshold of 10.1 pp or more, no alert.");
      expect(one).toContain("Moved the same way (3 of 3):\n> Alder 2.00 → 1.67\n");
    }
  });

  it("explains a decision by the number that the log gives it, and the last one without any", async () => {
    const [first] = buttonsOf(await log());
    const [, number = ""] = /why (\d+)\]/.exec(first ?? "") ?? [];
    expect(said(await why(number))).toBe(said(await why()));
  });

  it("explains a limit by the price that crossed it, its books, and a limit that would have kept quiet", async () => {
    const [match] = matches as [Known];
    await stage.watch(bob, match, "<=1.6 on=winner:home");
    await stage.poll(match, 0.66);
    await stage.deliver();
    const one = said(await why(undefined, bob));
    expect(one).toContain("reds-blues home: 1.67 → 1.52\n");
    expect(one).toMatch(/Compared with: .*, when you set the watch\nPrice changed: /);
    expect(one).toContain("Moved the same way (3 of 3):\n> Alder 1.67 → 1.52\n");
    expect(one).toContain("With a limit below 1.52, no alert.");
    expect(said(await log(undefined, bob))).toContain("sent\nreds-blues home 1.67 → 1.52");
  });

  it("shows all of a message that has folded some of it, to who asks alone", async () => {
    const press = { command: "why", text: "x all", replace: false };
    const items = [[{ kind: "text" as const, text: "One" }], [{ kind: "text" as const, text: "Two" }]];
    const alert: Draft = { blocks: [{ kind: "fold", items, all: { label: "All 2", press } }], buttons: [], personal: false };
    const alertOf = async (asked: { chat: string; id: string }) =>
      asked.chat === ann && asked.id === deliveryId() ? alert : null;
    const all = (id: string, chat = ann) =>
      askIn(stage, createWhyCommand, { matches, args: { decision: id, all: "all" }, chat, alertOf });
    expect(await all(deliveryId())).toEqual({ blocks: [{ kind: "list", items }], buttons: [], personal: true });
    await expect(all(deliveryId(), bob)).rejects.toMatchObject({ key: "why-unknown" });
  });

  it("tells nobody what was decided about another chat", async () => {
    const number = /why (\d+)\]/.exec(buttonsOf(await log())[0] ?? "")?.[1] ?? "";
    for (const words of [deliveryId(), number, `${deliveryId()} #${matches[0]?.id}`])
      await expect(why(words, bob)).rejects.toMatchObject({ key: "why-unknown" });
    expect(said(await log(undefined, bob))).toContain("No alerts here yet");
  });

  it("refuses what means no decision, with a way to the log", async () => {
    for (const words of ["999999", "no-such-delivery", "two words", `${deliveryId()} #999`]) {
      const refused = await why(words).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(Refusal);
      expect(refused).toMatchObject({ key: "why-unknown", buttons: [[{ press: { command: "log" } }]] });
    }
    await expect(why(undefined, bob)).rejects.toMatchObject({ key: "why-none" });
  });

  it("pages through what was decided, the newest first, also what was not sent", async () => {
    const [match] = matches as [Known];
    for (let turn = 0; turn < 5; turn++) for (const home of [0.7, 0.6]) await stage.poll(match, home);
    const first = await log();
    expect(said(first)).toContain("not sent: the odds moved back\nreds-blues home 1.67 → 1.67");
    expect(said(first)).toContain("1–5 of 7");
    const second = await log("page2");
    expect(said(second)).toContain("sent\nreds-blues home 2.00 → 1.67");
    expect(buttonsOf(second)).toHaveLength(3);
  });
});
