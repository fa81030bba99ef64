/** Key of a stored file in its address; other values are returned unchanged. */
export const fileKeyOf = (address: string): string =>
  new URLSearchParams(address.split('?')[1]).get('key') ?? address;
