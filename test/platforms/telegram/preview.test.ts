import { describe, expect, it } from "vitest";
import type { Previewed } from "../../../src/chat/preview.ts";
import { messageFromReply } from "../../../src/platforms/telegram/message.ts";
import { shownFromHtml, telegramPreview } from "../../../src/platforms/telegram/preview.ts";
import { createFakeClock } from "../../clock.ts";
import { parseHtml } from "../../standins/telegram-html.ts";
import { alert, board, hostileName, reply } from "../playground/bot.ts";

const clock = createFakeClock();
const preview = (more: Partial<Previewed> = {}) =>
  telegramPreview({ reply: board(clock, "2.20"), below: null, edits: false, alert: null, ...more });

describe("what Telegram would be asked for", () => {
  it("is a new message with its keyboard, as it would leave", async () => {
    const { html, keyboard } = messageFromReply(board(clock, "2.20"));
    expect(await preview()).toMatchObject({
      method: "POST",
      path: "/bot{token}/sendMessage",
      body: {
        chat_id: "{chat}",
        text: html,
        parse_mode: "HTML",
        reply_markup: keyboard,
        link_preview_options: { is_disabled: true },
      },
    });
  });

  it("is an edit where the message changes in its place, and without a sound where an alert is silent", async () => {
    expect(await preview({ edits: true })).toMatchObject({
      path: "/bot{token}/editMessageText",
      body: { chat_id: "{chat}", message_id: "{message}" },
    });
    const silent = await preview({ reply: alert(clock), alert: { deliveryId: "d1", silent: true } });
    expect(silent.body["disable_notification"]).toBe(true);
  });

  it("names a file that goes up with it", async () => {
    const file = { name: "movers.csv", rows: [["match"], ["Northgate"]] };
    const sent = await preview({ reply: reply([], { file }) });
    expect(sent).toMatchObject({ path: "/bot{token}/sendDocument", body: { document: "attach://movers.csv" } });
    expect(sent.files).toEqual([{ name: "movers.csv", content: expect.stringContaining("Northgate") }]);
    const edited = await preview({ reply: reply([], { file }), edits: true });
    expect(edited.body).toMatchObject({ media: { type: "document", media: "attach://movers.csv" } });
  });

  it("names a picture by its file, without the bytes", async () => {
    const figure = { kind: "grid" as const, columns: [], rows: [] };
    const picture = { title: "Northgate", subtitle: "", theme: null, figure };
    const drawn = { kind: "png" as const, data: new Uint8Array(8), key: "k" };
    const { files } = await preview({ reply: reply([{ kind: "picture", picture, alt: "Northgate", drawn }]) });
    expect(files).toEqual([{ name: "picture.png", content: null }]);
  });

  it("is the message with the answer below it, what stood there keeping its look", async () => {
    const muted = reply([{ kind: "paragraph", spans: [{ kind: "text", text: "Muted." }] }]);
    const { text, entities, body } = await preview({ reply: alert(clock), below: muted });
    expect(text).toMatch(/^Northgate United – Harbour City\n[\s\S]*\n\n↳ Muted\.$/);
    expect(body).toMatchObject({ message_id: "{message}", entities });
    expect(entities.map(({ type }) => type)).toContain("bold");
  });
});

describe("our HTML as Telegram brings it back", () => {
  it("is read as the server reads it, hostile names included", () => {
    const hostile = reply([
      { kind: "heading", spans: [{ kind: "text", text: hostileName }] },
      { kind: "paragraph", spans: [{ kind: "link", text: hostileName, url: "https://example.org/?a=1&b=%22" }] },
      { kind: "table", columns: [{ title: "<b>", align: "left" }], rows: [[{ text: "&amp;" }]] },
    ]);
    for (const { html } of [hostile, board(clock, "2.20"), alert(clock)].map(messageFromReply)) {
      const read = shownFromHtml(html);
      const { text, entities } = parseHtml(html);
      expect(read.text).toBe(text);
      expect(new Set(read.entities.map((one) => JSON.stringify(one, Object.keys(one).sort())))).toEqual(
        new Set(entities.map((one) => JSON.stringify(one, Object.keys(one).sort()))),
      );
    }
  });
});
