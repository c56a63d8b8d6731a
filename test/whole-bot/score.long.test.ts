import { openDiscord } from "./discord-house.ts";
import { describeScore } from "./score.ts";

describeScore("Discord", openDiscord);
