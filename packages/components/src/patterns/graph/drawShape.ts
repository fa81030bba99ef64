import type { GraphShape } from './types.js';

const corners = { triangle: 3, diamond: 4, hexagon: 6 } as const;

/** Adds a node's outline to the path. Shapes of the same radius have about the same area. */
export function traceShape(
  path: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'arc' | 'rect' | 'closePath'>,
  shape: GraphShape,
  x: number,
  y: number,
  radius: number,
): void {
  if (shape === 'circle') {
    path.moveTo(x + radius, y);
    path.arc(x, y, radius, 0, Math.PI * 2);
    return;
  }
  if (shape === 'square') {
    const half = radius * 0.88;
    path.rect(x - half, y - half, half * 2, half * 2);
    return;
  }
  const count = corners[shape];
  const reach = radius * (shape === 'triangle' ? 1.4 : 1.15);
  for (let corner = 0; corner < count; corner += 1) {
    const angle = -Math.PI / 2 + (corner * Math.PI * 2) / count;
    const at = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
    if (corner === 0) path.moveTo(...at);
    else path.lineTo(...at);
  }
  path.closePath();
}
