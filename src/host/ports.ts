import { createServer } from "node:net";
import type { Config } from "../config.ts";
import { type Finding, green, red } from "./finding.ts";

/** Where the bot of a configuration listens, and under which setting. */
function portsOf({ playground, metrics, telegram, discord }: Config): { host: string; port: number; name: string }[] {
  const brought = playground ?? telegram?.webhook ?? discord?.interactions;
  return [...(brought ? [{ ...brought, name: "PORT" }] : []), ...(metrics ? [{ ...metrics, name: "METRICS_PORT" }] : [])].filter(
    ({ port }) => port !== 0,
  );
}

/** Whether the bot could listen where its configuration says. */
export async function portFindings(config: Config): Promise<Finding[]> {
  return Promise.all(
    portsOf(config).map(async ({ host, port, name }) => {
      const code = await listened(host, port);
      if (code === null) return green("port", `${port} of ${host} is free`);
      const isUsed = code === "EADDRINUSE";
      const says = isUsed ? `${port} of ${host} is in use` : `nobody can listen at ${port} of ${host} (${code})`;
      return red("port", says, `set ${name} to another one${isUsed ? ", unless it is this bot that uses it" : ", or HOST"}`);
    }),
  );
}

/** The code of what keeps us from listening; null when nothing does. */
function listened(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
