import { describe, expect, it } from "vitest";
import { aboveIn, messageBelow } from "../../../src/platforms/telegram/message.ts";
import { callFromUpdate } from "../../../src/platforms/telegram/update.ts";
import { credited } from "../../../src/replies/parts/credit.ts";
import { mutedReply } from "../../../src/replies/watching/mute.ts";
import { known, texts } from "../../replies/facts.ts";

const text = texts.in("en");
const source = { name: "Test Odds", url: "https://odds.example/" };
const reply = credited(mutedReply(text, { known: known(17), until: null, also: null }), { source, simulated: false }, text);
const alert = "▼ Northgate best 2.12 → 1.95 Cedar\n\nData: Test Odds";
const entities = [
  { type: "bold" as const, offset: 2, length: 9 },
  { type: "text_link" as const, offset: alert.length - 9, length: 9, url: "https://odds.example/" },
];

describe("an answer below a message on Telegram", () => {
  it("leaves the message its words and their look, and says the credit once", () => {
    const above = aboveIn({ text: alert, entities });
    const below = above && messageBelow(above, reply);
    expect(below?.plain.startsWith(`${alert}\n\n↳ Northgate v Riverside is muted until you unmute it.\n`)).toBe(true);
    expect(below?.plain.match(/Data: /g)).toHaveLength(1);
    expect(below?.entities).toEqual(entities);
    expect(below?.keyboard?.inline_keyboard[0]?.map((button) => button.text)).toEqual(["Unmute"]);
  });

  it("takes the place of the one before", () => {
    const first = messageBelow({ text: alert, entities }, reply);
    const second = [...entities, { type: "bot_command" as const, offset: alert.length + 5, length: 4 }];
    expect(aboveIn({ text: first?.plain ?? "", entities: second })).toEqual({ text: alert, entities });
  });

  it("is none where there is no room", () => {
    expect(messageBelow({ text: "x".repeat(4_000), entities: [] }, reply)).toBeNull();
  });

  it("comes as a new message where nobody knows what the old one says", () => {
    const chat = { id: 7, type: "private", first_name: "Ann" } as const;
    const press = (message: object) => ({
      update_id: 1,
      callback_query: {
        id: "1",
        from: { id: 7, is_bot: false, first_name: "Ann" },
        chat_instance: "1",
        message,
        data: "~mute #17",
      },
    });
    const context = { username: "linewatch_bot", commands: new Set(["mute"]), mayManage: async () => true } as never;
    const old = callFromUpdate(press({ message_id: 5, date: 0, chat }) as never, context);
    expect(old).toMatchObject({ replaces: false, above: null, call: { command: "mute", below: "5" } });
    const young = callFromUpdate(press({ message_id: 5, date: 1, chat, text: alert, entities }) as never, context);
    expect(young).toMatchObject({ replaces: true, above: { text: alert } });
  });
});
