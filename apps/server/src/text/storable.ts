/** Whether PostgreSQL can store a text: it rejects NUL and unpaired surrogates, also in JSON. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Returns the dotted path of the first text that cannot be stored, or null. */
export function firstUnstorable(value: unknown): string | null {
  // No recursion, as deep values would exhaust the stack.
  const left: [path: string, value: unknown][] = [['', value]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [path, part] = next;
    if (typeof part === 'string' && !isStorable(part)) return path;
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (!isStorable(key)) return path;
      left.push([path === '' ? key : `${path}.${key}`, inner]);
    }
  }
  return null;
}
