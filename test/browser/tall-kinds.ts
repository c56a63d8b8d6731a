/** Kinds of message that are taller than a phone's chat or have more buttons, each with the most that it may have: none may grow. */
export const tallKinds: Readonly<Record<string, { px: number; buttons: number }>> = {};
