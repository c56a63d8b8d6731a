import { ApiRefused, type Failed, failedBy } from "../../api/errors.ts";
import type { Fighter } from "../../api/model.ts";
import type { OddsApi } from "../../api/odds-api.ts";
import { unlessApiTrouble } from "../../api/trouble.ts";
import type { Draft } from "../../chat/reply.ts";
import type { Directories } from "../../matches/directories.ts";
import type { Listed } from "../../matches/directory.ts";
import type { MatchIndex } from "../../matches/index.ts";
import { nameFor } from "../../matches/names.ts";
import { matchesWith } from "../../matches/taking-part.ts";
import { namedReply } from "../../replies/parts/named.ts";
import { pageOf } from "../../replies/parts/paging.ts";
import { fighterDetails } from "../../replies/questions/fighters.ts";
import type { Ask, Command } from "../command.ts";
import { findNamed, pageOfAsk, pageOption, wordsOfAsk } from "../input/find-named.ts";

const pageSize = 5;

export interface FighterDeps {
  directories: Directories;
  api: Pick<OddsApi, "fighter">;
  index: Pick<MatchIndex, "list">;
}

/** `/fighter <name>`: one fighter's record, and the matches to come. An exact slug that the list does not know is asked of the API. */
export function createFighterCommand({ directories, api, index }: FighterDeps): Command {
  const directory = directories.fighters;

  async function meant(ask: Ask): Promise<Meant | { instead: Draft }> {
    const words = wordsOfAsk(ask, "fighter");
    const found = findNamed(ask, { directory, list: "fighters", words });
    if ("one" in found) return profileOf(found.one, ask.now);
    const unlisted = words === null ? null : await bySlug(api, words.replace(/^#/, ""));
    return unlisted ? { key: unlisted.slug, fighter: unlisted.fighter, failed: false } : found;
  }

  /** What the profile says beyond the list; a fighter without a slug has none. */
  async function profileOf({ key, item }: Listed<Fighter>, now: number): Promise<Meant> {
    if (item.slug === null) return { key, fighter: item, failed: false };
    const answer = await unlessApiTrouble(api.fighter(item.slug));
    return answer
      ? { key, fighter: fullest(answer.value, item), failed: failedBy(answer, { now }) }
      : { key, fighter: item, failed: true };
  }

  return {
    name: "fighter",
    options: [{ name: "fighter", required: true, suggests: true }, pageOption],
    manages: false,
    async run(ask) {
      await directory.refresh();
      const found = await meant(ask);
      if ("instead" in found) return found.instead;
      const { key, fighter, failed } = found;
      return namedReply(ask.text, {
        list: "fighters",
        key,
        watch: directory.byKey(key) ? `fighter#${key}` : null,
        name: nameFor(fighter.names, ask.text.language),
        details: fighterDetails(ask.text, fighter),
        matches: pageOf(matchesWith(index, fighter), pageOfAsk(ask), pageSize),
        failed,
      });
    },
  };
}

/** A fighter with the key that buttons carry. */
interface Meant {
  key: string;
  fighter: Fighter;
  /** The profile could not be fetched anew. */
  failed: Failed;
}

/** The fighter of an exact slug; null when there is none or the text can be no slug. */
async function bySlug(api: Pick<OddsApi, "fighter">, text: string): Promise<{ slug: string; fighter: Fighter } | null> {
  const slug = text.toLowerCase();
  if (!/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug)) return null;
  try {
    return { slug, fighter: (await api.fighter(slug)).value };
  } catch (error) {
    if (error instanceof ApiRefused && error.status === 404) return null;
    throw error;
  }
}

/** The profile, with what only the list says. */
function fullest(profile: Fighter, listed: Fighter): Fighter {
  return {
    id: profile.id ?? listed.id,
    slug: profile.slug ?? listed.slug,
    names: { ...listed.names, ...profile.names },
    record: profile.record ?? listed.record,
    weightClass: profile.weightClass ?? listed.weightClass,
    country: profile.country ?? listed.country,
  };
}
