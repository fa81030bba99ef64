/** A sentence for whoever builds the page, in the console. */
export function tellDeveloper(message: string): void {
  // oxlint-disable-next-line no-console -- there is no other place that the builder of a page looks at
  console.warn(`Huiqi: ${message}`);
}
