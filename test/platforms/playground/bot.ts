import type { Call } from "../../../src/chat/call.ts";
import type { CommandInfo, PlatformDeps, Suggestion } from "../../../src/chat/platform.ts";
import type { Block, Reply, Span } from "../../../src/chat/reply.ts";
import type { Clock } from "../../../src/clock.ts";
import { silentLog } from "../../../src/log.ts";
import { createPlayground, type Playground, type PlaygroundOptions } from "../../../src/platforms/playground/adapter.ts";
import { texts } from "./texts.ts";

/** A name that tries everything a name can try on a page. */
export const hostileName = `<img src=x onerror="document.title='owned'"><script>document.title="owned"</script>&amp;\u202Eevil`;

export const matches: readonly Suggestion[] = [
  { label: "Northgate United – Harbour City", value: "#17" },
  { label: "North Vale – Kestrels", value: "#18" },
  { label: hostileName.slice(0, 100), value: "#19" },
];

const option = (name: string, required: boolean, suggests: boolean) => ({
  name,
  description: { en: name, ru: name },
  required,
  suggests,
});

const catalog: readonly CommandInfo[] = [
  {
    name: "help",
    description: { en: "What this bot can do", ru: "Что умеет бот" },
    options: [],
    menus: ["private", "members", "administrators", "slash"],
    manages: false,
  },
  {
    name: "matches",
    description: { en: "Matches of the next days", ru: "Матчи ближайших дней" },
    options: [option("sport", false, false)],
    menus: ["private", "members", "administrators", "slash"],
    manages: false,
  },
  {
    name: "odds",
    description: { en: "Odds of a match, book by book", ru: "Коэффициенты матча по конторам" },
    options: [option("match", true, true)],
    menus: ["private", "members", "administrators", "slash"],
    manages: false,
  },
  {
    name: "valuebets",
    description: { en: "Prices above their fair value", ru: "Завышенные коэффициенты" },
    options: [],
    menus: ["private", "members", "administrators", "slash"],
    manages: false,
  },
  {
    name: "watch",
    description: { en: "Tell this chat when a line moves", ru: "Сообщать о движении линии" },
    options: [option("match", true, true), option("threshold", false, false)],
    menus: ["private", "members", "administrators", "slash"],
    manages: true,
  },
];

const text = (value: string, style?: "bold" | "italic" | "code" | "strike"): Span =>
  style ? { kind: "text", text: value, style } : { kind: "text", text: value };

/** A finished reply around the given blocks, with the credit and the warning that simulated odds carry. */
export function reply(blocks: readonly Block[], more: Partial<Reply> = {}): Reply {
  return {
    blocks,
    buttons: [],
    personal: false,
    credit: [
      [text("Data: "), { kind: "link", text: "Sandbox", url: "https://example.org/odds" }],
      [text("Simulated odds of invented teams", "bold")],
    ],
    cut: "shortened",
    language: "en",
    ...more,
  };
}

const books = [
  "Aurelia Bet",
  "Birchline",
  "Copper Odds",
  "Drover",
  "Eastway",
  "Fairlane",
  "Grand Tally",
  "Hexagon",
  "Ironbridge",
  "Juno",
];

/** An odds board as `/odds` shows it; `price` is the first book's price for the home side. */
export function board(clock: Clock, price: string): Reply {
  const now = clock.now();
  return reply(
    [
      { kind: "heading", spans: [text("Northgate United – Harbour City")] },
      {
        kind: "paragraph",
        spans: [text("Premier Division, "), { kind: "time", at: now + 3 * 3_600_000, show: "datetime", text: "15:00 UTC" }],
      },
      {
        kind: "table",
        columns: ["Bookmaker", "1", "X", "2"].map((title, index) => ({ title, align: index === 0 ? "left" : "right" })),
        rows: books.map((name, index) => [
          { text: name },
          index === 0 ? { text: price, mark: "best" } : { text: (2.02 + index / 100).toFixed(2) },
          index === 4 ? { text: "3.60", mark: "best" } : { text: (3.3 + index / 50).toFixed(2) },
          index === 7 ? { text: "3.95", mark: "best" } : { text: (3.5 + index / 40).toFixed(2) },
        ]),
      },
      {
        kind: "facts",
        colon: ": ",
        rows: [
          { label: "Consensus", value: [text("46.1 % · 27.4 % · 26.5 %")] },
          { label: "Margin of the best prices", value: [text("1.8 %", "bold")] },
        ],
      },
      {
        kind: "note",
        spans: [text("10 books, refreshed "), { kind: "time", at: now - 4 * 60_000, show: "relative", text: "4 min ago" }],
      },
    ],
    {
      buttons: [
        [
          { label: "Watch", press: { command: "watch", text: "#17", replace: false } },
          { label: "Refresh", press: { command: "odds", text: "#17", replace: true } },
          { label: "At the source", url: "https://example.org/m/17" },
        ],
      ],
    },
  );
}

/** An alert as it goes out unasked. */
export function alert(clock: Clock): Reply {
  return reply(
    [
      { kind: "heading", spans: [text("Northgate United – Harbour City")] },
      {
        kind: "paragraph",
        spans: [
          text("Northgate United: "),
          text("2.20 → 1.95", "bold"),
          text(", +5.8 points (46.1 % → 51.9 %), 9 of 10 books agree"),
        ],
      },
      {
        kind: "facts",
        colon: ": ",
        rows: [
          { label: "Best price now", value: [text("1.98 at Drover", "bold")] },
          { label: "Kick-off", value: [{ kind: "time", at: clock.now() + 3 * 3_600_000, show: "datetime", text: "15:00 UTC" }] },
        ],
      },
      { kind: "note", spans: [text("Refreshed "), { kind: "time", at: clock.now(), show: "relative", text: "now" }] },
    ],
    { buttons: [[{ label: "Odds", press: { command: "odds", text: "#17", replace: false } }]] },
  );
}

function hostile(): Reply {
  return reply(
    [
      { kind: "heading", spans: [text(hostileName)] },
      { kind: "list", items: [[text(hostileName, "bold")], [{ kind: "link", text: hostileName, url: "javascript:alert(1)" }]] },
      { kind: "facts", colon: ": ", rows: [{ label: hostileName, value: [text(hostileName, "code")] }] },
      { kind: "table", columns: [{ title: hostileName, align: "left" }], rows: [[{ text: hostileName, mark: "down" }]] },
      { kind: "note", spans: [text("M".repeat(400))] },
    ],
    {
      buttons: [
        [
          { label: hostileName, press: { command: "odds", text: "#19", replace: false } },
          { label: hostileName, url: "javascript:alert(1)" },
        ],
      ],
    },
  );
}

/** What a small bot of every kind of block says; counts up the price each time the board is asked for. */
function createAnswer(clock: Clock): PlatformDeps["answer"] {
  let asked = 0;
  return async (call: Call) => {
    if (call.text.includes("hostile")) return hostile();
    if (call.command === "odds") return board(clock, (2.2 + asked++ / 100).toFixed(2));
    if (call.command === "watch") {
      if (!(await call.mayManage()))
        return reply([{ kind: "paragraph", spans: [text("Only administrators watch here.")] }], { personal: true });
      return reply([{ kind: "paragraph", spans: [text("Watching "), text(call.text, "bold"), text(", told at 3 points.")] }]);
    }
    const items = matches
      .slice(0, 2)
      .map(({ label }, index): Span[] => [
        text(label, "bold"),
        text(" "),
        { kind: "time", at: clock.now() + index * 86_400_000, show: "datetime", text: "UTC" },
      ]);
    return reply([
      { kind: "heading", spans: [text(`/${call.command}`)] },
      { kind: "list", items },
      { kind: "note", spans: [text(`asked as "${call.text}" in ${call.reader.language}`)] },
    ]);
  };
}

/** A playground on a free port with the small bot behind it; `over` replaces parts of either. */
export function createTestPlayground(
  clock: Clock,
  over: Partial<PlatformDeps & Pick<PlaygroundOptions, "host" | "port" | "market" | "preview">> = {},
): Playground {
  const { host = "127.0.0.1", port = 0, market = null, preview = async () => ({}), ...deps } = over;
  const nothing = async () => undefined;
  return createPlayground({
    host,
    port,
    title: "Linewatch",
    texts,
    market,
    preview,
    log: silentLog,
    clock,
    deps: {
      answer: createAnswer(clock),
      suggest: async ({ typed }) => matches.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())),
      catalog,
      chats: { gone: nothing, back: nothing, rightsChanged: nothing, moved: nothing },
      ...deps,
    },
  });
}
