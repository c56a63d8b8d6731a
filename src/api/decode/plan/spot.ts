import type { Market } from "../../../odds/quote.ts";
import type { Role } from "../words/odds.ts";
import type { Column } from "./column.ts";
import type { PlanLine, PlanRole } from "./plan.ts";

/** Where the planner is among the columns: what the columns around have said so far. */
export interface Spot {
  readonly bookmaker: boolean;
  /** What the market can be by its names; null when nothing names it. */
  readonly market: ReadonlySet<Market> | null;
  readonly selection: boolean;
  readonly role: Role | "offer";
  /** One of a list or a dictionary, as against the container of them. */
  readonly entry: boolean;
  /** Containers on the way whose names are not understood, and lists of markets that have none. */
  readonly unknown: readonly string[];
  /** Texts on the way that nobody understands. */
  readonly texts: readonly string[];
}

/** Writes down what a column is for. */
export type Note = (column: Column, role: PlanRole, more?: Partial<Pick<PlanLine, "of" | "why">>) => void;
