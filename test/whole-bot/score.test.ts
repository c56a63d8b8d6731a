import { describeScore } from "./score.ts";
import { openTelegram } from "./telegram-house.ts";

describeScore("Telegram", openTelegram);
