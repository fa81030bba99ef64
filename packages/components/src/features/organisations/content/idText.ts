/** Ids in one parameter, comma-separated as in the contract: unique, in order. */
export const joinIds = (ids: readonly string[]): string => [...new Set(ids)].sort().join(',');

export const splitIds = (joined: string): readonly string[] =>
  joined.split(',').filter((id) => id !== '');
