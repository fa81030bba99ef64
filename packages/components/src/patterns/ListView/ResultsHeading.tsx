import { forwardRef } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import type { DataStateValue } from '../DataState/types.js';
import { resultsHeading } from './ListView.css.js';
import type { ListPage } from './types.js';
import { useListCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface ResultsHeadingProps {
  readonly title: string;
  readonly level: 2 | 3;
  readonly state: DataStateValue<ListPage<unknown>>;
  /** The count as text. */
  readonly count: string | undefined;
  /** Number of active filters. */
  readonly active: number;
}

/** For assistive technology: a heading that takes focus after turning a page, and the result count. */
export const ResultsHeading = forwardRef<HTMLHeadingElement, ResultsHeadingProps>(
  function ResultsHeading({ title, level, state, count, active }, ref) {
    const copy = useListCopy();
    const Heading = level === 2 ? 'h2' : 'h3';
    const page = state.status === 'ready' ? state.data : undefined;
    const last = page ? Math.ceil(page.total / page.size) : 0;
    const placeCopy = page?.isMore ? copy.placeOfMany : copy.place;
    const place = page && last > 1 ? fillCopy(placeCopy, { page: page.index, last }) : '';
    const conditions = active > 0 ? fillCopy(copy.conditions, { n: active }) : '';
    const found = page ? [count ?? copy.noResults, conditions, place] : [];
    return (
      <>
        <Heading ref={ref} tabIndex={-1} className={resultsHeading}>
          {place ? fillCopy(copy.pageOf, { title, place }) : fillCopy(copy.resultsOf, { title })}
        </Heading>
        <VisuallyHidden>
          <span role="status">{found.filter(Boolean).join(copy.and)}</span>
        </VisuallyHidden>
      </>
    );
  },
);
