import { expect, it } from "vitest";
import { csvFromRows } from "../../src/chat/csv.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { texts } from "../replies/facts.ts";
import { allKindsOf } from "./all-kinds.ts";
import { plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";

const source = { name: "Test Odds", url: "https://odds.test" };
const places = (["Telegram", "Discord"] as const).flatMap((platform) =>
  ["en", "ru"].map((language) => [platform, language] as const),
);

it("every kind of message reads on each platform, in English and in Russian, as it was approved", async () => {
  for (const [platform, language] of places)
    await expect
      .soft(writtenOut(platform, language), "read what differs; if it is meant, approve it: npm run goldens")
      .toMatchFileSnapshot(`__snapshots__/${platform.toLowerCase()}.${language}.txt`);
});

function writtenOut(platform: "Telegram" | "Discord", language: string): string {
  const text = texts.in(language);
  const shown = Object.entries(allKindsOf(text, plainNames)).map(([kind, draft]) => {
    const reply = credited(draft, { source, simulated: false }, text);
    const { text: words } = platforms[platform](reply);
    const { file } = reply;
    const inside = file ? `--- ${file.name}\n${csvFromRows(file.rows).replaceAll("\r\n", "\n")}` : "";
    return `=== ${kind}\n${words.trim()}\n${inside}`;
  });
  expect(shown.length).toBeGreaterThan(150);
  return shown.join("\n");
}
