import { randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const named = /(?:^|;\s*)linewatch=([\w-]{22})(?:;|$)/;

/** The browser that a request comes from, by the cookie that only our own pages send; null where there is none. */
export function browserOf({ cookie }: IncomingHttpHeaders): string | null {
  return named.exec(cookie ?? "")?.[1] ?? null;
}

/** The cookie of a browser that has none yet. No other site can have it sent along, and no script can read it. */
export function newBrowserCookie(): string {
  return `linewatch=${randomBytes(16).toString("base64url")}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Strict`;
}
