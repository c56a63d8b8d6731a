// A bot that does nothing but answer every /odds with one finished message: what grammY and its runner need by themselves.
import { run } from "@grammyjs/runner";
import { Bot } from "grammy";
import { bareSettings } from "./bare.ts";

const { apiUrl, token, message } = bareSettings();
const { text, ...look } = message as { text: string };
const bot = new Bot(token, { client: { apiRoot: apiUrl } });
bot.command("odds", (context) => context.reply(text, look));
run(bot);
