import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createStage, type Stage } from "../alert-path/stage.ts";
import { engines } from "../databases.ts";

const ann = "telegram:1";

describe.each(engines)("what one message takes on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let stage: Stage;
  beforeEach(async () => {
    opened = await open();
    stage = createStage(opened);
    await stage.addChat(ann);
  });
  afterEach(() => opened.close());

  it("puts thirty matches into a message and the rest into the next", async () => {
    for (let nth = 0; nth < 33; nth++) {
      const known = await stage.addMatch(`many-${nth}`);
      await stage.poll(known);
      await stage.watch(ann, known);
      await stage.poll(known, 0.6);
    }
    await stage.deliver();
    expect(stage.sent.map(({ said }) => said.matches.length)).toEqual([30, 3]);
    expect(await stage.waiting()).toEqual([]);
  });
});
