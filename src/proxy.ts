import https from "node:https";
import { Agent, type buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import { version } from "./version.ts";

/** The host's way to https addresses and to Discord's gateway. */
export interface HttpsProxy {
  /** `http://user:password@host:port`. */
  url: string;
  /** Hosts that are reached without it, with commas between, as in `NO_PROXY`; may be empty. */
  except: string;
}

export interface AgentOptions extends Agent.Options {
  /** Who asks; a request may say so itself. */
  userAgent?: string;
}

/**
 * Connections that are kept open between requests and let go by themselves when nothing is asked. Every request says who asks,
 * whichever way it takes: edges in front of servers refuse those that do not.
 */
export function createAgent(
  proxy: HttpsProxy | null,
  { userAgent = `Linewatch/${version}`, ...options }: AgentOptions = {},
): Dispatcher {
  return agentFor(proxy, options).compose(
    (dispatch) => (request, handler) => dispatch({ ...request, headers: withUserAgent(request.headers, userAgent) }, handler),
  );
}

function agentFor(proxy: HttpsProxy | null, options: Agent.Options): Dispatcher {
  if (!proxy) return new Agent(options);
  // Plain http is for addresses nearby; an empty text keeps undici from looking for a proxy for them in the environment.
  return new EnvHttpProxyAgent({
    ...options,
    ...{ httpProxy: "", httpsProxy: proxy.url, noProxy: proxy.except },
    clientFactory: (url, connecting) => new Pool(url, namingProxy(connecting)),
  });
}

/** What keeps us from the proxy itself is said of it, not of the server behind it. */
function namingProxy(options: { connect?: buildConnector.connector }): Pool.Options {
  const { connect } = options;
  if (!connect) return options;
  return {
    ...options,
    connect: (place, done) =>
      connect(place, (...[error, socket]) => (error ? done(new ProxyUnreached(error), null) : done(null, socket))),
  };
}

/** The proxy isn't there, or is none; its cause says why. */
class ProxyUnreached extends Error {
  override name = "ProxyUnreached";
  readonly code: string;

  constructor(cause: Error) {
    super("the proxy is not reached", { cause });
    this.code = (cause as NodeJS.ErrnoException).code ?? "ECONNREFUSED";
  }
}

type Headers = NonNullable<Dispatcher.DispatchOptions["headers"]>;

function withUserAgent(headers: Dispatcher.DispatchOptions["headers"], userAgent: string): Headers {
  const given = (headers ?? {}) as Record<string, string>;
  const isSaid = Object.keys(given).some((name) => name.toLowerCase() === "user-agent");
  return isSaid ? given : { ...given, "user-agent": userAgent };
}

const direct = https.request;

/**
 * Leads through the proxy what this process asks by Node's own `https`, whoever asks it. discord.js opens its gateway with that
 * and takes no agent for it; nothing else here uses it.
 */
export async function leadHttpsThrough({ url }: HttpsProxy): Promise<void> {
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const agent = new HttpsProxyAgent(url);
  const connect = agent.connect.bind(agent);
  agent.connect = (...place) => connect(...place).catch((error: Error) => Promise.reject(new ProxyUnreached(error)));
  https.request = ((options: https.RequestOptions) => direct({ ...options, agent })) as typeof direct;
}

/** Why a server isn't reached, in words, and what to look at. */
export interface ConnectionTrouble {
  says: string;
  look: string;
}

/** The codes that certificates are refused with, but for those below. */
const distrusted =
  /^(?:UNABLE_TO_\w+|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_\w+|ERR_TLS_CERT_\w+|INVALID_CA)$/;

/**
 * The cause of a failed connection by its name, however deep a library has put it; null for any other error. Nothing was sent yet
 * where there is one. `setting` has the server's address.
 */
export function connectionTrouble(error: unknown, setting: string): ConnectionTrouble | null {
  for (const cause of causesOf(error)) {
    const found = cause instanceof ProxyUnreached ? unreachedProxy(cause) : (proxyTrouble(cause) ?? troubleOf(cause, setting));
    if (found) return found;
  }
  return null;
}

function unreachedProxy({ cause, code }: ProxyUnreached): ConnectionTrouble {
  const { says } = connectionTrouble(cause, "HTTPS_PROXY") ?? { says: `the connection breaks (${code})` };
  return { says: `the proxy is not reached: ${says}`, look: "look at HTTPS_PROXY" };
}

/** What undici and the gateway's agent say when a proxy doesn't let us through. */
function proxyTrouble({ message }: Error): ConnectionTrouble | null {
  const [, status] = /Proxy response \((\d{3})\)|proxy.*\b(407)\b/i.exec(message) ?? [];
  if (status === undefined && !/Proxy Authentication Required/i.test(message)) return null;
  if (status === undefined || status === "407")
    return { says: "the proxy wants a user and a password (407)", look: "look at HTTPS_PROXY" };
  return { says: `the proxy refuses (${status})`, look: "look at HTTPS_PROXY and NO_PROXY" };
}

/** What Node tells of where a connection was to go. */
type Place = { hostname?: string; address?: string; port?: number };

function troubleOf(cause: Error, setting: string): ConnectionTrouble | null {
  const { code = "", syscall, hostname, address, port } = cause as NodeJS.ErrnoException & Place;
  switch (code) {
    case "ECONNREFUSED":
      return {
        says: `nothing listens ${address === undefined ? "there" : `at ${address}:${port}`} (${code})`,
        look: `look at ${setting}`,
      };
    case "ETIMEDOUT":
    case "UND_ERR_CONNECT_TIMEOUT":
      // What was sent may have arrived.
      if (code === "ETIMEDOUT" && syscall !== "connect") return null;
      return {
        says: `nothing answers there (${code})`,
        look: `look at this machine's network and at ${setting}, or set HTTPS_PROXY`,
      };
    case "EPROTO":
    case "ERR_SSL_WRONG_VERSION_NUMBER":
      return { says: `what answers there doesn't speak https (${code})`, look: `look at ${setting}` };
    case "ENOTFOUND":
      return {
        says: `the name ${hostname ?? "of the server"} is not found`,
        look: `look at ${setting}, and at the name server`,
      };
    case "EAI_AGAIN":
      return { says: "no name server answers", look: "look whether there is a network at all" };
    case "ENETUNREACH":
    case "EHOSTUNREACH":
    case "ENETDOWN":
      return { says: `there is no network to it (${code})`, look: "look at this machine's network, or set HTTPS_PROXY" };
    case "CERT_HAS_EXPIRED":
    case "CERT_NOT_YET_VALID":
      return { says: `its certificate is not valid now (${code})`, look: "look at this machine's clock" };
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return { says: "its certificate is that of another name", look: `look at ${setting}` };
    default:
      return distrusted.test(code)
        ? { says: `its certificate is not trusted (${code})`, look: "look at NODE_EXTRA_CA_CERTS" }
        : null;
  }
}

/** An error, those it was caused by, and those of the addresses that were tried in turn. */
function* causesOf(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 4) return;
  yield error;
  const { cause, error: wrapped, errors } = error as { cause?: unknown; error?: unknown; errors?: unknown };
  for (const inner of [cause, wrapped, ...(Array.isArray(errors) ? errors : [])]) yield* causesOf(inner, depth + 1);
}

/** As one text. */
export function troubleWords({ says, look }: ConnectionTrouble): string {
  return `${says}: ${look}`;
}
