const fullWidth = /[０-９．－]/g;

/** What was typed or pasted as a plain decimal: half width, no spaces, separators or unit. */
export function cleanDecimal(text: string, decimals: number): string {
  const half = text.replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));
  const [whole = '', ...rest] = half.replace(/[^\d.]/g, '').split('.');
  if (decimals === 0 || rest.length === 0) return whole;
  return `${whole}.${rest.join('').slice(0, decimals)}`;
}

/** With a separator every three digits. */
export function groupThousands(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
