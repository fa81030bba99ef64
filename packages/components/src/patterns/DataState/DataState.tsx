import type { ReactNode } from 'react';
import { Empty } from '../../ui/Empty/Empty.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { refreshing } from './DataState.css.js';
import type { DataStateValue } from './types.js';

export interface DataStateProps<T> {
  readonly state: DataStateValue<T>;
  /** A skeleton in the shape of what comes. */
  readonly loading?: ReactNode;
  readonly empty?: ReactNode;
  readonly compact?: boolean | undefined;
  readonly children: (data: T) => ReactNode;
}

/** Draws loading, error, empty and ready, everywhere in the same way. */
export function DataState<T>({ state, loading, empty, compact, children }: DataStateProps<T>) {
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>正在加载</VisuallyHidden>
          {loading ?? <Skeleton lines={4} />}
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
      return <>{empty ?? <Empty title="暂无数据" />}</>;
    case 'ready':
      return (
        <div className={state.refreshing ? refreshing : undefined} aria-busy={state.refreshing}>
          {children(state.data)}
        </div>
      );
  }
}
