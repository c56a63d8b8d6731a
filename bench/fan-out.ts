import type { Bench } from "./bench.ts";
import { discordRows } from "./fan-out-discord.ts";
import { telegramRows } from "./fan-out-telegram.ts";

export const bench: Bench = {
  about:
    "one alert to each of very many chats, from the outbox on SQLite to a server 60 ms away that enforces the platform's limits; Telegram in simulated time",
  run: async () => [...(await telegramRows()), ...(await discordRows())],
};
