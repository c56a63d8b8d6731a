import { describe, expect, it } from "vitest";
import type { Previewed } from "../../../src/chat/preview.ts";
import { messageFromReply } from "../../../src/platforms/discord/message.ts";
import { discordPreview } from "../../../src/platforms/discord/preview.ts";
import { createFakeClock } from "../../clock.ts";
import { checkMessage, type RawMessage } from "../../standins/discord-checks.ts";
import { alert, board, reply } from "../playground/bot.ts";

const clock = createFakeClock();
const muted = reply([{ kind: "paragraph", spans: [{ kind: "text", text: "Muted." }] }]);

/** Checked as the stand-in checks what arrives. */
function preview(more: Partial<Previewed> = {}) {
  const request = discordPreview({ reply: board(clock, "2.20"), below: null, edits: false, alert: null, ...more });
  const body = JSON.parse(JSON.stringify(request.body)) as RawMessage & { data?: RawMessage };
  if (request.files.length === 0) checkMessage(body.data ?? body);
  return request;
}

describe("what Discord would be asked for", () => {
  it("is an answer to the interaction, as it would leave", () => {
    expect(preview()).toEqual({
      method: "POST",
      path: "/interactions/{interaction}/{token}/callback",
      body: { type: 4, data: messageFromReply(board(clock, "2.20")) },
      files: [],
    });
  });

  it("is for the asker's eyes alone where the answer is personal", () => {
    const { data } = preview({ reply: { ...muted, personal: true } }).body as { data: { flags: number } };
    expect(data.flags & 64).toBe(64);
  });

  it("is a message to the channel for an alert, by a nonce that is known again", () => {
    expect(preview({ reply: alert(clock), alert: { deliveryId: "d1", silent: true } })).toMatchObject({
      path: "/channels/{channel}/messages",
      body: { nonce: "d1", enforce_nonce: true, flags: expect.toSatisfy((flags: number) => (flags & 4096) === 4096) },
    });
    expect(preview({ reply: alert(clock), edits: true, alert: { deliveryId: "d1", silent: false } })).toMatchObject({
      method: "PATCH",
      path: "/channels/{channel}/messages/{message}",
    });
  });

  it("is the message with the answer below it", () => {
    const { body } = preview({ reply: alert(clock), below: muted, alert: { deliveryId: "d1", silent: false } });
    expect(body).toMatchObject({ type: 7, data: { components: [{ type: 17 }, { type: 10, content: "Muted." }] } });
  });

  it("names a file that goes up with it", () => {
    const { files } = preview({ reply: { ...muted, file: { name: "movers.csv", rows: [["match"]] } } });
    expect(files).toEqual([{ name: "movers.csv", content: expect.stringContaining("match") }]);
  });
});
