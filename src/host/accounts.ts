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
    green(about, `the token belongs to @${username}`),
    ...(joinsGroups ? [] : [amber(about, "no group can add it", "allow groups: send /setjoingroups to @BotFather")]),
    ...(readsEverything
      ? [amber(about, "it gets every message in groups and needs only commands", "send /setprivacy to @BotFather: Enable")]
      : []),
    ...(isInline
      ? []
      : [
          amber(
            about,
            `inline mode is off: people can't type @${username} in other chats to send odds there`,
            "send /setinline to @BotFather, then a word such as team",
          ),
        ]),
    ...(otherMenus > 0 && !isNew ? [amber(about, "its command menus aren't this version's", "start the bot: it sets them")] : []),
  ];
}

function unreached(about: string, { reason, look, setting }: { reason: string; look?: string; setting: string }): Finding {
  return red(about, `it doesn't answer (${reason})`, look ?? `look at this machine's network and at ${setting}`);
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
    green(about, `the token belongs to the application ${name}`),
    ...intents.missing.map((intent) => red(about, `the bot needs the ${intent}`, `turn it on ${portal}: page Bot`)),
    ...intents.needless.map((intent) => amber(about, `the bot has no use for the ${intent}`, `turn it off ${portal}: page Bot`)),
    ...(wantsCode
      ? [red(about, "its invite link works for no one", `turn off "Requires OAuth2 Code Grant" ${portal}: page Bot`)]
      : []),
    ...endpointFindings(answer.account, { publicKey, isNew }),
    ...(isRegistered || isNew
      ? []
      : [amber(about, "its list of commands isn't this version's", "start the bot: it registers them")]),
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
    return [red(about, `it sends what people do to ${endpoint}, and this bot doesn't listen there`, `empty ${field}`)];
  if (ours === null) return [];
  if (ours.toLowerCase() !== its.toLowerCase())
    return [
      red(about, "DISCORD_PUBLIC_KEY belongs to another application", "copy it from General Information in the developer portal"),
    ];
  const brought = green(about, "over HTTP it sends commands and buttons; typed messages only come over the gateway");
  if (endpoint !== null) return [brought];
  return [brought, (isNew ? amber : red)(about, "it doesn't send what people do yet", `start the bot, then fill in ${field}`)];
}
