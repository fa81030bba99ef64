/** Normal form of a number: upper case without separators. */
export const plainNumber = (text: string): string =>
  // Full-width letters and digits come from Chinese input methods and from documents.
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase();

/** Precedes an extension in the stored number, in every language. */
const extensionMark = '\u8F6C';

/**
 * A phone number's normal form: digits of a mobile number, also from `+86 138 0000 0001`; a landline or service number
 * as typed, with hyphens and an extension (`023-68801234转801`).
 */
export function plainPhone(text: string): string {
  const digits = plainNumber(text).replace(/^(?:00)?86(?=1\d{10}$)/, '');
  if (!/^[048]/.test(digits)) return digits;
  return (
    text
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[‐-―−]/g, '-')
      // Phone keypads have no other characters for an extension.
      .replaceAll(/\u5206\u673A\u53F7?|[#*,;]/g, extensionMark)
      .replaceAll(/[^0-9A-Z\u8F6C-]/g, '')
      .replaceAll(/-*\u8F6C[\u8F6C-]*/g, extensionMark)
      .replaceAll(/-+/g, '-')
      .replace(/^[-\u8F6C]/, '')
  );
}

/** Grouping of a phone number: a mobile as 3-4-4, any other as typed. */
export const phoneGroups = (phone: string): readonly number[] =>
  phone.startsWith('1') ? [3, 4, 4] : [];

/** The number in groups: `91500231 MA5U0000X 1`. Excess digits stay ungrouped. */
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
