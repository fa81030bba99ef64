import * as css from './Skeleton.css.js';

interface SkeletonBarProps {
  readonly height?: keyof typeof css.height | undefined;
  readonly width?: keyof typeof css.width | undefined;
  /** Left out in narrow places. */
  readonly spare?: boolean | undefined;
}

/** A grey bar where a line of text or a control will be. */
export function SkeletonBar({ height = 'text', width = 'full', spare }: SkeletonBarProps) {
  const classes = [css.height[height], css.width[width], spare ? css.spare : ''];
  return <span className={classes.filter(Boolean).join(' ')} />;
}
