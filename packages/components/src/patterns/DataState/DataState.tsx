import type { ReactNode } from 'react';
import { Empty } from '../../ui/Empty/Empty.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { refreshing } from './DataState.css.js';
import type { DataStateValue } from './types.js';
import { useStateCopy } from './copy.js';

export interface DataStateProps<T> {
  readonly state: DataStateValue<T>;
  /** A skeleton in the shape and size of the content. */
  readonly loading: ReactNode;
  readonly empty?: ReactNode;
  readonly compact?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Renders loading, error, empty and ready states consistently. */
export function DataState<T>({ state, loading, empty, compact, children }: DataStateProps<T>) {
  const copy = useStateCopy();
  switch (state.status) {
    case 'loading':
      return (
        // Not the element of the content: what comes stands in its place, instead of moving there.
        <div key="loading" aria-busy="true">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          {loading}
        </div>
      );
    case 'error':
      return (
        <ErrorPanel
          {...state.error}
          compact={compact}
          onRetry={state.retry}
          retrying={state.retrying}
        />
      );
    case 'empty':
      return <>{empty ?? <Empty />}</>;
    case 'ready':
      return (
        <div className={state.refreshing ? refreshing : undefined} aria-busy={state.refreshing}>
          {children(state.data)}
        </div>
      );
  }
}
