/** What sources call the states of a match, folded, in our words. */
export const statusWords: ReadonlyMap<string, string> = new Map([
  ...words(
    "scheduled",
    "scheduled notstarted ns upcoming pending planned fixture prematch pregame tbd tba created open announced timed sched неначался запланирован предстоит ожидается",
  ),
  ...words(
    "live",
    "live inplay inprogress running started playing ongoing active 1h 2h ht halftime et overtime ot penalties p 1sthalf 2ndhalf firsthalf secondhalf break paused interrupted q1 q2 q3 q4 1q 2q 3q 4q p1 p2 p3 1p 2p 3p 1set 2set 3set bt лайв идет вигре перерыв",
  ),
  ...words(
    "finished",
    "finished ft ended complete completed final closed over played fulltime aet pen ap aot afterpenalties afterextratime matchfinished settled resulted done результат завершен завершенный окончен",
  ),
  ...words("postponed", "postponed pst postp delayed suspended susp rescheduled перенесен отложен"),
  ...words(
    "cancelled",
    "cancelled canceled canc abandoned abd abn walkover wo w/o awarded awd void retired forfeit отменен прерван",
  ),
]);

function words(status: string, list: string): [string, string][] {
  return list.split(" ").map((word) => [word, status]);
}
