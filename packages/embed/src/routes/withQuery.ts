/** Appends the values that are set to a path, as its query. */
export function withQuery(
  path: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const pairs = Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}
