import { describe, expect, it } from "vitest";
import { gradeOf, sourceOf } from "../../src/detection/scored-alerts.ts";
import { movedOn } from "../../src/detection/told-alerts.ts";
import type { Evidence } from "../../src/facts/explanation.ts";
import type { GapRule, MovementRule, Rule, TargetRule } from "../../src/rules/rule.ts";
import { parseRule } from "../../src/rules/rule-text.ts";

describe("how much further a line went after an alert", () => {
  const way = (from: number, to: number, later: number) => movedOn({ evidence: { from, to } as Evidence, later });
  const gap = (model: number, to: number, later: number) =>
    movedOn({ evidence: { from: 0.1, to, model: { from: null, to: model } } as Evidence, later });

  it.each([
    ["up and further up", way(0.5, 0.55, 0.6), 0.05],
    ["up and back", way(0.5, 0.55, 0.52), -0.03],
    ["down and further down", way(0.5, 0.45, 0.4), 0.05],
    ["down and back", way(0.5, 0.45, 0.47), -0.02],
    ["nowhere, and then up", way(0.5, 0.5, 0.52), 0.02],
    ["towards a model above", gap(0.46, 0.4, 0.42), 0.02],
    ["away from a model above", gap(0.46, 0.4, 0.39), -0.01],
    ["towards a model below", gap(0.34, 0.4, 0.38), 0.02],
    ["away from a model below", gap(0.34, 0.4, 0.41), -0.01],
    ["up beside a model that agrees", gap(0.4, 0.4, 0.41), 0.01],
  ])("%s", (_, value, expected) => {
    expect(value).toBeCloseTo(expected, 12);
  });
});

describe("what an alert is counted by", () => {
  it.each([
    ["3pp", "football", "normal", "consensus"],
    ["3pp", "ice-hockey", "3pp", "consensus"],
    ["5% best", null, "5%", "best"],
    ["3pp own=Alder", "football", "normal", "own"],
    ["3pp book=Alder", "football", "normal", "book:Alder"],
    [">=2.1 on=winner:home", "football", "limit", "best"],
    ["gap>=6pp", "football", "gap", "model"],
    ["posted", "football", "limit", null],
  ])("is of %s in %s the grade %s and the source %s", (words, sport, grade, source) => {
    const rule = parseRule(words) as Rule;
    expect(gradeOf(rule, sport)).toBe(grade);
    if (source !== null) expect(sourceOf(rule as MovementRule | TargetRule | GapRule)).toBe(source);
  });
});
