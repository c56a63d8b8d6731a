import type { TestWorld } from "../bot.ts";
import { createTelegramStandIn, type ShownMessage, type TelegramStandIn } from "../standins/telegram.ts";
import type { House, Seat } from "./promises.ts";

export const ann = 7;
export const rita = 8;
export const boss = 9;
export const group = -1001;
export const topic = 45;
/** Without topics, so that it can become a supergroup. */
export const club = -55;
export const supergroup = -1002;

export interface TelegramHouse extends House {
  standIn: TelegramStandIn;
  inTopic: Seat;
  inClub: Seat;
  inSupergroup: Seat;
}

export async function openTelegram(
  { clock }: Pick<TestWorld, "clock">,
  server: { takesRich?: boolean } = {},
): Promise<TelegramHouse> {
  const abilities = { supports_inline_queries: true };
  const standIn = createTelegramStandIn({ clock, strict: true, abilities, ...server });
  const { apiRoot, token } = await standIn.start();
  standIn.addUser(ann);
  standIn.addUser(rita, { language: "ru" });
  standIn.addUser(boss);
  standIn.addGroup({ id: group, admins: [boss], topics: [topic] });
  standIn.addGroup({ id: club, type: "group", admins: [boss] });
  const seats = {
    ann: seatOf(standIn, ann, ann),
    rita: seatOf(standIn, rita, rita),
    admin: seatOf(standIn, group, boss),
    guest: seatOf(standIn, group, ann),
  };
  return {
    standIn,
    inTopic: seatOf(standIn, group, boss, topic),
    inClub: seatOf(standIn, club, boss),
    inSupergroup: seatOf(standIn, supergroup, boss),
    settings: { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_ROOT: apiRoot },
    seat: async () => seats,
    close: () => standIn.stop(),
  };
}

export function seatOf(standIn: TelegramStandIn, chat: number, user: number, thread?: number): Seat {
  const messages = () =>
    standIn.messages(chat).map((message) => ({
      id: String(message.id),
      text: message.text,
      buttons: message.buttons.flat().map(({ text }) => text),
      edits: message.edits,
    }));
  const popups = () =>
    standIn.popups().flatMap((popup, index) => {
      const mine = popup.chat === chat && popup.user === user;
      return mine ? [{ id: `popup ${index}`, text: popup.text, buttons: [], edits: 0 }] : [];
    });
  return {
    write: (typed) => void standIn.say(chat, user, typed, thread === undefined ? {} : { thread }),
    press: ({ id }, label) => void standIn.press(messageIn(standIn, chat, id), label, user),
    shown: () => [...messages(), ...popups()],
  };
}

function messageIn(standIn: TelegramStandIn, chat: number, id: string): ShownMessage {
  const found = standIn.messages(chat).find((message) => String(message.id) === id);
  if (!found) throw new Error(`no message ${id} in ${chat}`);
  return found;
}
