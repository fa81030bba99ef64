import type { ReactNode } from 'react';
import type { PageAction } from '../page/types.js';
import { StateCard, type StateLook } from './StateCard.js';

export interface EmptyStateProps extends StateLook {
  /** `never`: there has not been any. `filtered`: there are some, the filters hide them. */
  readonly kind: 'never' | 'filtered';
  /** What is missing: 还没有贷款申请. */
  readonly title: string;
  /** Why, or what to do. */
  readonly line?: ReactNode;
  /** The one way on: the first step, or clearing the filters. */
  readonly action?: PageAction | undefined;
}

/** Shown instead of what is missing, in the same card. */
export function EmptyState({ kind, ...state }: EmptyStateProps) {
  return <StateCard {...state} picture={kind} />;
}
