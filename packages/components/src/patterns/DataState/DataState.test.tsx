import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataState } from './DataState.js';
import type { DataStateValue } from './types.js';

const draw = (state: DataStateValue<string>) => (
  <DataState state={state} loading={<p>骨架</p>} empty={<p>空空如也</p>}>
    {(text) => <p>{text}</p>}
  </DataState>
);
const error = { title: '系统繁忙', requestId: 'req-1' };

it('tells assistive technology that it is loading, and marks the region busy', async () => {
  const screen = await render(draw({ status: 'loading' }));
  await expect.element(screen.getByText('正在加载')).toBeInTheDocument();
  await expect.element(screen.getByText('骨架')).toBeVisible();
  expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
});

it('shows one state at a time', async () => {
  const screen = await render(draw({ status: 'empty' }));
  await expect.element(screen.getByText('空空如也')).toBeVisible();
  await screen.rerender(draw({ status: 'ready', data: '产品' }));
  await expect.element(screen.getByText('产品')).toBeVisible();
  await expect.element(screen.getByText('空空如也')).not.toBeInTheDocument();
});

it('keeps the content while it is refreshed', async () => {
  const screen = await render(draw({ status: 'ready', data: '产品', refreshing: true }));
  await expect.element(screen.getByText('产品')).toBeVisible();
  expect(screen.container.querySelector('[aria-busy=true]')).not.toBeNull();
});

it('names the error and its number, and tries again only where that helps', async () => {
  const retry = vi.fn();
  const screen = await render(draw({ status: 'error', error, retry }));
  await expect.element(screen.getByText('系统繁忙')).toBeVisible();
  await expect.element(screen.getByText(/req-1/)).toBeVisible();
  await screen.getByRole('button', { name: '重试' }).click();
  expect(retry).toHaveBeenCalledOnce();
  await screen.rerender(draw({ status: 'error', error }));
  await expect.element(screen.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});
