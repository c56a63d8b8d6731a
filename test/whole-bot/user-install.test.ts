import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { laterMatch } from "../bot.ts";
import type { Exchange, StandInMessage } from "../standins/discord.ts";
import { type DiscordHouse, openDiscord } from "./discord-house.ts";
import { openScene, refreshMs, type Scene } from "./promises.ts";

describe("a bot that a person brought along on Discord", () => {
  let scene: Scene<DiscordHouse>;
  let match: ReturnType<typeof laterMatch>;
  beforeEach(async () => {
    scene = await openScene(openDiscord);
    match = laterMatch(scene.world);
  });
  afterEach(() => scene.close());

  const how = { userInstalled: true } as const;
  async function answered({ interaction }: Exchange): Promise<StandInMessage> {
    const shown = () => interaction.followups[0] ?? (interaction.original?.loading ? null : interaction.original);
    await scene.world.until(() => Boolean(shown()), 10_000);
    return shown() as StandInMessage;
  }
  const slash = (channel: string, command: string, options: Record<string, string> = {}) =>
    answered(scene.house.standIn.slash(scene.house.guest, channel, command, options, how));
  /** What was sent by the bot itself, which only its members' chats may get. */
  const unasked = () => scene.house.standIn.requests.filter(({ method, path }) => method === "POST" && /\/channels\//.test(path));
  const places = () => [
    ["a server that has not added it", scene.house.standIn.addForeignChannel()],
    ["a conversation of friends", scene.house.standIn.addGroupDm()],
  ];

  it("answers in servers that have not added it and among friends, with buttons that work, and sends nothing", {
    tags: ["long"],
  }, async () => {
    const { standIn, guest } = scene.house;
    for (const [where = "", channel = ""] of places()) {
      const board = await slash(channel, "odds", { match: match.slug });
      expect(board.text, where).toContain(match.home.name.en);
      expect(board.ephemeralFor, where).toBeNull();
      const pressed = await answered(standIn.press(guest, board, "Refresh", how));
      expect(pressed.text, where).toContain(match.home.name.en);
      const [choice] = await standIn.autocomplete(guest, channel, { command: "odds", option: "match", typed: "" }, how);
      expect(choice?.value, where).toMatch(/^#\d+$/);
      expect((await slash(channel, "help")).ephemeralFor, where).toBe(guest.id);
      const page = await slash(channel, "help", { topic: "chat" });
      const chat = await answered(standIn.press(guest, page, "Next ›", how));
      expect(chat.text, where).toContain("Use my commands in any chat");
    }
    expect(unasked()).toEqual([]);
  });

  it("keeps nothing there, and says to the asker alone where it can", { tags: "long" }, async () => {
    const { standIn, guest } = scene.house;
    for (const [where = "", channel = ""] of places()) {
      const board = await slash(channel, "odds", { match: match.slug });
      const pressed = standIn.press(guest, board, "Watch", how);
      const refused = [
        await answered(pressed),
        await slash(channel, "watch", { match: match.slug }),
        await slash(channel, "settings", { change: "format american" }),
      ];
      for (const { text, ephemeralFor } of refused) {
        expect(text, where).toContain("I’m only a guest here");
        expect(text, where).toContain("in your direct messages with me");
        expect(ephemeralFor, where).toBe(guest.id);
      }
    }
    scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 });
    await scene.world.pass(refreshMs);
    expect(unasked()).toEqual([]);
  });

  it("watches in the person's own conversation with it, which no server shares", async () => {
    const { standIn, guest, dmOfAnn } = scene.house;
    const watched = await answered(standIn.slash(guest, dmOfAnn, "watch", { match: match.slug }, how));
    expect(watched.text).toContain("Watching");
    const alert = await scene.after(scene.seats.ann, () =>
      scene.world.sandbox.knobs.move({ slug: match.slug, selection: "home", points: 6 }),
    );
    expect(alert.text).toMatch(/[▼▲]/);
  });

  it("brings an answer that takes longer into the message that announced it, within the time that Discord gives", {
    tags: "long",
  }, async () => {
    const { standIn } = scene.house;
    const [, channel = ""] = places()[0] ?? [];
    await slash(channel, "matches");
    const now = scene.world.clock.now();
    const others = scene.world.sandbox.world.matches(now).filter(({ slug, startsAt }) => slug !== match.slug && startsAt > now);
    for (const { slug } of others.slice(0, 25)) standIn.slash(standIn.addUser(), channel, "odds", { match: slug }, how);
    const waiting = standIn.slash(standIn.addUser(), channel, "odds", { match: match.slug }, how);
    const answer = () => waiting.interaction.original;
    await scene.world.until(() => (answer()?.text ?? "").includes(match.home.name.en), 3 * 60_000);
    // "Is thinking" in time, and the answer later.
    expect(waiting.interaction.responded).toBe(5);
    expect(scene.world.clock.now() - waiting.interaction.createdAt).toBeGreaterThan(3_000);
    expect(scene.world.clock.now() - waiting.interaction.createdAt).toBeLessThan(15 * 60_000);
    expect(unasked()).toEqual([]);
  });

  it("is offered no operators' commands there", { tags: "long" }, async () => {
    await scene.close();
    scene = await openScene(openDiscord, { OPERATORS: "discord:80351110224678912" });
    const admin = scene.house.standIn.commands.find(({ name }) => name === "admin");
    expect([admin?.contexts, admin?.integration_types]).toEqual([[0, 1], [0]]);
  });
});
