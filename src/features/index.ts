import { shownKeeper } from "../chats/shown.ts";
import { steeredKeeper } from "../chats/steered.ts";
import type { Feature } from "./feature.ts";
import { journal } from "./journal/index.ts";
import { link } from "./link/index.ts";
import { share } from "./share/index.ts";
import { stakes } from "./stakes/index.ts";

/** Every feature there is, in the order of menus. To remove one, delete its folder and its two lines here. */
export const features: readonly Feature[] = [stakes, journal, share, link];

/** What is kept about people beside their chats, by the core and by features. */
export const keepers = [steeredKeeper, shownKeeper, ...features.flatMap(({ keeper }) => keeper ?? [])];
