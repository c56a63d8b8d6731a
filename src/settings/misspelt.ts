/** Names that belong to other programs, and may stand in our `.env` beside ours: Node, Compose, Postgres' image, the system. */
const others =
  /^(?:NODE_\w+|npm_\w+|COMPOSE_\w+|DOCKER_\w+|BUILDKIT_\w+|POSTGRES_\w+|PG[A-Z]+|UV_\w+|MALLOC_\w+|SSL_CERT_\w+|LC_\w+|TZ|LANG|PATH|HOME|USER|SHELL|TERM|CI|FORCE_COLOR|NO_COLOR|(?:HTTP|ALL|FTP)_PROXY)$/;
/** The same names in small letters are what other programs go by. */
const proxies = /^(?:https?|all|ftp|no)_proxy$/;
/** Only our names begin with these words. */
const ownWords = ["TELEGRAM", "DISCORD", "ODDS"];

/** What is wrong with names in `.env`: all of them are meant for us, so one that isn't a setting stops the start. */
export function misspeltInFile(names: readonly string[], known: readonly string[]): string[] {
  const unknown = names.filter((name) => !known.includes(name) && !others.test(name));
  return unknown.map((name) => {
    const meant = closest(name, known);
    const advice = meant.length > 0 ? `did you mean ${meant.join(" or ")}?` : ".env.example names all there are";
    return `${name} in .env is not a setting: ${advice}`;
  });
}

/** What is wrong with names in the environment. Most belong to others; one that is nearly ours was meant for us. */
export function misspeltInEnvironment(names: readonly string[], known: readonly string[]): string[] {
  const foreign = (name: string): boolean => known.includes(name) || others.test(name) || proxies.test(name);
  return names
    .filter((name) => !foreign(name))
    .flatMap((name) => {
      const meant = known.filter((one) => isNear(name, one));
      return meant.length > 0 ? [`${name} in the environment is not a setting: did you mean ${nearest(name, meant)}?`] : [];
    });
}

/** Settings that a name resembles most; none when it resembles nothing. */
function closest(name: string, known: readonly string[]): string[] {
  const near = known.filter((one) => isNear(name, one));
  if (near.length > 0) return [nearest(name, near)];
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
