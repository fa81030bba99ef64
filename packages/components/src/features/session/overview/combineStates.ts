import type { UseQueryResult } from '@tanstack/react-query';
import { toDataState } from '../../../provider/toDataState.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';

/** Combines several loading states: an error if one failed, loading until all are loaded. */
export function combineStates<Value>(
  queries: readonly UseQueryResult<unknown, Error>[],
  toValue: () => Value,
  isEmpty: (value: Value) => boolean,
): DataStateValue<Value> {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.find(({ isError }) => isError);
  if (failed) {
    const state = toDataState(failed);
    if (state.status !== 'error') return { status: 'loading' };
    const retry = () => missing.forEach((query) => void query.refetch());
    return { ...state, retry };
  }
  if (missing.length > 0) return { status: 'loading' };
  const value = toValue();
  return isEmpty(value) ? { status: 'empty' } : { status: 'ready', data: value };
}
