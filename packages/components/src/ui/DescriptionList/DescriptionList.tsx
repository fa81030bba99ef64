import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.js';

export interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  readonly columns?: 1 | 2 | undefined;
}

/** Facts with their names. */
export function DescriptionList({ items, columns = 2 }: DescriptionListProps) {
  return (
    <dl className={columns === 2 ? css.two : css.one}>
      {items.map(({ term, value }) => (
        <div key={term} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
