import { useEffect, useRef } from 'react';
import * as css from './uploads.css.js';

export interface PictureProps {
  readonly picture: ImageBitmap;
  readonly label: string;
}

/** A picture on a canvas, which needs no address that a strict policy would have to allow. */
export function Picture({ picture, label }: PictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    ref.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      className={css.drawn}
      width={picture.width}
      height={picture.height}
    />
  );
}
