import { createPublicKey, type KeyObject, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type Client, type Interaction, type RESTGetCurrentApplicationResult, type RESTOptions, Routes } from "discord.js";
import type { Inlet } from "../../chat/platform.ts";
import type { Clock } from "../../clock.ts";
import { type Door, jsonIn, type Listener } from "../../listener.ts";
import type { Log } from "../../log.ts";
import type { Calls } from "./calls.ts";
import { createBareClient, DiscordRefused, refusalOf, untilAnswered } from "./gateway.ts";
import type { InvalidRequests } from "./invalid-requests.ts";
import { failureFields, failureFromError } from "./outcome.ts";
import { type Catalogs, keepRegistered } from "./register.ts";
import { createUnderWay } from "./under-way.ts";

/** Where Discord brings interactions, and how it signs them. */
export interface InteractionsPlace {
  /** The application's public key, in hexadecimal digits. */
  publicKey: string;
  listener: Listener;
}

interface InteractionsDeps {
  place: InteractionsPlace;
  token: string;
  apiUrl: string;
  makeRequest: RESTOptions["makeRequest"];
  invalid: InvalidRequests;
  calls: Calls;
  catalogs: Catalogs;
  log: Log;
  clock: Clock;
}

/** The path of the address that the operator gives Discord. */
export const interactionsPath = "/discord";
/** What is older was recorded and is played again, or the clock of the machine is wrong: nothing could be answered in time. */
const freshMs = 5 * 60_000;
const mostUnderWay = 500;
const ping = 1;

/**
 * Takes what people do by HTTP: only what Discord signed, lately. It is acknowledged at once and answered as what comes by the
 * gateway is. Which servers the bot joins and leaves is not told this way.
 */
export function createInteractions({
  place,
  token,
  apiUrl,
  makeRequest,
  invalid,
  calls,
  catalogs,
  log,
  clock,
}: InteractionsDeps): Inlet {
  const key = keyFrom(place.publicKey);
  const underWay = createUnderWay(clock);
  let client: Client | null = null;
  let stopped: Promise<void> | null = null;
  const door: Door = {
    path: interactionsPath,
    admits: (headers) => signatureIn(headers) !== null,
    take({ headers, body }) {
      const signature = signatureIn(headers);
      if (!signature || !isFresh(signature.timestamp) || !isSigned(body, signature, key)) return { status: 401 };
      const interaction = jsonIn(body) as { type?: unknown } | null | undefined;
      if (interaction?.type === ping) return { status: 200, json: { type: ping } };
      // Nothing was done with it: a proxy may bring it to another process.
      if (!client || underWay.stopping.aborted || underWay.count() >= mostUnderWay) return { status: 503 };
      // The answer goes the same way as to what came by the gateway, for which Discord wants no body here.
      return { status: emitInteraction(client, interaction) ? 202 : 400 };
    },
  };

  function isFresh(timestamp: string): boolean {
    return Math.abs(clock.now() - Number(timestamp) * 1000) <= freshMs;
  }

  function createClient(signal: AbortSignal): Client {
    const created = createBareClient({ apiUrl, makeRequest, invalid });
    created.rest.setToken(token);
    created.on("interactionCreate", (interaction: Interaction) => void underWay.during(calls.answer(interaction, signal)));
    return created;
  }

  /** Whose token it is; null when Discord cannot be reached. */
  async function applicationOf({ rest }: Client): Promise<RESTGetCurrentApplicationResult | DiscordRefused | null> {
    try {
      const application = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
      if (application.verify_key.toLowerCase() === place.publicKey.toLowerCase()) return application;
      return new DiscordRefused("DISCORD_PUBLIC_KEY is not the key of this bot's application: copy it from the developer portal");
    } catch (error) {
      const refused = refusalOf(error, null);
      if (!refused) log.warn(failureFields(failureFromError(error)), "could not reach discord, trying again");
      return refused;
    }
  }

  async function stop(): Promise<void> {
    await underWay.close();
    await place.listener.close(door);
    await client?.destroy();
    client = null;
  }

  return {
    everywhere: true,
    async start() {
      stopped = null;
      const signal = underWay.open();
      const created = createClient(signal);
      client = created;
      const application = await untilAnswered(() => applicationOf(created), clock, signal);
      if (!application) return;
      await place.listener.open(door);
      log.info({ address: place.listener.address(), path: interactionsPath }, "discord brings interactions by http");
      await keepRegistered({ rest: created.rest, id: application.id }, { catalogs, log, clock, underWay });
    },
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

interface Signature {
  timestamp: string;
  bytes: Buffer;
}

function signatureIn(headers: IncomingHttpHeaders): Signature | null {
  const { "x-signature-ed25519": signature, "x-signature-timestamp": timestamp } = headers;
  if (typeof signature !== "string" || !/^[\da-f]{128}$/i.test(signature)) return null;
  if (typeof timestamp !== "string" || !/^\d{1,12}$/.test(timestamp)) return null;
  return { timestamp, bytes: Buffer.from(signature, "hex") };
}

function isSigned(body: Buffer, { timestamp, bytes }: Signature, key: KeyObject): boolean {
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, bytes);
}

function keyFrom(hex: string): KeyObject {
  const x = Buffer.from(hex, "hex").toString("base64url");
  return createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
}

/** Makes of Discord's words what the client makes of a packet of its gateway. False when they are none of an interaction. */
function emitInteraction(client: Client, interaction: unknown): boolean {
  // Not a public part of discord.js, which has none for this; a test with all kinds of interactions holds it.
  const { actions } = client as unknown as { actions: { InteractionCreate: { handle(data: unknown): void } } };
  try {
    actions.InteractionCreate.handle(interaction);
    return true;
  } catch {
    return false;
  }
}
