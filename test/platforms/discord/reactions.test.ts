import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { administrator, manageChannels, manageGuild, type StandInMessage, type StandInUser } from "../../standins/discord.ts";
import { type Bench, createBench, outgoingTo } from "./parts.ts";

describe("thumbs on Discord", () => {
  let bench: Bench;
  let ann: StandInUser;
  let channel: string;
  beforeEach(async () => {
    bench = await createBench();
    ann = bench.discord.addUser();
    channel = bench.discord.addChannel();
  });
  afterEach(() => bench.stop());

  async function alertIn(where = channel): Promise<StandInMessage> {
    await bench.platform.send(outgoingTo(where));
    return bench.discord.messagesIn(where).at(-1) as StandInMessage;
  }
  async function thumb(message: StandInMessage, how: "react" | "unreact" = "react") {
    const before = bench.thumbs.length;
    bench.discord[how](ann, message, "👍");
    return bench.discord.until(() => bench.thumbs.length > before && bench.thumbs.at(-1));
  }
  const own = ({ reactions }: StandInMessage) => [...(reactions.get("👌") ?? [])].length;

  it("are told with where and by whom, and answered by a reaction of ours", async () => {
    await bench.platform.start();
    const alert = await alertIn();
    bench.discord.react(ann, alert, "🎉");
    expect(await thumb(alert)).toEqual({
      ...{ address: `discord:${channel}`, messageId: alert.id, place: "group" },
      ...{ reader: { id: ann.id, language: null }, isThere: true, mayManage: false },
    });
    await bench.discord.until(() => own(alert) === 1);
    expect(await thumb(alert, "unreact")).toMatchObject({ isThere: false, mayManage: false });
    await bench.discord.until(() => own(alert) === 0);
    expect(bench.thumbs).toHaveLength(2);
    const dm = bench.discord.addDm(ann);
    expect(await thumb(await alertIn(dm))).toMatchObject({ address: `discord:${dm}`, place: "private", mayManage: true });
  });

  it.each([
    ["administrates", administrator, true],
    ["manages the server", manageGuild, true],
    ["manages channels", manageChannels, true],
    ["may only speak", 1n << 11n, false],
  ])("are of somebody who %s by a role, put there or taken away", async (_, permissions, mayManage) => {
    bench.discord.permit(ann, channel, permissions);
    await bench.platform.start();
    const alert = await alertIn();
    expect(await thumb(alert)).toMatchObject({ mayManage });
    expect(await thumb(alert, "unreact")).toMatchObject({ mayManage });
  });

  it("go by what the channel says otherwise, of the person last", async () => {
    bench.discord.permit(ann, channel, manageChannels);
    const shut = { id: bench.discord.channel(channel).guildId ?? "", of: "role", deny: manageChannels } as const;
    bench.discord.channel(channel).overwrites = [shut];
    const { guildId } = bench.discord.channel(channel);
    const open = bench.discord.addChannel({ guild: guildId ?? "" });
    bench.discord.channel(open).overwrites = [shut, { id: ann.id, of: "person", allow: manageChannels }];
    await bench.platform.start();
    expect(await thumb(await alertIn())).toMatchObject({ mayManage: false });
    expect(await thumb(await alertIn(open))).toMatchObject({ mayManage: true });
  });

  it("are of nobody who may where their roles cannot be looked up", async () => {
    bench.discord.permit(ann, channel, manageGuild);
    await bench.platform.start();
    const alert = await alertIn();
    bench.discord.failNext({ path: /members/ }, { kind: "answer", status: 404, code: 10_007 });
    expect(await thumb(alert, "unreact")).toMatchObject({ mayManage: false });
  });

  it("are not answered twice where the bot may not react", async () => {
    await bench.platform.start();
    bench.discord.channel(channel).mayReact = false;
    const alert = await alertIn();
    await thumb(alert);
    await bench.discord.until(() =>
      bench.discord.requests.some(({ path, status }) => path.includes("reactions") && status === 403),
    );
    expect(own(alert)).toBe(0);
  });
});
