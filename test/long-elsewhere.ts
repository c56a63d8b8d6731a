/**
 * The options of a scene that takes long: `npm test` plays it on Telegram, the long tests on the other platforms as well.
 */
export function longElsewhere(platform: string): { tags: "long"[] } {
  return { tags: /telegram/i.test(platform) ? [] : ["long"] };
}
