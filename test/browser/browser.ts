import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const args = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The machine's Chromium; `CHROMIUM_PATH` says where when it is not in Debian's place. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium", args });
}

export interface Visit {
  page: Page;
  /** Everything the page complained about: console errors, uncaught errors, violations of the content policy. */
  complaints: string[];
}

/** A fresh visitor, as if nobody had been there before. */
export async function visit(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1100, height: 800 },
    locale: "en-GB",
    timezoneId: "UTC",
    // Pictures of a page that stands still.
    reducedMotion: "reduce",
    ...options,
  });
  // A guard against what never comes, no measure of speed.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints };
}
