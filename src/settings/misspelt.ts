/** Names that belong to other programs, and may stand in our `.env` beside ours: Node, Compose, Postgres' image, the system. */
const others =
  /^(?:NODE_\w+|npm_\w+|COMPOSE_\w+|DOCKER_\w+|BUILDKIT_\w+|POSTGRES_\w+|PG[A-Z]+|UV_\w+|MALLOC_\w+|SSL_CERT_\w+|LC_\w+|TZ|LANG|PATH|HOME|USER|SHELL|TERM|CI|FORCE_COLOR|NO_COLOR|(?:HTTP|ALL|FTP)_PROXY)$/;
/** The same names in small letters are what other programs go by. */
const proxies = /^(?:https?|all|ftp|no)_proxy$/;
/** Only our names begin with these words. */
const ownWords = ["TELEGRAM", "DISCORD", "ODDS"];

/** The platforms' tokens: what other bots name them by, and how a value shows that it is one. */
const tokens = [
  { setting: "TELEGRAM_BOT_TOKEN", isNamed: /TELEGRAM|TG/, isOne: (text: string) => /^\d{6,}:[\w-]{30,}$/.test(text) },
  { setting: "DISCORD_BOT_TOKEN", isNamed: /DISCORD/, isOne: isDiscordToken },
];
/** A name made of these words alone is that of a bot's token if it says whose: `TG_BOT_TOKEN`, but no `SLACK_BOT_TOKEN`. */
const tokenName = /^(?:TELEGRAM|TG|DISCORD|BOT|API|HTTP|ACCESS|AUTH|SECRET|MY|TOKEN|KEY|FILE|[_\d])+$/;

type Values = Readonly<Record<string, string | undefined>>;

/** What is wrong with names in `.env`: all of them are meant for us, so one that isn't a setting stops the start. */
export function misspeltInFile(
  names: readonly string[],
  { values, known }: { values: Values; known: readonly string[] },
): string[] {
  const unknown = names.filter((name) => !known.includes(name) && !others.test(name));
  return unknown.map((name) => {
    const meant = closest(name, { values, known });
    const advice = meant.length > 0 ? `did you mean ${meant.join(" or ")}?` : ".env.example names all there are";
    return `${name} in .env is not a setting: ${advice}`;
  });
}

/** What is wrong with names in the environment. Most belong to others; one that is nearly ours, or a bot's token, was meant for us. */
export function misspeltInEnvironment(
  names: readonly string[],
  { values, known }: { values: Values; known: readonly string[] },
): string[] {
  const foreign = (name: string): boolean => known.includes(name) || others.test(name) || proxies.test(name);
  return names
    .filter((name) => !foreign(name))
    .flatMap((name) => {
      const said = `${name} in the environment is not a setting: did you mean`;
      const near = known.filter((one) => isNear(name, one));
      if (near.length > 0) return [`${said} ${nearest(name, near)}?`];
      // Who asks for the playground means it, whatever other bots run here.
      const meant = values["PLAYGROUND"]?.trim() === "1" ? [] : tokensMeant(name, values);
      return meant.length > 0 ? [`${said} ${meant.join(" or ")}? (PLAYGROUND=1 if it is another bot's)`] : [];
    });
}

/** The tokens that a name or its value may be, of platforms that have none yet. */
function tokensMeant(name: string, values: Values): string[] {
  const value = values[name]?.trim() ?? "";
  if (value === "") return [];
  const missing = tokens.filter(({ setting }) => !values[setting]?.trim() && !values[`${setting}_FILE`]?.trim());
  const held = tokens.filter(({ isOne }) => isOne(value));
  const meant = held.length > 0 ? held : tokensNamed(name.toUpperCase());
  const ending = /_?FILE$/i.test(name) ? "_FILE" : "";
  return meant.filter((token) => missing.includes(token)).map(({ setting }) => `${setting}${ending}`);
}

/** A bare `BOT_TOKEN` may be either platform's; a `BOT_KEY` may be anybody's. */
function tokensNamed(name: string): typeof tokens {
  if (!tokenName.test(name)) return [];
  const named = tokens.filter(({ isNamed }) => isNamed.test(name));
  if (named.length > 0) return /TOKEN|KEY/.test(name) ? named : [];
  return name.includes("BOT") && name.includes("TOKEN") ? tokens : [];
}

/** Three parts, and the first one is the application's id: other tokens have dots as well. */
function isDiscordToken(text: string): boolean {
  const [, id = ""] = /^([\w-]{20,40})\.[\w-]{4,}\.[\w-]{20,}$/.exec(text) ?? [];
  return /^\d{17,20}$/.test(Buffer.from(id, "base64url").toString("latin1"));
}

/** Settings that a name resembles most; none when it resembles nothing. */
function closest(name: string, { values, known }: { values: Values; known: readonly string[] }): string[] {
  const near = known.filter((one) => isNear(name, one));
  if (near.length > 0) return [nearest(name, near)];
  const bots = tokensMeant(name, values);
  if (bots.length > 0) return bots;
  const words = wordsOf(name);
  const shared = (one: string): number => wordsOf(one).filter((word) => words.some((typed) => isSameWord(typed, word))).length;
  const most = Math.max(...known.map(shared));
  const likely = known.filter((one) => shared(one) === most && !one.endsWith("_FILE"));
  return most > 0 && likely.length <= 3 ? likely : [];
}

function nearest(name: string, near: readonly string[]): string {
  const plain = plainOf(name);
  const [first = ""] = near.toSorted((a, b) => steps(plain, plainOf(a)) - steps(plain, plainOf(b)));
  return first;
}

/** The same letters, a slip or two apart, or one word too many or too few of a name that begins as only ours do. */
function isNear(name: string, setting: string): boolean {
  const [typed, meant] = [plainOf(name), plainOf(setting)];
  if (typed === meant) return true;
  if (meant.length > 4 && steps(typed, meant) <= (meant.length < 8 ? 1 : 2)) return true;
  const [words, own] = [wordsOf(name), wordsOf(setting)];
  if (words[0] !== own[0] || !ownWords.includes(own[0] ?? "") || words.length < 2) return false;
  if (words.length === own.length)
    return words.every((word, at) => isSameWord(word, own[at] ?? "") || hasStemOf(word, own[at] ?? ""));
  const [fewer, more] = words.length < own.length ? [words, own] : [own, words];
  return more.length - fewer.length === 1 && fewer.every((word) => more.some((other) => isSameWord(word, other)));
}

/** `BOOKMAKERS` and `BOOKS`: one begins with all of the other but its ending. */
function hasStemOf(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const stem = shorter.replace(/S$/, "");
  return stem.length > 3 && longer.startsWith(stem);
}

function isSameWord(a: string, b: string): boolean {
  return a === b || (b.length > 3 && steps(a, b) <= 1);
}

function plainOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z\d]/g, "");
}

function wordsOf(name: string): string[] {
  return name.toUpperCase().split(/[^A-Z\d]+/);
}

/** How many letters were left out, put in, changed or swapped between two words. */
function steps(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? i + j) + 1 : i + j;
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped));
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
