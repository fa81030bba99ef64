import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { createLayout } from './createLayout.js';
import { Graph, type GraphProps } from './Graph.js';
import { fitted, zoomed } from './graphView.js';
import { nearestInDirection } from './nearestInDirection.js';
import { sampleGraph, sampleKinds } from './sampleGraph.js';

const data = sampleGraph(120);

function settle(count: number) {
  const layout = createLayout();
  layout.set(sampleGraph(count));
  while (!layout.step(50));
  return layout;
}

it('settles in the same places each time', () => {
  expect([...settle(120).places()].map(([id, { x, y }]) => [id, x, y])).toEqual(
    [...settle(120).places()].map(([id, { x, y }]) => [id, x, y]),
  );
});

it('keeps nodes apart, and those that stay near where they were', () => {
  const layout = settle(120);
  const points = [...layout.places()].map(([, { x, y }]) => ({ x, y }));
  const close = points.filter((one, at) =>
    points.some((other, turn) => turn !== at && Math.hypot(one.x - other.x, one.y - other.y) < 8),
  );
  expect(close).toEqual([]);
  const before = { ...layout.place('COMPANY-0') };
  layout.set(sampleGraph(140));
  expect(layout.settled()).toBe(false);
  expect(layout.place('COMPANY-0')).toMatchObject({ x: before.x, y: before.y });
});

it('works in slices: a step ends soon after its time', () => {
  let clock = 0;
  const layout = createLayout(() => (clock += 3));
  layout.set(data);
  expect(layout.step(5)).toBe(false);
  expect(clock).toBeLessThan(12);
});

it('zooms around a pixel and fits all points', () => {
  const view = { k: 1, x: 10, y: 20 };
  const after = zoomed(view, 2, { x: 110, y: 120 });
  expect([(110 - after.x) / after.k, (120 - after.y) / after.k]).toEqual([100, 100]);
  const { k, x, y } = fitted(
    [
      { x: -100, y: 0 },
      { x: 900, y: 500 },
    ],
    500,
    400,
  );
  expect(-100 * k + x).toBeGreaterThan(0);
  expect(900 * k + x).toBeLessThan(500);
  expect(500 * k + y).toBeLessThan(400);
  expect(fitted([], 100, 60)).toEqual({ k: 1, x: 50, y: 30 });
});

it('finds the neighbour that an arrow points to', () => {
  const places = [
    ['a', { x: 0, y: 0 }],
    ['far', { x: 90, y: 0 }],
    ['near', { x: 40, y: 30 }],
    ['below', { x: 5, y: 50 }],
  ] as const;
  const from = places[0];
  expect(nearestInDirection(places, from, 'right')).toBe('far');
  expect(nearestInDirection(places, from, 'down')).toBe('below');
  expect(nearestInDirection(places, from, 'left')).toBe(null);
});

beforeEach(() => page.viewport(1280, 720));

const draw = (props: Partial<GraphProps> = {}) =>
  render(
    <div className={themeRoot}>
      <Graph
        label="关系图"
        data={data}
        kinds={sampleKinds}
        centres={new Set(['COMPANY-0'])}
        selected={null}
        onSelect={() => undefined}
        onExpand={() => undefined}
        {...props}
      />
    </div>,
  );
type Screen = Awaited<ReturnType<typeof draw>>;
const canvasOf = (screen: Screen) => screen.getByRole('application').element() as HTMLCanvasElement;

/** Share of pixels that are not white. */
function inkOf(canvas: HTMLCanvasElement): number {
  const context = canvas.getContext('2d');
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let ink = 0;
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < 250) ink += 1;
  return ink / (pixels.length / 4);
}

it('draws its nodes, with as many pixels as the screen has', async () => {
  const screen = await draw();
  const canvas = canvasOf(screen);
  await expect.poll(() => inkOf(canvas)).toBeGreaterThan(0.005);
  await expect.poll(() => canvas.width).toBe(Math.round(canvas.clientWidth * devicePixelRatio));
  // With reduced motion the layout is not animated.
  await expect.element(screen.getByText('正在布局…')).not.toBeInTheDocument();
});

it('selects what is clicked, and expands what is clicked twice', async () => {
  const onSelect = vi.fn();
  const onExpand = vi.fn();
  const screen = await draw({
    data: { nodes: [{ id: 'one', kind: 'COMPANY', label: '明月' }], edges: [] },
    onSelect,
    onExpand,
  });
  const canvas = canvasOf(screen);
  await expect.poll(() => inkOf(canvas)).toBeGreaterThan(0);
  await userEvent.click(canvas);
  expect(onSelect).toHaveBeenLastCalledWith('one');
  await userEvent.dblClick(canvas);
  expect(onExpand).toHaveBeenCalledWith('one');
  await userEvent.click(canvas, { position: { x: 20, y: 200 } });
  expect(onSelect).toHaveBeenLastCalledWith(null);
});

it('leaves the wheel to the page until it has focus', async () => {
  const screen = await draw();
  const canvas = canvasOf(screen);
  const turn = () => {
    const wheel = new WheelEvent('wheel', { deltaY: 100, cancelable: true, bubbles: true });
    canvas.dispatchEvent(wheel);
    return wheel.defaultPrevented;
  };
  expect(turn()).toBe(false);
  canvas.focus();
  expect(turn()).toBe(true);
});
