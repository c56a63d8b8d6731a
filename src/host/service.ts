import { createHttp, type HttpResponse } from "../api/asking/http.ts";
import { evenPaceMs } from "../api/budget/windows.ts";
import { ApiUnreachable, unreachableWords } from "../api/errors.ts";
import type { PlanSeen, ServiceSeen, ServiceState } from "../api/examination.ts";
import { askable } from "../api/reading/grouped.ts";
import type { Config } from "../config.ts";
import { costOf, meaningOf, placeOf, questionsOf } from "../sources/ask.ts";
import { openSource } from "../sources/open.ts";
import { Misfit } from "../sources/reading/reading.ts";
import { version } from "../version.ts";
import { amber, type Finding, green, red } from "./finding.ts";

type Service = NonNullable<Config["service"]>;

export interface Asked {
  service: Service;
  baseUrl: string;
  proxy: Config["proxy"];
  /** Pays for the question, and rejects where it can't be paid; left out where nothing is counted yet. */
  pay?(cost: number): Promise<void>;
}

/** Asks a service the cheapest question that its definition knows: whether the key is taken, and the answer is what was described. */
export async function lookAtService({ service, baseUrl, proxy, pay }: Asked): Promise<ServiceSeen> {
  const http = createHttp({ baseUrl, service: { auth: service.about.auth, key: service.key }, version, proxy });
  const { ask, request, values, cost } = cheapestOf(service);
  try {
    await pay?.(cost);
    return seenOf(await http.get(placeOf(request, values)), { service, ask });
  } catch (error) {
    if (error instanceof Misfit) return seen(service, "misfit", error.message);
    if (!(error instanceof ApiUnreachable)) throw error;
    if (error.reason === "spent") return seen(service, "spent", null);
    if (error.reason === "aborted") return seen(service, "busy", null);
    return seen(service, "down", error.detail ?? unreachableWords[error.reason]);
  } finally {
    await http.close();
  }
}

const cheap = ["sports", "matches", "leagues"] as const;
type Cheap = (typeof cheap)[number];

function cheapestOf({ about, settings }: Service) {
  const today = new Date().toISOString().slice(0, 10);
  const known = cheap.flatMap((ask) => {
    const request = about.asks[ask];
    const [values] = request ? questionsOf(request, { settings, days: [today] }) : [];
    return request && values ? [{ ask, request, values, cost: costOf(request, values) }] : [];
  });
  const [cheapest] = known.sort((a, b) => a.cost - b.cost);
  if (!cheapest) throw new Error("the definition names no matches");
  return cheapest;
}

/** Of a list, all that a service has; as many as a person reads are named. */
const mostSlugs = 1_000;
const mostNamed = 100;

/** Throws `Misfit`. */
function seenOf(response: HttpResponse, { service, ask }: { service: Service; ask: Cheap }): ServiceSeen {
  const left = service.about.budget.flatMap(({ left: name, per }) => {
    const units = name === undefined ? null : response.header(name);
    return units === null || !/^\d+(?:\.\d+)?$/.test(units) ? [] : [{ per, units: Number(units) }];
  });
  const state = stateOf(response, service);
  if (state !== "works") return { ...seen(service, state, `status ${response.status}`), left };
  const { rows = [] } = openSource(service).readers[ask]?.(response.json) ?? {};
  const slugs = rows.slice(0, mostSlugs).flatMap(({ slug }) => (slug == null ? [] : [String(slug)]));
  return { ...seen(service, "works", null, left), listed: { ask, rows: rows.length, slugs }, left };
}

function stateOf(response: HttpResponse, { about }: Service): ServiceState {
  const { status } = response;
  switch (meaningOf(about, response)) {
    case "key":
      return "key";
    case "plan":
      return "plan";
    case "spent":
      return "spent";
    case "too_fast":
      return "busy";
    case "unknown":
    case "wish":
      return "choices";
  }
  if (status >= 200 && status < 300) return "works";
  if (status === 401) return "key";
  return status === 429 || status === 503 ? "busy" : "refused";
}

function seen(service: Service, state: ServiceState, detail: string | null, left: ServiceSeen["left"] = []): ServiceSeen {
  const { about, settings } = service;
  return {
    service: about.name,
    state,
    isKeyed: about.auth !== null,
    settings: settingsFor(state, service),
    detail,
    listed: null,
    left,
    has: [...askable(about, settings)],
    plan: planOf(service, left),
  };
}

/** Which settings are to be looked at. */
function settingsFor(state: ServiceState, { about }: Service): string[] {
  if (state === "key") return ["ODDS_API_KEY"];
  if (state === "down") return ["ODDS_API_BASE_URL"];
  const choices = Object.keys(about.settings).map((setting) => `ODDS_${setting.toUpperCase()}`);
  return state === "plan" || state === "choices" ? (choices.length > 0 ? choices : ["ODDS_SOURCE"]) : [];
}

const minuteMs = 60_000;

/** A larger plan than the definition's shows by what is left of it. */
function planOf({ about, settings }: Service, left: ServiceSeen["left"]): PlanSeen {
  const windows = about.budget.map((window) => {
    const said = left.find(({ per }) => per === window.per)?.units ?? 0;
    return { ...window, units: Math.max(window.units, said) };
  });
  const { boards } = about.asks;
  const cost = boards ? costOf(boards, settings) : 0;
  const covers = boards?.covers ?? "all";
  const paceMs = evenPaceMs(windows, cost);
  return {
    windows: windows.map(({ per, units }) => ({ per, units })),
    brings: typeof covers === "object" ? covers.ids : covers === "all" ? "everything" : covers,
    cost,
    evenPaceMs: paceMs !== null && paceMs > about.rhythm.ahead[0] * minuteMs ? paceMs : null,
  };
}

const about = "odds";

/** What was seen of a service, as an operator reads it. */
export function serviceFindings(seenNow: ServiceSeen, service: Service): Finding[] {
  const state = stateFinding(seenNow, service);
  if (state.light === "red") return [state];
  return [state, ...choiceFindings(seenNow, service), hasFinding(seenNow), ...planFindings(seenNow.plan)];
}

/** Of sports, where they were listed: what a host may choose, as long as nothing is chosen; then whether it is there. */
function choiceFindings({ listed }: ServiceSeen, { about: { name, settings }, settings: chosen }: Service): Finding[] {
  const usual = settings["sports"]?.default;
  if (usual === undefined || listed?.ask !== "sports" || listed.slugs.length === 0) return [];
  const { slugs } = listed;
  const can = `it can name ${slugs.slice(0, mostNamed).join(", ")}`;
  const sports = chosen["sports"] ?? [];
  if (String(usual) === String(sports)) return [green(about, `ODDS_SPORTS is ${usual.join(",")}; ${can}`)];
  const unlisted = sports.filter((sport) => !slugs.includes(sport) && !usual.includes(sport));
  if (unlisted.length === 0) return [];
  return [amber(about, `${name} lists no ${unlisted.join(", ")} at present`, `look at ODDS_SPORTS: ${can}`)];
}

function stateFinding({ state, detail, listed, left, isKeyed, settings }: ServiceSeen, service: Service): Finding {
  const { name, website } = service.about;
  const choices = settings.join(", ");
  const plans = website === undefined ? "the plan" : `the plan at ${website}`;
  switch (state) {
    case "works": {
      const rest = left.map(({ per, units }) => `, ${units} left this ${per}`).join("");
      return green(about, `${name} ${isKeyed ? "takes the key" : "answers"}, with ${listed?.rows ?? 0} ${listed?.ask}${rest}`);
    }
    case "key":
      return red(about, `${name} refuses the key`, "look at ODDS_API_KEY, or at the file that ODDS_API_KEY_FILE names");
    case "plan":
      return red(about, "the key is right, but its plan doesn't include this", `look at ${choices}, and at ${plans}`);
    case "spent":
      return amber(about, "the key is right, but its limit is used up", `wait for the next period, or look at ${plans}`);
    case "busy":
      return amber(about, `${name} gets too many requests right now`, "wait some minutes; another program may use this key too");
    case "choices":
      return red(about, `${name} doesn't know what is asked for (${detail})`, `look at ${choices}`);
    case "misfit":
      return red(about, `its answer isn't what its definition says: ${detail}`, misfitAdvice(service));
    case "refused":
      return red(about, `${name} answers with ${detail}`, `look whether ${name} reports trouble, then run this again`);
    case "down":
      return {
        ...{ light: "red", about, says: `${name} can't be reached: ${detail}` },
        advice: /: look at /.test(detail ?? "") ? null : "look at ODDS_API_BASE_URL and this machine's network",
      };
  }
}

function misfitAdvice({ isFile }: Service): string {
  return isFile ? "mend the file that ODDS_SOURCE names, see docs/add-a-source.md" : "report it: the service has changed";
}

const features: readonly (readonly [ask: ServiceSeen["has"][number], words: string])[] = [
  ["matches", "matches"],
  ["boards", "odds and alerts"],
  ["results", "results"],
  ["value_bets", "value bets of its own"],
  ["predictions", "predictions"],
  ["leagues", "a list of leagues"],
  ["teams", "a list of teams"],
  ["fighters", "fighters"],
  ["bookmakers", "ratings of bookmakers"],
  ["bonuses", "bonuses"],
];

function hasFinding({ has }: ServiceSeen): Finding {
  const wordsOf = (isThere: boolean) => features.filter(([ask]) => has.includes(ask) === isThere).map(([, words]) => words);
  const [works, missing] = [wordsOf(true), wordsOf(false)];
  const said = `works: ${works.join(", ")}${missing.length > 0 ? `; not there: ${missing.join(", ")}` : ""}`;
  return green(about, said);
}

const broughtWords = {
  everything: "everything",
  match: "a match",
  sport: "a sport",
  league: "a league",
  day: "a day",
  series: "a series",
};

function planFindings({ windows, brings, cost, evenPaceMs: paceMs }: PlanSeen): Finding[] {
  const budget = windows.map(({ per, units }) => `${units} ${per === "hour" ? "an" : "a"} ${per}`).join(", ");
  const brought = typeof brings === "number" ? `${brings} matches` : broughtWords[brings];
  const price = cost === 0 ? "nothing" : String(cost);
  const plan = green(about, `plan: ${budget || "no limit is known"}; the odds of ${brought} cost ${price}`);
  if (paceMs === null) return [plan, green(about, "alerts: the plan doesn't delay them")];
  const looks = Math.max(1, Math.round(86_400_000 / paceMs));
  const says = `alerts: all watches together get about ${looks} checks a day, so an alert may come up to ${durationOf(paceMs)} late`;
  return [plan, green(about, says)];
}

function durationOf(ms: number): string {
  const minutes = Math.ceil(ms / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${minutes % 60 === 0 ? "" : ` ${minutes % 60} min`}`;
}
