/** How a number is written: in capitals, without the signs people put between its groups. */
export const plainNumber = (text: string): string =>
  // Full-width letters and digits come from Chinese input methods and from documents.
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

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
