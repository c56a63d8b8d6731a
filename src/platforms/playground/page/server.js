/** Something the server did not do: `status` is 0 when it could not be reached. */
export class Failed extends Error {
  constructor(status) {
    super(`the server answered ${status}`);
    this.status = status;
  }
}

/** The title, the texts by language and the catalog of commands. */
export function fetchSetup() {
  return ask("/setup");
}

/** Sends what was typed or pressed; resolves with the messages it led to. */
export async function postCall(chat, body) {
  const { messages } = await ask(`/chats/${encodeURIComponent(chat)}/calls`, post(body));
  return messages;
}

/** What other platforms would be asked for in place of a message, by their names. */
export function fetchPreview(chat, message) {
  return ask(`/chats/${encodeURIComponent(chat)}/messages/${encodeURIComponent(message)}`);
}

/** Some matches of the market, with their prices at this moment. */
export function fetchMarket() {
  return ask("/market");
}

/** Pushes an outcome by points of probability; resolves with the market after it. */
export function pushLine(push) {
  return ask("/market/push", post(push));
}

/** Completions of an option: `{ label, value }` each. */
export function fetchSuggestions(query, signal) {
  return ask(`/suggest?${new URLSearchParams(query)}`, { signal });
}

function post(body) {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

async function ask(path, options) {
  const response = await fetch(path, options).catch(() => null);
  if (!response?.ok) throw new Failed(response?.status ?? 0);
  return response.json();
}
