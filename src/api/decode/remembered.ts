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
