import type { ReactNode } from 'react';
import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import * as css from './ListView.css.js';

export interface ListHeadProps {
  readonly level: 1 | 2 | 'hidden';
  readonly title: string;
  readonly count: string | undefined;
  readonly actions: ReactNode;
}

/** The title with the count. */
export function ListHead({ level, title, count, actions }: ListHeadProps) {
  if (level === 'hidden') return null;
  if (level === 1) {
    return (
      <PageTitle count={count} actions={actions}>
        {title}
      </PageTitle>
    );
  }
  return (
    <div className={css.head}>
      <h2 className={css.title}>{title}</h2>
      {count && <span className={css.count}>{count}</span>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
