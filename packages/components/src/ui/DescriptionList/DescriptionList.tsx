import type { ReactNode } from 'react';
import { unit as unitClass, valueKind } from '../shared/valueKind.css.js';
import type { ValueKind } from '../shared/valueKind.js';
import * as css from './DescriptionList.css.js';

export interface DescriptionItem {
  readonly term: string;
  readonly value: ReactNode;
  /** A name takes the full row; numbers, money, dates and codes do not wrap. Defaults to `text`. */
  readonly kind?: ValueKind | undefined;
  /** Follows the value, muted and smaller. */
  readonly unit?: string | undefined;
  /** Takes the full row whatever its kind. */
  readonly full?: boolean | undefined;
}

export interface DescriptionListProps {
  readonly items: readonly DescriptionItem[];
  /** Two where there is room for two. Defaults to 2. */
  readonly columns?: 1 | 2 | undefined;
  /** Size of the values, 16 or 14 px; labels are 14 px. Defaults to `medium`. */
  readonly size?: 'medium' | 'small' | undefined;
}

/** Facts with their labels, on one baseline. */
export function DescriptionList({ items, columns = 2, size = 'medium' }: DescriptionListProps) {
  return (
    <dl className={css.columns[columns]}>
      {items.map(({ term, value, kind = 'text', unit, full = kind === 'name' }) => (
        <div key={term} className={full ? `${css.item} ${css.full}` : css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={`${css.size[size]} ${valueKind[kind]}`}>
            {value}
            {unit && <span className={unitClass}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
