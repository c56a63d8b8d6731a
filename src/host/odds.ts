import { decode, NotUnderstood } from "../api/decode/index.ts";
import { ApiUnreachable, unreachableWords } from "../api/errors.ts";
import { createHttp } from "../api/http.ts";
import type { Config } from "../config.ts";
import { version } from "../version.ts";
import { amber, type Finding, green, red } from "./finding.ts";

/** Asks the odds service of the configuration for its shortest list. */
export async function oddsFindings({ api, mapping, proxy }: Pick<Config, "api" | "mapping" | "proxy">): Promise<Finding[]> {
  const about = "odds";
  if (!api) return [green(about, "they are invented, and every message says so")];
  const http = createHttp({ baseUrl: api.baseUrl, version, proxy });
  try {
    const { status, json } = await http.get({ path: ["bookmakers"] });
    if (status !== 200) return [red(about, `the service answers with status ${status}`, "look at ODDS_API_BASE_URL")];
    const { items } = decode("bookmakers", json, { mapping });
    if (items.length > 0) return [green(about, `the service answers, and names ${items.length} bookmakers`)];
    return [amber(about, "the service answers, and names no bookmaker", "see what is understood of it: npm run doctor")];
  } catch (error) {
    if (error instanceof NotUnderstood)
      return [amber(about, `the list of bookmakers is not understood: ${error.reason}`, "see what is: npm run doctor")];
    if (!(error instanceof ApiUnreachable)) throw error;
    return [red(about, unreachableWords[error.reason], "look at ODDS_API_BASE_URL and this machine's network")];
  } finally {
    await http.close();
  }
}
