import { useEffect, useRef } from 'react';

export interface Layer {
  readonly bitmap: ImageBitmap;
  readonly x: number;
  readonly y: number;
}

export interface PngCanvasProps {
  readonly label: string;
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** From the lowest to the topmost. */
  readonly layers: readonly Layer[];
}

/** Draws the server's pictures on a canvas: an `img` would need `data:` in the `img-src` of every host page. */
export function PngCanvas({ label, className, width, height, layers }: PngCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    for (const { bitmap, x, y } of layers) pen.drawImage(bitmap, x, y);
  }, [height, layers, width]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={className}
      width={width}
      height={height}
    />
  );
}
