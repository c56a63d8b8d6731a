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
      const { says, advice } = portTrouble(code, { host, port, name });
      return red("port", says, code === "EADDRINUSE" ? `${advice}, unless it is this bot that uses it` : advice);
    }),
  );
}

/** Why nobody can listen there, and which setting to look at. `name`: the setting that the port comes from. */
export function portTrouble(code: string, { host, port, name }: { host: string; port: number; name: string }) {
  switch (code) {
    case "EADDRINUSE":
      return { says: `port ${port} of ${host} is in use by another program`, advice: `set ${name} to another one` };
    case "EACCES":
      return { says: `port ${port} may not be used by this user`, advice: `set ${name} to one above 1023` };
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return { says: `${host} is no address of this machine (${code})`, advice: "set HOST to one that is, or to 0.0.0.0" };
    default:
      return { says: `nothing can listen at port ${port} of ${host} (${code})`, advice: `set ${name} or HOST to another one` };
  }
}

/** The code of what keeps us from listening; null when nothing does. */
function listened(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}
