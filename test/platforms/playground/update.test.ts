import { describe, expect, it } from "vitest";
import { callFromBody } from "../../../src/platforms/playground/update.ts";

const person = { language: "en", place: "private", admin: true };

function read(body: unknown) {
  return callFromBody(body, { chat: "ann" });
}

function typed(text: string, picked: { label: string; value: string } | null = null) {
  const update = read({ ...person, kind: "typed", text, picked });
  return update && [update.call.command, update.call.text];
}

describe("what a person types", () => {
  it.each([
    ["/odds arsenal", "odds", "arsenal"],
    ["/ODDS  Arsenal ", "odds", "Arsenal"],
    ["/odds@linewatch_bot arsenal", "odds", "arsenal"],
    ["/watch #17 5%", "watch", "#17 5%"],
    ["/help", "help", ""],
    ["/", "help", ""],
    ["/nosuch thing", "nosuch", "thing"],
  ])("%s is a command with its text", (text, command, rest) => {
    expect(typed(text)).toEqual([command, rest]);
  });

  it("is found out from just words", () => {
    for (const text of ["matches football", "Help", "Northgate United", "Спартак – Динамо"]) {
      const update = read({ ...person, kind: "typed", text, picked: null });
      expect(update?.call).toMatchObject({ command: "odds", text, plain: true });
    }
  });

  it("means the value of a picked suggestion while the chat shows its label", () => {
    const picked = { label: "North – South", value: "#17" };
    expect(typed("/watch North – South 5%", picked)).toEqual(["watch", "#17 5%"]);
    expect(typed("/odds North – South", picked)).toEqual(["odds", "#17"]);
    expect(read({ ...person, kind: "typed", text: "/odds North – South", picked })?.asked).toBe("/odds North – South");
  });

  it("means what stands there when the picked label was written over", () => {
    expect(typed("/odds North", { label: "North – South", value: "#17" })).toEqual(["odds", "North"]);
  });

  it("loses control characters and line breaks, and is nothing when nothing is left", () => {
    expect(typed("/odds\narse\u0000nal\u202E")).toEqual(["odds", "arsenal"]);
    expect(typed(" \u0000\n ")).toBeNull();
  });
});

describe("a pressed button", () => {
  const press = (data: string) => read({ ...person, kind: "pressed", message: "m-1", data });

  it("is a call with the text it carries, and says which message its answer replaces", () => {
    expect(press("=odds #17")).toMatchObject({
      call: { command: "odds", text: "#17", source: "button" },
      asked: null,
      replaces: "m-1",
    });
    expect(press("+watch #17")).toMatchObject({ call: { command: "watch" }, replaces: null });
  });

  it("is nothing when it carries what no button of ours could", () => {
    for (const data of ["", "odds #17", "=ODDS", "=odds #17\n", "=../../x", "={}"]) expect(press(data)).toBeNull();
  });
});

describe("a body that the page could not have sent", () => {
  const good = { ...person, kind: "typed", text: "/help", picked: null };

  it.each([
    ["nothing", undefined],
    ["a list", [good]],
    ["no kind", { ...good, kind: undefined }],
    ["another kind", { ...good, kind: "admin" }],
    ["a field too many", { ...good, address: "telegram:1" }],
    ["a place that is none", { ...good, place: "channel" }],
    ["rights that are words", { ...good, admin: "yes" }],
    ["a language that is none", { ...good, language: "en\r\nx" }],
    ["too long a text", { ...good, text: "x".repeat(6_001) }],
    ["a text that is a number", { ...good, text: 1 }],
  ])("%s is no call", (_, body) => {
    expect(read(good)).not.toBeNull();
    expect(read(body)).toBeNull();
  });
});
