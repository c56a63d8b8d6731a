import type { Match } from "../../api/model.ts";
import type { Dot, Picture } from "../../chat/picture.ts";
import type { Block, Draft } from "../../chat/reply.ts";
import type { Evidence } from "../../facts/explanation.ts";
import { stayed } from "../../odds/way.ts";
import { fractionAxis } from "../parts/axes.ts";
import { labelled } from "../parts/facts.ts";
import { offerName } from "../parts/markets.ts";
import { matchTitle } from "../parts/match.ts";
import { plain, type Text } from "../parts/text.ts";

/** An alert that was sent, and where its line was at the start of the match, or is now. */
export interface AlertSince {
  at: number;
  match: Match;
  evidence: Evidence;
  /** What the rule looks at, in 0..1. */
  later: number;
  /** How much further it went the way that was told; below zero it came back. */
  moved: number;
}

const named = 5;

/** How far lines had moved when this chat was told, and how much further they went, the newest first. There is at least one. */
export function alertsChartReply(
  text: Text,
  { alerts, theme }: { alerts: readonly AlertSince[]; theme: Picture["theme"] },
): Draft {
  const dots = alerts.map((alert, nth): Dot => {
    const { evidence, moved } = alert;
    const told = Math.abs(evidence.to - evidence.from);
    return { x: told, y: moved, lean: leanOf(moved), words: nth < named ? wordsOf(text, alert) : null };
  });
  const write = (points: number): string => text.points(points);
  const x = fractionAxis(
    dots.map((dot) => dot.x),
    write,
  );
  const y = fractionAxis(
    dots.map((dot) => dot.y),
    write,
  );
  const title = text.say("chart-alerts");
  const counts = { good: 0, even: 0, bad: 0 };
  for (const { lean } of dots) counts[lean] += 1;
  const summary = text.say("chart-alerts-summary", {
    count: dots.length,
    on: counts.good,
    stayed: counts.even,
    back: counts.bad,
  });
  const picture: Picture = {
    title,
    subtitle: summary,
    theme,
    figure: {
      kind: "dots",
      x: { ...x, title: text.say("chart-alerts-told") },
      y: { ...y, title: text.say("chart-alerts-after") },
      dots,
      guides: [{ from: { x: x.from, y: 0 }, to: { x: x.to, y: 0 }, label: text.say("chart-alerts-stayed") }],
    },
  };
  const listed = dots.flatMap(({ words }) => (words ? [labelled(text, `${words.name}, ${words.detail}`, words.figures)] : []));
  const blocks: Block[] = [
    { kind: "heading", spans: plain(title) },
    { kind: "picture", picture, alt: text.say("chart-alt", { title, subject: summary, figures: listed.join("; ") }) },
    { kind: "paragraph", spans: plain(summary) },
    { kind: "note", spans: text.spans("chart-alerts-explained") },
  ];
  const log = { label: text.say("log-heading"), press: { command: "log", text: "", replace: false } };
  return { blocks, buttons: [[log]], personal: false };
}

function leanOf(moved: number): Dot["lean"] {
  return moved >= stayed ? "good" : moved <= -stayed ? "bad" : "even";
}

function wordsOf(text: Text, alert: AlertSince): NonNullable<Dot["words"]> {
  const { match, evidence, at, later } = alert;
  const day = text.moment(at, "datetime").text;
  const [from, to, now] = [evidence.from, evidence.to, later].map((chance) => text.fairPrice(chance));
  return {
    name: matchTitle(text, match),
    detail: text.say("chart-alert", { selection: offerName(text, match, evidence), day }),
    figures: text.say("chart-alert-way", { from: from ?? "", to: to ?? "", now: now ?? "" }),
  };
}
