import type { Reply } from "./reply.ts";

/** A message that was shown elsewhere, as far as it matters to how a platform would be asked to show it. */
export interface Previewed {
  reply: Reply;
  /** An answer that was put below it since. */
  below: Reply | null;
  /** It takes the place of what stood there before. */
  edits: boolean;
  /** Given where it goes out unasked. */
  alert: { deliveryId: string; silent: boolean } | null;
}

/** A request as it would leave, but for the token; ids that only the platform could give stand in braces. */
export interface PlatformRequest {
  method: "POST" | "PATCH";
  /** Below the platform's address. */
  path: string;
  /** As JSON. */
  body: Readonly<Record<string, unknown>>;
  /** What goes up with it; a picture without its bytes. */
  files: readonly { name: string; content: string | null }[];
}
