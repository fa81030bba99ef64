import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as css from './Pager.css.js';
import { pagesAround } from './pages.js';
import { useUiCopy } from '../shared/copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

type PageLink = Pick<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'>;

export interface PagerProps {
  /** One-based page number. */
  readonly index: number;
  readonly size: number;
  readonly total: number;
  /** What is shown as the total. Defaults to the number. */
  readonly totalText?: string | undefined;
  readonly onChange: (index: number) => void;
  readonly label?: string | undefined;
  /** Links to the pages, where they have addresses; `onChange` is not called then. */
  readonly linkFor?: ((index: number) => PageLink) | undefined;
}

/** Pagination of a list. */
export function Pager(props: PagerProps) {
  const { index, size, total, totalText, onChange, label, linkFor } = props;
  const copy = useUiCopy();
  const to = { linkFor, onChange };
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={label ?? copy.pages} className={css.pager}>
      <span className={css.total}>{fillCopy(copy.total, { n: totalText ?? total })}</span>
      <PageStep {...to} page={index - 1} label={copy.previousPage} disabled={index <= 1}>
        <Icon name="chevronLeft" />
      </PageStep>
      {pagesAround(index, last).map((page, turn) =>
        page === null ? (
          <span key={`gap-${turn < 3 ? 'low' : 'high'}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <PageStep
            key={page}
            {...to}
            page={page}
            label={fillCopy(copy.pageNumber, { n: page })}
            current={page === index}
          >
            {page}
          </PageStep>
        ),
      )}
      <PageStep {...to} page={index + 1} label={copy.nextPage} disabled={index >= last}>
        <Icon name="chevronRight" />
      </PageStep>
    </nav>
  );
}

interface PageStepProps extends Pick<PagerProps, 'linkFor' | 'onChange'> {
  readonly page: number;
  readonly label: string;
  readonly current?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

/** A link where the page has an address, a button where it has none. */
function PageStep(props: PageStepProps) {
  const { page, label, current = false, disabled = false, linkFor, onChange, children } = props;
  const shared = {
    className: css.page,
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
  } as const;
  return linkFor && !disabled ? (
    <a {...shared} {...linkFor(page)}>
      {children}
    </a>
  ) : (
    <button {...shared} type="button" disabled={disabled} onClick={() => onChange(page)}>
      {children}
    </button>
  );
}
