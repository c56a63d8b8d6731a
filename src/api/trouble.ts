import { ApiBusy, ApiRefused, ApiUnreachable } from "./errors.ts";

/** Null when the API did not answer, for what is only a part of an answer; any other error is thrown on. */
export async function unlessApiTrouble<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isApiTrouble(error)) return null;
    throw error;
  }
}

/** What kept the API from answering, for what may not matter; null where nothing did. Any other error is thrown on. */
export async function apiTroubleOf(work: Promise<unknown>): Promise<Error | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (isApiTrouble(error)) return error;
    throw error;
  }
}

export function isApiTrouble(error: unknown): error is ApiBusy | ApiRefused | ApiUnreachable {
  return error instanceof ApiBusy || error instanceof ApiRefused || error instanceof ApiUnreachable;
}
