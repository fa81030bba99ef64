/** Whether a parsed body has at most `limit` keys and items, counted at every depth. */
export function hasAtMost(limit: number, body: unknown): boolean {
  const open: unknown[] = [body];
  let count = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const parts = Object.values(value);
    count += parts.length;
    if (count > limit) return false;
    open.push(...parts);
  }
  return true;
}
