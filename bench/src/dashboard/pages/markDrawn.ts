import { charts } from '../charts.js';

const drawn = new Set<unknown>();

/** Marks the document in the frame after the last chart was drawn for the first time. */
export function markDrawn(chart: unknown): void {
  drawn.add(chart);
  if (drawn.size === charts)
    requestAnimationFrame(() => (document.documentElement.dataset['drawn'] = ''));
}
