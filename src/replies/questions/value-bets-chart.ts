import type { Picture } from "../../chat/picture.ts";
import type { Block, Draft, Span } from "../../chat/reply.ts";
import type { BetFilter } from "../../rules/bet-filter.ts";
import { fractionAxis, longPriceAxis } from "../parts/axes.ts";
import { labelled } from "../parts/facts.ts";
import { offerName } from "../parts/markets.ts";
import { matchButton, matchButtons, matchTitle } from "../parts/match.ts";
import { bold, inOneLine, plain, type Text } from "../parts/text.ts";
import { aboutSpans, filterInWords, type ValueBetsFacts } from "./value-bets.ts";

type Offered = ValueBetsFacts["bets"]["shown"][number];

export interface ValueBetsChartFacts {
  /** Best edge first, at least one. */
  bets: readonly Offered[];
  filter: BetFilter;
  against?: ValueBetsFacts["against"];
  theme: Picture["theme"];
}

/** More dots than these hide each other. */
const mostDots = 80;
const named = 5;

/** Price against edge, the best edges by name. */
export function valueBetsChartReply(text: Text, { bets, filter, against, theme }: ValueBetsChartFacts): Draft {
  const shown = bets.slice(0, mostDots);
  const x = longPriceAxis(
    text,
    shown.map(({ bet }) => bet.price),
  );
  const y = fractionAxis(
    shown.map(({ bet }) => bet.edge),
    text.share,
  );
  const title = text.say("valuebets-heading");
  const narrowed = filterInWords(text, filter);
  const subtitle = text.say("chart-bets-subject", {
    ...{ count: shown.length, cut: bets.length > shown.length ? "yes" : "no" },
    ...{ narrowed, isNarrowed: narrowed === "" ? "no" : "yes" },
  });
  const words = shown.slice(0, named).map((one) => wordsOf(text, one));
  const guide =
    filter.edge === null ? [] : [{ y: filter.edge, label: text.say("valuebets-edge", { edge: text.share(filter.edge) }) }];
  const picture: Picture = {
    title,
    subtitle,
    theme,
    figure: {
      kind: "dots",
      x: { ...x, title: text.say("chart-price") },
      y: { ...y, title: text.say("chart-edge") },
      dots: shown.map(({ bet }, nth) => ({
        x: Math.log(bet.price),
        y: bet.edge,
        lean: nth < named ? "good" : "even",
        words: words[nth] ?? null,
      })),
      guides: guide.map(({ y: at, label }) => ({ from: { x: x.from, y: at }, to: { x: x.to, y: at }, label })),
    },
  };
  const said = words.map(({ name, detail, figures }) => labelled(text, `${name}, ${detail}`, figures)).join("; ");
  const blocks: Block[] = [
    { kind: "heading", spans: plain(title) },
    { kind: "picture", picture, alt: text.say("chart-alt", { title, subject: subtitle, figures: said }) },
    { kind: "paragraph", spans: aboutSpans(text, against) },
    { kind: "list", items: words.map(inWords), leads: shown.slice(0, named).map(({ known }) => matchButton(text, known).press) },
  ];
  return { blocks, buttons: matchButtons(text, matchesOf(shown.slice(0, named))).map((button) => [button]), personal: false };
}

function matchesOf(bets: readonly Offered[]): Offered["known"][] {
  return [...new Map(bets.map(({ known }) => [known.id, known])).values()];
}

function inWords({ name, detail, figures }: ReturnType<typeof wordsOf>): Span[] {
  return inOneLine([[bold(figures)], plain(name), plain(detail)]);
}

function wordsOf(text: Text, { bet, known: { match } }: Offered) {
  const book = bet.bookmaker ?? text.say("odds-unnamed-book");
  return {
    name: matchTitle(text, match),
    detail: text.say("chart-bet", { selection: offerName(text, match, bet), book }),
    figures: text.say("chart-bet-figures", { price: text.price(bet.price), edge: text.percent(bet.edge) }),
  };
}
