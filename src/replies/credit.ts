import type { Draft, Reply, Span } from "../chat/reply.ts";
import type { Text } from "./text.ts";

/** Whom to credit for the data. */
export interface Credit {
  source: { name: string; url: string } | null;
  /** The data comes from the sandbox: every message then says that nothing of it is real. */
  simulated: boolean;
}

/**
 * Finishes a draft. The only way to a Reply, and a platform takes nothing else, so no message can leave without the
 * credit that the licence of the data demands.
 */
export function credited(draft: Draft, credit: Credit, text: Text): Reply {
  return { ...draft, credit: creditLines(credit, text), cut: text.say("cut"), language: text.language };
}

function creditLines({ source, simulated }: Credit, text: Text): Span[][] {
  const lines: Span[][] = [];
  if (simulated) lines.push(text.spans("credit-simulated"));
  if (source) lines.push(text.spans("credit", { source: { kind: "link", text: source.name, url: source.url } }));
  return lines;
}
