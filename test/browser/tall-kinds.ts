/**
 * Kinds of message that are taller than a phone's chat, or have more buttons or labels cut, in any of the ten languages: each with
 * the most that it may have. None may grow, and a kind that is mended leaves the list.
 */
export const tallKinds: Readonly<Record<string, { px?: number; buttons?: number; cut?: number }>> = {
  aboutReply: { px: 670 },
  arbsReply: { px: 650 },
  bookmakerReply: { px: 560 },
  budgetReply: { px: 630 },
  doctorReply: { px: 810 },
  historyReply: { px: 560 },
  "historyReply of many books": { px: 600 },
  "historyReply of many markets": { px: 650 },
  "historyReply of one selection": { px: 670 },
  importReply: { px: 800 },
  journalReply: { px: 730 },
  "journalReply of a few bets": { px: 690 },
  logReply: { px: 660 },
  menuReply: { px: 790 },
  muteWhichReply: { px: 610 },
  previewGapsReply: { px: 720 },
  "privacyReply where what was not understood is counted": { px: 570 },
  "quietHoursReply, second page": { px: 560 },
  statusReply: { px: 630 },
  "statusReply for operators, in trouble": { px: 850 },
  "statusReply where the bot may not write": { px: 580 },
  valueBetsReply: { px: 640 },
  "watchDetailsReply of paused value bets": { px: 570 },
  watchesReply: { px: 600 },
  "watchesReply of matches": { px: 750 },
  whyReply: { px: 580 },
  "whyReply of those that improved": { px: 630 },
  "whyReply of value bets": { px: 610 },
};
