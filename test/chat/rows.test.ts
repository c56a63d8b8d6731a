import { describe, expect, it } from "vitest";
import type { Block, Button, Draft, PressButton, Span } from "../../src/chat/reply.ts";
import { markedRow, rowsByDay, withNumberedChoices, withNumberedRows } from "../../src/chat/rows.ts";

const press = (label: string, id: number): PressButton => ({
  label,
  press: { command: "odds", text: `#${id}`, replace: false },
});
const list = (ids: readonly (number | null)[], marks?: string[]): Block => ({
  kind: "list",
  items: ids.map((id) => [{ kind: "text", text: `row ${id}` }]),
  opens: ids.map((id) => (id === null ? null : press("", id).press)),
  ...(marks ? { marks } : {}),
});

function drawn(blocks: readonly Block[], buttons: Draft["buttons"]) {
  const reply = withNumberedRows({ blocks, buttons });
  const rows = reply.blocks.flatMap((block) =>
    block.kind === "list"
      ? block.items.map((_, index) =>
          markedRow(block, index)
            .map(({ text }) => text)
            .join(""),
        )
      : [],
  );
  const labels = reply.buttons.map((row) =>
    row.map((button: Button) => `${button.label}${"press" in button ? button.press.text : ""}`),
  );
  return { rows, labels };
}

describe("rows with buttons below all text", () => {
  it("are numbered through all lists, and their buttons are those numbers where the first of them stood", () => {
    const buttons = [[press("Top", 9)], [press("Reds v Blues", 1)], [press("A", 2)], [press("B", 3), press("More", 8)]];
    const { rows, labels } = drawn([list([1, null, 2]), list([3])], buttons);
    expect(rows).toEqual(["1 row 1", "row null", "2 row 2", "3 row 3"]);
    expect(labels).toEqual([["Top#9"], ["1#1", "2#2", "3#3"], ["More#8"]]);
  });

  it("stand in even rows of five numbers at most, those that lead to the same among them", () => {
    const ids = [1, 1, 2, 3, 4, 5, 6, 7];
    const { labels } = drawn([list(ids)], [[press("all", 1)], ...ids.slice(2).map((id) => [press("x", id)])]);
    expect(labels).toEqual([
      ["1#1", "2#1", "3#2", "4#3"],
      ["5#4", "6#5", "7#6", "8#7"],
    ]);
  });

  it("keep the numbers that they have of their own, and a single row its button", () => {
    const own = drawn([list([7, 8], ["41", "3"])], [[press("41 · Reds", 7)], [press("3 · Blues", 8)]]);
    expect(own).toEqual({ rows: ["41 row 7", "3 row 8"], labels: [["41#7", "3#8"]] });
    expect(drawn([list([7])], [[press("Reds", 7)]])).toEqual({ rows: ["row 7"], labels: [["Reds#7"]] });
  });
});

describe("rows of several days", () => {
  const row = (day: string | null, time: string): Span[] => [
    ...(day === null
      ? []
      : [{ kind: "time" as const, at: 1, show: "datetime" as const, text: `${day}, ${time}`, inDay: { day, time } }]),
    { kind: "text", text: " Reds" },
  ];
  const said = (rows: Span[][]) =>
    rowsByDay(rows)?.map((one) => `${one.day ?? ""}|${one.row.map(({ text }) => text).join("")}`) ?? null;

  it("stand below their day, each with its time alone, what has none before all", () => {
    expect(said([row(null, ""), row("Sat", "12:00"), row("Sat", "13:00"), row("Sun", "09:00")])).toEqual([
      ...["| Reds", "Sat|12:00 Reds", "|13:00 Reds"],
      "Sun|09:00 Reds",
    ]);
  });

  it("stay as they are where days would save nothing, where none is known, or where a row would seem to be on another's day", () => {
    expect(said([row("Sat", "12:00"), row("Sun", "13:00"), row("Mon", "13:00")])).toBeNull();
    expect(said([row(null, ""), row(null, "")])).toBeNull();
    expect(said([row("Sat", "12:00"), row(null, ""), row("Sat", "13:00"), row("Sat", "14:00")])).toBeNull();
  });

  it("are choices whose names are too long for buttons, and nothing else is", () => {
    const stop = (title: string, ref: string) => ({
      label: `Stop ${title}`,
      press: { command: "unwatch", text: ref, replace: true, below: true as const },
    });
    const question = { kind: "paragraph" as const, spans: [{ kind: "text" as const, text: "Which?" }] };
    const last = [stop("all", "all"), stop("none", "none")];
    const draft = (...titles: string[]): Pick<Draft, "blocks" | "buttons"> => ({
      blocks: [question],
      buttons: [...titles.map((title, at) => [stop(title, String(at + 7))]), last],
    });
    const short = draft("Northgate", "Riverside");
    expect(withNumberedChoices(short)).toEqual(short);
    const { blocks, buttons } = withNumberedChoices(draft("Castelmira United v Zhurava Olympic · 3 pp", "Riverside"));
    expect(
      blocks.map((block) => (block.kind === "list" ? [block.items.flat().map((one) => one.text), block.marks] : block.kind)),
    ).toEqual([
      "paragraph",
      [
        ["Stop Castelmira United v Zhurava Olympic · 3 pp", "Stop Riverside"],
        ["1", "2"],
      ],
    ]);
    expect(buttons.map((row) => row.map((button) => [button.label, "press" in button ? button.press.text : ""]))).toEqual([
      [
        ["1", "7"],
        ["2", "8"],
      ],
      [
        ["Stop all", "all"],
        ["Stop none", "none"],
      ],
    ]);
  });
});
