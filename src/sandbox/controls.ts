import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Fault, faultKinds } from "./faults.ts";
import { KnobRefused, type Knobs, type MoveRequest } from "./knobs.ts";

/**
 * The knobs over HTTP: `GET /sandbox` lists them. They are tools for this machine only, so they answer nobody but loopback
 * (by address and by Host, or a web page could reach them through a name that points here) and take nothing but JSON.
 */
export function addControls(app: FastifyInstance, knobs: Knobs): void {
  app.register(async (scope) => {
    scope.removeContentTypeParser("text/plain");
    scope.setValidatorCompiler<z.ZodType>(({ schema }) => (body: unknown) => {
      const read = schema.safeParse(body);
      return read.success ? { value: read.data } : { error: new Error(z.prettifyError(read.error)) };
    });
    scope.addHook("onRequest", refuseStrangers);
    scope.setErrorHandler((error, _request, reply) => explain(error, reply));
    scope.get("/sandbox", () => ({ knobs: descriptions() }));
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
    scope.post<{ Body: z.output<typeof mannerBody> }>("/sandbox/manner", takes(mannerBody), ({ body }) => {
      knobs.speak(body);
      return done;
    });
  });
}

type Reversal = Parameters<Knobs["reverse"]>[0];
type Hiding = Parameters<Knobs["hide"]>[0];

const done = { done: true };
const text = z.string().max(200);
const visible = z.enum(["now", "next_refresh"]).optional();

const moveBody = z.strictObject({
  slug: text,
  market: z.enum(["winner", "total", "both_score"]).optional(),
  line: z.number().optional(),
  selection: text,
  points: z.number().min(-100).max(100).optional(),
  price: z.number().optional(),
  bookmaker: text.optional(),
  visible,
});
const reverseBody = z.strictObject({ id: z.int().optional(), slug: text.optional(), visible });
const refreshBody = z.strictObject({ slug: text });
const hideBody = z.strictObject({ slug: text, hidden: z.boolean() });
const faultBody = z.strictObject({
  kind: z.enum(faultKinds),
  times: z.int().min(1).max(1_000_000).optional(),
  endpoint: text.optional(),
  status: z.int().min(200).max(599).optional(),
  retryAfter: text.optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  bytes: z
    .int()
    .min(0)
    .max(2 ** 31)
    .optional(),
  location: text.optional(),
});
const mannerBody = z.strictObject({ showRefreshTime: z.boolean() });

const descriptions = () => [
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
    body: fieldsOf(moveBody),
  },
  { knob: "POST /sandbox/reverse", does: "Ends one move (id) or all of a match (slug).", body: fieldsOf(reverseBody) },
  { knob: "POST /sandbox/refresh", does: "Refreshes a match's odds at this moment.", body: fieldsOf(refreshBody) },
  { knob: "POST /sandbox/hide", does: "Takes a match off the list, or puts it back.", body: fieldsOf(hideBody) },
  {
    knob: "POST /sandbox/fault",
    does: "Lets the next calls fail or wait, of one endpoint or of any.",
    body: fieldsOf(faultBody),
  },
  { knob: "POST /sandbox/fault/clear", does: "Forgets the failures that have not happened yet." },
  { knob: "POST /sandbox/manner", does: "Lets answers say when odds were refreshed, or not.", body: fieldsOf(mannerBody) },
];

function takes(body: z.ZodType) {
  return { schema: { body } };
}

/** What a body may have, for whoever asks for the list of knobs. */
function fieldsOf(body: z.ZodObject): unknown {
  return z.toJSONSchema(body).properties;
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
