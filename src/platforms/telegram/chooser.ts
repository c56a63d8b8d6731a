import type { ChatAdministratorRights, KeyboardButton, ReplyKeyboardMarkup, ReplyKeyboardRemove } from "grammy/types";
import type { Draft } from "../../chat/reply.ts";
import { cleaned } from "./markup.ts";

/** What Telegram wants said of every right. */
const noRights: ChatAdministratorRights = {
  is_anonymous: false,
  can_manage_chat: false,
  can_delete_messages: false,
  can_manage_video_chats: false,
  can_restrict_members: false,
  can_promote_members: false,
  can_change_info: false,
  can_invite_users: false,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_send_welcome_messages: false,
};

/** What a channel asks of whoever writes there; of groups every administrator may manage one. */
const posting = { ...noRights, can_post_messages: true };
const administering = { ...noRights, can_manage_chat: true };

/** A keyboard by which the reader chooses a chat of theirs that we are in, which a message then names to us; null takes it away. */
export function chooserFrom(labels: NonNullable<Draft["choosesChat"]> | null): ReplyKeyboardMarkup | ReplyKeyboardRemove {
  if (labels === null) return { remove_keyboard: true };
  const channel = { request_id: 1, chat_is_channel: true, bot_is_member: true };
  const group = { request_id: 2, chat_is_channel: false, bot_is_member: true };
  const buttons: KeyboardButton[] = [
    {
      text: cleaned(labels.channel),
      request_chat: { ...channel, user_administrator_rights: posting, bot_administrator_rights: posting },
    },
    { text: cleaned(labels.group), request_chat: { ...group, user_administrator_rights: administering } },
  ];
  return { keyboard: buttons.map((one) => [one]), resize_keyboard: true, one_time_keyboard: true };
}
