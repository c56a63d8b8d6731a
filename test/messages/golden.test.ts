import { expect, it } from "vitest";
import { csvFromRows } from "../../src/chat/csv.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { texts } from "../replies/facts.ts";
import { alertKindsOf } from "./alert-kinds.ts";
import { kindsOf, plainNames } from "./kinds.ts";
import { platforms } from "./platforms.ts";

const source = { name: "Test Odds", url: "https://odds.test" };
const places = (["Telegram", "Discord"] as const).flatMap((platform) =>
  ["en", "ru"].map((language) => [platform, language] as const),
);

it.each(places)("every kind of message reads on %s, in %s, as it was approved", async (platform, language) => {
  const text = texts.in(language);
  const { ofOne, ofSeveral } = alertKindsOf(text, plainNames);
  const drafts = {
    ...kindsOf(text, plainNames),
    ...ofOne,
    ...Object.fromEntries(Object.entries(ofSeveral).map(([kind, { draft }]) => [kind, draft])),
  };
  const shown = Object.entries(drafts).map(([kind, draft]) => {
    const reply = credited(draft, { source, simulated: false }, text);
    const { text: words } = platforms[platform](reply);
    const { file } = reply;
    const inside = file ? `--- ${file.name}\n${csvFromRows(file.rows).replaceAll("\r\n", "\n")}` : "";
    return `=== ${kind}\n${words.trim()}\n${inside}`;
  });
  expect(shown.length).toBeGreaterThan(150);
  await expect(shown.join("\n")).toMatchFileSnapshot(`__snapshots__/${platform.toLowerCase()}.${language}.txt`);
});
