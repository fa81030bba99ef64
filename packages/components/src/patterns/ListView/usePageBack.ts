import { useEffect } from 'react';
import type { DataStateValue } from '../DataState/types.js';
import type { ListControls, ListPage } from './types.js';

/** The page to go to when the current one became empty; undefined if it has rows or is the first. */
export function pageBeforeEmpty(state: DataStateValue<ListPage<unknown>>): number | undefined {
  if (state.status !== 'ready' || state.refreshing) return undefined;
  const { rows, index, size, total } = state.data;
  if (rows.length > 0 || index <= 1) return undefined;
  // Always lower, so that a wrong total cannot cause a loop.
  return Math.min(index - 1, Math.max(1, Math.ceil(total / size)));
}

/** Goes back when the last row of the last page was removed, or an old address names a page beyond the last. */
export function usePageBack(
  { toPage }: Pick<ListControls, 'toPage'>,
  state: DataStateValue<ListPage<unknown>>,
): void {
  const target = pageBeforeEmpty(state);
  useEffect(() => {
    if (target !== undefined) toPage(target, { replace: true });
    // Once per page, as `toPage` is a new function on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [target]);
}
