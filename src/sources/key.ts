import type { About } from "./definition.ts";

/** A value that nobody prints: not in logs, errors, JSON or inspection. */
export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  reveal(): string {
    return this.#text;
  }

  toString(): string {
    return "[secret]";
  }

  toJSON(): string {
    return "[secret]";
  }

  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return "[secret]";
  }
}

/** The key of a service as it is at the moment: a host may put a new one in its file. Null where there is none. */
export type KeyNow = () => Secret | null;

/** What goes over the wire: a path with its query, and headers. Nobody keeps it. */
export interface Keyed {
  path: string;
  headers: Record<string, string>;
}

/** Puts the key where the definition says. It is the last step before the socket: whatever is logged or kept has no key yet. */
export function withKey({ pathname, search }: URL, { auth, key }: { auth: About["auth"]; key: Secret | null }): Keyed {
  if (auth === null || key === null) return { path: pathname + search, headers: {} };
  if ("header" in auth) {
    const header = `${auth.prefix ?? ""}${key.reveal()}`;
    return { path: pathname + search, headers: { [auth.header.toLowerCase()]: header } };
  }
  const query = new URLSearchParams(search);
  query.set(auth.query, key.reveal());
  return { path: `${pathname}?${query}`, headers: {} };
}
