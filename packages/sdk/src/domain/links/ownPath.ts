const longest = 2_000;

/**
 * Whether a text is a path of this site: one leading slash, no second one, no backslash (browsers read it as a slash), no
 * control character (browsers drop some).
 */
export function isOwnPath(path: string): boolean {
  if (path.length > longest || !path.startsWith('/') || path.startsWith('//')) return false;
  // A path such as /..//evil.example becomes //evil.example once a browser has resolved it.
  const [pathname = ''] = path.split(/[?#]/);
  if (pathname.includes('//')) return false;
  return !/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(path);
}
