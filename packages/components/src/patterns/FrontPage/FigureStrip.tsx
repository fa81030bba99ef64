import type { KeyFigure } from '../page/types.js';
import * as css from './FigureStrip.css.js';

/** Reserves the space of loading figures. */
export function FigureStripSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={css.strip} aria-hidden="true">
      {Array.from({ length: count }, (_unused, place) => (
        <div key={place} className={css.figure}>
          <span className={css.label}>&nbsp;</span>
          <span className={css.value}>&nbsp;</span>
        </div>
      ))}
    </div>
  );
}

/** Figures in one row: 32 px numbers over their labels, two per row on phones. */
export function FigureStrip({ figures }: { readonly figures: readonly KeyFigure[] }) {
  return (
    <dl className={css.strip}>
      {figures.map(({ label, value, unit }) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {value}
            {unit && <span className={css.unit}>{unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
