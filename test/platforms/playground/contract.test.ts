import type { Platform } from "../../../src/chat/platform.ts";
import { createFakeClock } from "../../clock.ts";
import { describePlatform } from "../contract.ts";
import { createTestPlayground } from "./bot.ts";
import { openPage, type TestPage, textOf } from "./page.ts";

describePlatform("the playground", async (deps) => {
  const playground = createTestPlayground(createFakeClock(), deps);
  let page: TestPage | null = null;
  const opened = () => {
    if (!page) throw new Error("nobody has opened the page");
    return page;
  };
  const under = new Set<Promise<unknown>>();
  /** Like a person, whoever asks does not wait for the answer. */
  function begin(work: Promise<unknown>): void {
    under.add(work);
    void work.finally(() => under.delete(work));
  }
  const bots = () => page?.messages().filter(({ entry }) => entry.kind !== "asked") ?? [];

  const platform: Platform = {
    ...playground,
    async start() {
      await playground.start();
      page = await openPage(playground.url(), "ann");
    },
    async send(message) {
      const before = opened().received();
      const outcome = await playground.send(message);
      // A person sees it a moment later than the bot knows it.
      if (outcome.kind === "sent") await opened().until(() => opened().received() > before);
      return outcome;
    },
    async stop() {
      await playground.stop();
      await Promise.all(under);
    },
  };

  return {
    platform,
    address: "playground:ann",
    pictures: "svg",
    async ask(command, text) {
      begin(opened().type(`/${command} ${text}`));
    },
    async press(label) {
      const newest = bots().at(-1);
      const buttons = newest && newest.entry.kind !== "asked" ? newest.entry.reply.buttons.flat() : [];
      const button = buttons.find((one) => one.label === label);
      if (!newest || !button || !("press" in button)) throw new Error(`no button ${label}`);
      begin(opened().press(newest.id, button.press));
    },
    seen: () =>
      bots().map((message) => ({
        id: message.id,
        text: textOf(message),
        file: message.entry.kind === "asked" ? null : (message.entry.reply.file ?? null),
        picture: pictureIn(message),
        buttons: message.entry.kind === "asked" ? [] : message.entry.reply.buttons.flat().map(({ label }) => label),
      })),
    until: (check) => opened().until(check),
    lose: null,
    limit: null,
    loseConfirmation: null,
    restarts: false,
    close: async () => page?.close(),
  };
});

function pictureIn({ entry }: ReturnType<TestPage["messages"]>[number]) {
  const blocks = entry.kind === "asked" ? [] : entry.reply.blocks;
  const picture = blocks.find((block) => block.kind === "picture");
  return picture ? { content: picture.svg, alt: picture.alt } : null;
}
