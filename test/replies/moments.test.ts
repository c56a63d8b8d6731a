import { describe, expect, it } from "vitest";
import { encodePress } from "../../src/chat/press.ts";
import { pressesByNumber, withNumberedRows } from "../../src/chat/rows.ts";
import { plainManner } from "../../src/facts/frozen.ts";
import type { MomentBody } from "../../src/facts/moments.ts";
import { messageReply } from "../../src/replies/alerts/message.ts";
import { momentSection } from "../../src/replies/alerts/moments.ts";
import { credited } from "../../src/replies/parts/credit.ts";
import { momentKindsOf } from "../messages/moment-kinds.ts";
import { plainText } from "../plain-text.ts";
import { hour, noon, northgate, texts } from "./facts.ts";

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

describe("several that are told at once", () => {
  const text = texts.in("en");
  const selections = [{ selection: "home" as const, opened: 0.45, probability: 0.5 }];
  const line = { market: "winner" as const, line: null, openedAt: noon - hour, refreshedAt: noon, selections };
  const asked = (nth: number): MomentBody => ({ kind: "asked", address: `telegram:${nth}`, person: null });
  const started = (matchId: number): MomentBody => ({ kind: "started", matchId, startsAt: noon, line });
  const moved = (matchId: number): MomentBody => ({ kind: "moved", matchId, from: noon, to: noon + hour });
  const teamsOf = (nth: number) => ({ ...northgate, home: { ...northgate.home, name: `Home ${nth}` } });
  const told = (...moments: MomentBody[]) => {
    const happenings = moments.map((moment) => ({
      moment,
      match: "matchId" in moment ? teamsOf(moment.matchId) : null,
      said: moment.kind === "notice" ? "Back at nine." : null,
    }));
    return messageReply(text, { id: "d1", manner: plainManner }, [momentSection(text, happenings, { id: "d1", now: noon })]);
  };
  const pressesOf = ({ buttons }: ReturnType<typeof told>) =>
    buttons.flat().flatMap((one) => ("press" in one ? [`${one.press.command} ${one.press.text}`] : []));
  const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);

  it("lead to all who wait as soon as one of those who ask can't be refused there", () => {
    expect(pressesOf(told(asked(1)))).toEqual(["admin allow telegram:1", "admin block telegram:1"]);
    for (const count of [2, 3, 4, 5, 9])
      expect(pressesOf(told(...numbers(count).map(asked)))).toEqual([
        "admin allow telegram:1",
        "admin allow telegram:2",
        "admin chats asked",
      ]);
  });

  it.each([
    ["started", started],
    ["moved", moved],
  ])("have a button for each of up to five matches that %s", (_, kind) => {
    for (const count of [2, 3, 4, 5]) {
      const draft = told(...numbers(count).map(kind));
      expect(pressesOf(draft)).toEqual(numbers(count).map((id) => `odds #${id}`));
      const numbered = withNumberedRows(draft);
      expect(numbered.buttons.flat()).toHaveLength(count);
      expect(numbered.buttons.length).toBeLessThanOrEqual(2);
      if (count > 2)
        expect(pressesByNumber(draft).map(([label, press]) => [label, press.text])).toEqual(
          numbers(count - 1).map((nth) => [`${nth}`, `#${nth + 1}`]),
        );
    }
    expect(pressesOf(told(...numbers(9).map(kind)))).toHaveLength(5);
  });

  it("call for action before they say what has started", () => {
    const calls: MomentBody[] = [
      { kind: "called_off", matchId: 7 },
      { kind: "notice", act: 1 },
    ];
    const draft = told(...numbers(4).map(started), { kind: "silent", matchId: 9, since: noon - hour }, ...calls);
    const said = plainText(credited(draft, { source: null, simulated: false }, text)).split("\n");
    const at = (words: string) => said.findIndex((one) => one.includes(words));
    expect(at("is called off")).toBe(0);
    expect(at("Started. Closing line")).toBeGreaterThan(0);
    const fold = draft.blocks.find((block) => block.kind === "fold");
    expect(fold?.items[0]?.map((span) => span.text).join("")).toContain("Back at nine.");
  });

  it("lead to a match once, whatever happened to it", () => {
    const draft = told(started(1), started(2), moved(2), started(3));
    const presses = withNumberedRows(draft).buttons.flat();
    const ids = presses.map((one) => ("press" in one ? encodePress(one.press) : ""));
    expect(new Set(ids).size).toBe(ids.length);
    expect(pressesOf(draft).toSorted()).toEqual(["odds #1", "odds #2", "odds #3"]);
  });
});
