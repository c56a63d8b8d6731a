/**
 * What the host has set doesn't work: a token that is refused, a port that is taken, a folder that can't be written. A new start
 * helps nobody until somebody has changed it, so the process ends with a code that says so. The message names the setting.
 */
export class WrongSetting extends Error {
  override name = "WrongSetting";
}
