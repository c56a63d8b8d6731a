import { describe, expect, it } from "vitest";
import { isolated } from "../../src/chat/isolated.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { linesFromTable, tableWidth } from "../../src/chat/table.ts";
import { textWidth } from "../../src/chat/text-width.ts";
import { shorten, cleanText as textOnDiscord } from "../../src/platforms/discord/markdown.ts";
import { messageFromReply as forDiscord } from "../../src/platforms/discord/message.ts";
import { messageFromReply as forPlayground } from "../../src/platforms/playground/message.ts";
import { cutTo, cleaned as textOnTelegram } from "../../src/platforms/telegram/markup.ts";
import { messageFromReply as forTelegram } from "../../src/platforms/telegram/message.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { longElsewhere } from "../long-elsewhere.ts";
import { texts } from "../replies/facts.ts";
import { kindsOf, type Names } from "./kinds.ts";

const names: Names = {
  home: "مكابي تل أبيب",
  away: "הפועל",
  league: "دوري (الأول)",
  sport: "football",
  books: ["كتاب", "ספר", "الرهان"],
  selection: "الركنية",
  typed: "النصر",
};

const shownNames = [names.home, names.away, names.league, names.selection, names.typed, ...names.books];
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isolate = /\u2068([^\u2068\u2069]*)\u2069/gu;
/** What people never read: what buttons bring back, addresses and files. */
const unread = new Set(["callback_data", "custom_id", "value", "press", "url", "file", "svg", "key", "content_type"]);

const credit = { source: { name: "River Odds", url: "https://odds.example/data" }, simulated: true };

const platforms: Readonly<Record<string, (reply: Reply) => unknown>> = {
  Telegram: (reply) => forTelegram({ ...reply, nativeTables: true }),
  Discord: forDiscord,
  "the playground": forPlayground,
};

function readIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : readIn(inner)));
}

/** Texts in which a name could turn around what stands beside it, or whose isolates do not close. */
function turning(shown: readonly string[]): string[] {
  return shown.filter(
    (text) => rightToLeft.test(text.replaceAll(isolate, "")) || /[\u2068\u2069]/u.test(text.replaceAll(isolate, "")),
  );
}

describe.each(Object.entries(platforms))("names written from right to left, on %s", (platform, show) => {
  it("turn nothing around in any kind of message, and are isolated alone", longElsewhere(platform), () => {
    const text = texts.in("en");
    const kinds = Object.entries(kindsOf(text, names));
    const shown = kinds.map(([kind, draft]) => [kind, readIn(show(credited(draft, credit, text)))] as const);
    expect(shown.map(([kind, read]) => [kind, turning(read)]).filter(([, read]) => read?.length)).toEqual([]);
    const inside = shown.flatMap(([, read]) => read.flatMap((one) => [...one.matchAll(isolate)].map(([, name = ""]) => name)));
    expect(shownNames.filter((name) => !inside.includes(name))).toEqual([]);
    expect(inside.filter((name) => !rightToLeft.test(name) || /[\d@·]/.test(name))).toEqual([]);
  });
});

describe("a name written from right to left", () => {
  it.each([
    ["النصر 2.10 · الهلال 3.30", "<النصر> 2.10 · <الهلال> 3.30"],
    ["الهلال – النصر", "<الهلال> – <النصر>"],
    ['1. מכבי תל-אביב v הפועל ת"א (נשים) @ 1.85', '1. <מכבי תל-אביב> v <הפועל ת"א (נשים)> @ 1.85'],
    ["Al-Hilal (الهلال) 2", "Al-Hilal (<الهلال>) 2"],
    ["\u202eהפועל\u2067 1.50", "<הפועל> 1.50"],
    ["Спартак – 東京 1.50", "Спартак – 東京 1.50"],
  ])("is isolated without what stands beside it: %s", (text, marked) => {
    const expected = marked.replaceAll("<", "\u2068").replaceAll(">", "\u2069");
    expect([textOnTelegram(text), textOnDiscord(text)]).toEqual([expected, expected]);
    expect([textOnTelegram(expected), textOnDiscord(expected)]).toEqual([expected, expected]);
  });

  it("stays isolated where it is cut, within the limit", () => {
    const text = isolated(`Home ${"הפועל ".repeat(10)}1.50`);
    for (let most = 2; most < text.length; most++) {
      const cut = [cutTo(text, most), shorten(text, most)];
      expect(cut.filter((one) => one.length > most || !one.includes("…"))).toEqual([]);
      expect(turning(cut)).toEqual([]);
    }
  });

  it("takes as many columns of a table as it has letters", () => {
    const row = (name: string) => [{ text: name }, { text: "2.10" }, { text: "11.50", mark: "best" as const }];
    const columns = [
      { title: "", align: "left" as const },
      { title: "1", align: "right" as const },
      { title: "X", align: "right" as const },
    ];
    const table = { kind: "table" as const, columns, rows: [row("הפועל"), row("Havel"), row("מכבי תל אביב יפו והסביבה כולה")] };
    const { rows, fits } = linesFromTable(table, textOnDiscord);
    expect(fits).toBe(true);
    expect(turning(rows)).toEqual([]);
    expect(new Set(rows.map(textWidth)).size).toBe(1);
    expect(textWidth(rows[0] ?? "")).toBeLessThanOrEqual(tableWidth);
    expect(textWidth(rows[2] ?? "")).toBe([...(rows[2] ?? "")].filter((sign) => !/[\u2068\u2069]/u.test(sign)).length);
  });
});
