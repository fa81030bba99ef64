import * as css from './Skeleton.css.js';
import { SkeletonPreset, type SkeletonPresetName } from './SkeletonPreset.js';

export interface SkeletonProps {
  /** A common part of a page, in a card; takes precedence over `shape`. */
  readonly preset?: SkeletonPresetName | undefined;
  /** Number of repeated rows of the preset. */
  readonly rows?: number | undefined;
  /** A single shape: lines of text, a card, a circle. Defaults to `text`. */
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Number of text lines. */
  readonly lines?: number | undefined;
}

const usualSize = {
  text: { width: '100%', height: '1em' },
  block: { width: '100%', height: 120 },
  circle: { width: 40, height: 40 },
};

/**
 * Placeholder shapes for content that is loading. Hidden from assistive technology; the surrounding
 * region announces that it is loading.
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
        // An svg is sized by attributes: a strict CSP blocks `style` in server-rendered markup.
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
