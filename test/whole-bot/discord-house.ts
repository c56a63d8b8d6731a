import type { TestWorld } from "../bot.ts";
import { type DiscordStandIn, manageGuild, type StandInUser, startDiscordStandIn } from "../standins/discord.ts";
import type { House, Seat } from "./promises.ts";

export interface DiscordHouse extends House {
  standIn: DiscordStandIn;
  /** The server's channel, who administers it, and who is a guest there. */
  channel: string;
  /** The channel of Ann's private conversation. */
  dmOfAnn: string;
  boss: StandInUser;
  guest: StandInUser;
}

export async function openDiscord({ clock }: Pick<TestWorld, "clock">): Promise<DiscordHouse> {
  const standIn = await startDiscordStandIn({ clock, strict: true });
  const [ann, rita, boss] = [standIn.addUser(), standIn.addUser({ locale: "ru" }), standIn.addUser({ name: "boss" })];
  const channel = standIn.addChannel();
  standIn.permit(boss, channel, manageGuild);
  const dmOfAnn = standIn.addDm();
  const seats = {
    ann: seatOf(standIn, dmOfAnn, ann),
    rita: seatOf(standIn, standIn.addDm(), rita),
    admin: seatOf(standIn, channel, boss),
    guest: seatOf(standIn, channel, ann),
  };
  return {
    standIn,
    channel,
    dmOfAnn,
    boss,
    guest: ann,
    settings: { DISCORD_BOT_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl },
    seat: async () => seats,
    close: () => standIn.stop(),
  };
}

export function seatOf(standIn: DiscordStandIn, channel: string, user: StandInUser): Seat {
  const messages = () =>
    standIn
      .messagesIn(channel)
      .filter(({ loading, ephemeralFor }) => !loading && (ephemeralFor === null || ephemeralFor === user.id));
  return {
    write(typed) {
      // In a server only what mentions the bot is for it.
      const mention = standIn.channel(channel).guildId === null ? "" : "@bot ";
      if (!typed.startsWith("/")) return void standIn.write(user, channel, mention + typed);
      const [, command = "", words = ""] = /^\/(\S+)\s*(.*)$/.exec(typed) ?? [];
      // What the list leaves out is written like anything else.
      if (!standIn.commands.some(({ name }) => name === command)) return void standIn.write(user, channel, mention + typed);
      const options = {
        help: "topic",
        search: "words",
        settings: "change",
        admin: "what",
        score: "what",
        bookmakers: "book",
        link: "code",
        stake: "bet",
        kelly: "bet",
        break: "for",
        edit: "watch",
      };
      const option = new Map(Object.entries(options)).get(command) ?? "match";
      standIn.slash(user, channel, command, words === "" ? {} : { [option]: words });
    },
    press({ id }, label, place = 1) {
      const message = messages().find((one) => one.id === id);
      if (!message) throw new Error(`no message ${id}`);
      const button = message.buttons.filter((one) => one.label === label)[place - 1];
      standIn.press(user, message, button?.customId ?? label);
    },
    shown: () =>
      messages().map(({ id, text, buttons, edits }) => ({ id, text, buttons: buttons.map(({ label }) => label), edits })),
  };
}
