import type { Migration } from "kysely";
import * as first from "./0001-first.ts";
import * as pricesByOffer from "./0002-prices-by-offer.ts";
import * as wideWatches from "./0003-wide-watches.ts";
import * as evidence from "./0005-evidence.ts";
import * as gate from "./0006-gate.ts";
import * as managedWatches from "./0007-managed-watches.ts";
import * as events from "./0008-events.ts";
import * as downtime from "./0009-downtime.ts";
import * as peaks from "./0010-peaks.ts";
import * as betWatches from "./0011-bet-watches.ts";
import * as eventsAtTheGate from "./0012-events-at-the-gate.ts";
import * as widePauses from "./0013-wide-pauses.ts";
import * as wideQuiet from "./0014-wide-quiet.ts";
import * as betQuiet from "./0015-bet-quiet.ts";
import * as outages from "./0016-outages.ts";
import * as calls from "./0017-calls.ts";
import * as pricePoints from "./0018-price-points.ts";
import * as theLimitSaysSo from "./0019-the-limit-says-so.ts";
import * as factsAndMessages from "./0030-facts-and-messages.ts";
import * as oneWatchStore from "./0040-one-watch-store.ts";
import * as betsAreFacts from "./0041-bets-are-facts.ts";
import * as fewerIndices from "./0050-fewer-indices.ts";
import * as handOver from "./0051-hand-over.ts";
import * as operators from "./0060-operators.ts";
import * as closingLines from "./0070-closing-lines.ts";
import * as predictions from "./0070-predictions.ts";
import * as imports from "./0080-imports.ts";
import * as places from "./0095-places.ts";
import * as breaks from "./0096-breaks.ts";
import * as models from "./0100-models.ts";
import * as sharedWatches from "./0101-shared-watches.ts";
import * as placedBets from "./0102-placed-bets.ts";
import * as steered from "./0103-steered.ts";
import * as threads from "./0104-threads.ts";
import * as drafts from "./0105-drafts.ts";
import * as modelsSeen from "./0106-models-seen.ts";
import * as pings from "./0107-pings.ts";
import * as messagesById from "./0108-messages-by-id.ts";

/** Every step of the schema, in order. A step that was released is never edited; a change is a new step. */
export const migrations: Record<string, Migration> = {
  "0001-first": first,
  "0002-prices-by-offer": pricesByOffer,
  "0003-wide-watches": wideWatches,
  "0005-evidence": evidence,
  "0006-gate": gate,
  "0007-managed-watches": managedWatches,
  "0008-events": events,
  "0009-downtime": downtime,
  "0010-peaks": peaks,
  "0011-bet-watches": betWatches,
  "0012-events-at-the-gate": eventsAtTheGate,
  "0013-wide-pauses": widePauses,
  "0014-wide-quiet": wideQuiet,
  "0015-bet-quiet": betQuiet,
  "0016-outages": outages,
  "0017-calls": calls,
  "0018-price-points": pricePoints,
  "0019-the-limit-says-so": theLimitSaysSo,
  "0030-facts-and-messages": factsAndMessages,
  "0040-one-watch-store": oneWatchStore,
  "0041-bets-are-facts": betsAreFacts,
  "0050-fewer-indices": fewerIndices,
  "0051-hand-over": handOver,
  "0060-operators": operators,
  "0070-closing-lines": closingLines,
  "0070-predictions": predictions,
  "0080-imports": imports,
  "0095-places": places,
  "0096-breaks": breaks,
  "0100-models": models,
  "0101-shared-watches": sharedWatches,
  "0102-placed-bets": placedBets,
  "0103-steered": steered,
  "0104-threads": threads,
  "0105-drafts": drafts,
  "0106-models-seen": modelsSeen,
  "0107-pings": pings,
  "0108-messages-by-id": messagesById,
};
