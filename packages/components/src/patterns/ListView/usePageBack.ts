import { useEffect } from 'react';
import type { DataStateValue } from '../DataState/types.js';
import type { ListControls, ListPage } from './types.js';

/** The page to go to when the present one has become empty; undefined if it has rows or is the first. */
export function pageBeforeEmpty(state: DataStateValue<ListPage<unknown>>): number | undefined {
  if (state.status !== 'ready' || state.refreshing) return undefined;
  const { rows, index, size, total } = state.data;
  if (rows.length > 0 || index <= 1) return undefined;
  // Always lower, so that a total that is wrong cannot send back and forth.
  return Math.min(index - 1, Math.max(1, Math.ceil(total / size)));
}

/** Goes back when the last row of the last page was removed, or an old address names a page too far. */
export function usePageBack(
  { toPage }: Pick<ListControls, 'toPage'>,
  state: DataStateValue<ListPage<unknown>>,
): void {
  const target = pageBeforeEmpty(state);
  useEffect(() => {
    if (target !== undefined) toPage(target, { replace: true });
    // Once for each page: `toPage` is another function at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [target]);
}
