import { isRegionKey } from '@huiqi/sdk/domain';

/** The path after what may be the key of a region that the site no longer serves; undefined where nothing is after it. */
export function withoutUnknownKey(path: string): string | undefined {
  const [, first = '', ...rest] = path.split('/');
  const isKey = isRegionKey(first.toLowerCase());
  const parts = rest.filter((part) => part !== '');
  return isKey && parts.length > 0 ? `/${parts.join('/')}` : undefined;
}
