import https from "node:https";
import { Agent, type Dispatcher, EnvHttpProxyAgent } from "undici";

/** The host's way to https addresses and to Discord's gateway. */
export interface HttpsProxy {
  /** `http://user:password@host:port`. */
  url: string;
  /** Hosts that are reached without it, with commas between, as in `NO_PROXY`; may be empty. */
  except: string;
}

/** Connections that are kept open between requests and let go by themselves when nothing is asked. */
export function createAgent(proxy: HttpsProxy | null, options: Agent.Options = {}): Dispatcher {
  if (!proxy) return new Agent(options);
  // Plain http is for addresses nearby; an empty text keeps undici from looking for a proxy for them in the environment.
  return new EnvHttpProxyAgent({ ...options, httpProxy: "", httpsProxy: proxy.url, noProxy: proxy.except });
}

const direct = https.request;

/**
 * Leads through the proxy what this process asks by Node's own `https`, whoever asks it. discord.js opens its gateway with that
 * and takes no agent for it; nothing else here uses it.
 */
export async function leadHttpsThrough({ url }: HttpsProxy): Promise<void> {
  const { HttpsProxyAgent } = await import("https-proxy-agent");
  const agent = new HttpsProxyAgent(url);
  https.request = ((options: https.RequestOptions) => direct({ ...options, agent })) as typeof direct;
}
