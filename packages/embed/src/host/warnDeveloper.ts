/** Logs a sentence for the page's developers. */
export function warnDeveloper(message: string): void {
  // oxlint-disable-next-line no-console -- there is no other place that the builder of a page looks at
  console.warn(`Huiqi: ${message}`);
}
