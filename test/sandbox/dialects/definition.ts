import { withListed, withRefreshed } from "../../../src/propose/beside.ts";
import { draftFrom } from "../../../src/propose/draft.ts";
import { endpoints } from "../../../src/sandbox/answers.ts";
import type { World } from "../../../src/sandbox/world.ts";
import type { Ask, Definition } from "../../../src/sources/definition.ts";
import { documentedRequests, documentedService } from "../../../src/sources/documented/service.ts";
import { type DialectName, dialects } from "./catalog.ts";

const asks: Readonly<Record<string, Ask>> = { odds: "boards", "value-bets": "value_bets" };

/** What the sandbox of a world answers in a dialect. */
export function answerOf(
  world: World,
  time: number,
  { name, dialect, slug = "" }: { name: string; dialect: DialectName; slug?: string },
): unknown {
  const endpoint = endpoints.find((one) => one.name === name);
  const manner = { dialect: dialects[dialect], showRefreshTime: true };
  return JSON.parse(endpoint?.answer({ world, time, manner, slug, query: { per_page: "100" } })?.body ?? "null");
}

/** Answers of all endpoints but one that a list names first: a board of each sport, for not every one has every market. */
function recordedIn(world: World, time: number, dialect: DialectName): { ask: Ask; answer: unknown }[] {
  const matches = world.matches(time);
  const boards = matches.filter(({ league }, index) => matches.findIndex((one) => one.league.sport === league.sport) === index);
  return endpoints
    .filter(({ name }) => name !== "fighter" && !(name === "history" && dialect === "dictionary"))
    .flatMap(({ name }) =>
      (name === "odds" ? boards : boards.slice(0, 1)).map(({ slug }) => ({
        ask: asks[name] ?? (name as Ask),
        answer: answerOf(world, time, { name, dialect, slug }),
      })),
    );
}

/** How a dialect is read, drafted from its own answers. */
export function definitionOf(world: World, time: number, dialect: DialectName): Definition {
  const recorded = recordedIn(world, time, dialect);
  const { definition } = draftFrom(recorded, documentedService);
  const answersTo = (ask: Ask) => recorded.filter((one) => one.ask === ask).map(({ answer }) => answer);
  const { matches, boards } = definition.asks;
  if (!matches || !boards) throw new Error(`${dialect} was not drafted`);
  const shapes = {
    ...definition.asks,
    matches: { ...matches, shape: withListed(matches.shape, answersTo("matches")) },
    boards: { ...boards, shape: withRefreshed(boards.shape, answersTo("boards")) },
  };
  const requests: Readonly<Record<string, object>> = documentedRequests;
  const asked = Object.entries(shapes).map(([ask, request]) => [ask, { ...request, ...requests[ask] }]);
  return { ...definition, asks: Object.fromEntries(asked) as Definition["asks"] };
}
