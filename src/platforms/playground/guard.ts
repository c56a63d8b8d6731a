import type { IncomingHttpHeaders } from "node:http";

interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** Why a request is not let in, or null. The playground has no password: what it trusts is that nobody else can make a browser ask. */
export function refusal({ method, url, headers }: Asked): string | null {
  const host = headers.host ?? "";
  // A name of an attacker that resolves to 127.0.0.1 (DNS rebinding) still arrives under that name.
  if (!URL.canParse(`http://${host}`) || !loopback.includes(new URL(`http://${host}`).hostname)) return "host";
  if (headers.origin !== undefined && headers.origin !== `http://${host}`) return "origin";
  // A link elsewhere may lead to the page, and to nothing else: whatever it opened would stay open.
  const { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest = "document", referer } = headers;
  if (method === "GET" && /^\/(?:\?|$)/.test(url) && dest === "document" && (mode === undefined || mode === "navigate"))
    return null;
  if (referer !== undefined && !referer.startsWith(`http://${host}/`)) return "origin";
  return site === undefined || site === "same-origin" || site === "none" ? null : "origin";
}

/** Sent with every answer. Trusted Types make the browser itself refuse markup made from strings. */
export const securityHeaders = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
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
