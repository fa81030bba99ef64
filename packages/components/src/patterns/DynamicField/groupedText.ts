/** How a number is written: in capitals, without the signs people put between its groups. */
export const plainNumber = (text: string): string =>
  // Full-width letters and digits come from Chinese input methods and from documents.
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/** A mobile number, which may come with the code of the country: `+86 138 0000 0001`. */
export const plainPhone = (text: string): string =>
  plainNumber(text).replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** The number in groups: `91500231 MA5U0000X 1`. What is longer than the groups stays in one piece. */
export function groupText(text: string, groups: readonly number[]): string {
  const parts: string[] = [];
  let rest = text;
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, ...(rest === '' ? [] : [rest])].join(' ');
}
