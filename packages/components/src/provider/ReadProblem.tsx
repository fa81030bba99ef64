import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel.js';
import { toDataState } from './toDataState.js';

/** Says why a list to choose from is empty, if it could not be read, and reads it again. */
export function ReadProblem({ query }: { readonly query: UseQueryResult<unknown, Error> }) {
  const state = toDataState(query);
  if (state.status !== 'error') return null;
  return <ErrorPanel compact {...state.error} onRetry={state.retry} retrying={state.retrying} />;
}
