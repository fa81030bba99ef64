import { Icon } from '../Icon/Icon.js';
import * as css from './Pager.css.js';
import { pagesAround } from './pages.js';
import { useUiCopy } from '../shared/copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface PagerProps {
  /** One-based page number. */
  readonly index: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: (index: number) => void;
  readonly label?: string | undefined;
}

/** Pagination of a list. */
export function Pager({ index, size, total, onChange, label }: PagerProps) {
  const copy = useUiCopy();
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={label ?? copy.pages} className={css.pager}>
      <span className={css.total}>{fillCopy(copy.total, { n: total })}</span>
      <button
        type="button"
        className={css.page}
        aria-label={copy.previousPage}
        disabled={index <= 1}
        onClick={() => onChange(index - 1)}
      >
        <Icon name="chevronLeft" />
      </button>
      {pagesAround(index, last).map((page, turn) =>
        page === null ? (
          <span key={`gap-${turn < 3 ? 'low' : 'high'}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className={css.page}
            aria-label={fillCopy(copy.pageNumber, { n: page })}
            aria-current={page === index ? 'page' : undefined}
            onClick={() => onChange(page)}
          >
            {page}
          </button>
        ),
      )}
      <button
        type="button"
        className={css.page}
        aria-label={copy.nextPage}
        disabled={index >= last}
        onClick={() => onChange(index + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </nav>
  );
}
