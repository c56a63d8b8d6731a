import { ApiRefused } from "../errors.ts";

/** Where one endpoint is: the parts of its path after `/api/v1`, and its query. */
export interface Target {
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
}

/** Turns targets into addresses below one base address, and never anything else. */
export interface Addresses {
  origin: string;
  urlOf(target: Target): URL;
}

// Letters, digits and what else RFC 3986 leaves unescaped, beginning with a letter or digit: such a segment can neither leave its
// place nor be `..`.
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._~-]{0,127}$/u;
const longestFilter = 100;

/** Whether a text can be a slug; any other is refused without asking. */
export function canBeSlug(text: string): boolean {
  return slugPattern.test(text);
}

/** Throws `ApiRefused` (404) for a text that can be no slug: nothing that people type reaches a path unchecked. */
export function checkedSlug(text: string): string {
  if (!canBeSlug(text)) throw new ApiRefused({ status: 404 });
  return text;
}

/** Throws `ApiRefused` (400) for a filter's value that is too long to mean anything. */
export function checkedFilter(text: string): string {
  if (text.length > longestFilter) throw new ApiRefused({ status: 400 });
  return text;
}

/** `baseUrl` is everything before `below`, `/api/v1` unless said otherwise. Throws when it is not a plain http(s) address. */
export function createAddresses(baseUrl: string, below = "/api/v1"): Addresses {
  if (!URL.canParse(baseUrl)) throw new Error("the base address of the odds API is not an address");
  const base = new URL(baseUrl);
  if (!/^https?:$/.test(base.protocol)) throw new Error("the base address of the odds API must be http or https");
  if (base.username || base.password || base.search || base.hash) {
    throw new Error("the base address of the odds API must have no credentials, query or fragment");
  }
  const prefix = `${base.pathname.replace(/\/+$/, "")}${below}/`;

  function urlOf({ path, query = {} }: Target): URL {
    const wanted = prefix + path.map(encodeURIComponent).join("/");
    const url = new URL(wanted, base.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    if (url.origin !== base.origin || url.pathname !== wanted) throw new ApiRefused({ status: 404 });
    return url;
  }

  return { origin: base.origin, urlOf };
}
