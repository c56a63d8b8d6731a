import type { AccountAnswer } from "../chat/platform.ts";
import type { DiscordAccount } from "../platforms/discord/account.ts";
import type { TelegramAccount } from "../platforms/telegram/account.ts";
import { amber, type Finding, green, red } from "./finding.ts";

/** What Telegram's answer about a token means. The menus count only where a bot has run already. */
export function telegramFindings(answer: AccountAnswer<TelegramAccount>, { isNew }: { isNew: boolean }): Finding[] {
  const about = "Telegram";
  if (answer.kind === "refused")
    return [
      red(about, `it refuses the token (${answer.reason})`, "copy it again from @BotFather, or send him /revoke for a new one"),
    ];
  if (answer.kind === "unreached") return [unreached(about, { ...answer, setting: "TELEGRAM_API_ROOT" })];
  const { username, joinsGroups, readsEverything, isInline, otherMenus } = answer.account;
  return [
    green(about, `the token is that of @${username}`),
    ...(joinsGroups ? [] : [amber(about, "no group can add it", "allow groups: send /setjoingroups to @BotFather")]),
    ...(readsEverything
      ? [
          amber(
            about,
            "it is sent all that is written in groups and needs commands only",
            "send /setprivacy to @BotFather: Enable",
          ),
        ]
      : []),
    ...(isInline
      ? []
      : [
          amber(
            about,
            `nobody can type @${username} in other chats to send odds there: inline mode is off`,
            "send /setinline to @BotFather, then a word such as team",
          ),
        ]),
    ...(otherMenus > 0 && !isNew
      ? [amber(about, "its menus of commands are not those of this version", "start the bot: it sets them")]
      : []),
  ];
}

function unreached(about: string, { reason, look, setting }: { reason: string; look?: string; setting: string }): Finding {
  return red(about, `there is no answer from it (${reason})`, look ?? `look at this machine's network and at ${setting}`);
}

/** What Discord's answer about a token means, for a bot with this public key or without one. */
export function discordFindings(
  answer: AccountAnswer<DiscordAccount>,
  { publicKey, isNew }: { publicKey: string | null; isNew: boolean },
): Finding[] {
  const about = "Discord";
  const portal = "in the developer portal";
  if (answer.kind === "refused") return [red(about, "it refuses the token", `make a new one ${portal}: page Bot, Reset Token`)];
  if (answer.kind === "unreached") return [unreached(about, { ...answer, setting: "DISCORD_API_URL" })];
  const { name, wantsCode, intents, isRegistered } = answer.account;
  return [
    green(about, `the token is that of the application ${name}`),
    ...intents.missing.map((intent) => red(about, `the bot needs the ${intent}`, `turn it on ${portal}: page Bot`)),
    ...intents.needless.map((intent) => amber(about, `the bot has no use for the ${intent}`, `turn it off ${portal}: page Bot`)),
    ...(wantsCode
      ? [red(about, "its invite link works for nobody", `turn off "Requires OAuth2 Code Grant" ${portal}: page Bot`)]
      : []),
    ...endpointFindings(answer.account, { publicKey, isNew }),
    ...(isRegistered || isNew
      ? []
      : [amber(about, "its list of commands is not that of this version", "start the bot: it registers them")]),
  ];
}

/** Discord brings what people do to one place: to the address that it was given, else to the gateway. */
function endpointFindings(
  { endpoint, publicKey: its }: DiscordAccount,
  { publicKey: ours, isNew }: { publicKey: string | null; isNew: boolean },
): Finding[] {
  const about = "Discord";
  const field = '"Interactions Endpoint URL" in the developer portal';
  if (ours === null && endpoint !== null)
    return [red(about, `it brings what people do to ${endpoint}, where this bot does not listen`, `empty ${field}`)];
  if (ours === null) return [];
  if (ours.toLowerCase() !== its.toLowerCase())
    return [
      red(about, "DISCORD_PUBLIC_KEY is that of another application", "copy it from General Information in the developer portal"),
    ];
  const brought = green(about, "by HTTP it brings commands and buttons; what people write to the bot comes by the gateway alone");
  if (endpoint !== null) return [brought];
  return [brought, (isNew ? amber : red)(about, "it does not bring what people do", `start the bot, then fill in ${field}`)];
}
