import type { Match } from "../api/model.ts";
import { teamName } from "./names.ts";

/** A part of two small letters or more: `arsenal-chelsea`, and not `e91d0d0d2b1c9a1f`, `73895004` or `KXNBAGAME-26AUG15DETBOS`. */
const readable = /(?:^|[-_])\p{Ll}{2,}(?:$|[-_])/u;

/** What people can type for a match, and read: the source's slug, or one of ours where the source has only an id. */
export function shownSlug(match: Match): string {
  if (readable.test(match.slug)) return match.slug;
  const { home, away, startsAt, day } = match;
  const date = startsAt === null ? day : new Date(startsAt).toISOString().slice(0, 10);
  return [teamName(home, "en"), teamName(away, "en"), date ?? ""]
    .map(slugged)
    .filter((part) => part !== "")
    .join("-");
}

function slugged(text: string): string {
  const letters = text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
}
