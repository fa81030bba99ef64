import type { FunctionComponent, ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlices, type Slices } from './createSlices.js';

/** Renders a slice without a runtime: its children, or the promise that it waits for. */
function renderSlice({ render }: Slices, name: string): unknown {
  const boundary = render({ name, children: name }) as ReactElement<{ children: ReactElement }>;
  const { type, props } = boundary.props.children;
  try {
    return (type as FunctionComponent)(props as object);
  } catch (thrown) {
    return thrown;
  }
}

beforeEach(() => vi.stubGlobal('document', { hidden: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('slices wait for their turn, each in a task of its own', async () => {
  const slices = createSlices();
  const first = renderSlice(slices, 'filters');
  const second = renderSlice(slices, 'first card');
  expect(first).toBeInstanceOf(Promise);
  expect(renderSlice(slices, 'filters')).toBe(first);
  await first;
  expect(renderSlice(slices, 'filters')).toBe('filters');
  expect(renderSlice(slices, 'first card')).toBe(second);
  await second;
  expect(renderSlice(slices, 'first card')).toBe('first card');
});

test('all is hydrated once the slices of slices are, and what comes later waits for nothing', async () => {
  const slices = createSlices();
  const order: string[] = [];
  const outer = (renderSlice(slices, 'screen') as Promise<void>).then(async () => {
    order.push('screen');
    await (renderSlice(slices, 'card') as Promise<void>);
    order.push('card');
  });
  await slices.finish();
  order.push('finished');
  await outer;
  expect(order).toEqual(['screen', 'card', 'finished']);
  expect(renderSlice(slices, 'next page')).toBe('next page');
});

test('in a hidden page no slice waits for a timer', async () => {
  vi.stubGlobal('document', { hidden: true });
  vi.useFakeTimers();
  const slices = createSlices();
  const turns = ['filters', 'first card'].map((name) => renderSlice(slices, name));
  await Promise.all(turns);
  expect(renderSlice(slices, 'first card')).toBe('first card');
});
