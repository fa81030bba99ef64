import * as css from './Skeleton.css.js';

interface SkeletonBarProps {
  readonly height?: keyof typeof css.height | undefined;
  readonly width?: keyof typeof css.width | undefined;
  /** Hidden in narrow containers. */
  readonly spare?: boolean | undefined;
}

/** A bar in place of a line of text or a control. */
export function SkeletonBar({ height = 'text', width = 'full', spare }: SkeletonBarProps) {
  const classes = [css.height[height], css.width[width], spare ? css.spare : ''];
  return <span className={classes.filter(Boolean).join(' ')} />;
}
