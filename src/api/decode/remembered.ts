/** The same function with a memory of short texts. They are the source's to choose, so the memory is bounded. */
export function remembered<T>(read: (text: string) => T, longest = 64): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const made = read(text);
    if (known.size >= 4096) known.clear();
    if (text.length <= longest) known.set(text, made);
    return made;
  };
}

/** The same function with a memory of objects, as long as these are there. */
export function rememberedOf<Key extends object, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, { made: T }>();
  return (key) => {
    const seen = known.get(key) ?? { made: read(key) };
    known.set(key, seen);
    return seen.made;
  };
}

/** The same function with a memory of what it was asked last. */
export function rememberedLast<Key, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, { made: T }>();
  return (key) => {
    const seen = known.get(key);
    if (seen !== undefined) return seen.made;
    const made = read(key);
    known.clear();
    known.set(key, { made });
    return made;
  };
}
