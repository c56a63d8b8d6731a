// Runs `npm start` with nothing set, waits until the address that it prints answers, then stops it and checks that it stopped well.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const env = { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), "linewatch-")), PORT: "0" };
const child = spawn("npm", ["start"], { env, stdio: ["ignore", "pipe", "inherit"], detached: true });
const deadline = setTimeout(() => finish("no address within 60 seconds"), 60_000);
let output = "";

child.stdout.on("data", async (chunk) => {
  output += chunk;
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  if (!address || child.stdout.isPaused()) return;
  child.stdout.pause();
  const page = await fetch(address);
  const text = await page.text();
  finish(page.ok && text.includes("<html") ? null : `${address} answered ${page.status}`);
});
child.on("exit", (code) => finish(`it ended with code ${code}`));

function finish(problem) {
  clearTimeout(deadline);
  child.removeAllListeners("exit");
  child.on("exit", () => process.exit(problem ? 1 : 0));
  console.log(problem ?? "started, answered and stopped");
  process.kill(-child.pid, "SIGTERM");
  setTimeout(() => process.kill(-child.pid, "SIGKILL"), 15_000).unref();
}
