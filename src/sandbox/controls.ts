import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { dialectNames } from "./dialects/catalog.ts";
import { type Fault, faultKinds } from "./faults.ts";
import { KnobRefused, type Knobs, type MoveRequest } from "./knobs.ts";

/**
 * The knobs over HTTP: `GET /sandbox` lists them. They are tools for this machine only, so they answer nobody but loopback
 * (by address and by Host, or a web page could reach them through a name that points here) and take nothing but JSON.
 */
export function addControls(app: FastifyInstance, knobs: Knobs): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.addHook("onRequest", refuseStrangers);
    scope.setErrorHandler((error, _request, reply) => explain(error, reply));
    scope.get("/sandbox", () => ({ knobs: descriptions }));
    scope.get("/sandbox/statistics", () => knobs.statistics());
    scope.post("/sandbox/statistics/reset", () => {
      knobs.resetStatistics();
      return done;
    });
    scope.get("/sandbox/moves", () => knobs.moves());
    scope.get<{ Params: { slug: string } }>("/sandbox/matches/:slug", ({ params }) => knobs.state(params.slug));
    scope.post<{ Body: MoveRequest }>("/sandbox/move", takes(moveBody), ({ body }) => knobs.move(body));
    scope.post<{ Body: Reversal }>("/sandbox/reverse", takes(reverseBody), ({ body }) => knobs.reverse(body));
    scope.post<{ Body: { slug: string } }>("/sandbox/refresh", takes(refreshBody), ({ body }) => knobs.refresh(body));
    scope.post<{ Body: Hiding }>("/sandbox/hide", takes(hideBody), ({ body }) => {
      knobs.hide(body);
      return done;
    });
    scope.post<{ Body: Fault }>("/sandbox/fault", takes(faultBody), ({ body }) => {
      knobs.fail(body);
      return done;
    });
    scope.post("/sandbox/fault/clear", () => {
      knobs.clearFaults();
      return done;
    });
    scope.post<{ Body: Parameters<Knobs["speak"]>[0] }>("/sandbox/dialect", takes(dialectBody), ({ body }) => knobs.speak(body));
  });
}

type Reversal = Parameters<Knobs["reverse"]>[0];
type Hiding = Parameters<Knobs["hide"]>[0];

const done = { done: true };
const text = { type: "string", maxLength: 200 } as const;
const visible = { enum: ["now", "next_refresh"] } as const;

const moveBody = {
  required: ["slug", "selection"],
  properties: {
    slug: text,
    market: { enum: ["winner", "total", "both_score"] },
    line: { type: "number" },
    selection: text,
    points: { type: "number", minimum: -100, maximum: 100 },
    price: { type: "number" },
    bookmaker: text,
    visible,
  },
};
const reverseBody = { properties: { id: { type: "integer" }, slug: text, visible } };
const refreshBody = { required: ["slug"], properties: { slug: text } };
const hideBody = { required: ["slug", "hidden"], properties: { slug: text, hidden: { type: "boolean" } } };
const faultBody = {
  required: ["kind"],
  properties: {
    kind: { enum: faultKinds },
    times: { type: "integer", minimum: 1, maximum: 1_000_000 },
    endpoint: text,
    status: { type: "integer", minimum: 200, maximum: 599 },
    retryAfter: text,
    delayMs: { type: "integer", minimum: 0, maximum: 600_000 },
    bytes: { type: "integer", minimum: 0, maximum: 2 ** 31 },
    location: text,
  },
};
const dialectBody = { properties: { dialect: { enum: dialectNames }, showRefreshTime: { type: "boolean" } } };

const descriptions = [
  {
    knob: "GET /sandbox/statistics",
    does: "Requests by endpoint, refusals, the most in any 60 seconds, failures that were asked for.",
  },
  { knob: "POST /sandbox/statistics/reset", does: "Begins the figures anew." },
  { knob: "GET /sandbox/matches/:slug", does: "When a match's odds were refreshed, and when they will be." },
  { knob: "GET /sandbox/moves", does: "All moves so far." },
  {
    knob: "POST /sandbox/move",
    does: "Moves a selection by points of probability, or fixes a price, until reversed; for all bookmakers or one.",
    body: moveBody.properties,
  },
  { knob: "POST /sandbox/reverse", does: "Ends one move (id) or all of a match (slug).", body: reverseBody.properties },
  { knob: "POST /sandbox/refresh", does: "Refreshes a match's odds at this moment.", body: refreshBody.properties },
  { knob: "POST /sandbox/hide", does: "Takes a match off the list, or puts it back.", body: hideBody.properties },
  {
    knob: "POST /sandbox/fault",
    does: "Lets the next calls fail or wait, of one endpoint or of any.",
    body: faultBody.properties,
  },
  { knob: "POST /sandbox/fault/clear", does: "Forgets the failures that have not happened yet." },
  { knob: "POST /sandbox/dialect", does: "Changes how answers are written, from the next one on.", body: dialectBody.properties },
];

function takes(body: object) {
  return { schema: { body: { type: "object", additionalProperties: false, ...body } } };
}

async function refuseStrangers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const fromHere = /^(127\.|::1$|::ffff:127\.)/.test(request.ip);
  const toHere = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:\d+)?$/.test(request.headers.host ?? "");
  if (!fromHere || !toHere) await reply.code(403).send({ message: "The knobs answer on this machine only." });
}

function explain(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof KnobRefused) return reply.code(404).send({ message: error.message });
  const status = error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  return reply.code(status).send({ message: error instanceof Error ? error.message : "unexpected" });
}
