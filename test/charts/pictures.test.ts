import { afterEach, describe, expect, it } from "vitest";
import { createPictures, type Limits, type Pictures } from "../../src/charts/pictures.ts";
import type { Picture } from "../../src/chat/picture.ts";
import { silentLog } from "../../src/log.ts";
import { projectFile } from "../../src/project-file.ts";
import { createFakeClock } from "../clock.ts";

const built = projectFile("dist/draw.js");
/** A program that answers with how many it has drawn, from 1. */
const counting = programOf(`let count = 0; parentPort.on("message", () => parentPort.postMessage({ drawn: String(++count) }))`);

function programOf(source: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads"; ${source}`)}`);
}

const running: Pictures[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((pictures) => pictures.stop()));
});

function open(program: URL, limits: Partial<Limits> = {}) {
  const clock = createFakeClock();
  const pictures = createPictures({ program, clock, log: silentLog, limits });
  running.push(pictures);
  const draw = (title: string, form: "png" | "svg" = "svg") =>
    pictures.draw({ picture: pictureOf(title), credit: ["Source: Odds"], theme: "light" }, form);
  return { clock, draw };
}

function pictureOf(title: string): Picture {
  return { title, subtitle: "Winner", theme: null, figure: { kind: "grid", columns: ["Home"], rows: [] } };
}

describe("pictures", () => {
  it("are drawn as SVG and as PNG by the program that is built", async () => {
    const { draw } = open(built);
    const svg = await draw("Ann — Bob");
    expect(svg).toMatchObject({ kind: "svg", text: expect.stringMatching(/^<svg.*Ann — Bob.*Source: Odds.*<\/svg>$/s) });
    const png = await draw("Ann — Bob", "png");
    const signature = png?.kind === "png" ? Buffer.from(png.data.subarray(0, 8)).toString("latin1") : null;
    expect(signature).toBe("\x89PNG\r\n\x1a\n");
  });

  it("are drawn once for all who want the same, at once or later", async () => {
    const { draw } = open(counting);
    const [first, second] = await Promise.all([draw("same"), draw("same")]);
    expect(first).toEqual({ kind: "svg", text: "1" });
    expect(second).toBe(first);
    expect(await draw("same")).toBe(first);
    expect(await draw("another")).toEqual({ kind: "svg", text: "2" });
  });

  it("are let go, the oldest first, so that what is kept is bounded", async () => {
    const { draw } = open(counting, { keptBytes: 4 });
    for (const title of ["a", "b", "c"]) await draw(title);
    expect(await draw("c")).toEqual({ kind: "svg", text: "3" });
    expect(await draw("a")).toEqual({ kind: "svg", text: "4" });
  });

  it("are missing where the thread fails, and come again with the next one", async () => {
    const { draw } = open(
      programOf(
        `parentPort.on("message", ({ drawing }) => drawing.picture.title === "bad" ? process.exit(1) : parentPort.postMessage({ drawn: "good" }))`,
      ),
    );
    expect(await draw("bad")).toBeNull();
    expect(await draw("good")).toEqual({ kind: "svg", text: "good" });
  });

  it("are missing where they cannot be drawn", async () => {
    const { draw } = open(programOf(`parentPort.on("message", () => parentPort.postMessage({ fault: "no" }))`));
    expect(await draw("bad")).toBeNull();
  });

  it("are given up when one takes too long, and those that waited too long for it are not begun", async () => {
    const { clock, draw } = open(
      programOf(
        `parentPort.on("message", ({ drawing }) => drawing.picture.title !== "endless" && parentPort.postMessage({ drawn: "good" }))`,
      ),
      { drawingMs: 20_000, patienceMs: 10_000 },
    );
    const endless = draw("endless");
    const waiting = draw("waiting");
    await clock.advance(20_001);
    expect(await endless).toBeNull();
    expect(await waiting).toBeNull();
    expect(await draw("good")).toEqual({ kind: "svg", text: "good" });
  });

  it("are refused at once when too many wait", async () => {
    const { draw } = open(counting, { waiting: 2 });
    const all = await Promise.all(["a", "b", "c", "d"].map((title) => draw(title)));
    expect(all.map((drawn) => drawn?.kind ?? null)).toEqual(["svg", "svg", null, null]);
  });

  it("need no thread while nobody wants one", async () => {
    const { clock, draw } = open(counting, { idleMs: 60_000 });
    await draw("a");
    expect(await draw("b")).toEqual({ kind: "svg", text: "2" });
    await clock.advance(60_001);
    expect(await draw("c")).toEqual({ kind: "svg", text: "1" });
  });
});
