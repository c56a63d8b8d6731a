import { createHash } from "node:crypto";
import { targetKinds } from "../matches/targets.ts";

/** A watch as a code has it: without the chat it was shared from. */
export type CodedWatch =
  | { kind: "match"; matchId: number; rule: string }
  | { kind: (typeof targetKinds)[number]; key: string; rule: string }
  | { kind: "bets"; rule: string };

/** What a code says. `cut`: it lacks a part, or something in it was changed. */
export type ReadCode = { kind: "watch"; watch: CodedWatch } | { kind: "kept"; token: string } | { kind: "cut" };

/** What every code looks like, whole or cut; links of Telegram carry it as it is. */
export const codeForm = /^w[\w-]{1,63}$/;
/** As many characters as fit into a button that carries the code. */
const mostInCode = 56;
const tokenLength = 16;
const checkBytes = 3;
const signs = { match: "m", team: "t", fighter: "f", league: "l", sport: "s", bets: "b" } as const;

/** A watch as a code of A-Z a-z 0-9 _ - that begins with w; null where that would be longer than 56 characters. */
export function codeOf(watch: CodedWatch): string | null {
  const about = aboutOf(watch);
  if (/\s/.test(about)) return null;
  const words = Buffer.from(`${signs[watch.kind]}${about} ${watch.rule}`);
  const code = `w${Buffer.concat([words, checkOf(words)]).toString("base64url")}`;
  return code.length > mostInCode ? null : code;
}

/** The code of a watch that is kept, which names it by what it says: the same watch has the same code. */
export function keptCodeOf(content: string): { code: string; token: string } {
  const token = createHash("sha256").update(`linewatch share ${content}`).digest("base64url").slice(0, tokenLength);
  return { code: `w_${token}`, token };
}

/** Reads a code that anybody may have written. What the rule says is as untrusted as before; null for what is no code at all. */
export function readCode(code: string): ReadCode | null {
  if (!codeForm.test(code)) return null;
  // No code begins with a byte that would be written so.
  if (code.startsWith("w_")) return code.length === tokenLength + 2 ? { kind: "kept", token: code.slice(2) } : { kind: "cut" };
  const bytes = Buffer.from(code.slice(1), "base64url");
  const words = bytes.subarray(0, -checkBytes);
  const isWhole = words.length > 0 && bytes.subarray(-checkBytes).equals(checkOf(words));
  const watch = isWhole ? watchFrom(words.toString()) : null;
  return watch ? { kind: "watch", watch } : { kind: "cut" };
}

function aboutOf(watch: CodedWatch): string {
  if (watch.kind === "match") return watch.matchId.toString(36);
  return watch.kind === "bets" ? "" : watch.key;
}

function watchFrom(words: string): CodedWatch | null {
  const [, sign = "", about = "", rule = ""] = /^([a-z])(\S*) (.+)$/u.exec(words) ?? [];
  if (sign === signs.bets) return about === "" ? { kind: "bets", rule } : null;
  if (about === "") return null;
  if (sign === signs.match) {
    const matchId = /^[\da-z]{1,10}$/.test(about) ? Number.parseInt(about, 36) : 0;
    return Number.isSafeInteger(matchId) && matchId > 0 ? { kind: "match", matchId, rule } : null;
  }
  const kind = targetKinds.find((one) => signs[one] === sign);
  return kind ? { kind, key: about, rule } : null;
}

/** A link that was cut, or in which a sign was changed, must not become another watch. */
function checkOf(words: Buffer): Buffer {
  return createHash("sha256").update("linewatch share ").update(words).digest().subarray(0, checkBytes);
}
