import { describe, expect, it } from "vitest";
import { keyMeaning } from "../../../../src/api/decode/plan/keys.ts";

const nothing = { says: null, rank: 0, price: null, leads: null, bars: null, noise: false };
const price = (rank: number, format: string | null = null, more: object = {}) => ({
  price: { format, rank, probability: false, vague: false, ...more },
});
const bars = "not a bookmaker's price on offer";

describe("what a key tells", () => {
  it.each<[string, object]>([
    ["zorp", {}],
    // A whole key is as sure as its place among those that say the same.
    ["bookmaker", { says: "bookmaker", rank: 1, leads: "books" }],
    ["bookie", { says: "bookmaker", rank: 1.01 }],
    ["book", { says: "bookmaker", rank: 1.03 }],
    ["name", { says: "name", rank: 1 }],
    ["criterion", { says: "market", rank: 1.03 }],
    ["handicap", { says: "handicap_line", rank: 1 }],
    ["createdAt", { says: "created", rank: 1 }],
    // What a key is put together from: the name of a thing before its key, its type and its number.
    ["market_name", { says: "market", rank: 0 }],
    ["market_en", { says: "market", rank: 1 }],
    ["bet_market", { says: "market", rank: 1 }],
    ["market_slug", { says: "market", rank: 2 }],
    ["market_type", { says: "market", rank: 3 }],
    ["market_id", { says: "market", rank: 4 }],
    ["market_name_id", { says: "market", rank: 4 }],
    ["market_id_name", { says: "market", rank: 4 }],
    ["outcome_title", { says: "selection", rank: 0 }],
    ["market_zorp", {}],
    ["zorp_name", {}],
    ["bookmaker_market_name", {}],
    ["market_period_name", { says: "period", rank: 0 }],
    // Moments, states and flags.
    ["latest_bookmaker_update", { says: "at", rank: 3 }],
    ["price_updated", { says: "at", rank: 3 }],
    ["updated_by", {}],
    ["market_status", { says: "state", rank: 2 }],
    ["zorp_state", { says: "state", rank: 2 }],
    ["status_zorp", {}],
    ["isOpenForBetting", { says: "on", rank: 2, bars: null }],
    ["market_suspended", { says: "off", rank: 2 }],
    ["is_for", {}],
    ["is_open_zorp", { bars: null }],
    // Prices: what names its format, then plain words, then what may be a forecast.
    ["decimal", price(0, "decimal")],
    ["decimal_odds", price(1, "decimal")],
    ["price", { ...price(100), leads: "any" }],
    ["odds", { ...price(101), leads: "any" }],
    ["coefficient", price(103)],
    ["rate", price(110, null, { vague: true })],
    ["fractional", price(200, "fractional")],
    ["american", price(300, "american")],
    ["moneyline", price(305, "american")],
    ["hk", price(400, "hongkong")],
    ["implied_probability", price(500, null, { probability: true })],
    ["prob", price(504, null, { probability: true })],
    ["display_price", price(150)],
    ["price_display_dec", price(50, "decimal")],
    ["eu_dec_odds", price(50, "decimal")],
    ["fraction_display_odds", price(250, "fractional")],
    ["american_display_odds", price(350, "american")],
    ["odds_hongkong", price(450, "hongkong")],
    ["dec_display", price(50, "decimal")],
    ["decimal_american_odds", {}],
    ["display_int", {}],
    ["price_zorp", {}],
    // What leads further.
    ["markets", { leads: "markets" }],
    ["runners", { leads: "outcomes" }],
    ["event", { leads: "any" }],
    ["GetOddsResult", { leads: "any" }],
    ["zorp_envelope", { leads: "any" }],
    ["envelope", {}],
    ["envelope_zorp", {}],
    // What is no price on offer, and what is nothing.
    ["average", { bars }],
    ["avg_zorp", { bars }],
    ["opening_price", { ...price(0), price: null, bars }],
    ["limit", { noise: true }],
    ["max_bet", { noise: true, bars }],
  ])("%s", (key, expected) => {
    expect(keyMeaning(key)).toEqual({ ...nothing, ...expected });
  });
});
