import { expect, it } from "vitest";
import type { Message } from "../../src/platforms/playground/feeds.ts";
import { laterMatch, type TestBot } from "../bot.ts";
import { plainText } from "../plain-text.ts";
import { openPage, type TestPage } from "../platforms/playground/page.ts";
import { describeWholeBot, type House, openScene, type Seat, type Seats } from "./promises.ts";

async function openPlayground(): Promise<House> {
  const pages: TestPage[] = [];

  async function seat({ bot }: TestBot): Promise<Seats> {
    const url = bot.playgroundUrl ?? "";
    const page = async (chat: string): Promise<TestPage> => {
      const opened = await openPage(url, chat);
      pages.push(opened);
      return opened;
    };
    const group = await page("group");
    return {
      ann: seatOf(await page("ann"), {}),
      rita: seatOf(await page("rita"), { language: "ru" }),
      admin: seatOf(group, { place: "group" }),
      guest: seatOf(group, { place: "group", admin: false }),
    };
  }

  return {
    settings: { PLAYGROUND: "1" },
    seat,
    async close() {
      await Promise.all(pages.map((page) => page.close()));
    },
  };
}

/** The seats of a group look at the same page: who is its administrator is a switch there. */
function seatOf(page: TestPage, person: object): Seat {
  return {
    write: (typed) => void page.type(typed, person),
    press({ id }, label) {
      const entry = page.messages().find((message) => message.id === id)?.entry;
      const buttons = entry && entry.kind !== "asked" ? entry.reply.buttons.flat() : [];
      const button = buttons.find((one) => one.label === label);
      if (!button || !("press" in button)) throw new Error(`no button ${label}`);
      void page.press(id, button.press, person);
    },
    shown: () => page.messages().flatMap(shownFrom),
  };
}

function shownFrom({ id, entry, changedAt }: Message) {
  if (entry.kind === "asked") return [];
  const buttons = entry.reply.buttons.flat().map(({ label }) => label);
  return [{ id, text: plainText(entry.reply), buttons, edits: changedAt === null ? 0 : 1 }];
}

describeWholeBot("the playground", openPlayground);

it("a whole bot on the playground completes a half-typed name to an id that works, without asking the API", async () => {
  const scene = await openScene(openPlayground);
  try {
    const { home, away } = laterMatch(scene.world);
    await scene.ask(scene.seats.ann, "/matches");
    const { requests } = scene.world.sandbox.knobs.statistics();
    const query = new URLSearchParams({ command: "odds", option: "match", typed: home.name.en.slice(0, -2), language: "en" });
    const answer = await fetch(`${scene.bot.bot.playgroundUrl}/suggest?${query}`);
    const suggestions = (await answer.json()) as { label: string; value: string }[];
    const suggestion = suggestions.find(({ label }) => label.endsWith(` · ${home.name.en} v ${away.name.en}`));
    expect(suggestion?.value).toMatch(/^#\d+$/);
    expect(scene.world.sandbox.knobs.statistics().requests).toBe(requests);
    const board = await scene.ask(scene.seats.ann, `/odds ${suggestion?.value}`);
    expect(board.text.startsWith(suggestion?.label.replace(/^.* · /, "") ?? "?")).toBe(true);
  } finally {
    await scene.close();
  }
});

it("a whole bot on the playground is asked by one page about another, as about a channel, by an administrator alone", async () => {
  const scene = await openScene(openPlayground);
  try {
    const { ann, admin } = scene.seats;
    expect((await scene.ask(ann, "/for @group")).text).toContain("is now about @group");
    expect((await scene.ask(ann, `/watch ${laterMatch(scene.world).slug} 3pp`)).text).toContain("About @group · /for me");
    expect((await scene.ask(admin, "/watches")).text).toContain("3 points of probability");
  } finally {
    await scene.close();
  }
});
