import { z } from "zod";
import { formatAddress } from "../../chat/address.ts";
import type { Call, Elsewhere } from "../../chat/call.ts";
import { decodePress } from "../../chat/press.ts";
import { cleanText } from "./message.ts";

/** What the page sent, understood. */
export interface Update {
  call: Call;
  /** What the person typed, as the chat shows it; null for a pressed button. */
  asked: string | null;
  /** The message that the answer replaces; null when it is a new one. */
  replaces: string | null;
  /** That message keeps what it says itself. */
  below?: true;
}

const person = {
  /** As chosen in the page (BCP 47). */
  language: z.string().regex(/^[A-Za-z0-9-]{1,35}$/),
  place: z.enum(["private", "group"]),
  admin: z.boolean(),
};

const typed = z.strictObject({
  ...person,
  kind: z.literal("typed"),
  text: z.string().max(6_000),
  /** A suggestion whose label stands in the text; its value is what is meant. */
  picked: z.strictObject({ label: z.string().min(1).max(100), value: z.string().min(1).max(100) }).nullable(),
});

const pressed = z.strictObject({
  ...person,
  kind: z.literal("pressed"),
  message: z.string().max(64),
  data: z.string().max(64),
});

const update = z.discriminatedUnion("kind", [typed, pressed]);

/** A request's body -> the call it makes. It is untrusted: null for whatever the page could not have sent. */
export function callFromBody(body: unknown, { chat }: { chat: string }): Update | null {
  const { data } = update.safeParse(body);
  if (!data) return null;
  const asker = {
    address: formatAddress({ platform: "playground", chat, thread: null }),
    place: data.place,
    // In private the chat is the person, as on the other platforms.
    reader: { id: chat, language: data.language },
    options: null,
    ...(data.place === "private" ? { elsewhere: elsewhereFrom(chat, data.admin) } : {}),
    mayManage: async () => data.place === "private" || data.admin,
  };
  if (data.kind === "typed") return fromTyped(asker, data);
  const press = decodePress(data.data);
  if (!press) return null;
  const { command, text, replace, below, chat: number } = press;
  const placed = { ...(below ? { below: data.message } : {}), ...(number === undefined ? {} : { chatNumber: number }) };
  const call = { ...asker, command, text, source: "button" as const, ...placed };
  return { call, asked: null, replaces: replace ? data.message : null, ...(below ? { below } : {}) };
}

/** Every other page is a channel that whoever is an administrator may manage. */
function elsewhereFrom(own: string, isAdmin: boolean): Elsewhere {
  return {
    async find(words) {
      const [, chat] = /^@?([A-Za-z0-9_-]{1,40})$/.exec(words) ?? [];
      if (chat === undefined || chat === own) return { kind: "unknown" };
      const title = `@${chat}`;
      if (!isAdmin) return { kind: "not_theirs", title };
      return { kind: "found", address: formatAddress({ platform: "playground", chat, thread: null }), title };
    },
    mayManage: async () => isAdmin,
  };
}

type Asker = Omit<Call, "command" | "text" | "source">;
type Typed = Pick<z.infer<typeof typed>, "text" | "picked">;

function fromTyped(asker: Asker, { text, picked }: Typed): Update | null {
  const asked = cleanText(text).trim();
  if (asked === "") return null;
  const { command, rest, ...how } = split(asked);
  const meant = picked ? rest.replace(picked.label, () => picked.value) : rest;
  return { call: { ...asker, command, text: cleanText(meant).trim(), source: "typed", ...how }, asked, replaces: null };
}

/** `/odds words`, or just words: what they ask for is found out from them. */
function split(asked: string): { command: string; rest: string; plain?: true } {
  const [, word, rest = ""] = /^\/(\S*)\s*(.*)$/su.exec(asked) ?? [];
  if (word === undefined) return { command: "odds", rest: asked, plain: true };
  return { command: word.replace(/@.*$/u, "").toLowerCase() || "help", rest };
}
