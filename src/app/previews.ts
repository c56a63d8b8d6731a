import type { Pictures } from "../charts/pictures.ts";
import type { PlatformName } from "../chat/address.ts";
import type { PlatformRequest, Previewed } from "../chat/preview.ts";
import { drawnReply } from "./pictures.ts";

/** A message as other platforms would be asked for it, by their names, whether or not they are used. */
export type Previews = (message: Previewed) => Promise<Readonly<Record<string, PlatformRequest>>>;

/** The platforms' libraries are loaded when the first preview is asked for. */
export function createPreviews({ pictures }: { pictures: Pictures }): Previews {
  async function drawnFor(platform: PlatformName, { reply, below, ...how }: Previewed): Promise<Previewed> {
    const draw = (of: Previewed["reply"]) => drawnReply(of, { pictures, platform });
    return { ...how, reply: await draw(reply), below: below && (await draw(below)) };
  }

  return async (message) => {
    const { telegramPreview } = await import("../platforms/telegram/preview.ts");
    const { discordPreview } = await import("../platforms/discord/preview.ts");
    return {
      telegram: await telegramPreview(await drawnFor("telegram", message)),
      discord: discordPreview(await drawnFor("discord", message)),
    };
  };
}
