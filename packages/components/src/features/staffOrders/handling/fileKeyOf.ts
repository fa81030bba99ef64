/** Key of a stored file in its address; an address without one is returned as it is. */
export const fileKeyOf = (address: string): string =>
  new URLSearchParams(address.split('?')[1]).get('key') ?? address;
