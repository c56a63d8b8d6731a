import { describe, expect, it } from "vitest";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import { createHealth } from "../../src/api/health.ts";
import { createFakeClock } from "../clock.ts";

describe("the health of an endpoint", () => {
  it("counts failures since the first of them and forgets them with a good answer", async () => {
    const clock = createFakeClock();
    const start = clock.now();
    const health = createHealth(clock);
    health.answered("teams");
    await clock.advance(1_000);
    health.failed("teams", new ApiUnreachable("timeout"));
    await clock.advance(1_000);
    health.failed("teams", new ApiRefused({ status: 500 }));
    const failing = {
      endpoint: "teams",
      answeredAt: start,
      failingSince: start + 1_000,
      failures: 2,
      failure: "refused",
      failedAt: start + 2_000,
      misfit: null,
    };
    expect(health.list()).toEqual([failing]);
    health.answered("teams");
    expect(health.list()).toEqual([
      { endpoint: "teams", answeredAt: start + 2_000, failingSince: null, failures: 0, failure: null, misfit: null },
    ]);
  });

  it("stays with a list that the service doesn't know, until it does, or nobody asks for it any more", async () => {
    const clock = createFakeClock();
    const health = createHealth(clock);
    const failure = () => health.list()[0]?.failure;
    const fail = (question: string) => health.failed("matches", new ApiUnreachable("wish"), question);
    fail("nowhere");
    health.answered("matches", "football");
    expect([failure(), health.list()[0]?.answeredAt]).toEqual(["wish", clock.now()]);
    health.answered("matches", "nowhere");
    expect(failure()).toBeNull();
    fail("a day");
    await clock.advance(2 * 3_600_000);
    health.answered("matches", "the next day");
    expect(failure()).toBeNull();
  });

  it("says until when there are no credits, and what else a refusal is", async () => {
    const clock = createFakeClock();
    const start = clock.now();
    const health = createHealth(clock);
    health.failed("boards", new ApiUnreachable("spent", 5_000));
    expect(health.list()).toMatchObject([{ failure: "spent", until: start + 5_000 }]);
    health.failed("boards", new ApiRefused({ status: 429 }));
    expect(health.list()).toMatchObject([{ failure: "busy" }]);
    expect(health.list()[0]).not.toHaveProperty("until");
  });

  it.each([
    ["a slug that nobody has", new ApiRefused({ status: 404 })],
    ["a question that was given up", new ApiUnreachable("aborted")],
    ["a question that was not sent", new ApiUnreachable("resting")],
    ["a budget without room", new ApiBusy(1_000)],
  ])("does not suffer from %s", (_what, error) => {
    const health = createHealth(createFakeClock());
    health.failed("match", error);
    expect(health.list()).toEqual([]);
  });
});
