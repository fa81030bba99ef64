import { expect, it } from 'vitest';
import { createLayout } from './createLayout.js';
import { indexGraph } from './graphIndex.js';
import { fitted } from './graphView.js';
import { placeLabels } from './placeLabels.js';
import { sampleGraph, sampleKinds } from './sampleGraph.js';

const [width, height] = [1000, 560];

function frameOf(count: number) {
  const data = sampleGraph(count);
  const layout = createLayout();
  layout.set(data);
  while (!layout.step(50));
  const points = [...layout.places()].map(([, point]) => point);
  return {
    index: indexGraph(data, sampleKinds),
    place: layout.place,
    view: fitted(points, width, height),
    width,
    height,
    centres: new Set(['COMPANY-0']),
  };
}

it.each([
  [100, 20],
  [400, 12],
])('labels of %i nodes collide with no other label and no other mark', (count, least) => {
  const frame = frameOf(count);
  const { index, view, place } = frame;
  const labels = placeLabels(frame, null, null);
  expect(labels.length).toBeGreaterThanOrEqual(least);
  const marks = index.data.nodes.flatMap(({ id }) => {
    const at = place(id);
    const radius = index.radius(id) * view.k;
    return at ? [{ x: at.x * view.k + view.x, y: at.y * view.k + view.y, radius }] : [];
  });
  for (const [turn, { box }] of labels.entries()) {
    const [left, top, right, bottom] = box;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    const hit = labels.some(
      ({ box: other }, at) =>
        at !== turn && left < other[2] && right > other[0] && top < other[3] && bottom > other[1],
    );
    expect(hit).toBe(false);
    const covered = marks.filter(
      ({ x, y, radius }) =>
        x + radius > left && x - radius < right && y + radius > top && y - radius < bottom,
    );
    expect(covered).toEqual([]);
  }
});

it('labels the focused node and its relations', () => {
  const frame = frameOf(100);
  const near = new Set(['COMPANY-0', 'PERSON-0', 'ORDER-0']);
  const labels = placeLabels(frame, 'COMPANY-0', near);
  expect(labels[0]?.text).toBe('重庆明月1号食品有限公司');
  expect(labels.some(({ isRelation }) => isRelation)).toBe(true);
});
