import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { Quote } from "../../odds/quote.ts";

/** A book's name, which leads to its page of the price where the source names one. */
export function linkedBook({ link }: Pick<Quote, "link">, name: string): Span {
  return link === undefined ? { kind: "text", text: name } : { kind: "link", text: name, url: link, leads: "betting" };
}

/** The same for a chat that wants information only: nothing leads to where bets are placed. */
export function withoutBookLinks(draft: Draft): Draft {
  const spansOf = (block: Block) => ("items" in block ? block.items.flat() : "spans" in block ? block.spans : []);
  return draft.blocks.some((block) => spansOf(block).some(isBookLink))
    ? { ...draft, blocks: draft.blocks.map(withoutLinks) }
    : draft;
}

function withoutLinks(block: Block): Block {
  if ("items" in block) return { ...block, items: block.items.map(asText) };
  return "spans" in block ? { ...block, spans: asText(block.spans) } : block;
}

function asText(spans: readonly Span[]): readonly Span[] {
  return spans.map((span) => (isBookLink(span) ? { kind: "text", text: span.text } : span));
}

function isBookLink(span: Span): boolean {
  return span.kind === "link" && span.leads === "betting";
}
