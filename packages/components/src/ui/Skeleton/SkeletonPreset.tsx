import type { ReactNode } from 'react';
import * as css from './Skeleton.css.js';
import { SkeletonBar } from './SkeletonBar.js';

export type SkeletonPresetName = 'lines' | 'card' | 'table' | 'detail' | 'form';

const usualRows = { lines: 4, card: 2, table: 10, detail: 4, form: 4 } as const;

const times = (count: number, draw: (place: number) => ReactNode) =>
  Array.from({ length: count }, (_unused, place) => <span key={place}>{draw(place)}</span>);

interface SkeletonPresetProps {
  readonly preset: SkeletonPresetName;
  readonly rows?: number | undefined;
}

/** The outline of a part of a page, sized like the content that replaces it. */
export function SkeletonPreset({ preset, rows = usualRows[preset] }: SkeletonPresetProps) {
  switch (preset) {
    case 'lines':
      return (
        <span className={css.column}>
          {times(rows, (place) => (
            <SkeletonBar width={place === rows - 1 ? 'half' : 'full'} />
          ))}
        </span>
      );
    case 'card':
      return (
        <span className={css.card}>
          <span className={css.column}>
            <SkeletonBar height={32} width="half" />
            {times(rows, () => (
              <SkeletonBar />
            ))}
            <SkeletonBar height={40} width="amount" />
          </span>
        </span>
      );
    case 'table':
      return (
        <span className={css.rows}>
          {Array.from({ length: rows + 1 }, (_unused, place) => (
            <span key={place} className={css.row}>
              <SkeletonBar width="quarter" />
              <SkeletonBar width="quarter" />
              <SkeletonBar width="quarter" spare />
              <SkeletonBar width="label" spare />
            </span>
          ))}
        </span>
      );
    case 'detail':
      return (
        <span className={css.card}>
          <span className={css.column}>
            <SkeletonBar height={32} width="half" />
            <span className={css.line}>
              <SkeletonBar height={40} width="quarter" />
              <SkeletonBar height={40} width="quarter" />
              <SkeletonBar height={40} width="quarter" />
            </span>
            {times(rows, () => (
              <span className={css.line}>
                <SkeletonBar width="label" />
                <SkeletonBar width="half" />
              </span>
            ))}
          </span>
        </span>
      );
    case 'form':
      return (
        <span className={css.card}>
          <span className={css.column}>
            {times(rows, (place) => (
              <span className={css.field}>
                <SkeletonBar width="label" />
                <SkeletonBar height={40} width={place % 2 === 0 ? 'full' : 'amount'} />
              </span>
            ))}
            <SkeletonBar height={40} width="label" />
          </span>
        </span>
      );
  }
}
