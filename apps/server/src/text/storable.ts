/** Whether PostgreSQL can keep a text: it takes neither NUL nor half a surrogate pair, alone or in JSON. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** The first place in a value whose text cannot be kept, as a dotted path; null when all can. */
export function firstUnstorable(value: unknown): string | null {
  // A list of what is left, as deep values would exhaust the stack of a recursion.
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
