import type { Delivered, Opened, Outcome } from "./platform.ts";

/** Gives an answer, and tells who made it what became of it; `read` says that of an error. Rejects as `give` does. */
export async function delivering(
  give: (delivered: Promise<Delivered>) => Promise<Delivered>,
  read: (error: unknown) => Delivered,
): Promise<void> {
  let settle: (delivered: Delivered) => void = () => undefined;
  const delivered = new Promise<Delivered>((resolve) => {
    settle = resolve;
  });
  try {
    settle(await give(delivered));
  } catch (error) {
    settle(read(error));
    throw error;
  }
}

/** An outcome as far as it concerns an answer. */
export function deliveredFrom(outcome: Outcome): Delivered {
  if (outcome.kind === "sent") return { kind: "taken" };
  return { kind: isPlatformFailing(outcome) ? "failing" : "refused", reason: reasonOf(outcome) };
}

/** Whether what came back, or did not, is about all that the platform is sent and not about one message. */
export function isPlatformFailing(outcome: Outcome | Opened): boolean {
  if (outcome.kind === "unknown") return true;
  return outcome.kind === "later" && (outcome.unreached ?? outcome.strange ?? false);
}

export function reasonOf(outcome: Outcome | Opened): string {
  if ("reason" in outcome && outcome.reason !== undefined) return outcome.reason;
  return outcome.kind === "later" && outcome.unreached ? "unreached" : outcome.kind;
}
