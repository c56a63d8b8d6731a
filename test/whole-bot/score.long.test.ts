// @module-tag long
import { openDiscord } from "./discord-house.ts";
import { describeScore } from "./score.ts";
import { openTelegram } from "./telegram-house.ts";

describeScore("Telegram", openTelegram);
describeScore("Discord", openDiscord);
