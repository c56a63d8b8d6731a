import { z } from "zod";
import { answersFile, each, meanings, words } from "./answers.ts";

const lists = [
  /** Keys of an envelope, and those beside which the vaguer of them belong to an item. */
  "data",
  "beside",
  "meta",
  "refreshed",
  "page",
  "perPage",
  "total",
  /** How an answer says that it failed. */
  "success",
  "failed",
  "error",
  "message",
] as const;

export const envelopeSchema = z.strictObject({ lists: each(lists, words), currencies: meanings(/^[A-Z]{3}$/) });
const said = answersFile("envelope", envelopeSchema);

/** What stands around the data of an answer. */
export const envelopeWords = said.lists;
/** ISO 4217 by the sign or the word. A sign that several currencies share is not there. */
export const currencies = said.currencies;
