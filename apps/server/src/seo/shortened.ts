/** The beginning of a text on one line. */
export function shortened(text: string, most = 150): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  return signs.length <= most ? line : `${signs.slice(0, most - 1).join('')}…`;
}
