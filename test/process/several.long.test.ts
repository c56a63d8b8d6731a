import { setTimeout as wait } from "node:timers/promises";
import { afterAll, it, vi } from "vitest";
import { killLeftProcesses } from "./processes.ts";
import { openSeveral } from "./several.ts";

vi.setConfig({ testTimeout: 1_200_000 });
afterAll(killLeftProcesses);
const only = process.env["SCENARIO"] ?? "";
const is = (name: string) => only === "" || only.split(",").includes(name);

for (const [kind, seconds, count] of [
  ["refuses", 11, 1],
  ["hangs", 20, 1],
  ["refuses", 60, 1],
  ["refuses", 600, 1],
  ["hangs", 600, 1],
  ["refuses", 60, 2],
  ["refuses", 20, 2],
  ["hangs", 60, 1],
  ["hangs", 11, 1],
] as const)
  it.runIf(is(`${kind}-${seconds}-${count}`))(`${kind} ${seconds} ${count}`, async () => {
    const several = await openSeveral();
    const members = [];
    for (let n = 0; n < count; n++) members.push(await several.start());
    const [first] = members;
    if (!first) throw new Error();
    await first.bot.until(() => several.isTaken());
    await several.watch(first.bot);
    await wait(3000);
    several.move();
    await first.bot.until(() => several.told() >= 1);
    several.ask();
    await wait(6000);
    several.reset();
    for (const { line } of members) line.set(kind);
    await wait(seconds * 500);
    several.move();
    await wait(seconds * 500);
    const during = several.seen();
    console.log("DURING", kind, seconds, count, JSON.stringify(during));
    for (const { line } of members) line.set("open");
    const back = performance.now();
    let resumed = -1;
    for (let t = 0; t < 90_000; t += 250) {
      await wait(250);
      if (resumed < 0 && several.told() >= 2) {
        resumed = performance.now() - back;
        several.move();
      }
    }
    several.hush();
    await wait(3000);
    console.log(
      "RESULT",
      kind,
      seconds,
      count,
      "resumed after ms",
      Math.round(resumed),
      JSON.stringify(several.seen()),
      members.map(({ bot }) => /cannot go on|bug ended/.exec(bot.stderr() + bot.stdout())?.[0] ?? "runs").join(),
    );
    await several.close();
  });

for (const kind of ["stop", "partition"] as const)
  it.runIf(is(kind))(kind, async () => {
    const several = await openSeveral();
    const a = await several.start();
    await a.bot.until(() => several.isTaken());
    const b = await several.start();
    await several.watch(a.bot);
    await wait(3000);
    several.move();
    await a.bot.until(() => several.told() >= 1);
    several.ask();
    await wait(6000);
    several.reset();
    if (kind === "stop") a.bot.signal("SIGSTOP");
    else a.line.set("refuses");
    await wait(15000);
    several.move();
    await wait(15000);
    console.log("DURING", kind, JSON.stringify(several.seen()), "lives", several.lives());
    if (kind === "stop") several.reset();
    if (kind === "stop") a.bot.signal("SIGCONT");
    else a.line.set("open");
    for (let t = 0; t < 80; t++) {
      await wait(1000);
      if (t === 20) several.move();
    }
    several.hush();
    await wait(3000);
    console.log(
      "RESULT",
      kind,
      JSON.stringify(several.seen()),
      [a, b].map(({ bot }) => /cannot go on|bug ended/.exec(bot.stderr() + bot.stdout())?.[0] ?? "runs").join(),
    );
    await several.close();
  });

for (const shiftMs of [-60000, -3000, 1000, 3000, 60000])
  it.runIf(is("clocks") || is(`clock${shiftMs}`))(`clock ${shiftMs}`, async () => {
    const several = await openSeveral();
    const a = await several.start();
    await a.bot.until(() => several.isTaken());
    const b = await several.start({ shiftMs });
    await several.watch(a.bot);
    await wait(3000);
    several.ask();
    several.reset();
    let told = 0;
    for (let t = 0; t < 4; t++) {
      several.move();
      await wait(15000);
      told = several.told();
    }
    several.hush();
    await wait(3000);
    console.log("RESULT clock", shiftMs, "told", told, JSON.stringify(several.seen()), b.bot.stderr().includes("clock"));
    await several.close();
  });
