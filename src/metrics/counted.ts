import { Counter, Histogram, type Registry } from "prom-client";
import { telemetry } from "../telemetry.ts";

const seconds = (ms: number): number => ms / 1000;
const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const slow = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const lateness = [1, 2.5, 5, 10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 14_400];

/** Counts in a registry what happens from now on; returns what ends that. */
export function countHappenings(registry: Registry): () => void {
  const [endCounting, endLateness] = [countMost(registry), countLateness(registry)];
  return () => {
    endCounting();
    endLateness();
  };
}

function countMost(registry: Registry): () => void {
  const registers = [registry];
  const requests = new Counter({
    name: "linewatch_api_requests_total",
    help: "Requests to the odds service, by what they came to.",
    labelNames: ["endpoint", "outcome"],
    registers,
  });
  const requestTime = new Histogram({
    name: "linewatch_api_request_seconds",
    help: "How long requests to the odds service took.",
    labelNames: ["endpoint"],
    buckets: quick,
    registers,
  });
  const answers = new Counter({
    name: "linewatch_api_answers_total",
    help: "Questions to the odds service, by where the answer came from; from=memory is a hit of the cache.",
    labelNames: ["endpoint", "from"],
    registers,
  });
  const pauses = new Counter({
    name: "linewatch_api_pauses_total",
    help: "How often the odds service asked for a pause (429).",
    registers,
  });
  const polls = new Counter({
    name: "linewatch_polls_total",
    help: "Polls of watched matches, by what they came to.",
    labelNames: ["outcome"],
    registers,
  });
  const detection = new Histogram({
    name: "linewatch_detection_seconds",
    help: "From the arrival of new odds to the facts that they made.",
    buckets: quick,
    registers,
  });
  const queued = new Counter({
    name: "linewatch_facts_queued_total",
    help: "Facts about movements that were queued, or went further while they waited.",
    registers,
  });
  const calls = new Counter({
    name: "linewatch_calls_total",
    help: "Commands and pressed buttons, by what they came to; undelivered where the platform did not take the answer.",
    labelNames: ["platform", "command", "outcome"],
    registers,
  });
  const callTime = new Histogram({
    name: "linewatch_call_seconds",
    help: "From the arrival of a command to its answer, without the way to the platform.",
    labelNames: ["platform"],
    buckets: quick,
    registers,
  });
  const messages = new Counter({
    name: "linewatch_messages_total",
    help: "Messages that nobody asked for, by what the platform made of them.",
    labelNames: ["platform", "outcome"],
    registers,
  });
  const told = new Counter({
    name: "linewatch_facts_told_total",
    help: "Facts in the messages that were sent; more than messages, since several facts are merged into one.",
    labelNames: ["platform"],
    registers,
  });
  const sendTime = new Histogram({
    name: "linewatch_send_seconds",
    help: "How long a platform took for a message, its pace included.",
    labelNames: ["platform"],
    buckets: slow,
    registers,
  });
  const decisions = new Counter({
    name: "linewatch_decisions_total",
    help: "What became of movements and value bets: sent, dropped, failed, withdrawn, unknown, ended; and why.",
    labelNames: ["outcome", "reason"],
    registers,
  });

  const ends = [
    telemetry.request.subscribe(({ endpoint, outcome, ms }) => {
      requests.inc({ endpoint, outcome });
      requestTime.observe({ endpoint }, seconds(ms));
    }),
    telemetry.question.subscribe(({ endpoint, from }) => answers.inc({ endpoint, from })),
    telemetry.pause.subscribe(() => pauses.inc()),
    telemetry.poll.subscribe(({ outcome }) => polls.inc({ outcome })),
    telemetry.detection.subscribe(({ ms, facts }) => {
      detection.observe(seconds(ms));
      queued.inc(facts);
    }),
    telemetry.call.subscribe(({ platform, command, outcome, ms }) => {
      calls.inc({ platform, command, outcome });
      callTime.observe({ platform }, seconds(ms));
    }),
    telemetry.message.subscribe(({ platform, outcome, facts, ms }) => {
      messages.inc({ platform, outcome });
      sendTime.observe({ platform }, seconds(ms));
      if (outcome === "sent") told.inc({ platform }, facts);
    }),
    telemetry.decision.subscribe(({ outcome, reason, count }) => decisions.inc({ outcome, reason: reason ?? "" }, count)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** How late alerts are, by platform; returns what ends that. */
function countLateness(registry: Registry): () => void {
  const late = new Histogram({
    name: "linewatch_alert_late_seconds",
    help: "Alerts that nothing held: from a price's change at the odds service to when it came here (seen), and from then to the platform (sent).",
    labelNames: ["platform", "part"],
    buckets: lateness,
    registers: [registry],
  });
  return telemetry.alerted.subscribe(({ platform, seenMs, sentMs }) => {
    late.observe({ platform, part: "seen" }, seconds(seenMs));
    late.observe({ platform, part: "sent" }, seconds(sentMs));
  });
}
