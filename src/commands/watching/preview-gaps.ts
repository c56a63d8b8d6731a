import { modelLastsMs } from "../../boards/freshness.ts";
import { modelsOfMatch } from "../../boards/predictions.ts";
import { fitsButton, type Press } from "../../chat/press.ts";
import type { Boards } from "../../feed/boards.ts";
import type { KnownMatch } from "../../matches/index.ts";
import type { Board } from "../../odds/quote.ts";
import type { GapsCounted, PreviewGapFacts } from "../../replies/watching/preview.ts";
import { type GapNow, gapNow, gapsMeant } from "../../rules/gap.ts";
import { boardsWithModels, type ReplayedGap, replayGaps } from "../../rules/replay.ts";
import type { GapRule } from "../../rules/rule.ts";
import { formatThreshold } from "../../rules/threshold.ts";
import type { Database } from "../../storage/database.ts";
import { type KindDeps, viewFor } from "./watch-kinds.ts";

export interface PreviewGapsDeps {
  database: Database;
  boards: Pick<Boards, "read">;
  models: KindDeps["models"];
}

/** Of a match's gaps: the rule, the boards of the past, and the words that ask for the same with another threshold. */
interface Counting {
  known: KnownMatch;
  rule: GapRule;
  boards: readonly Board[];
  others: string;
  isQuiet(told: ReplayedGap): boolean;
}

/** Points around which gaps are watched for. */
const usual = [2, 3, 4, 6, 8, 10];
const mostOthers = 4;

/** How often a gap would have opened, as far back as it is known what the model thought, and how it stands. */
export async function countGaps(
  deps: PreviewGapsDeps,
  { known, rule, boards: quoted, others, isQuiet }: Counting,
): Promise<Pick<PreviewGapFacts, "since" | "counted" | "quiet" | "gap" | "others" | "own">> {
  const { startsAt } = known.match;
  const [first] = quoted;
  const models = first ? await modelsOfMatch(deps.database, { matchId: known.id, since: first.fetchedAt }) : [];
  const boards = boardsWithModels(quoted, models, modelLastsMs).filter((board) => gapsMeant(rule, board).length > 0);
  const told = await replayGaps(rule, boards, startsAt);
  const pressFor = (threshold: GapRule["threshold"]): Press | null => {
    const text = [`#${known.id}`, others, `edge>=${formatThreshold(threshold)}`].filter((part) => part !== "").join(" ");
    const press = { command: "watch", text, replace: false };
    return fitsButton(press) ? press : null;
  };
  const counted: PreviewGapFacts["others"][number][] = [];
  for (const threshold of neighbours(rule.threshold)) {
    const its = await replayGaps({ ...rule, threshold }, boards, startsAt);
    counted.push({ threshold, ...countsOf(its), press: pressFor(threshold) });
  }
  return {
    since: boards[0]?.fetchedAt ?? null,
    counted: countsOf(told),
    quiet: told.filter(isQuiet).length,
    gap: await presentGap(deps, known, rule),
    others: counted,
    own: pressFor(rule.threshold),
  };
}

function countsOf(told: readonly ReplayedGap[]): GapsCounted {
  const opened = told.filter(({ isOpen }) => isOpen).length;
  return { opened, closed: told.length - opened };
}

/** The nearest to a threshold, which itself is left out; the smallest first. */
function neighbours({ points: own }: GapRule["threshold"]): GapRule["threshold"][] {
  return usual
    .filter((points) => points !== own)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .slice(0, mostOthers)
    .toSorted((a, b) => a - b)
    .map((points) => ({ kind: "points", points }));
}

/** As it would be on a watch that begins now; null where model or market is not known. */
async function presentGap({ boards, models }: PreviewGapsDeps, known: KnownMatch, rule: GapRule): Promise<GapNow | null> {
  const quoted = await boards.read(known, { lane: "person" }).catch(() => null);
  const view = await viewFor(rule, { known, quoted, models });
  return view && gapNow(rule, view.board);
}
