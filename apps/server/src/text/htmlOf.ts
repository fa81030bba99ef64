const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** HTML as it is; plain text as paragraphs, one per line. */
export function htmlOf(text: string): string {
  // Up to the next tag at most: from each to the end would take the square of the length.
  if (/<\/?[a-z][^<>]*>/i.test(text)) return text;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (one) => escaped[one] ?? one)}</p>`)
    .join('');
}
