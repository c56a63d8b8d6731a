// A bot that does nothing but answer every interaction with one finished message: what discord.js needs by itself.
import { Client, Events, GatewayIntentBits, type InteractionReplyOptions } from "discord.js";
import { bareSettings } from "./bare.ts";

const { apiUrl, token, message } = bareSettings();
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: apiUrl } });
client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isChatInputCommand()) await interaction.reply(message as InteractionReplyOptions);
});
await client.login(token);
