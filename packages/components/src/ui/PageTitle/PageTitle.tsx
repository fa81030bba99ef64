import { forwardRef, type ReactNode } from 'react';
import * as css from './PageTitle.css.js';

export interface PageTitleProps {
  readonly children: ReactNode;
  /** Number of results with its unit: 共 12 个产品. */
  readonly count?: ReactNode;
  /** One muted line under the title. */
  readonly description?: ReactNode;
  /** Buttons or links at the right end. */
  readonly actions?: ReactNode;
  readonly id?: string | undefined;
}

/** The h1 of a page. Focusable by script, so that a router can move focus here after navigation. */
export const PageTitle = forwardRef<HTMLHeadingElement, PageTitleProps>(function PageTitle(
  { children, count, description, actions, id },
  ref,
) {
  return (
    <div className={css.head}>
      <h1 ref={ref} id={id} tabIndex={-1} className={css.title}>
        {children}
      </h1>
      {count !== undefined && <span className={css.count}>{count}</span>}
      {description && <p className={css.description}>{description}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
});
