/** Tables of the odds as they are kept; folders boards and feed. */
export interface OddsTables {
  boards: BoardsTable;
  schedule: ScheduleTable;
  price_offers: PriceOffersTable;
  price_points: PricePointsTable;
  downtime: DowntimeTable;
  predictions: PredictionsTable;
  models_seen: ModelsSeenTable;
}

/** boards/board-rows.ts */
interface BoardsTable {
  match_id: number;
  /** Counts up by one per changed board of a match. */
  revision: number;
  /** JSON of the quotes. */
  quotes: string;
  /** When a board with these quotes was first received. */
  fetched_at: number;
  /** When it was last received, changed or not: the age of the data. */
  confirmed_at: number;
  refreshed_at: number | null;
  /** JSON of what the source's model thought then; null where nobody has asked for that. */
  model: string | null;
}

/** feed/period-rows.ts: when a match was polled and what was learned about its refreshes. */
interface ScheduleTable {
  match_id: number;
  last_poll_at: number;
  /** JSON of what the schedule has learned. */
  learned: string;
}

/** boards/price-rows.ts: the offers of a match whose prices are recorded. */
interface PriceOffersTable {
  match_id: number;
  /** JSON of the offers with their first prices. Points name their prices in this order; it only grows. */
  offers: string;
  /** When the match's old points are to be thinned out next. */
  thin_at: number;
  /** The start of which the points hold the closing line (boards/closing-lines.ts); null before one. */
  closed_at: number | null;
}

/** boards/price-rows.ts: all prices of a match from a time on, written when one of them changed; thinned out with age. */
interface PricePointsTable {
  match_id: number;
  at: number;
  /** JSON of the prices in the order of the offers; null for an offer that came later. */
  prices: string;
}

/** boards/predictions.ts: what the source's model first thought of a match, beside the market of that time; one row a match. */
interface PredictionsTable {
  match_id: number;
  at: number;
  /** JSON of model and market by selection. */
  gaps: string;
}

/** boards/predictions.ts: the model's chances of a match to come at each look, each in 0..1; of the last week. */
interface ModelsSeenTable {
  match_id: number;
  at: number;
  home: number | null;
  draw: number | null;
  away: number | null;
}

/** boards/downtime.ts: when no odds came at all. */
interface DowntimeTable {
  /** The minute in which it began, so that processes that notice the same one write one row. */
  id: number;
  from_at: number;
  to_at: number;
}
