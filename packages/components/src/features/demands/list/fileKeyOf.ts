/** Key of a stored file in its address; other values are keys themselves. */
export const fileKeyOf = (url: string): string =>
  new URLSearchParams(url.split('?')[1]).get('key') ?? url;
