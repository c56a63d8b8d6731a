import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import { fileURLToPath } from "node:url";

export interface ProxyStandIn {
  /** For HTTPS_PROXY, user and password included. */
  url: string;
  /** The hosts that were asked for, in order. */
  asked: readonly string[];
  /** From now on nobody comes through. */
  refuse(): void;
  stop(): Promise<void>;
}

const fileOf = (name: string): string => fileURLToPath(new URL(`proxy-certificate/${name}.pem`, import.meta.url));

/** What a program that trusts these hosts has in NODE_EXTRA_CA_CERTS. */
export const trusted = fileOf("certificate");
const identity = { cert: readFileSync(trusted), key: readFileSync(fileOf("key")) };
const user = "bot";
const password = "CANARY p@ss/word";

/**
 * A proxy behind which some hosts of the internet are servers of this machine: it speaks https in their place. Who does not say
 * the password, or asks for another host, is refused.
 */
export async function startProxyStandIn(hosts: Readonly<Record<string, number>>): Promise<ProxyStandIn> {
  const asked: string[] = [];
  const open = new Set<Duplex>();
  let isRefusing = false;
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;

  function answerConnect({ url = "", headers }: IncomingMessage, socket: Duplex): void {
    asked.push(url);
    const [host = ""] = url.split(":");
    const port = hosts[host];
    if (isRefusing || headers["proxy-authorization"] !== expected) refuse(socket, "407 Proxy Authentication Required");
    else if (port === undefined) refuse(socket, "502 Bad Gateway");
    else leadTo(port, socket);
  }

  function leadTo(port: number, socket: Duplex): void {
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
    const inside = new TLSSocket(socket as ConstructorParameters<typeof TLSSocket>[0], { isServer: true, ...identity });
    const behind = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [inside, behind],
      [behind, inside],
    ] as const)
      one.on("error", () => other.destroy()).on("close", () => other.destroy());
    inside.pipe(behind).pipe(inside);
    keep(socket);
  }

  function refuse(socket: Duplex, status: string): void {
    socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\n\r\n`);
  }

  function keep(socket: Duplex): void {
    open.add(socket);
    socket.on("error", () => undefined).on("close", () => open.delete(socket));
  }

  const server = createServer((_, response) => response.writeHead(405).end());
  server.on("connect", answerConnect);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    asked,
    refuse() {
      isRefusing = true;
      for (const socket of open) socket.destroy();
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
