import { illustration, line } from './Illustration.css.js';

/** Filled shapes with lines on top, on a 120×80 canvas. */
export interface Drawing {
  readonly shape: string;
  readonly lines: string;
}

export interface IllustrationProps {
  readonly drawing: Drawing;
  /** In px; two thirds of it are the height. */
  readonly width?: number;
}

/** A small picture in two theme colours; purely decorative. Pages bring the drawings they use. */
export function Illustration({ drawing, width = 120 }: IllustrationProps) {
  return (
    <svg
      className={illustration}
      width={width}
      height={(width * 2) / 3}
      viewBox="0 0 120 80"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawing.shape} />
      <path className={line} d={drawing.lines} />
    </svg>
  );
}
