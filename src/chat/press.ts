/** What a button carries: a call, and whether its answer replaces the message that the button is on. */
export interface Press {
  command: string;
  text: string;
  replace: boolean;
  /** The answer replaces the buttons of the message and what an earlier one put below it; what it says itself stays. */
  below?: true;
  /** The presser's number of another chat that it acts for; left out for the chat where it is pressed. */
  chat?: number;
  /** It acts for the presser's own private chat, wherever it is pressed, and only the presser sees the answer. It never replaces. */
  own?: true;
}

/** The tightest platform (Telegram) allows 64 bytes; ids go in here, never slugs or names. */
export const pressBytes = 64;

/** A press as the string that a platform sends back when the button is pressed: `=odds #17` replaces, `~mute #17` stands below, `+watch #17` answers anew; `=2pause #17` acts for chat 2, `!import w1` for the presser's own. */
export function encodePress(press: Press): string {
  const data = dataOf(press);
  if (Buffer.byteLength(data) > pressBytes) throw new Error(`a button carries more than ${pressBytes} bytes: ${data}`);
  return data;
}

/** Reads what a platform sent back. It is untrusted: anything that `encodePress` could not have written is null. */
export function decodePress(data: string): Press | null {
  if (Buffer.byteLength(data) > pressBytes) return null;
  const found = /^([=+~!])([1-9]\d{0,2})?([a-z]{1,32})(?: ([^\p{Cc}]+))?$/u.exec(data);
  if (!found) return null;
  const [, sign, chat, command, text] = found;
  const acting = chat === undefined ? {} : { chat: Number(chat) };
  if (sign === "!")
    return chat === undefined ? { command: command as string, text: text ?? "", replace: false, own: true } : null;
  const placed = { command: command as string, text: text ?? "", replace: sign !== "+", ...acting };
  return sign === "~" ? { ...placed, below: true } : placed;
}

function dataOf({ command, text, replace, below, chat, own }: Press): string {
  return `${own ? "!" : below ? "~" : replace ? "=" : "+"}${chat ?? ""}${command}${text === "" ? "" : ` ${text}`}`;
}

/** Whether a button can carry the press and bring it back as it is; what holds foreign words may not. */
export function fitsButton(press: Press): boolean {
  // Arguments are words with one blank between them: any other space would not come back.
  const isWords = /^(?:[^\s\p{Cs}]+(?: [^\s\p{Cs}]+)*)?$/u.test(press.text);
  return isWords && decodePress(dataOf(press)) !== null;
}
