import type { Draft } from "../../src/chat/reply.ts";
import { defaultSettings } from "../../src/chats/settings.ts";
import type { Command } from "../../src/commands/command.ts";
import type { createWhyCommand, WhyDeps } from "../../src/commands/watching/why.ts";
import type { Known, Stage } from "../alert-path/stage.ts";
import { texts } from "../replies/facts.ts";

interface Asked extends Partial<Pick<WhyDeps, "alertOf">> {
  matches: readonly Known[];
  args: Record<string, string>;
  chat: string;
}

/** Asks /why or /log in a chat of the stage, of these matches. */
export async function askIn(
  { database, clock }: Pick<Stage, "database" | "clock">,
  create: typeof createWhyCommand,
  { matches, args, chat, alertOf = async () => null }: Asked,
): Promise<Draft> {
  const index = { byId: async (id: number) => matches.find((match) => match.id === id) ?? null };
  const command: Command = create({ database, index, alertOf });
  const text = texts.in("en");
  const call = { address: chat, place: "private" as const, reader: { id: "7", language: "en" } };
  const typed = { command: command.name, text: "", options: null, source: "typed" as const, mayManage: async () => true };
  const about = { text, settings: defaultSettings, languages: texts.languages, follow: () => text, now: clock.now() };
  return command.run({ call: { ...call, ...typed }, args, ...about });
}
