import type { IncomingHttpHeaders } from "node:http";

const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** Why a request is not let in, or null. The playground has no password: what it trusts is that nobody else can make a browser ask. */
export function refusal(method: string, headers: IncomingHttpHeaders): string | null {
  const host = headers.host ?? "";
  // A name of an attacker that resolves to 127.0.0.1 (DNS rebinding) still arrives under that name.
  if (!URL.canParse(`http://${host}`) || !loopback.includes(new URL(`http://${host}`).hostname)) return "host";
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return "origin";
  const site = headers["sec-fetch-site"];
  const opensPage = method === "GET" && headers["sec-fetch-mode"] === "navigate";
  return site === undefined || site === "same-origin" || site === "none" || opensPage ? null : "origin";
}

/** Sent with every answer. Trusted Types make the browser itself refuse markup made from strings. */
export const securityHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
} as const;
