import { useEffect, useRef } from 'react';
import * as css from './uploads.css.js';

export interface FilePreviewProps {
  /** A picture on the user's device. */
  readonly file: Blob;
  readonly label: string;
  /** Side length in pixels. */
  readonly size: number;
}

/**
 * Draws a picture before it is uploaded, on a canvas, which needs no address that a host's policy would have to allow.
 */
export function FilePreview({ file, label, size }: FilePreviewProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const canvas = ref.current;
      if (isGone || !canvas) return picture.close();
      const edge = Math.min(picture.width, picture.height);
      const x = (picture.width - edge) / 2;
      const y = (picture.height - edge) / 2;
      canvas
        .getContext('2d')
        ?.drawImage(picture, x, y, edge, edge, 0, 0, canvas.width, canvas.height);
      picture.close();
    };
    // Unreadable pictures stay blank; the server reports what is wrong.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [file]);
  // Twice the size, for high-density screens.
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      className={css.preview}
      width={size * 2}
      height={size * 2}
    />
  );
}
