/** Values that are addresses as a whole, and addresses within HTML. */
const whole = /^(?:https?:\/\/|\/(?!\/))\S*$/i;
const inHtml = /\b(?:href|src)="([^"]+)"/gi;

const decoded = (text: string) => text.replace(/&amp;/g, '&');

const longest = 500;

/** The addresses that a content links to or shows, wherever they stand in it. */
export function linksOf(content: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(walk);
    if (typeof value !== 'string') return;
    const addresses = whole.test(value)
      ? [value]
      : [...value.matchAll(inHtml)].map(([, address = '']) => decoded(address));
    for (const address of addresses)
      if (/^(?:https?:\/\/|\/)./i.test(address) && address.length <= longest) found.add(address);
  };
  walk(content);
  return found;
}
