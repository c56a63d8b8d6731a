import type { Draft } from "../../chat/reply.ts";
import { beginBreak } from "../../chats/breaks.ts";
import { placesAround } from "../../chats/places.ts";
import { breakAskReply, breakChoicesReply, breakReply, noBreakReply, troubleReply } from "../../replies/chat/break.ts";
import type { Database } from "../../storage/database.ts";
import { type Ask, type Command, Refusal } from "../command.ts";
import { dayMs, hourMs, minuteMs, timeMeant } from "../input/durations.ts";
import { asksFor } from "../shown.ts";
import { whereaboutsOf } from "./about.ts";
import { allPlacesOf } from "./kept-data.ts";

const bounds = { leastMs: hourMs, mostMs: 365 * dayMs, bare: "d" } as const;

/** `/break <how long>`: nothing at all for that time. It asks once before it begins, and nothing ends it early. */
export function createBreakCommand({ database }: { database: Database }): Command {
  return {
    name: "break",
    own: true,
    onBreak: true,
    personal: true,
    options: [
      { name: "for", required: false, suggests: false },
      // The end that was shown, in seconds since 1970.
      { name: "answer", required: false, suggests: false, form: /^(?:yes[1-9]\d{9}|no)$/, hidden: true },
    ],
    manages: "settings",
    async run(ask) {
      const { call, args, text, settings, now } = ask;
      const languages = languagesHeard(args["for"]);
      if (languages) return offerHelp(ask, languages);
      if (call.place === "group") throw new Refusal("break-group", {}, []);
      const where = whereaboutsOf(ask);
      const answer = call.source === "button" ? args["answer"] : undefined;
      if (answer === "no") return noBreakReply(text);
      if (answer !== undefined) return begin(database, ask, Number(answer.slice(3)) * 1_000);
      const present = settings.breakUntil !== null && settings.breakUntil > now ? settings.breakUntil : null;
      const until = args["for"] === undefined ? null : untilMeant(args["for"], ask);
      if (present !== null && (until === null || until <= present)) return breakReply(text, { until: present, where });
      return until === null ? { ...breakChoicesReply(text), asks: asksFor("break") } : breakAskReply(text, until);
    },
  };
}

/** In which languages somebody said that they can't stop gambling (`troubleIn`); null where nobody did. */
function languagesHeard(words = ""): string[] | null {
  const [first, ...languages] = words.split(" ");
  return first === "help" ? languages : null;
}

/** Says who helps, in the language that was spoken, and offers a break. */
function offerHelp(ask: Ask, languages: readonly string[]): Draft {
  const { text, settings, now } = ask;
  const spoken = languages.includes(text.language)
    ? text.language
    : (languages.find((one) => ask.languages.includes(one)) ?? null);
  const own = spoken === null || spoken === text.language ? text : ask.follow({ ...settings, language: spoken });
  const where = { ...whereaboutsOf(ask), spoken };
  const until = settings.breakUntil !== null && settings.breakUntil > now ? settings.breakUntil : null;
  return troubleReply(own, { until, where });
}

/** The exact end, on a full minute, so that what is shown is what holds. */
function untilMeant(words: string, { now, settings: { timeZone } }: Ask): number {
  const until = timeMeant(words, { now, timeZone }, bounds);
  if (until === null || until - now < bounds.leastMs) throw new Refusal("break-bad-time", {}, []);
  return Math.ceil(until / minuteMs) * minuteMs;
}

/** A longer break may follow a shorter one, never the other way round. */
async function begin(database: Database, ask: Ask, until: number): Promise<Draft> {
  const { call, text, settings, now } = ask;
  const present = settings.breakUntil ?? 0;
  if (until <= now || until > now + bounds.mostMs + minuteMs) throw new Refusal("refuse-old-button", {}, []);
  if (until > present) {
    const shared = await placesAround(database, [call.address]);
    // Nothing is kept of a further address of the chat itself.
    const further = new Set(shared.flatMap(({ address, chat }) => (address === chat ? [] : [address])));
    const addresses = allPlacesOf(call, shared).filter((address) => !further.has(address));
    await database.transaction().execute((session) => beginBreak(session, { addresses, until, now }));
  }
  return breakReply(text, { until: Math.max(until, present), where: whereaboutsOf(ask) });
}
