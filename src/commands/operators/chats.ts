import type { Draft } from "../../chat/reply.ts";
import { noteAct } from "../../chats/acts.ts";
import { allAddresses, countByPlatform, languageOf } from "../../chats/chats.ts";
import { settingsOf } from "../../chats/settings.ts";
import { sentTimes } from "../../delivery/messages.ts";
import { factsOf } from "../../facts/facts.ts";
import { chatReply, chatsReply } from "../../replies/operators/chats.ts";
import { pageAt } from "../../replies/parts/paging.ts";
import { watchLimits } from "../../watches/limits.ts";
import { chatsByWatches } from "../../watches/store.ts";
import { countOfKind } from "../../watches/watch-rows.ts";
import { pageOfAsk } from "../input/find-named.ts";
import type { ActAsk, OperatorsDeps } from "./act.ts";
import { chatMeant } from "./chat-meant.ts";

const chatsPerPage = 8;
const weekMs = 7 * 24 * 60 * 60_000;

/** `/admin chats [part of an address, or its name in the log]`: how many there are, and which watch most. */
export async function showChats(deps: OperatorsDeps, ask: ActAsk): Promise<Draft> {
  const { database } = deps;
  const words = ask.words.join(" ");
  const search = (logNameForm.test(words) && (await addressNamed(deps, words))) || words || null;
  const total = await chatsByWatches(database, { search, offset: 0, limit: 0 });
  const { page, offset } = pageAt(total.count, pageOfAsk(ask), chatsPerPage);
  const { chats } = await chatsByWatches(database, { search, offset, limit: chatsPerPage });
  return chatsReply(ask.text, {
    counts: await countByPlatform(database),
    search,
    chats: { shown: chats, page, pageSize: chatsPerPage, total: total.count },
  });
}

const logNameForm = /^[a-z]+~[\da-f]{10}$/;

/** The chat that the log calls so; null for none. */
async function addressNamed({ database, logName }: OperatorsDeps, name: string): Promise<string | null> {
  const rows = await allAddresses(database);
  return rows.find((address) => logName(address) === name) ?? null;
}

/** `/admin chat <address>`: what is known of one. */
export async function showChat({ database, logName }: OperatorsDeps, { text, words, operator, now }: ActAsk): Promise<Draft> {
  const meant = await chatMeant(database, { text, word: words[0] });
  if ("instead" in meant) return meant.instead;
  const { chat } = meant;
  const { address } = chat;
  await noteAct(database, { at: now, operator, act: "chat", target: address, detail: null });
  const settings = await settingsOf(database, address);
  const facts = await factsOf(database, [address]);
  const sent = await sentTimes(database, { chats: [address], after: now - weekMs });
  return chatReply(text, {
    chat,
    language: settings.language ?? languageOf(chat),
    watches: await countOfKind(database, address, "match"),
    limit: watchLimits(settings).match,
    hourly: settings.hourly,
    messages: sent.get(address)?.length ?? 0,
    waiting: facts.filter(({ doneAt }) => doneAt === null).length,
    logName: logName(address),
    now,
  });
}
