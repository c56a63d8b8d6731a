import type { Message } from "../../src/platforms/playground/feeds.ts";
import type { TestBot } from "../bot.ts";
import { plainText } from "../plain-text.ts";
import { openPage, type TestPage } from "../platforms/playground/page.ts";
import type { House, Seat, Seats } from "./promises.ts";

export async function openPlayground(): Promise<House> {
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
