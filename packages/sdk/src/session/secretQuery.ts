/** Query parameters that sign somebody in; they must not stay in an address. */
const names = new Set(['token', 'access_token', 'code']);

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  try {
    return decodeURIComponent(name.replaceAll('+', ' ')).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** Removes parameters from a query (with or without question mark), leaving the others unchanged. */
export function withoutParameters(search: string, isRemoved: (name: string) => boolean): string {
  const pairs = search.replace(/^\?/, '').split('&');
  const kept = pairs.filter((pair) => pair !== '' && !isRemoved(nameOf(pair)));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** Whether a query parameter may hold a token or a code. */
export const isSecretParameter = (name: string): boolean => names.has(name);
