// @module-tag long
import { Agent } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { type DiscordStandIn, type Exchange, type StandInUser, startDiscordStandIn } from "./discord.ts";
import { seeMarkdown } from "./discord-text.ts";

const v2 = 1 << 15;
const display = (content: string) => ({ type: 10, content });
const button = (more: object = {}) => ({ type: 2, style: 2, label: "Go", custom_id: "go", ...more });
const row = (...components: object[]) => ({ type: 1, components });
const section = (more: object = {}) => ({ type: 9, components: [display("x")], accessory: button(), ...more });
const command = (more: object = {}) => ({ name: "odds", description: "Odds", options: [], ...more });

let clock: FakeClock;
let discord: DiscordStandIn;
let ann: StandInUser;
let channel: string;

beforeEach(async () => {
  clock = createFakeClock();
  discord = await startDiscordStandIn({ clock });
  ann = discord.addUser();
  channel = discord.addChannel();
});
afterEach(() => discord.stop());

interface Answer {
  status: number;
  code: number | undefined;
  body: Record<string, unknown>;
  headers: Headers;
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${discord.apiUrl}/v10${path}`, {
    method,
    headers: {
      authorization: `Bot ${discord.token}`,
      "user-agent": "DiscordBot (https://example.org, 1)",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, code: parsed["code"] as number | undefined, body: parsed, headers: response.headers };
}

const post = (body: object, to = channel) => ask("POST", `/channels/${to}/messages`, body);
const application = "12345678901234567";
const register = (commands: object[]) => ask("PUT", `/applications/${application}/commands`, commands);

describe("the stand-in refuses, as Discord's edge does, what does not say whose bot it is,", () => {
  it.each([null, "curl/8", "node", "DiscordBot", "DiscordBot (https://example.org)"])("on every route: %s", async (name) => {
    const statuses = await askEvery(name);
    expect(statuses.length).toBeGreaterThan(20);
    expect(statuses.filter(({ code }) => code !== "403 40333")).toEqual([]);
  });

  it("and nothing else", async () => {
    const statuses = await askEvery("DiscordBot (https://example.org, 1)");
    expect(statuses.filter(({ code }) => code === "403 40333")).toEqual([]);
  });

  async function askEvery(name: string | null): Promise<{ route: string; code: string }[]> {
    const origin = new URL(discord.apiUrl).origin;
    // What Node's own fetch says of itself by default is no answer to "nothing at all".
    const agent = new Agent();
    const asked = discord.routes.map(async ({ method, path }) => {
      const headers = { authorization: `Bot ${discord.token}`, ...(name === null ? {} : { "user-agent": name }) };
      const options = { origin, path: path.replaceAll(/:\w+/g, "12345678901234567"), method: method as "GET", headers };
      const { statusCode, body } = await agent.request(options);
      const { code } = method === "HEAD" ? { code: 40333 } : ((await body.json().catch(() => ({}))) as { code?: number });
      await body.dump();
      return { route: `${method} ${path}`, code: `${statusCode} ${code}` };
    });
    const answers = await Promise.all(asked);
    await agent.close();
    return answers;
  }
});

describe("the stand-in refuses a message", () => {
  it.each<[string, object, number, string]>([
    ["longer than 2000", { content: "x".repeat(2001) }, 50035, "content"],
    [
      "with more than 4000 in its texts together",
      { flags: v2, components: [display("x".repeat(2001)), display("x".repeat(2000))] },
      50035,
      "components",
    ],
    [
      "of more than 40 components, nested ones counted",
      { flags: v2, components: [{ type: 17, components: Array(40).fill(display("x")) }] },
      50035,
      "components",
    ],
    [
      "with more than 5 buttons in a row",
      { content: "x", components: [row(...[0, 1, 2, 3, 4, 5].map((id) => button({ custom_id: `${id}` })))] },
      50035,
      "components",
    ],
    ["with an empty row", { content: "x", components: [row()] }, 50035, "components"],
    ["with the same custom id twice", { content: "x", components: [row(button()), row(button())] }, 50035, "components"],
    [
      "with a custom id longer than 100",
      { content: "x", components: [row(button({ custom_id: "x".repeat(101) }))] },
      50035,
      "components",
    ],
    ["with a label longer than 80", { content: "x", components: [row(button({ label: "x".repeat(81) }))] }, 50035, "components"],
    [
      "with a link that is none",
      { content: "x", components: [row(button({ style: 5, url: "javascript:1" }))] },
      50035,
      "components",
    ],
    ["that mixes content with components v2", { flags: v2, content: "x", components: [display("x")] }, 50035, "content"],
    ["with a text display but without the flag for it", { components: [display("x")] }, 50035, "components"],
    ["with an empty text display", { flags: v2, components: [display(" ")] }, 50035, "components"],
    [
      "with a menu beside a button",
      { content: "x", components: [row(button(), { type: 3, custom_id: "menu", options: [{ label: "a", value: "a" }] })] },
      50035,
      "components",
    ],
    [
      "with a menu of more than 25, or of equal values",
      {
        content: "x",
        components: [row({ type: 3, custom_id: "menu", options: Array(26).fill({ label: "a", value: "a" }) })],
      },
      50035,
      "components",
    ],
    ...(
      [
        ["without anything beside it", { accessory: undefined }],
        ["with a text beside it", { accessory: display("x") }],
        ["with a wrong button beside it", { accessory: button({ label: "" }) }],
        ["without a text", { components: [] }],
        ["of more than 3 texts", { components: Array(4).fill(display("x")) }],
        ["with a button among its texts", { components: [button({ custom_id: "other" })] }],
        ["with a text that is empty", { components: [display("")] }],
      ] as const
    ).map(([what, wrong]): [string, object, number, string] => [
      `with a section ${what}`,
      { flags: v2, components: [{ type: 17, components: [section(wrong)] }] },
      50035,
      "components",
    ]),
    [
      "of more than 40 components, what stands beside the texts of a section counted",
      {
        flags: v2,
        components: Array.from({ length: 14 }, (_, id) => section({ accessory: button({ custom_id: `${id}` }) })),
      },
      50035,
      "components",
    ],
    ["with equal custom ids beside two sections", { flags: v2, components: [section(), section()] }, 50035, "components"],
    ["with a section but without the flag for it", { components: [section()] }, 50035, "components"],
    [
      "with a button right in a container",
      { flags: v2, components: [{ type: 17, components: [button()] }] },
      50035,
      "components",
    ],
    ["with a nonce longer than 25", { content: "x", nonce: "x".repeat(26) }, 50035, "nonce"],
  ])("%s", async (_, body, code, field) => {
    const answer = await post(body);
    expect(answer).toMatchObject({ status: 400, code, body: { message: "Invalid Form Body" } });
    expect(Object.keys(answer.body["errors"] as object)).toEqual([field]);
    expect(discord.messages).toEqual([]);
  });

  it("that is empty", async () => {
    expect(await post({ content: "" })).toMatchObject({ status: 400, code: 50006 });
  });

  it.each([
    ["hidden", 403, 50001],
    ["muted", 403, 50013],
    ["closed", 403, 50007],
    ["archived", 400, 50083],
  ] as const)("to a %s channel", async (access, status, code) => {
    discord.setAccess(channel, access);
    expect(await post({ content: "x" })).toMatchObject({ status, code });
  });

  it("to a channel that it does not know, or that is no id at all", async () => {
    expect(await post({ content: "x" }, "99999999999999999")).toMatchObject({ status: 404, code: 10003 });
    expect(await post({ content: "x" }, "general")).toMatchObject({ status: 400, code: 50035 });
  });

  it("without the token", async () => {
    const wrong = { authorization: "Bot wrong" };
    expect(await ask("POST", `/channels/${channel}/messages`, { content: "x" }, wrong)).toMatchObject({ status: 401 });
  });

  it("that edits one it does not know, and the fourth edit of one older than an hour", async () => {
    const { body } = await post({ content: "x" });
    const edit = (id: unknown) => ask("PATCH", `/channels/${channel}/messages/${id}`, { content: "y" });
    expect(await edit("99999999999999999")).toMatchObject({ status: 404, code: 10008 });
    await clock.advance(3_600_001);
    const answers = [await edit(body["id"]), await edit(body["id"]), await edit(body["id"]), await edit(body["id"])];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.code).toBe(30046);
  });
});

describe("the stand-in takes a message", () => {
  it("at every limit", async () => {
    const buttons = row(...[0, 1, 2, 3, 4].map((id) => button({ custom_id: `${id}`.padEnd(100, "x"), label: "x".repeat(80) })));
    const texts = [display("x".repeat(2000)), display("x".repeat(2000)), ...Array(31).fill({ type: 14 })];
    expect(await post({ flags: v2, components: [{ type: 17, components: texts }, buttons] })).toMatchObject({ status: 200 });
    expect(await post({ content: "x".repeat(2000) })).toMatchObject({ status: 200 });
    const full = Array.from({ length: 13 }, (_, id) => section({ accessory: button({ custom_id: `${id}` }) }));
    expect(await post({ flags: v2, components: [...full, display("x")] })).toMatchObject({ status: 200 });
    expect(await post({ flags: v2, components: [section({ components: Array(3).fill(display("x")) })] })).toMatchObject({
      status: 200,
    });
  });

  it("once for an enforced nonce, within five minutes", async () => {
    const body = { content: "x", nonce: "delivery-1", enforce_nonce: true };
    const first = await post(body);
    expect((await post(body)).body["id"]).toBe(first.body["id"]);
    expect((await post({ ...body, enforce_nonce: false })).body["id"]).not.toBe(first.body["id"]);
    await clock.advance(5 * 60_000 + 1);
    expect((await post(body)).body["id"]).not.toBe(first.body["id"]);
  });
});

describe("the stand-in and somebody's direct messages", () => {
  const open = (recipient: string) => ask("POST", "/users/@me/channels", { recipient_id: recipient });

  it("opens them once, and takes messages there", async () => {
    const { status, body } = await open(ann.id);
    expect({ status, body }).toMatchObject({ status: 200, body: { type: 1, recipients: [{ id: ann.id }] } });
    expect((await open(ann.id)).body["id"]).toBe(body["id"]);
    expect(discord.addDm(ann)).toBe(body["id"]);
    expect(await post({ content: "hello" }, String(body["id"]))).toMatchObject({ status: 200 });
  });

  it("opens them where they are closed, and refuses the message", async () => {
    discord.setDms(ann, "closed");
    const { body } = await open(ann.id);
    expect(await post({ content: "hello" }, String(body["id"]))).toMatchObject({ status: 403, code: 50007 });
  });

  it("refuses to open them to nobody, and to what is no id", async () => {
    expect(await open(application)).toMatchObject({ status: 400, code: 50033 });
    expect(await open("ann")).toMatchObject({ status: 400, code: 50035 });
  });
});

describe("the stand-in and interactions", () => {
  const callback = ({ interaction: { id, token } }: Exchange, body: object, query = "") =>
    ask("POST", `/interactions/${id}/${token}/callback${query}`, body, { authorization: "" });
  const webhook = (method: string, { interaction: { token } }: Exchange, path: string, body?: object) =>
    ask(method, `/webhooks/${application}/${token}${path}`, body, { authorization: "" });
  const say = (content: string) => ({ type: 4, data: { content } });
  const original = "/messages/%40original";

  let exchange: Exchange;

  beforeEach(async () => {
    await register([command({ options: [{ type: 3, name: "match", description: "Match", autocomplete: true }] })]);
    exchange = discord.slash(ann, channel, "odds");
  });

  it("take a first answer within three seconds, without a body unless asked", async () => {
    await clock.advance(3_000);
    const answer = await callback(exchange, say("in time"));
    expect(answer.status).toBe(204);
    expect(answer.headers.get("content-type")).toBeNull();
    expect((await exchange.message()).text).toBe("in time");
    const other = discord.slash(ann, channel, "odds");
    expect(await callback(other, say("asked"), "?with_response=true")).toMatchObject({
      status: 200,
      body: { resource: { message: { content: "asked" } } },
    });
  });

  it("refuse a first answer after three seconds, and one to nothing", async () => {
    await clock.advance(3_001);
    expect(await callback(exchange, say("late"))).toMatchObject({ status: 404, code: 10062 });
    const forged = { ...exchange, interaction: { ...exchange.interaction, token: "forged" } };
    expect(await callback(forged, say("x"))).toMatchObject({ status: 404, code: 10062 });
    expect(discord.messages).toEqual([]);
  });

  it("refuse a second answer", async () => {
    await callback(exchange, say("one"));
    expect(await callback(exchange, say("two"))).toMatchObject({ status: 400, code: 40060 });
    expect(discord.messagesIn(channel)).toHaveLength(1);
  });

  it("refuse a message that a channel would refuse, and leave the interaction open", async () => {
    expect(await callback(exchange, say(""))).toMatchObject({ status: 400, code: 50006 });
    expect(await callback(exchange, say("better"))).toMatchObject({ status: 204 });
  });

  it("refuse an answer of another kind's", async () => {
    expect(await callback(exchange, { type: 7, data: { content: "x" } })).toMatchObject({ status: 400, code: 50035 });
    expect(await callback(exchange, { type: 8, data: { choices: [] } })).toMatchObject({ status: 400, code: 50035 });
  });

  it("show a deferred answer when it is edited in, and keep it to its reader", async () => {
    await callback(exchange, { type: 5, data: { flags: 64 } });
    expect(discord.messagesIn(channel)[0]).toMatchObject({ loading: true, ephemeralFor: ann.id });
    expect(await webhook("PATCH", exchange, original, { content: "done" })).toMatchObject({ status: 200 });
    expect(await exchange.message()).toMatchObject({ text: "done", loading: false, ephemeralFor: ann.id });
    expect(await webhook("GET", exchange, original)).toMatchObject({ status: 200, body: { content: "done" } });
  });

  it("send further messages, the first one in place of a deferred answer", async () => {
    await callback(exchange, { type: 5 });
    await webhook("POST", exchange, "", { content: "one" });
    await webhook("POST", exchange, "", { content: "two", flags: 64 });
    expect(discord.messagesIn(channel).map(({ text, ephemeralFor }) => [text, ephemeralFor])).toEqual([
      ["one", null],
      ["two", ann.id],
    ]);
  });

  it("refuse what comes before the first answer, after a deletion and after a quarter of an hour", async () => {
    expect(await webhook("POST", exchange, "", { content: "x" })).toMatchObject({ status: 404, code: 10015 });
    await callback(exchange, say("x"));
    expect(await webhook("DELETE", exchange, original)).toMatchObject({ status: 204 });
    expect(await webhook("PATCH", exchange, original, { content: "y" })).toMatchObject({ status: 404, code: 10008 });
    await clock.advance(15 * 60_000 + 1);
    expect(await webhook("POST", exchange, "", { content: "x" })).toMatchObject({ status: 401, code: 50027 });
  });

  it("press buttons by id or label, and change the message they are on", async () => {
    await callback(exchange, { type: 4, data: { content: "one", components: [row(button())] } });
    const message = await exchange.message();
    const pressed = discord.press(ann, message, "Go");
    await callback(pressed, { type: 7, data: { content: "two" } });
    expect(message.text).toContain("two");
    const again = discord.press(ann, message, "go");
    await callback(again, { type: 6 });
    await webhook("PATCH", again, original, { content: "three" });
    expect((await again.message()).text).toContain("three");
    expect(() => discord.press(ann, message, "Stop")).toThrow("no button Stop");
  });

  it("know no command that was not registered", () => {
    expect(() => discord.slash(ann, channel, "nope")).toThrow("not registered /nope");
  });

  describe("for choices", () => {
    const choose = (choices: unknown) => callback(exchange, { type: 8, data: { choices } });
    const choice = (more: object = {}) => ({ name: "Zenit", value: "#1", ...more });

    beforeEach(() => {
      void discord.autocomplete(ann, channel, { command: "odds", option: "match", typed: "z" });
      const interaction = discord.interactions.at(-1);
      if (interaction) exchange = { ...exchange, interaction };
    });

    it.each<[string, unknown]>([
      ["more than 25", Array(26).fill(choice())],
      ["a name longer than 100", [choice({ name: "x".repeat(101) })]],
      ["an empty name", [choice({ name: "" })]],
      ["a value longer than 100", [choice({ value: "x".repeat(101) })]],
    ])("refuse %s", async (_, choices) => {
      expect(await choose(choices)).toMatchObject({ status: 400, code: 50035 });
    });

    it("take 25, and refuse them after three seconds", async () => {
      expect(await choose(Array(25).fill(choice()))).toMatchObject({ status: 204 });
      await clock.advance(3_001);
      expect(await choose([])).toMatchObject({ status: 404, code: 10062 });
    });
  });
});

describe("the stand-in refuses a command", () => {
  const option = (more: object = {}) => ({ type: 3, name: "match", description: "Match", ...more });

  it.each<[string, object[]]>([
    ["in upper case", [command({ name: "Odds" })]],
    ["with a space in its name", [command({ name: "my odds" })]],
    ["without a description", [command({ description: "" })]],
    ["with a description longer than 100", [command({ description: "x".repeat(101) })]],
    ["in a language that Discord has not", [command({ description_localizations: { en: "x" } })]],
    ["with a translation longer than 100", [command({ description_localizations: { ru: "x".repeat(101) } })]],
    ["with a name of its own in a language that has capital letters", [command({ name_localizations: { ru: "Матч" } })]],
    ["with a name of its own in a language that Discord has not", [command({ name_localizations: { xx: "odds" } })]],
    ["twice", [command(), command()]],
    [
      "twice by the names that one language has",
      [command({ name_localizations: { ru: "матч" } }), command({ name: "match", name_localizations: { ru: "матч" } })],
    ],
    ["with an option that is neither text nor a switch", [command({ options: [option({ type: 4 })] })]],
    ["with a switch that completes", [command({ options: [option({ type: 5, autocomplete: true })] })]],
    [
      "with more than 25 options",
      [command({ options: Array.from({ length: 26 }, (_, index) => option({ name: `o${index}` })) })],
    ],
    ["with a required option after another", [command({ options: [option(), option({ name: "b", required: true })] })]],
    ["with the same option twice", [command({ options: [option(), option()] })]],
    ["with both choices and autocomplete", [command({ options: [option({ autocomplete: true, choices: [] })] })]],
    ["too many", Array.from({ length: 101 }, (_, index) => command({ name: `c${index}` }))],
  ])("%s", async (_, commands) => {
    expect(await register(commands)).toMatchObject({ status: 400, code: 50035 });
    expect(discord.commands).toEqual([]);
  });

  it("and lists what it took, with translations only when asked", async () => {
    await register([command({ description_localizations: { ru: "Котировки" }, name_localizations: { ru: "линия" } })]);
    const list = (query: string) => ask("GET", `/applications/${application}/commands${query}`);
    const [plain, whole] = [await list(""), await list("?with_localizations=true")];
    expect(plain.body).toMatchObject([{ name: "odds", contexts: [0, 1, 2], integration_types: [0] }]);
    expect(JSON.stringify(plain.body)).not.toMatch(/Котировки|линия/);
    expect(JSON.stringify(whole.body)).toMatch(/линия.*Котировки|Котировки.*линия/);
  });
});

describe("the strict stand-in", () => {
  beforeEach(async () => {
    await discord.stop();
    discord = await startDiscordStandIn({ clock, strict: true });
    channel = discord.addChannel();
  });

  it("takes five messages in five seconds into a channel, and says so in headers", async () => {
    const answers = [];
    for (let index = 0; index < 6; index++) answers.push(await post({ content: "x" }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[0]?.headers.get("x-ratelimit-remaining")).toBe("4");
    expect(answers[5]?.headers.get("x-ratelimit-scope")).toBe("user");
    expect(answers[5]?.headers.get("retry-after")).toBe("5");
    expect(answers[5]?.body).toMatchObject({ retry_after: 5, global: false });
    expect(await post({ content: "x" }, discord.addChannel())).toMatchObject({ status: 200 });
    await clock.advance(5_000);
    expect(await post({ content: "x" })).toMatchObject({ status: 200 });
  });

  it("takes fifty requests a second overall", async () => {
    for (let index = 0; index < 50; index++)
      expect(await post({ content: "x" }, discord.addChannel())).toMatchObject({ status: 200 });
    const answer = await post({ content: "x" }, discord.addChannel());
    expect(answer).toMatchObject({ status: 429, body: { global: true } });
    expect(answer.headers.get("x-ratelimit-global")).toBe("true");
    await clock.advance(1_000);
    expect(await post({ content: "x" }, discord.addChannel())).toMatchObject({ status: 200 });
  });
});

describe("the stand-in's faults", () => {
  it("hit the next request that matches, and no other", async () => {
    discord.failNext({ method: "POST", path: /messages/ }, { kind: "answer", status: 400, code: 200000, message: "blocked" });
    expect(await ask("GET", "/gateway/bot")).toMatchObject({ status: 200 });
    expect(await post({ content: "x" })).toMatchObject({ status: 400, code: 200000 });
    expect(await post({ content: "x" })).toMatchObject({ status: 200 });
  });

  it.each([
    [true, 1],
    [false, 0],
  ])("break the connection with the work done (%s)", async (done, count) => {
    discord.failNext({ method: "POST" }, { kind: "reset", done });
    await expect(post({ content: "x" })).rejects.toThrow();
    expect(discord.messages).toHaveLength(count);
  });
});

describe("the stand-in's gateway", () => {
  it("speaks HELLO, READY and the servers, answers heartbeats, and refuses a wrong token", async () => {
    const { url } = (await ask("GET", "/gateway/bot")).body;
    const socket = new WebSocket(String(url));
    const frames: { op: number; t: string | null; d: Record<string, unknown> }[] = [];
    const heard = (count: number) =>
      new Promise<void>((resolve) => socket.on("message", () => frames.length >= count && resolve()));
    socket.on("message", (data) => frames.push(JSON.parse(String(data))));
    const all = heard(4);
    socket.on("open", () => {
      socket.send(JSON.stringify({ op: 1, d: null }));
      socket.send(JSON.stringify({ op: 2, d: { token: discord.token, shard: [0, 1] } }));
    });
    await all;
    expect(frames.map(({ op, t }) => [op, t])).toEqual([
      [10, null],
      [11, null],
      [0, "READY"],
      [0, "GUILD_CREATE"],
    ]);
    expect(frames[2]?.d["resume_gateway_url"]).toBe(url);
    socket.terminate();
    const wrong = new WebSocket(String(url));
    const closed = new Promise((resolve) => wrong.on("close", resolve));
    wrong.on("open", () => wrong.send(JSON.stringify({ op: 2, d: { token: "wrong" } })));
    expect(await closed).toBe(4004);
  });
});

describe("the stand-in tells of messages", () => {
  const [guildMessages, directMessages, messageContent] = [1 << 9, 1 << 12, 1 << 15];

  /** What a session with these intents is told of each: where it was written, and its words. */
  async function heardOf(intents: number): Promise<[where: "server" | "dm", content: unknown][]> {
    const { url } = (await ask("GET", "/gateway/bot")).body;
    const socket = new WebSocket(String(url));
    const heard: [where: "server" | "dm", content: unknown][] = [];
    let isReady = false;
    let isDone = false;
    socket.on("open", () => socket.send(JSON.stringify({ op: 2, d: { token: discord.token, shard: [0, 1], intents } })));
    socket.on("message", (data) => {
      const { t, d } = JSON.parse(String(data)) as { t: string | null; d: Record<string, unknown> };
      if (t === "READY") isReady = true;
      if (t === "MESSAGE_CREATE") heard.push([d["guild_id"] === undefined ? "dm" : "server", d["content"]]);
      if (t === "CHANNEL_UPDATE") isDone = true;
      discord.until(() => true);
    });
    const wait = async (check: () => boolean) => {
      while (!check()) await new Promise((resolve) => setImmediate(resolve));
    };
    await wait(() => isReady);
    const [ann, server] = [discord.addUser(), discord.addChannel()];
    const dm = discord.addDm(ann);
    discord.write(ann, server, "to others");
    discord.write(ann, server, "@bot to you");
    discord.write(ann, dm, "between us");
    await ask("POST", `/channels/${server}/messages`, { content: "an alert" });
    const [alert] = discord.messagesIn(server);
    if (alert) discord.write(ann, server, "about it", { repliesTo: alert });
    if (alert) discord.write(ann, server, "to others about it", { repliesTo: alert, quietly: true });
    discord.setAccess(server, "muted");
    await wait(() => isDone);
    socket.terminate();
    return heard;
  }

  it("to sessions that asked for them, without the words that are for others", async () => {
    const toBot = expect.stringMatching(/^<@\d+> to you$/);
    expect(await heardOf(1)).toEqual([]);
    expect(await heardOf(1 | directMessages)).toEqual([["dm", "between us"]]);
    const inServer = [
      ["server", ""],
      ["server", toBot],
      ["server", "an alert"],
      ["server", "about it"],
      ["server", ""],
    ];
    expect(await heardOf(1 | guildMessages)).toEqual(inServer);
    const all = await heardOf(1 | guildMessages | messageContent);
    expect(all.map(([, content]) => content)).toEqual(["to others", toBot, "an alert", "about it", "to others about it"]);
  });

  it("and refuses a reply to one that is not there, unless it need not be", async () => {
    const [ann, server] = [discord.addUser(), discord.addChannel()];
    const written = discord.write(ann, server, "@bot hello");
    const reply = (id: string, more: object = {}) =>
      ask("POST", `/channels/${server}/messages`, { content: "hi", message_reference: { message_id: id, ...more } });
    expect((await reply(written.id)).status).toBe(200);
    expect(discord.messagesIn(server)[0]).toMatchObject({ repliesTo: written, pinged: { users: [ann.id] } });
    discord.unwrite(written);
    expect(await reply(written.id)).toMatchObject({ status: 400, code: 50035 });
    expect((await reply(written.id, { fail_if_not_exists: false })).status).toBe(200);
    discord.channel(server).mayReadHistory = false;
    expect(await reply(written.id)).toMatchObject({ status: 400, code: 160_002 });
  });
});

describe("what a reader sees of markdown", () => {
  it.each([
    ["# title", "title", ["heading"]],
    ["-# small", "small", ["small"]],
    ["- # x", "• x", ["list", "heading"]],
    ["> a", "a", ["quote"]],
    ["**b _i_**", "b i", ["bold", "italic"]],
    ["\\*\\*b\\*\\*", "**b**", []],
    ["`**x**`", "**x**", ["code"]],
    ["```\n<@1>\n```", "<@1>", ["code block"]],
    ["<@17> @everyone <#1>", "<@17> @everyone <#1>", ["mention <@17>", "mention @everyone", "mention <#1>"]],
    ["\\<@17\\>", "<@17>", []],
    ["@\u200beveryone", "@everyone", []],
    ["[x](https://a.b)", "x", ["link https://a.b"]],
    ["see https://a.b now", "see https://a.b now", ["link https://a.b"]],
    ["<t:0:R>", "1970-01-01 00:00 UTC", ["time R"]],
    ["a # b - c", "a # b - c", []],
  ])("%j", (source, text, marks) => {
    expect(seeMarkdown(source)).toEqual({ text, marks });
  });
});
