import { block, skeleton } from './Skeleton.css.js';

export interface SkeletonProps {
  readonly shape?: 'text' | 'block' | 'circle' | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
  /** Lines of a text. */
  readonly lines?: number | undefined;
}

/** Grey shapes where content will be; hidden from screen readers, which are told by the region around it. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const size = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  return (
    <span className={block} aria-hidden="true">
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_unused, line) => (
        <span key={line} className={skeleton[shape]} style={size} />
      ))}
    </span>
  );
}
