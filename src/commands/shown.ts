import type { Call } from "../chat/call.ts";
import { decodePress, encodePress, fitsButton, type Press } from "../chat/press.ts";
import type { Draft } from "../chat/reply.ts";
import { pressesByNumber } from "../chat/rows.ts";
import type { Shown } from "../chats/shown.ts";
import type { Command } from "./command.ts";

/** A line's number as people type it. */
const numberForm = /^(\d{1,3})[.)]?$/;

/** What completes a call with words alone. */
export function asksFor(command: string, { before = "", behind = "" } = {}): NonNullable<Draft["asks"]> {
  return { command, before, behind };
}

/** Whether words without a command are read where the call comes from. */
export function readsWords({ place, wordless }: Call): boolean {
  return place === "private" && !wordless;
}

/** What is to be remembered of an answer; null where it has neither lines nor a question. */
export function shownIn(draft: Draft): Omit<Shown, "until"> | null {
  const asks = draft.asks ?? null;
  const lines = pressesByNumber(draft).filter(([, press]) => !press.own);
  const stops = stopIn(draft);
  const match = matchIn(draft, new Set(lines.map(([, press]) => encodePress(press))));
  if (lines.length === 0 && !asks && stops === null && match === null) return null;
  const kept = lines.map(([number, press]) => [number, encodePress(press)] as const);
  return { lines: kept, asks, ...(stops === null ? {} : { stops }), ...(match === null ? {} : { match }) };
}

/** A call about the match, or whatever else, that most buttons of an answer are about, of those that are no lines of a list. */
function matchIn({ buttons }: Draft, lines: ReadonlySet<string>): string | null {
  const presses = buttons.flat().flatMap((button) => ("press" in button && fitsButton(button.press) ? [button.press] : []));
  const others = presses.filter((press) => !lines.has(encodePress(press)));
  const subjects = others.flatMap(({ command, text }) => {
    const [id] = /^#\d+/.exec(text) ?? [];
    return id === undefined ? [] : [{ command, id }];
  });
  const [most] = subjects;
  const count = subjects.filter(({ id }) => id === most?.id).length;
  return most !== undefined && count > 1 && count * 2 > subjects.length ? `${most.command} ${most.id}` : null;
}

/** What ends the one watch that an answer is about. */
function stopIn({ buttons }: Draft): string | null {
  const presses = buttons
    .flat()
    .flatMap((button) => ("press" in button && button.press.command === "unwatch" ? [button.press] : []));
  const [only, ...others] = presses;
  return only && others.length === 0 && !only.own && fitsButton(only) ? encodePress(only) : null;
}

/** What a number or a name alone means now. What came unasked ends no question, and what has no lines leaves a list what it was. */
export function lastShown(shown: readonly Shown[], now: number): Shown | null {
  const [last = null, other] = shown.filter(({ until }) => until > now);
  if (!last) return null;
  const lines = last.lines.length > 0 ? last.lines : (other?.lines ?? []);
  return { ...last, lines, asks: last.asks ?? other?.asks ?? null };
}

/** The call that pressing a line makes. */
export function pressed(call: Call, press: Press): Call {
  const { plain: _, ...asked } = call;
  const acting = press.chat === undefined ? {} : { chatNumber: press.chat };
  return { ...asked, command: press.command, text: press.text, source: "button", ...acting };
}

/** The call that was asked for, completed with the words of this one; null where nothing was asked. */
export function completed(call: Call, shown: Shown | null): Call | null {
  const asks = shown?.asks;
  if (!asks) return null;
  const { plain: _, ...asked } = call;
  const text = [asks.before, call.text, asks.behind].filter((part) => part !== "").join(" ");
  return { ...asked, command: asks.command, text };
}

/** The call about what a line is about, where its first word is the line's number: `/watch 2 home`. */
export function withLine(call: Call, shown: Shown | null, commandOf: (name: string) => Command | undefined): Call | null {
  if (!shown) return null;
  const { lines } = shown;
  const options = commandOf(call.command)?.options ?? [];
  const named = options.find(({ name }) => namedBy.has(name));
  if (!named || named.takesWatch) return null;
  const typed = (call.options ? (call.options[named.name] ?? "") : call.text).trim().split(/\s+/u);
  // "2 hours" is no line.
  if (options.some(({ form, beginsAt }) => form && beginsAt?.(typed) === 0)) return null;
  const [first = "", ...rest] = typed;
  const press = lineOf(lines, first);
  const ref = press && refFor(call, press, commandOf);
  if (!ref) return null;
  const words = [ref, ...rest].join(" ");
  return call.options ? { ...call, options: { ...call.options, [named.name]: words } } : { ...call, text: words };
}

/** The options that say what a call is about. */
const namedBy = new Set(["match", "team", "fighter", "sport"]);

/** What a line leads to is about a match for all commands about matches; anything else for its own command alone. */
function refFor({ command }: Call, press: Press, commandOf: (name: string) => Command | undefined): string | null {
  const [ref = ""] = press.text.split(" ");
  if (!/^[a-z]*#\S+$/.test(ref)) return null;
  const isOfMatch = (name: string) => commandOf(name)?.options.some((option) => option.name === "match") ?? false;
  const isMatch = ref.startsWith("#") && isOfMatch(press.command) && isOfMatch(command);
  return press.command === command || isMatch ? ref : null;
}

/** What a line leads to, by its number. */
export function pressOf({ lines }: Shown, number: string): Press | null {
  return lineOf(lines, number);
}

function lineOf(lines: Shown["lines"], typed: string): Press | null {
  const [, number = ""] = numberForm.exec(typed.trim()) ?? [];
  const [, press] = lines.find(([one]) => one === number) ?? [];
  return press === undefined ? null : decodePress(press);
}
