import type { Picture } from "../../chat/picture.ts";
import type { Block, Draft } from "../../chat/reply.ts";
import { chanceAxis, logOdds } from "../parts/axes.ts";
import { labelled } from "../parts/facts.ts";
import { selectionName } from "../parts/markets.ts";
import { matchButtons, matchTitle } from "../parts/match.ts";
import { chartWord } from "../parts/paging.ts";
import { bold, inOneLine, plain, type Text } from "../parts/text.ts";
import type { MoversFacts } from "./movers.ts";

type Row = MoversFacts["rows"]["shown"][number];

const ticks = 6;

/** What moved most within some hours, all on one scale of fair prices. There is at least one row. */
export function moversChartReply(
  text: Text,
  { rows, hours, theme }: Pick<MoversFacts, "hours"> & { rows: readonly Row[]; theme: Picture["theme"] },
): Draft {
  const title = text.say("movers-heading", { hours });
  const subtitle = text.say("chart-movers-subject");
  const moves = rows.map((row) => moveOf(text, row));
  const places = rows.flatMap(({ mover: { move } }) => [move.probability.from, move.probability.to]);
  const picture: Picture = { title, subtitle, theme, figure: { kind: "moves", x: chanceAxis(text, places, ticks), rows: moves } };
  const said = moves.map(({ name, detail, figures }) => labelled(text, `${name}, ${detail}`, figures)).join("; ");
  const matches = rows.map(({ known }) => known);
  const buttons = matchButtons(text, matches, "history", chartWord);
  const blocks: Block[] = [
    { kind: "heading", spans: plain(title) },
    { kind: "picture", picture, alt: text.say("chart-alt", { title, subject: subtitle, figures: said }) },
    {
      kind: "list",
      items: moves.map(({ name, detail, figures }) => inOneLine([[bold(name)], plain(detail), plain(figures)])),
      leads: buttons.map(({ press }) => press),
    },
  ];
  return { blocks, buttons: buttons.map((button) => [button]), personal: false };
}

function moveOf(text: Text, { known: { match }, mover: { move } }: Row) {
  const { from, to } = move.probability;
  return {
    name: matchTitle(text, match),
    detail: text.say("chart-mover", {
      selection: selectionName(text, match, move),
      same: move.agreeing.length,
      books: move.books.length,
    }),
    figures: text.say("chart-way", { from: text.fairPrice(from), now: text.fairPrice(to) }),
    from: logOdds(from),
    to: logOdds(to),
    lean: to > from ? ("good" as const) : ("bad" as const),
  };
}
