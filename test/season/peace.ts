/** When and how often a chat wants messages. */
export interface Peace {
  timeZone: string;
  /** Quiet hours by the clock on the wall; none when both are the same. */
  from: number;
  to: number;
  /** Messages within an hour. */
  hourly: number;
}

const hourMs = 60 * 60_000;

/** Holds what arrives against what the chats want, by a clock on the wall of each. */
export function createPeace() {
  const wishes = new Map<string, Peace>();
  const arrivals = new Map<string, number[]>();
  const walls = new Map<string, Intl.DateTimeFormat>();
  const wrongs: string[] = [];

  function wallHour(timeZone: string, at: number): number {
    const wall = walls.get(timeZone) ?? new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" });
    walls.set(timeZone, wall);
    return Number(wall.format(at));
  }

  function isQuiet({ timeZone, from, to }: Peace, at: number): boolean {
    const hour = wallHour(timeZone, at);
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  }

  const lately = (chat: string, at: number): number[] => (arrivals.get(chat) ?? []).filter((before) => before > at - hourMs);

  return {
    wrongs,
    wanted: (chat: string, peace: Peace): void => void wishes.set(chat, peace),
    /** Whether a message may reach the chat now. */
    isDisturbable(chat: string, at: number): boolean {
      const peace = wishes.get(chat);
      return !peace || (!isQuiet(peace, at) && lately(chat, at).length < peace.hourly);
    },
    /** A message reached the chat; what quiet hours had held back does not count for the hour. */
    disturbed(chat: string, at: number, counts: boolean): void {
      const peace = wishes.get(chat);
      const before = lately(chat, at);
      if (peace && isQuiet(peace, at)) wrongs.push(`${new Date(at).toISOString()} ${chat} was disturbed in its quiet hours`);
      if (!counts) return;
      if (peace && before.length >= peace.hourly) wrongs.push(`${new Date(at).toISOString()} ${chat} had one message too many`);
      arrivals.set(chat, [...before, at]);
    },
  };
}
