import type { Message } from "../../../src/platforms/playground/feeds.ts";

/** What a browser's page does, over HTTP: it listens to its chat and posts what its person does. */
export interface TestPage {
  /** The chat as the page shows it, in order. */
  messages(): Message[];
  /** How many messages and changes came over the stream. */
  received(): number;
  /** The id that a browser would resume after. */
  lastEventId(): string | null;
  until(check: () => boolean): Promise<void>;
  type(text: string, more?: object): Promise<Response>;
  press(message: string, data: string, more?: object): Promise<Response>;
  /** Whether the stream was closed for another page of the same browser. */
  isClosed(): boolean;
  /** Resolves when the playground has ended the stream. */
  ended(): Promise<void>;
  close(): Promise<void>;
}

interface StreamEvent {
  id: string | null;
  event: string;
  data: string;
}

const patienceMs = 5_000;
const person = { language: "en", place: "private", admin: true };

/** Makes the server know a browser; its pages name it. */
export async function openBrowser(url: string): Promise<string> {
  const response = await fetch(`${url}/setup`);
  await response.text();
  return response.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Opens a chat in a browser of its own, or in the given one, and resolves when its backlog has come. */
export async function openPage(
  url: string,
  chat: string,
  { lastEventId = null, cookie }: { lastEventId?: string | null; cookie?: string } = {},
): Promise<TestPage> {
  const shown = new Map<string, Message>();
  const waiting = new Set<() => void>();
  const ending = new AbortController();
  let received = 0;
  let last = lastEventId;
  let isReady = false;
  let isClosed = false;

  const response = await fetch(`${url}/chats/${chat}/events`, {
    headers: {
      cookie: cookie ?? (await openBrowser(url)),
      ...(lastEventId === null ? {} : { "last-event-id": lastEventId }),
    },
    signal: ending.signal,
  });
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
  const listening = listen(response.body, ({ id, event, data }) => {
    last = id ?? last;
    if (event === "ready") isReady = true;
    else if (event === "closed") isClosed = true;
    else {
      received += 1;
      show(JSON.parse(data));
    }
    for (const wake of waiting) wake();
  });

  function show(message: Message): void {
    if ((shown.get(message.id)?.revision ?? 0) < message.revision) shown.set(message.id, message);
  }

  async function until(check: () => boolean): Promise<void> {
    const deadline = AbortSignal.timeout(patienceMs);
    while (!check()) {
      if (deadline.aborted) throw new Error(`waited in vain: ${check}`);
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        deadline.addEventListener("abort", () => resolve(), { once: true });
      });
      waiting.clear();
    }
  }

  async function post(body: object): Promise<Response> {
    const answer = await postCall(url, chat, { ...person, ...body });
    const read = (await answer.clone().json()) as { messages?: Message[] };
    for (const message of read.messages ?? []) show(message);
    for (const wake of waiting) wake();
    return answer;
  }

  await until(() => isReady);
  return {
    messages: () => [...shown.values()].sort((a, b) => a.order - b.order),
    received: () => received,
    lastEventId: () => last,
    until,
    type: (text, more = {}) => post({ kind: "typed", text, picked: null, ...more }),
    press: (message, data, more = {}) => post({ kind: "pressed", message, data, ...more }),
    isClosed: () => isClosed,
    ended: () => listening,
    async close() {
      ending.abort();
      await listening;
    },
  };
}

/** Posts a body as the page does, whatever is in it. */
export function postCall(url: string, chat: string, body: unknown): Promise<Response> {
  return fetch(`${url}/chats/${chat}/calls`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** A message's whole text, line by line, its credit included. */
export function textOf({ entry }: Message): string {
  if (entry.kind === "asked") return entry.text;
  const lines = entry.reply.blocks.map((block) => ("spans" in block ? block.spans.map(({ text }) => text).join("") : block.kind));
  return [...lines, ...entry.reply.credit.map((line) => line.map(({ text }) => text).join(""))].join("\n");
}

async function listen(body: ReadableStream<Uint8Array>, onEvent: (event: StreamEvent) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of body) {
      rest += decoder.decode(chunk, { stream: true });
      const parts = rest.split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) {
        const event = parseEvent(part);
        if (event) onEvent(event);
      }
    }
  } catch {
    // The test closed the page, or the playground went away; either way nothing more comes.
  }
}

function parseEvent(part: string): StreamEvent | null {
  const fields = new Map(
    part.split("\n").map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)] as const),
  );
  const event = fields.get("event");
  return event === undefined ? null : { id: fields.get("id") ?? null, event, data: fields.get("data") ?? "" };
}
