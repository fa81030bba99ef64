let remembered: readonly string[] = [];

/** Remembers the record that is open, and the one that takes its place if a decision removes it from its list. */
export function rememberRow(href: string, nextHref?: string): void {
  remembered = nextHref === undefined ? [href] : [href, nextHref];
}

/** Which of a list's rows the viewer comes back to; undefined if none of them was open. */
export const returnedRow = (hrefs: readonly string[]): string | undefined =>
  remembered.find((href) => hrefs.includes(href));

/** Forgets the row once the viewer is back. */
export function forgetRow(): void {
  remembered = [];
}
