import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { FluentParser, FluentSerializer, type Resource, type TextElement, Transformer } from "@fluent/syntax";
import { afterAll, describe, expect, it } from "vitest";
import type { Draft } from "../../src/chat/reply.ts";
import { tableWidth } from "../../src/chat/table.ts";
import { infoOf } from "../../src/commands/catalog.ts";
import { registrationsFromCatalog } from "../../src/platforms/discord/register.ts";
import { messageFromReply } from "../../src/platforms/telegram/message.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { loadTexts, type Text } from "../../src/replies/parts/text.ts";
import { catalog } from "../commands/catalog.ts";
import { eachBriefly } from "../long-elsewhere.ts";
import { checkCommands, type RawCommand } from "../standins/discord-commands.ts";
import { kindsOf, plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";

/** The reference with every text 60 % longer, as if in a language that needs more room than any of ours. */
function longerLanguage(): string {
  const stretch = (text: string): string => {
    const letters = text.replace(/[^\p{L}]/gu, "").length;
    const more = Math.ceil(letters * 0.6);
    // In words, as a language would have it: a longer text is no longer word.
    return more === 0 ? text : text.replace(/\p{L}+/gu, (word) => word + "ä".repeat(Math.ceil((word.length * more) / letters)));
  };
  const lengthen = new (class extends Transformer {
    override visitTextElement(element: TextElement) {
      // Commands and links stay what they are.
      element.value = element.value.replace(
        /(^|\s)(?!\/|https?:)(\S+)/g,
        (_, before: string, word: string) => before + stretch(word),
      );
      return element;
    }
  })();
  const resource = new FluentParser().parse(readFileSync(new URL("../../locales/en.ftl", import.meta.url), "utf8"));
  for (const entry of resource.body)
    if (entry.type === "Message" && !/^(?:command|option)-name-/.test(entry.id.name)) lengthen.visit(entry);
  return new FluentSerializer().serialize(resource as Resource);
}

const folder = mkdtempSync(join(tmpdir(), "linewatch-long-"));
copyFileSync(new URL("../../locales/en.ftl", import.meta.url), join(folder, "en.ftl"));
writeFileSync(join(folder, "de.ftl"), longerLanguage());
const texts = loadTexts(pathToFileURL(`${folder}/`));
const long = texts.in("de");
afterAll(() => rmSync(folder, { recursive: true }));

const real = { source: { name: "River Odds", url: "https://odds.example/data" }, simulated: true };

describe("a language whose texts are 60 % longer", () => {
  it("is that long", () => {
    const english = texts.in("en");
    for (const key of ["start-what", "watch-first-board", "settings-what-books", "fault-busy"]) {
      const ratio = long.say(key).length / english.say(key).length;
      expect(ratio).toBeGreaterThan(1.45);
    }
  });

  eachBriefly(Object.entries(platforms), ([platform]) => platform !== "Discord")(
    "fits into every kind of message on %s, with nothing cut",
    (_, show) => {
      const cut: string[] = [];
      for (const [kind, draft] of Object.entries(kindsOf(long, plainNames))) {
        const { text } = show(credited(draft, real, long));
        if (text.includes(long.say("cut"))) cut.push(kind);
      }
      expect(cut).toEqual([]);
    },
  );

  it("keeps the tables on Telegram as wide as a phone", { tags: ["long"] }, () => {
    for (const [kind, draft] of Object.entries(kindsOf(long, plainNames))) {
      const tables = draft.blocks.filter((block) => block.kind === "table").length;
      const { html } = messageFromReply(credited(draft, real, long));
      const drawn = [...html.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, lines = ""]) => lines);
      expect([kind, drawn.length]).toEqual([kind, tables]);
      const widest = Math.max(0, ...drawn.flatMap((lines) => lines.split("\n").map((line) => [...line].length)));
      expect([kind, widest <= tableWidth]).toEqual([kind, true]);
    }
  });

  it("leaves buttons side by side labels that tell them apart", { tags: ["long"] }, () => {
    // In how many rows they stand depends on how long they are.
    const labelsIn = (text: Text, draft: Draft) => {
      const rows = messageFromReply(credited(draft, real, text)).keyboard?.inline_keyboard ?? [];
      return rows.reduce((sum, row) => sum + new Set(row.map(({ text }) => text)).size, 0);
    };
    const english = kindsOf(texts.in("en"), plainNames);
    for (const [kind, draft] of Object.entries(kindsOf(long, plainNames)))
      expect([kind, labelsIn(long, draft)]).toEqual([kind, labelsIn(texts.in("en"), english[kind] as Draft)]);
  });

  it("is taken by Discord as descriptions of commands", () => {
    const registrations = JSON.parse(JSON.stringify(registrationsFromCatalog(infoOf(catalog, texts)))) as RawCommand[];
    expect(() => checkCommands(registrations)).not.toThrow();
  });
});
