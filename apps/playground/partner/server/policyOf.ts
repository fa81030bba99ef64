/** The policies a page can be tried with: the list in the widget's README, or that list with a part missing. */
export const policyNames = ['strict', 'without-connect', 'without-images', 'none'] as const;
export type PolicyName = (typeof policyNames)[number];

export const isPolicyName = (name: string | null): name is PolicyName =>
  policyNames.some((one) => one === name);

/** The page's own files, and what the widget needs of the platform's origin. No script may be evaluated or made of text. */
export function policyOf(name: PolicyName, api: string): string | null {
  if (name === 'none') return null;
  const parts = [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "style-src 'self'",
    `script-src 'self' ${api}`,
    name === 'without-images' ? "img-src 'self'" : `img-src 'self' ${api}`,
    name === 'without-connect' ? "connect-src 'self'" : `connect-src 'self' ${api}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return parts.join('; ');
}
