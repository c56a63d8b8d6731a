import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Drawn } from "../chat/picture.ts";
import { writable } from "./letters.ts";
import { pngFromSvg } from "./png.ts";
import { type Drawing, svgFromPicture } from "./svg.ts";

/** What the thread is asked for, one at a time. */
export interface Asked {
  drawing: Drawing;
  form: Drawn["kind"];
}

/** What it answers: the picture, or why there is none. */
export type Answered = { drawn: Uint8Array | string } | { fault: string };

// On Linux this is the thread's own priority; elsewhere it would be the process's. Answers and alerts go before pictures.
if (process.platform === "linux") setPriority(0, constants.priority.PRIORITY_LOW);

parentPort?.on("message", ({ drawing, form }: Asked) => {
  parentPort?.postMessage(answerTo({ drawing, form }));
});

function answerTo({ drawing, form }: Asked): Answered {
  try {
    // A browser has the fonts of its machine.
    if (form === "svg") return { drawn: svgFromPicture(drawing) };
    return { drawn: pngFromSvg(svgFromPicture(writable(drawing))) };
  } catch (error) {
    return { fault: String(error) };
  }
}
