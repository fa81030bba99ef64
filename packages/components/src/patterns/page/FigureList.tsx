import type { KeyFigure } from './types.js';

interface FigureListProps {
  readonly figures: readonly KeyFigure[];
  /** Classes of the list and its parts. */
  readonly css: Readonly<Record<'list' | 'figure' | 'label' | 'value' | 'unit', string>>;
}

/** Numbers with label and unit; whoever shows them says what they look like. */
export function FigureList({ figures, css }: FigureListProps) {
  if (figures.length === 0) return null;
  return (
    <dl className={css.list}>
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
