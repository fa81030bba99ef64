import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import * as css from './ListSkeleton.css.js';

export interface ListSkeletonProps {
  /** `rows` of a table or `cards` in a grid. */
  readonly shape: 'rows' | 'cards';
}

const places = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The skeleton of a list. */
export function ListSkeleton({ shape }: ListSkeletonProps) {
  if (shape === 'rows') return <Skeleton preset="table" />;
  return (
    <div className={css.grid} aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={css.card}>
          <span className={css.bar.name} />
          <span className={css.bar.fact} />
          <span className={css.bar.fact} />
        </div>
      ))}
    </div>
  );
}
