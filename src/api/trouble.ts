import { ApiBusy, ApiRefused, ApiUnreachable } from "./errors.ts";

/** Null when the API did not answer, for what is only a part of an answer; any other error is thrown on. */
export async function unlessApiTrouble<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiBusy || error instanceof ApiRefused || error instanceof ApiUnreachable) return null;
    throw error;
  }
}
