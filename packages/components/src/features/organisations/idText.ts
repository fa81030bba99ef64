/** Ids in one parameter, joined by commas as the contract sends them: each once, in their order. */
export const joinIds = (ids: readonly string[]): string => [...new Set(ids)].toSorted().join(',');

export const splitIds = (joined: string): readonly string[] =>
  joined.split(',').filter((id) => id !== '');
