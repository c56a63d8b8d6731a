import { describe, expect, it } from "vitest";
import { credited } from "../../src/replies/parts/credit.ts";
import { momentKindsOf } from "../messages/moment-kinds.ts";
import { plainText } from "../plain-text.ts";
import { northgate, texts } from "./facts.ts";

describe("what is told once", () => {
  it.each(["en", "ru"])("is told in %s", (language) => {
    const text = texts.in(language);
    const kinds = momentKindsOf(text, northgate);
    const written = Object.values(kinds)
      .slice(0, -1)
      .map((draft) => plainText(credited(draft, { source: null, simulated: false }, text)));
    expect(written.join("\n---\n")).toMatchSnapshot();
  });
});
