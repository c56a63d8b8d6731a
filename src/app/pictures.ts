import { createPictures, type Pictures } from "../charts/pictures.ts";
import { type PlatformName, parseAddress } from "../chat/address.ts";
import type { Drawn, Theme } from "../chat/picture.ts";
import type { Answer } from "../chat/platform.ts";
import type { Block, Choices, Reply } from "../chat/reply.ts";
import { systemClock } from "../clock.ts";
import type { Log } from "../log.ts";
import { projectFile } from "../project-file.ts";

/** How a platform shows pictures where the chat has not said. */
const shown: Readonly<Record<PlatformName, { form: Drawn["kind"]; theme: Theme }>> = {
  telegram: { form: "png", theme: "light" },
  discord: { form: "png", theme: "dark" },
  playground: { form: "svg", theme: "page" },
};

/** Drawing is the machine's own work, so it goes by the machine's clock whatever the bot goes by. */
export function openPictures({ log }: { log: Log }): Pictures {
  return createPictures({ program: projectFile("dist/draw.js"), clock: systemClock, log });
}

/** The same answers with their pictures drawn. What cannot be drawn is left to the words beside it. */
export function withPictures(answer: Answer, pictures: Pictures): Answer {
  return async (call, stopping, delivered) => {
    const { platform } = parseAddress(call.address);
    const reply = await answer(call, stopping, delivered);
    const drawn = await drawnReply(reply, { pictures, platform });
    const { later } = reply;
    // Else the very same reply: what is made of it is made once.
    return later ? { ...drawn, later: later.then((coming) => drawnReply(coming, { pictures, platform })) } : drawn;
  };
}

/** A reply with its pictures as a platform shows them. */
export async function drawnReply(
  reply: Reply,
  { pictures, platform }: { pictures: Pictures; platform: PlatformName },
): Promise<Reply> {
  if (reply.choices) return { ...reply, choices: withKept(reply.choices, { pictures, platform }) };
  if (!reply.blocks.some(({ kind }) => kind === "picture")) return reply;
  const { form, theme } = shown[platform];
  const draw = async (block: Block): Promise<Block> => {
    if (block.kind !== "picture") return block;
    const drawn = await pictures.draw(drawingOf(block, reply, theme), form);
    return drawn ? { ...block, drawn } : block;
  };
  return { ...reply, blocks: await Promise.all(reply.blocks.map(draw)) };
}

/** While somebody types nothing is drawn: a picture is sent again where one was sent before. */
function withKept(
  choices: Choices<Reply>,
  { pictures, platform }: { pictures: Pictures; platform: PlatformName },
): Choices<Reply> {
  const { form, theme } = shown[platform];
  const find = (block: Block, reply: Reply): Block => {
    const drawn = block.kind === "picture" ? pictures.kept(drawingOf(block, reply, theme), form) : null;
    return block.kind === "picture" && drawn ? { ...block, drawn } : block;
  };
  const items = choices.items.map((one) => {
    const { answer } = one;
    return { ...one, answer: { ...answer, blocks: answer.blocks.map((block) => find(block, answer)) } };
  });
  return { ...choices, items };
}

function drawingOf({ picture }: Extract<Block, { kind: "picture" }>, reply: Reply, theme: Theme) {
  const credit = reply.credit.map((spans) => spans.map(({ text }) => text).join(""));
  return { picture, credit, theme: picture.theme ?? theme };
}
