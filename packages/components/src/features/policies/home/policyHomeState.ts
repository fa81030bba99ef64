import type { UseQueryResult } from '@tanstack/react-query';
import type { DataStateValue } from '../../../patterns/DataState/types.js';
import { toDataState } from '../../../provider/toDataState.js';

/** The rows of the first page of a list; empty if there are none. */
export function contentState<Row>(
  query: UseQueryResult<{ readonly content: readonly Row[] }, Error>,
): DataStateValue<readonly Row[]> {
  const state = toDataState(query, ({ content }) => content.length === 0);
  return state.status === 'ready' ? { ...state, data: state.data.content } : state;
}
