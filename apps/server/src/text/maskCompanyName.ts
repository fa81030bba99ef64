const shown = 2;
const hidden = 2;

/** Masks the brand in a company name, which follows the place: 重庆**食品有限公司. */
export function maskCompanyName(name: string): string {
  const signs = Array.from(name);
  const from = Math.min(shown, Math.max(0, signs.length - hidden));
  return [...signs.slice(0, from), '*'.repeat(hidden), ...signs.slice(from + hidden)].join('');
}
