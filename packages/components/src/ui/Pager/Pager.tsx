import { Icon } from '../Icon/Icon.js';
import * as css from './Pager.css.js';
import { pagesAround } from './pages.js';

export interface PagerProps {
  /** One-based page number. */
  readonly index: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: (index: number) => void;
  readonly label?: string | undefined;
}

/** Pagination of a list. */
export function Pager({ index, size, total, onChange, label = '分页' }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav aria-label={label} className={css.pager}>
      <span className={css.total}>共 {total} 条</span>
      <button
        type="button"
        className={css.page}
        aria-label="上一页"
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
            aria-label={`第 ${page} 页`}
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
        aria-label="下一页"
        disabled={index >= last}
        onClick={() => onChange(index + 1)}
      >
        <Icon name="chevronRight" />
      </button>
    </nav>
  );
}
