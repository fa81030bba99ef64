import * as css from './KeyFigures.css.js';
import type { KeyFigure } from './types.js';

/** The key figures of a head: numbers at 20 px, labels at 14 px below them. */
export function KeyFigures({ figures }: { readonly figures: readonly KeyFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={css.figures}>
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
