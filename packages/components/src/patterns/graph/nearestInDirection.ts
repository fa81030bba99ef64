import type { Point } from './types.js';

export type GraphDirection = 'left' | 'right' | 'up' | 'down';

const towards: Readonly<Record<GraphDirection, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The nearest node within 45° of a direction; deviating ones count as farther. */
export function nearestInDirection(
  places: Iterable<readonly [string, Point]>,
  from: readonly [string, Point],
  direction: GraphDirection,
): string | null {
  const way = towards[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const [id, { x, y }] of places) {
    if (id === from[0]) continue;
    const [dx, dy] = [x - from[1].x, y - from[1].y];
    const along = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (along <= 0 || aside > along) continue;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
