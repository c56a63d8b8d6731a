import { expect, it } from "vitest";
import { drawnReply } from "../../src/app/pictures.ts";
import type { Pictures } from "../../src/charts/pictures.ts";
import type { PlatformName } from "../../src/chat/address.ts";
import type { Picture } from "../../src/chat/picture.ts";
import { reply } from "../platforms/playground/bot.ts";

/** Writes on each picture how it was asked for. */
const telling: Pictures = {
  draw: async ({ theme }, form) => ({ kind: "svg", text: `${theme} ${form}` }),
  kept: () => null,
  stop: async () => undefined,
};

async function drawnOn(platform: PlatformName, theme: Picture["theme"]): Promise<string | null> {
  const figure = { kind: "grid", columns: [], rows: [] } as const;
  const picture: Picture = { title: "", subtitle: "", figure, theme };
  const { blocks } = await drawnReply(reply([{ kind: "picture", picture, alt: "" }]), { pictures: telling, platform });
  const [block] = blocks;
  return block?.kind === "picture" && block.drawn?.kind === "svg" ? block.drawn.text : null;
}

it("a picture has the ground that is usual on its platform, unless the chat has chosen one", async () => {
  expect(await drawnOn("telegram", null)).toBe("light png");
  expect(await drawnOn("discord", null)).toBe("dark png");
  expect(await drawnOn("playground", null)).toBe("page svg");
  expect(await drawnOn("telegram", "dark")).toBe("dark png");
  expect(await drawnOn("discord", "light")).toBe("light png");
  expect(await drawnOn("playground", "dark")).toBe("dark svg");
});
