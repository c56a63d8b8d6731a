import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createHttp } from "../src/api/asking/http.ts";
import { oddsFindings } from "../src/host/odds.ts";
import { failureFromError, outcomeFromFailure } from "../src/platforms/discord/outcome.ts";
import { telegramAccount } from "../src/platforms/telegram/account.ts";
import { connectionTrouble, createAgent, troubleWords } from "../src/proxy.ts";
import { documentedRhythm } from "../src/sources/documented/service.ts";
import { startProxyStandIn } from "./standins/proxy.ts";

const coded = (code: string, rest: object = {}) => Object.assign(new Error(code), { code, ...rest });
const wordsOf = (error: unknown) => {
  const trouble = connectionTrouble(error, "ITS_URL");
  return trouble && troubleWords(trouble);
};

describe("why a server isn't reached", () => {
  it.each([
    [coded("SELF_SIGNED_CERT_IN_CHAIN"), /certificate is not trusted .*NODE_EXTRA_CA_CERTS/],
    [coded("UNABLE_TO_GET_ISSUER_CERT_LOCALLY"), /certificate is not trusted .*NODE_EXTRA_CA_CERTS/],
    [coded("UNABLE_TO_VERIFY_LEAF_SIGNATURE"), /certificate is not trusted .*NODE_EXTRA_CA_CERTS/],
    [coded("CERT_HAS_EXPIRED"), /not valid now .*clock/],
    [coded("ERR_TLS_CERT_ALTNAME_INVALID"), /that of another name: look at ITS_URL/],
    [coded("ENOTFOUND", { hostname: "odds.example" }), /the name odds\.example is not found: look at ITS_URL/],
    [coded("ECONNREFUSED", { address: "10.0.0.1", port: 443 }), /nothing listens at 10\.0\.0\.1:443 .*: look at ITS_URL/],
    [coded("UND_ERR_CONNECT_TIMEOUT"), /nothing answers there .*: look at .* ITS_URL/],
    [coded("EPROTO"), /doesn't speak https .*: look at ITS_URL/],
    [coded("EAI_AGAIN"), /no name server answers: .*network at all/],
    [coded("ENETUNREACH"), /no network/],
    [new Error("Proxy response (407) !== 200 when HTTP Tunneling"), /wants a user and a password \(407\): look at HTTPS_PROXY/],
    [new Error("Proxy response (403) !== 200 when HTTP Tunneling"), /refuses \(403\): look at HTTPS_PROXY and NO_PROXY/],
  ])("has a name and a setting to look at: %s", (error, words) => {
    expect(wordsOf(error)).toMatch(words);
    // However deep a library has put it.
    expect(wordsOf(new TypeError("fetch failed", { cause: new AggregateError([error]) }))).toMatch(words);
    expect(wordsOf(Object.assign(new Error("Network request failed"), { error }))).toMatch(words);
  });

  it.each([[coded("ECONNRESET")], [coded("ETIMEDOUT", { syscall: "read" })], [new Error("other")], ["text"], [null]])(
    "is left as it is where it has none: %s",
    (error) => {
      expect(connectionTrouble(error, "ITS_URL")).toBeNull();
    },
  );

  it("is said of the odds service, of Telegram and of Discord alike: a proxy that refuses, and a certificate that nobody trusts", async () => {
    const behind = createServer();
    await new Promise<void>((resolve) => behind.listen(0, "127.0.0.1", resolve));
    const standIn = await startProxyStandIn({ "known.example": (behind.address() as AddressInfo).port });
    const places: [string, RegExp][] = [
      [standIn.url.replace(/\/\/.*@/, "//"), /the proxy wants a user and a password \(407\): look at HTTPS_PROXY/],
      [standIn.url, /the proxy refuses \(502\): look at HTTPS_PROXY and NO_PROXY/],
      [
        await nobodysUrl(),
        /the proxy is not reached: nothing listens at 127\.0\.0\.1:\d+ \(ECONNREFUSED\): look at HTTPS_PROXY$/,
      ],
      [
        standIn.url.replace("http:", "https:").replace("127.0.0.1", "localhost"),
        /the proxy is not reached: what answers there doesn't speak https .*: look at HTTPS_PROXY$/,
      ],
    ];
    for (const [url, words] of places) {
      const proxy = { url, except: "" };
      const api = {
        baseUrl: "https://unknown.example",
        source: { name: "x", url: "https://x.example" },
        rhythm: documentedRhythm,
      };
      const [odds] = await oddsFindings({ api, proxy });
      expect(odds?.says).toMatch(words);
      const agent = createAgent(proxy);
      const account = await telegramAccount({ token: "1:CANARY", apiRoot: "https://unknown.example", agent }, []);
      expect(account).toMatchObject({ kind: "unreached" });
      if (account.kind === "unreached") expect(`${account.reason}: ${account.look}`).toMatch(words);
      const failed = await agent
        .request({ origin: "https://unknown.example", path: "/", method: "GET" })
        .catch((error: unknown) => error);
      expect(failureFromError(failed)).toMatchObject({ kind: "network", reason: expect.stringMatching(words) });
      expect(outcomeFromFailure(failureFromError(failed))).toMatchObject({ kind: "later", unreached: true });
      await agent.destroy();
    }
    const http = createHttp({ baseUrl: "https://known.example", version: "1", proxy: { url: standIn.url, except: "" } });
    await expect(http.get({ path: ["matches"] })).rejects.toThrow(/certificate is not trusted .*: look at NODE_EXTRA_CA_CERTS/);
    await http.close();
    await standIn.stop();
    behind.close();
  });
});

/** Where nobody listens any more. */
async function nobodysUrl(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
