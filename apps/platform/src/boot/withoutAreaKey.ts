import type { AreaInfo } from '@huiqi/sdk';

/**
 * The path of the page when the address begins with the key of a region (`/zhongxian/loan`), undefined when it does not.
 * The region is kept for the tab, so that the pages of all regions have the same addresses from there on.
 */
export function withoutAreaKey(
  pathname: string,
  { key }: Pick<AreaInfo, 'key'>,
): string | undefined {
  const [, first = '', ...rest] = pathname.split('/');
  if (key === undefined || first.toLowerCase() !== key.toLowerCase()) return undefined;
  return `/${rest.filter((part) => part !== '').join('/')}`;
}
