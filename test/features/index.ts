import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import * as journal from "./journal/samples.ts";
import * as link from "./link/samples.ts";
import * as share from "./share/samples.ts";
import * as stakes from "./stakes/samples.ts";

/** What the tests of the whole bot need to know of each feature. */
interface Samples {
  /** Every kind of message it sends. */
  messageKinds(text: Text, names: { typed: string; books: readonly string[] }, match: Match): Record<string, Draft>;
  /** What its buttons may carry, by option. */
  buttonArguments: Readonly<Record<string, (value: string) => boolean>>;
  /** One typical call of each of its commands. */
  typicalCalls(match: string, language: "en" | "ru"): Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What is asked in the same chat before a typical call, so that there is something to tell. */
  earlierCalls?: Readonly<Record<string, readonly string[]>>;
}

const features: readonly Samples[] = [stakes, journal, share, link];

export const messageKindsOfFeatures: Samples["messageKinds"] = (text, names, match) =>
  Object.assign({}, ...features.map((feature) => feature.messageKinds(text, names, match)));

export const argumentsOfFeatures: Samples["buttonArguments"] = Object.assign(
  {},
  ...features.map((feature) => feature.buttonArguments),
);

export const typicalCallsOfFeatures: Samples["typicalCalls"] = (match, language) =>
  Object.assign({}, ...features.map((feature) => feature.typicalCalls(match, language)));

export const earlierCallsOfFeatures: NonNullable<Samples["earlierCalls"]> = Object.assign(
  {},
  ...features.map((feature) => feature.earlierCalls),
);
