import type { UseQueryResult } from '@tanstack/react-query';
import type { DataStateValue } from '../patterns/DataState/types.js';
import { describeError } from './describeError.js';

/** Converts a query into the union that every view renders. */
export function toDataState<T>(
  query: UseQueryResult<T, Error>,
  isEmpty: (data: T) => boolean = () => false,
): DataStateValue<T> {
  // Data stays on the page when a refetch fails: a form in it keeps its state.
  if (query.data !== undefined) {
    return isEmpty(query.data)
      ? { status: 'empty' }
      : { status: 'ready', data: query.data, refreshing: query.isFetching };
  }
  return query.isError ? failed(query) : { status: 'loading' };
}

function failed<T>(query: UseQueryResult<T, Error>): DataStateValue<T> {
  return {
    status: 'error',
    error: describeError(query.error),
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
