import type { Draft } from "../../chat/reply.ts";
import { ensureChat } from "../../chats/chats.ts";
import { type Settings, wholeChat } from "../../chats/settings.ts";
import { startReply } from "../../replies/chat/help.ts";
import {
  groupReply,
  type OnboardingStep,
  onboardedReply,
  onboardingReply,
  onboardingSteps,
} from "../../replies/chat/onboarding.ts";
import { draftsWord } from "../../replies/parts/held.ts";
import type { Database } from "../../storage/database.ts";
import { applySettings } from "../../watches/apply-settings.ts";
import { codeForm } from "../../watches/share-codes.ts";
import type { Ask, Command } from "../command.ts";
import { changeMeant, choicesOf } from "../input/setting-choices.ts";
import { whereaboutsOf } from "./about.ts";

/** What a link to the bot carries when it opens a match: `m17`. */
const matchLink = /^m([1-9]\d{0,9})$/;

interface StartDeps {
  database: Database;
  odds: Command;
  commandNamed(name: string): Command | undefined;
}

/** `/start`: what the bot is for; new readers are asked three things first. A link may open a match or a shared watch instead. */
export function createStartCommand({ database, odds, commandNamed }: StartDeps): Command {
  return {
    name: "start",
    own: true,
    options: [{ name: "to", required: false, suggests: false, hidden: true }],
    manages: false,
    async run(ask) {
      const to = ask.args["to"] ?? "";
      const linked = await showLinked(ask, to);
      if (linked) return linked;
      if (ask.call.place === "group") return introduce(ask);
      if (to === "skip") return finish(ask, {});
      const [word = "", ...rest] = to.split(" ");
      const step = onboardingSteps.find((one) => one === word);
      if (step) return answered(ask, step, rest.join(" "));
      return ask.settings.onboarded ? startReply(ask.text) : question(ask, "language");
    },
  };

  /** What a link to the bot opens; null for what is no such link. */
  async function showLinked(ask: Ask, to: string): Promise<Draft | null> {
    const [, match] = matchLink.exec(to) ?? [];
    if (match !== undefined) return odds.run({ ...ask, args: { match: `#${match}` } });
    if (to === draftsWord) return (commandNamed("for") ?? odds).run({ ...ask, args: { chat: draftsWord } });
    return showShared(ask, to);
  }

  /** A watch that somebody shared is only shown: adding it takes a press. Null for what is no code. */
  async function showShared(ask: Ask, code: string): Promise<Draft | null> {
    const importing = codeForm.test(code) ? commandNamed("import") : undefined;
    if (!importing) return null;
    return importing.run({ ...ask, call: { ...ask.call, source: "typed" }, args: { text: `?start=${code}` } });
  }

  /** A group speaks the language of who sets the bot up there, until another one is chosen. */
  async function introduce({ call, settings, text, now }: Ask): Promise<Draft> {
    if (settings.language === null && call.reader.language !== null && (await call.mayManage()))
      await ensureChat(database, { address: wholeChat(call.address), language: text.language, now });
    return groupReply(text, whereaboutsOf({ call, settings }));
  }

  async function answered(ask: Ask, step: OnboardingStep, answer: string): Promise<Draft> {
    const change = changeMeant(step, answer, ask);
    if (!change) return question(ask, step);
    const next = onboardingSteps[onboardingSteps.indexOf(step) + 1];
    if (!next) return finish(ask, change);
    const settings = await save(ask, change);
    return question({ ...ask, settings, text: ask.follow(settings) }, next);
  }

  async function finish(ask: Ask, change: ReturnType<typeof changeMeant>): Promise<Draft> {
    const settings = await save(ask, { ...change, onboarded: true });
    return onboardedReply(ask.follow(settings), whereaboutsOf({ call: ask.call, settings }));
  }

  function save({ call, now }: Ask, change: Partial<Settings>): Promise<Settings> {
    return database
      .transaction()
      .execute((session) => applySettings(session, { address: call.address, change, reads: null, now }));
  }
}

function question(ask: Ask, step: OnboardingStep): Draft {
  // What was never set is no likely answer.
  const choices = choicesOf(step, ask).filter(({ value }) => value !== "UTC");
  return onboardingReply(ask.text, { step, choices });
}
