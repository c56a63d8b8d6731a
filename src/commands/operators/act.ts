import type { Examination, ServiceSeen } from "../../api/examination.ts";
import type { PlatformName } from "../../chat/address.ts";
import type { Draft } from "../../chat/reply.ts";
import type { BudgetFacts } from "../../replies/operators/budget.ts";
import type { BotStatus } from "../../replies/operators/status.ts";
import type { Database } from "../../storage/database.ts";
import type { Ask } from "../command.ts";
import type { UnclearLog } from "../unclear.ts";

export interface OperatorsDeps {
  database: Database;
  /** Examines the odds API, which takes some seconds; a service with a definition by one question. */
  examine(): Promise<Examination | ServiceSeen>;
  status(): Promise<BotStatus>;
  budget(): Promise<Omit<BudgetFacts, "now">>;
  /** Whether an address names an operator, or their private chat. */
  isOperator(address: string): boolean;
  /** What the log calls an address. */
  logName(address: string): string;
  /** Leaves a group, or the server of a channel; `private` where there is nothing to leave. */
  leaveChat(address: string): Promise<"left" | "private" | "failed">;
  /** The platforms that run here. */
  platforms(): readonly PlatformName[];
  /** What was not understood; null where the host does not count it. */
  unclear: UnclearLog | null;
  /** Says that a chat has something to be told. */
  onQueued(): void;
}

/** What an operator asks `/admin` for. */
export interface ActAsk extends Ask {
  /** What was typed after the act. */
  words: readonly string[];
  /** The same as it was typed, its lines included. */
  typed: string;
  /** Who asks, as an address names them. */
  operator: string;
}

/** One of the things that operators can do; what changes something, or looks at a single chat, is written down as an act. */
export type Act = (deps: OperatorsDeps, ask: ActAsk) => Promise<Draft>;
