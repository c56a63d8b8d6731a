import type { Fault as ApiFault } from "../../src/sandbox/faults.ts";
import { dialects } from "../sandbox/dialects/catalog.ts";
import type { Fault as DiscordFault } from "../standins/discord-faults.ts";
import type { Failure } from "../standins/telegram.ts";
import type { Fault, Stage } from "./scene.ts";

const minuteMs = 60_000;
const forEver = 1_000_000;

/** Every request to the odds service goes wrong in one way, or every one of an endpoint. */
function api(name: string, fault: ApiFault, more: Partial<Fault> = {}): Fault {
  return {
    name: `odds service: ${name}`,
    begin({ world }) {
      world.sandbox.knobs.fail({ times: forEver, ...fault });
      return () => world.sandbox.knobs.clearFaults();
    },
    ...more,
  };
}

const apiFaults: Fault[] = [
  api("500", { kind: "status", status: 500 }),
  api("500 for an hour", { kind: "status", status: 500 }, { minutes: 60 }),
  api("502", { kind: "status", status: 502 }),
  api("503 with Retry-After", { kind: "status", status: 503, retryAfter: "60" }),
  api("401", { kind: "status", status: 401 }),
  api("403", { kind: "status", status: 403 }),
  api("404 for all odds", { kind: "status", status: 404, endpoint: "odds" }, { moves: false }),
  api("429, 30 s", { kind: "rate_limit" }),
  api("429, an hour", { kind: "rate_limit", retryAfter: "3600", times: 1 }),
  api("429, ten to the ninth", { kind: "rate_limit", retryAfter: "1000000000", times: 1 }),
  api("429, a date that has passed", { kind: "rate_limit", retryAfter: "Wed, 21 Oct 2015 07:28:00 GMT" }),
  api("429, junk", { kind: "rate_limit", retryAfter: "soon" }),
  api("half of the JSON", { kind: "truncated" }),
  api("HTML with 200", { kind: "html" }),
  api("nothing with 200", { kind: "empty" }),
  api("another content type", { kind: "wrong_type" }),
  api("connections cut", { kind: "drop" }),
  api("eight megabytes", { kind: "huge" }),
  api("redirected to a metadata service", { kind: "redirect" }),
  api("redirected to itself", { kind: "redirect", location: "/api/v1/matches" }),
  api("only the odds fail", { kind: "status", status: 500, endpoint: "odds" }),
  api("only the list of matches fails", { kind: "status", status: 500, endpoint: "matches" }),
  {
    name: "odds service: every third request fails",
    begin: ({ world }) => failsNowAndThen(world.sandbox.knobs),
  },
  {
    name: "odds service: the match is not there for a while",
    moves: false,
    begin({ world, slug }) {
      world.sandbox.knobs.hide({ slug, hidden: true });
      return () => world.sandbox.knobs.hide({ slug, hidden: false });
    },
  },
  {
    name: "odds service: a price jumps there and back at each refresh",
    moves: false,
    minutes: 6,
    begin({ world, slug }) {
      const { knobs } = world.sandbox;
      const move = knobs.move({ slug, selection: "home", points: 1 });
      knobs.reverse({ id: move.id });
    },
  },
  {
    name: "odds service: it answers in another shape",
    begin({ world }) {
      world.sandbox.knobs.speak({ dialect: dialects.columns });
      return () => world.sandbox.knobs.speak({ dialect: dialects.plain });
    },
  },
];

/** One in three requests fails; the plan is made anew whenever one has. */
function failsNowAndThen(knobs: Stage["world"]["sandbox"]["knobs"]): () => void {
  for (const endpoint of ["odds", "matches", "value-bets"]) knobs.fail({ kind: "status", status: 500, times: 2, endpoint });
  return () => knobs.clearFaults();
}

/** Every message to Telegram goes wrong; Discord must not notice. */
function telegram(name: string, failureOf: (nth: number) => Failure, more: Partial<Fault> = {}): Fault {
  return {
    name: `Telegram: ${name}`,
    begin({ telegram: standIn }) {
      standIn.breakDown(failureOf);
      return () => standIn.breakDown(null);
    },
    ...more,
  };
}

const refused = (code: number, description: string, retryAfter?: number): Failure => ({
  code,
  description,
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

const telegramFaults: Fault[] = [
  telegram("502 before anything is done", () => "gateway"),
  telegram("HTML with 200", () => "page"),
  telegram("502 afterwards", () => "gateway after", { losesAnswers: ["ann", "group"] }),
  telegram("connections cut before", () => "cut"),
  telegram("connections cut afterwards", () => "lost", { losesAnswers: ["ann", "group"] }),
  telegram("no answer, nothing done", () => "hang"),
  telegram("no answer, all done", () => "hang after", { losesAnswers: ["ann", "group"] }),
  telegram("now this, now that", (nth) => (["gateway after", "cut", "lost", "gateway"] as const)[nth % 4] ?? "cut", {
    losesAnswers: ["ann", "group"],
  }),
  telegram("an hour of 502", () => "gateway", { minutes: 60 }),
  telegram("500", () => refused(500, "Internal Server Error")),
  telegram("429 for a second", () => refused(429, "Too Many Requests: retry after 1", 1), { minutes: 1 }),
  telegram("429 for a minute", () => refused(429, "Too Many Requests: retry after 60", 60), { minutes: 2 }),
  {
    name: "Telegram: updates are refused with 409",
    begin: ({ telegram: standIn }) =>
      standIn.failNext("getUpdates", refused(409, "Conflict: terminated by other getUpdates request"), 5),
  },
  {
    name: "Telegram: updates are refused with 502",
    begin: ({ telegram: standIn }) => standIn.failNext("getUpdates", "gateway", 5),
  },
  {
    name: "Telegram: the connection for updates is cut",
    begin: ({ telegram: standIn }) => standIn.failNext("getUpdates", "cut", 5),
  },
  {
    name: "Telegram: somebody blocks the bot and lets it in again",
    begin({ telegram: standIn, ann }) {
      standIn.block(ann);
      return () => standIn.unblock(ann);
    },
  },
  {
    name: "Telegram: somebody has blocked the bot for good",
    silences: ["ann"],
    begin: ({ telegram: standIn, ann }) => standIn.block(ann),
  },
  {
    name: "Telegram: a group throws the bot out and takes it back",
    begin({ telegram: standIn, group }) {
      standIn.kick(group);
      return () => standIn.rejoin(group);
    },
  },
  {
    name: "Telegram: a group takes the right to write for good",
    silences: ["group"],
    begin: ({ telegram: standIn, group }) => standIn.mute(group),
  },
  {
    name: "Telegram: the topic is deleted",
    begin: ({ telegram: standIn, group, topic }) => standIn.deleteTopic(group, topic),
  },
  {
    name: "Telegram: a group becomes a supergroup, and nobody says so",
    begin: ({ telegram: standIn, group }) => standIn.migrate(group, group - 1_000, { quietly: true }),
  },
];

const outgoing = { method: "POST", path: /\/messages$/ };

/** Every message to Discord goes wrong; Telegram must not notice. */
function discord(name: string, fault: DiscordFault | ((nth: number) => DiscordFault), more: Partial<Fault> = {}): Fault {
  return {
    name: `Discord: ${name}`,
    begin({ discord: standIn }) {
      standIn.breakDown({ path: /^\/(channels|users)/ }, typeof fault === "function" ? fault : () => fault);
      return () => standIn.breakDown({}, null);
    },
    ...more,
  };
}

const limited = (seconds: number, isGlobal = false): DiscordFault => ({
  kind: "answer",
  status: 429,
  headers: { "retry-after": String(seconds), ...(isGlobal ? { "x-ratelimit-global": "true" } : {}) },
  body: { message: "You are being rate limited.", retry_after: seconds, global: isGlobal },
});

const discordFaults: Fault[] = [
  discord("502 before anything is done", { kind: "answer", status: 502 }),
  // The nonce keeps what arrived from being posted again.
  discord("502 afterwards", { kind: "broken", status: 502 }),
  discord("500", { kind: "answer", status: 500 }),
  discord("no answer, nothing done", { kind: "hang", done: false }),
  discord("no answer, all done", { kind: "hang", done: true }, { losesAnswers: ["dora", "channel"] }),
  discord("connections cut before", { kind: "reset", done: false }),
  discord("connections cut afterwards", { kind: "reset", done: true }, { losesAnswers: ["dora", "channel"] }),
  discord("HTML with 200", { kind: "page" }, { losesAnswers: ["dora", "channel"] }),
  discord("an hour of 502", { kind: "answer", status: 502 }, { minutes: 60 }),
  discord(
    "now this, now that",
    (nth) =>
      (
        [
          { kind: "broken", status: 502 },
          { kind: "reset", done: false },
          { kind: "reset", done: true },
          { kind: "answer", status: 502 },
        ] as const
      )[nth % 4] ?? limited(1),
    { losesAnswers: ["dora", "channel"] },
  ),
  discord("429 for a second", limited(1), { minutes: 1 }),
  discord("429 for a minute", limited(60), { minutes: 2 }),
  discord("429 for all that a bot does", limited(1, true), { minutes: 2 }),
  discord("429 for a minute for all that a bot does", limited(60, true), { minutes: 3 }),
  discord("429 of a proxy before Discord, with a page of HTML", { kind: "answer", status: 429 }, { minutes: 2 }),
  {
    name: "Discord: 429 once",
    begin: ({ discord: standIn }) => standIn.failNext(outgoing, limited(2)),
  },
  { name: "Discord: the gateway's connection is cut", begin: ({ discord: standIn }) => standIn.gateway.drop() },
  { name: "Discord: the gateway asks to connect anew", begin: ({ discord: standIn }) => standIn.gateway.askToReconnect() },
  {
    name: "Discord: the session is forgotten",
    begin({ discord: standIn }) {
      standIn.gateway.forgetSession();
      standIn.gateway.drop();
    },
  },
  { name: "Discord: the gateway closes with 4000", begin: ({ discord: standIn }) => standIn.gateway.close(4000) },
  {
    name: "Discord: interactions cannot be answered",
    begin({ discord: standIn }) {
      standIn.breakDown({ path: /^\/(interactions|webhooks)/ }, () => ({ kind: "reset", done: false }));
      return () => standIn.breakDown({}, null);
    },
  },
  {
    name: "Discord: the bot may not write in a channel for good",
    silences: ["channel"],
    begin: ({ discord: standIn, channel }) => standIn.setAccess(channel, "muted"),
  },
  {
    name: "Discord: a channel is hidden from the bot for good",
    silences: ["channel"],
    begin: ({ discord: standIn, channel }) => standIn.setAccess(channel, "hidden"),
  },
  {
    name: "Discord: a server throws the bot out and takes it back",
    begin({ discord: standIn, guild }) {
      standIn.leaveGuild(guild);
      return () => standIn.joinGuild(guild);
    },
  },
  {
    name: "Discord: a server has thrown the bot out for good",
    silences: ["channel"],
    begin: ({ discord: standIn, guild }) => standIn.leaveGuild(guild),
  },
  {
    name: "Discord: somebody refuses messages and takes them again",
    begin({ discord: standIn, dora }) {
      standIn.setDms(dora, "closed");
      return () => standIn.setDms(dora, "open");
    },
    silences: ["dora"],
  },
  {
    name: "Discord: the channel is deleted",
    silences: ["channel"],
    begin: ({ discord: standIn, channel }) => standIn.deleteChannel(channel),
  },
  {
    name: "Discord: the server is down for a while",
    begin({ discord: standIn, guild }) {
      standIn.leaveGuild(guild, { unavailable: true });
      return () => standIn.joinGuild(guild);
    },
  },
];

const processFaults: Fault[] = [
  { name: "the bot is stopped and started", moves: true, minutes: 1, begin: ({ restart }) => restart() },
  {
    name: "the bot is away for two hours while the price moves",
    minutes: 1,
    moves: false,
    begin: ({ world, move, restart }) =>
      restart(async () => {
        move();
        await world.pass(120 * minuteMs);
        move(-6);
      }),
  },
  {
    name: "the bot starts while the odds service is away",
    async begin({ world, restart }) {
      world.sandbox.knobs.fail({ kind: "drop", times: forEver });
      await restart();
      return () => world.sandbox.knobs.clearFaults();
    },
  },
  {
    name: "everything at once: odds service, Telegram and Discord",
    begin({ world, telegram: standIn, discord: other }) {
      world.sandbox.knobs.fail({ kind: "drop", times: forEver });
      standIn.breakDown(() => "cut");
      other.breakDown({ path: /^\/(channels|users)/ }, () => ({ kind: "answer", status: 502 }));
      return () => {
        world.sandbox.knobs.clearFaults();
        standIn.breakDown(null);
        other.breakDown({}, null);
      };
    },
  },
];

export const faults: readonly Fault[] = [...apiFaults, ...telegramFaults, ...discordFaults, ...processFaults];
