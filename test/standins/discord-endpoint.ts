import { generateKeyPairSync, sign } from "node:crypto";
import type { Clock } from "../../src/clock.ts";

/** Discord's way of bringing interactions by HTTP, with the key pair of the application. */
export interface Endpoint {
  /** In hexadecimal digits, as the developer portal shows it. */
  publicKey: string;
  /** The headers by which a body is Discord's, said at a time (s); now when none is named. */
  sign(body: string, timestamp?: number): Record<string, string>;
  /** Brings something; resolves to the status and the body of the answer. */
  bring(data: object): Promise<{ status: number; body: string }>;
  /**
   * Interactions go to this address from now on, and to the gateway no more; asked each time, since it is known late. Somebody
   * may overhear what is brought.
   */
  set(url: () => string, overhear?: (request: { body: string; headers: Record<string, string> }) => void): void;
  readonly isSet: boolean;
  /** The statuses of all answers, in order. */
  readonly statuses: readonly number[];
}

export function createEndpoint(clock: Clock): Endpoint {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const { x = "" } = publicKey.export({ format: "jwk" });
  const statuses: number[] = [];
  let address: (() => string) | null = null;
  let heard: NonNullable<Parameters<Endpoint["set"]>[1]> = () => undefined;

  function signed(body: string, timestamp = Math.floor(clock.now() / 1000)): Record<string, string> {
    const signature = sign(null, Buffer.from(`${timestamp}${body}`), privateKey).toString("hex");
    return {
      "content-type": "application/json",
      "x-signature-ed25519": signature,
      "x-signature-timestamp": String(timestamp),
    };
  }

  return {
    publicKey: Buffer.from(x, "base64url").toString("hex"),
    sign: signed,
    async bring(data) {
      if (!address) throw new Error("no address was set");
      const body = JSON.stringify(data);
      const request = { body, headers: signed(body) };
      heard(request);
      const response = await fetch(address(), { method: "POST", ...request });
      statuses.push(response.status);
      return { status: response.status, body: await response.text() };
    },
    set(url, overhear) {
      address = url;
      if (overhear) heard = overhear;
    },
    get isSet() {
      return address !== null;
    },
    statuses,
  };
}
