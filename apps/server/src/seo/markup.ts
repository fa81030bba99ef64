const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // As React escapes them, whose titles are compared with ours.
  "'": '&#x27;',
};

/** Escapes text for an attribute or element of HTML or XML. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** JSON that can neither close its element nor open a comment in it. */
export const jsonInScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** The beginning of a text on one line. */
export function shortened(text: string, most = 150): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length <= most ? line : `${signs.slice(0, most - 1).join('')}…`;
}
