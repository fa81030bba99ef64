import type { ReactNode } from 'react';
import type { PageAction } from '../page/types.js';
import { StateCard, type StateLook } from './StateCard.js';

export interface EmptyStateProps extends StateLook {
  /** `never`: there have not been any. `filtered`: the filters hide all. */
  readonly kind: 'never' | 'filtered';
  /** What is missing: 还没有贷款申请. */
  readonly title: string;
  /** Why, or what to do. */
  readonly line?: ReactNode;
  /** A single action: the first step, or clearing the filters. */
  readonly action?: PageAction | undefined;
}

/** Shown instead of missing content, in the same card. */
export function EmptyState({ kind, ...state }: EmptyStateProps) {
  return <StateCard {...state} picture={kind} />;
}
