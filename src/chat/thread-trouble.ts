/**
 * Why nothing can be opened: the group has no topics, the channel no threads, a right is missing, there are too many, or
 * the platform says something else.
 */
export const threadTroubles = [
  "no_topics",
  "no_threads",
  "manage_topics",
  "create_threads",
  "demands_tag",
  "write",
  "too_many",
  "other",
] as const;
export type ThreadTrouble = (typeof threadTroubles)[number];
