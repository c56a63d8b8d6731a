const hiddenMs = 600_000;
const againMs = 1_500;

/**
 * Listens to a chat until it is closed. Every change arrives once, whatever breaks in between.
 * `onState` hears "connecting", "connected", "reconnecting" and "paused" (other tabs listen instead of this one).
 */
export function openStream({ chat, onMessage, onReady, onState }) {
  let source = null;
  let last = null;
  let timer = 0;

  function open() {
    clearTimeout(timer);
    if (source) return;
    const after = last === null ? "" : `?after=${encodeURIComponent(last)}`;
    source = new EventSource(`/chats/${encodeURIComponent(chat)}/events${after}`);
    source.addEventListener("message", (event) => {
      last = event.lastEventId;
      onMessage(JSON.parse(event.data));
    });
    source.addEventListener("ready", (event) => {
      last = event.lastEventId;
      onState("connected");
      onReady();
    });
    source.addEventListener("closed", () => {
      close();
      onState("paused");
    });
    source.addEventListener("error", lost);
  }

  function lost() {
    onState("reconnecting");
    // A browser comes back by itself unless it was answered something other than a stream, or gave up.
    if (source?.readyState !== EventSource.CLOSED) return;
    close();
    timer = setTimeout(open, againMs);
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function end() {
    close();
    listening.abort();
  }

  const listening = new AbortController();
  const { signal } = listening;
  // Browsers allow six connections per server over all tabs; pages nobody looks at give theirs back after a while.
  document.addEventListener(
    "visibilitychange",
    () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(close, hiddenMs);
      else open();
    },
    { signal },
  );
  // A tab whose stream another one took has it back as soon as somebody turns to it.
  window.addEventListener("focus", open, { signal });
  window.addEventListener("pagehide", close, { signal });
  window.addEventListener("pageshow", open, { signal });

  onState("connecting");
  open();
  return { close: end };
}
