import type { GraphView, Point } from './types.js';

const least = 0.08;
const greatest = 5;

const limited = (k: number) => Math.min(greatest, Math.max(least, k));

/** Zooms around a pixel, which keeps showing the same point. */
export function zoomed(view: GraphView, factor: number, { x, y }: Point): GraphView {
  const k = limited(view.k * factor);
  const ratio = k / view.k;
  return { k, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio };
}

/** Centres a point of the plane. */
export function centred(at: Point, k: number, width: number, height: number): GraphView {
  const kept = limited(k);
  return { k: kept, x: width / 2 - at.x * kept, y: height / 2 - at.y * kept };
}

/** Fits all points with a margin, at most at 1.5 times the size. */
export function fitted(points: Iterable<Point>, width: number, height: number): GraphView {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (left > right) return { k: 1, x: width / 2, y: height / 2 };
  const margin = 40;
  const k = Math.min(
    1.5,
    width / (right - left + margin * 2),
    height / (bottom - top + margin * 2),
  );
  return centred({ x: (left + right) / 2, y: (top + bottom) / 2 }, k, width, height);
}
