import { createHttp } from "../api/asking/http.ts";
import { ApiUnreachable, unreachableWords } from "../api/errors.ts";
import type { Config } from "../config.ts";
import { draftFrom } from "../propose/draft.ts";
import { documentedService } from "../sources/documented/service.ts";
import { version } from "../version.ts";
import { amber, type Finding, green, red } from "./finding.ts";
import { lookAtService, serviceFindings } from "./service.ts";

const about = "odds";

/** Asks the odds service of the configuration for its shortest list. `pay` is for services that count what is asked. */
export async function oddsFindings({ api, proxy, service }: Asked, pay?: (cost: number) => Promise<void>): Promise<Finding[]> {
  if (api && service)
    return serviceFindings(await lookAtService({ service, baseUrl: api.baseUrl, proxy, ...(pay && { pay }) }), service);
  if (!api) return [green(about, "they are invented, and every message says so")];
  const http = createHttp({ baseUrl: api.baseUrl, version, proxy });
  try {
    const { status, json } = await http.get({ path: ["bookmakers"] });
    if (status !== 200) return [red(about, `the service answers with status ${status}`, "look at ODDS_API_BASE_URL")];
    const { rows, questions } = draftFrom([{ ask: "bookmakers", answer: json }], documentedService);
    const names = rows.bookmakers?.length ?? 0;
    if (names > 0) return [green(about, `the service answers, and names ${names} bookmakers`)];
    const why = questions[0] ? `: ${questions[0].question}` : "";
    return [amber(about, `the service answers, and names no bookmaker that can be read${why}`, "see what can: npm run doctor")];
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    const { detail, reason } = error;
    if (detail !== null) return [{ light: "red", about, says: detail, advice: null }];
    return [red(about, unreachableWords[reason], "look at ODDS_API_BASE_URL and this machine's network")];
  } finally {
    await http.close();
  }
}

type Asked = Pick<Config, "api" | "proxy"> & { service?: Config["service"] };
