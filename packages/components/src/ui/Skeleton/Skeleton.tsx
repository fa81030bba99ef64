import * as css from './Skeleton.css.js';
import { SkeletonPreset, type SkeletonPresetName } from './SkeletonPreset.js';

export interface SkeletonProps {
  /** The outline of a usual part of a page, in a card; wins over `shape`. */
  readonly preset?: SkeletonPresetName | undefined;
  /** How often the preset repeats its row. */
  readonly rows?: number | undefined;
  /** A single shape: lines of text, an empty card, a round picture. Defaults to `text`. */
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Lines of a text. */
  readonly lines?: number | undefined;
}

const usualSize = {
  text: { width: '100%', height: '1em' },
  block: { width: '100%', height: 120 },
  circle: { width: 40, height: 40 },
};

/**
 * Grey shapes where content will be. Hidden from assistive technology: the region around it says
 * that something loads.
 */
export function Skeleton(props: SkeletonProps) {
  const { preset, rows, shape = 'text', lines = 1 } = props;
  if (preset)
    return (
      <span className={css.skeleton} aria-hidden="true">
        <SkeletonPreset preset={preset} rows={rows} />
      </span>
    );
  const { width = usualSize[shape].width, height = usualSize[shape].height } = props;
  const count = shape === 'text' ? lines : 1;
  return (
    <span className={css.shapes} aria-hidden="true">
      {Array.from({ length: count }, (_unused, line) => (
        // An svg takes its size from attributes, where a strict policy refuses `style`.
        <svg
          key={line}
          className={css.shape[shape]}
          width={count > 1 && line === count - 1 ? '60%' : width}
          height={height}
          focusable="false"
        />
      ))}
    </span>
  );
}
