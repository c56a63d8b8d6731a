import Fastify, { type FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";
import { addControls } from "./controls.ts";
import type { Dialect, Manner } from "./dialects/dialect.ts";
import { plain } from "./dialects/plain.ts";
import { createFaults } from "./faults.ts";
import { createKnobs, type Knobs } from "./knobs.ts";
import { addEndpoints } from "./routes.ts";
import { createTraffic } from "./traffic.ts";
import { createWorld, type World } from "./world.ts";

export interface SandboxOptions {
  clock: Clock;
  /** Equal seeds make equal worlds. */
  seed: string | number;
  /** Divides the gaps between refreshes and quickens the prices; the calendar keeps its pace. */
  speed: number;
  /** How it writes answers; plainly unless said otherwise. */
  dialect?: Dialect;
  /** 100, as documented, unless said otherwise. */
  rateLimitPerMinute?: number;
  /** 0 holds prices still but for the knobs, kick-offs and live play; 1 (when left out) is a lively market. */
  volatility?: number;
  /** Whether prices swing no faster than they are refreshed, so that a push is told and hardly anything else; not unless said so. */
  isCalm?: boolean;
  /** Whether answers say when odds were refreshed; they do unless said otherwise. */
  showRefreshTime?: boolean;
}

export interface Sandbox {
  /** Listens (port 0: any free one) and resolves to the address that stands before `/api/v1`. */
  start(port: number, host: string): Promise<string>;
  /** Resolves when no connection is open any more. The world, its moves and the figures stay for another start. */
  stop(): Promise<void>;
  knobs: Knobs;
  /** The truth behind the answers. */
  world: World;
}

/** A local odds service: the documented interface over an invented market, and knobs beside it. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const {
    clock,
    seed,
    speed,
    dialect = plain,
    rateLimitPerMinute = 100,
    volatility = 1,
    showRefreshTime = true,
    isCalm = false,
  } = options;
  const world = createWorld({ seed, speed, volatility, isCalm });
  const traffic = createTraffic(rateLimitPerMinute, clock);
  const faults = createFaults();
  const manner: Manner = { dialect, showRefreshTime };
  const knobs = createKnobs({ world, clock, faults, traffic, manner });
  let running: { app: FastifyInstance; stopping: AbortController } | null = null;

  return {
    knobs,
    world,
    async start(port, host) {
      const stopping = new AbortController();
      const app = Fastify({
        forceCloseConnections: true,
        ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
      });
      addEndpoints(app, { world, clock, manner, faults, traffic, signal: stopping.signal });
      addControls(app, knobs);
      running = { app, stopping };
      return app.listen({ port, host });
    },
    async stop() {
      running?.stopping.abort();
      await running?.app.close();
      running = null;
    },
  };
}
